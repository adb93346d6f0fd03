import type { CourtRunnerRecord, CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { countyInState } from '../../../../shared/copy/format/county-name.ts';
import { formatPrice } from '../../../../shared/copy/format/dollars.ts';
import { runnerResultsCopy } from '../../../../shared/copy/records/court-runner-results.ts';
import { runnerResultId } from '../../../../shared/court-runner/result-id.ts';
import { formatCourtDay } from '../../../../shared/court-runner/returned-case.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerCases } from './PersonCourtRunnerCases.tsx';

/** One request: its progress while a county is out (P4-102), and the results of the others. */
export function PersonCourtRunnerRequest({
  request,
  latest,
  receiptHref,
  today,
}: {
  request: CourtRunnerRequest;
  /** the results that links lead to, among those of all requests */
  latest: ReadonlySet<CourtRunnerRecord>;
  receiptHref: string | null;
  /** milliseconds since 1970 */
  today: number;
}) {
  const back = request.courtRunnerRecords.filter(isBack);
  return (
    <article className={styles.request}>
      {request.status === 'Requested' ? <PersonCourtRunnerTrack request={request} /> : null}
      {back.map((record) => (
        <PersonCourtRunnerCounty
          key={`${record.countyName} ${record.stateCode}`}
          record={record}
          isLatest={latest.has(record)}
          today={today}
        />
      ))}
      {receiptHref === null ? null : (
        <p>
          <ButtonLink size="small" href={receiptHref}>
            {runnerResultsCopy.receipt}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

const nameOf = ({ countyName, stateCode }: CourtRunnerRecord) => countyInState({ county: countyName, stateCode });
const isBack = ({ status }: CourtRunnerRecord) => status !== 'Requested';

const { requested } = runnerResultsCopy;

/** The steps of a pending request: only what has happened is marked as done (P4-102, P9-061). */
function PersonCourtRunnerTrack({ request }: { request: CourtRunnerRequest }) {
  return (
    <ol className={styles.track}>
      <li className={styles.done}>
        <b>{requested.asked}</b>
        <span>{formatCourtDay(request.requestedAt)}</span>
        <small>{requested.paid(request.invoiceId, formatPrice(request.total))}</small>
      </li>
      {request.courtRunnerRecords.map((record) => (
        <CountyStep
          key={`${record.countyName} ${record.stateCode}`}
          record={record}
          expectedBy={formatCourtDay(request.expectedBy)}
        />
      ))}
      <li>
        <b>{requested.result}</b>
        <small>{requested.resultText}</small>
      </li>
    </ol>
  );
}

function CountyStep({ record, expectedBy }: { record: CourtRunnerRecord; expectedBy: string }) {
  const county = nameOf(record);
  if (record.status === 'Requested') {
    return (
      <li className={styles.now}>
        <b>{requested.out(county)}</b>
        <span>{requested.chip}</span>
        <small>{requested.expected(expectedBy)}</small>
      </li>
    );
  }
  return (
    <li className={styles.done}>
      <b>{record.status === 'Failed' ? requested.failed(county) : requested.back(county)}</b>
      {record.returnedAt === null ? null : <span>{formatCourtDay(record.returnedAt)}</span>}
    </li>
  );
}

const { returned, failed } = runnerResultsCopy;

/**
 * The result for a county: its cases (P4-103), that there are none (P4-104, P8-040), or that it could not be searched.
 */
function PersonCourtRunnerCounty({
  record,
  isLatest,
  today,
}: {
  record: CourtRunnerRecord;
  isLatest: boolean;
  today: number;
}) {
  const county = nameOf(record);
  const cases = record.payload?.cases ?? [];
  const day = record.returnedAt === null ? null : formatCourtDay(record.returnedAt);
  const isFailed = record.status === 'Failed';
  return (
    <section className={styles.county} id={isLatest ? runnerResultId(record) : undefined}>
      <div className={styles.head}>
        <h4>{county}</h4>
        {isFailed || day === null ? null : (
          <span>{cases.length > 0 ? returned.casesOn(cases.length, day) : returned.on(day)}</span>
        )}
      </div>
      {isFailed ? (
        <Empty icon="info" title={failed.title} text={failed.text} />
      ) : cases.length === 0 ? (
        <Empty icon="check" title={returned.none} text={returned.noneText(county)} />
      ) : (
        <PersonCourtRunnerCases cases={cases} day={day} today={today} />
      )}
    </section>
  );
}

function Empty({ icon, title, text }: { icon: 'info' | 'check'; title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <span>
        <Icon name={icon} />
      </span>
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}

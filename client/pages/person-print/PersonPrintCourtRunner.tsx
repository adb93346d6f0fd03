import type {
  CourtRunnerCase,
  CourtRunnerInfo,
  CourtRunnerRecord,
  CourtRunnerRequest,
} from '../../../shared/contract/court-runner.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { courtRunnerCopy as words } from '../../../shared/copy/records/court-runner.ts';
import { formatCourtDay } from '../../../shared/court-runner/court-date.ts';
import { courtFields } from './court-fields.ts';
import styles from './PersonPrint.module.css';

/** Every request of Court Runner, the latest first, with what came back of each county (P4-103). Nothing without one. */
export function PersonPrintCourtRunner({ info }: { info: CourtRunnerInfo | null }) {
  if (info === null || info.requests.length === 0) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      {info.requests
        .toSorted((a, b) => b.requestedAt - a.requestedAt)
        .map((request) => (
          <Request key={request.invoiceId} request={request} />
        ))}
    </section>
  );
}

function Request({ request }: { request: CourtRunnerRequest }) {
  const { requestedAt, invoiceId, total, courtRunnerRecords } = request;
  const paid = words.requested.paid(invoiceId, formatPrice(total));
  return (
    <>
      <p className={styles.about}>{personPrintCopy.requested(formatCourtDay(requestedAt), paid)}</p>
      {courtRunnerRecords.map((record) => (
        <County key={`${record.countyName} ${record.stateCode}`} record={record} expectedBy={request.expectedBy} />
      ))}
    </>
  );
}

function County({ record, expectedBy }: { record: CourtRunnerRecord; expectedBy: number }) {
  const county = words.county(record.countyName, record.stateCode);
  const cases = record.payload?.cases ?? [];
  const day = record.returnedAt === null ? null : formatCourtDay(record.returnedAt);
  return (
    <article>
      <h3>{county}</h3>
      <p>{stateOf(record, { county, day, expectedBy })}</p>
      {cases.map((found, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a case has no number, and its place in the answer stays
        <Case key={at} found={found} />
      ))}
    </article>
  );
}

/** Where a county stands: out, searched with or without a case, or that nobody could search. */
function stateOf(
  { status, payload }: CourtRunnerRecord,
  { county, day, expectedBy }: { readonly county: string; readonly day: string | null; readonly expectedBy: number },
): string {
  const { requested, returned, failed } = words;
  switch (status) {
    case 'Requested':
      return `${requested.chip}. ${requested.expected(formatCourtDay(expectedBy))}.`;
    case 'Failed':
      return `${failed.title} ${failed.text}`;
    case 'Returned': {
      const cases = payload?.cases.length ?? 0;
      if (cases > 0)
        return day === null ? returned.cases(cases) : `${returned.casesOn(cases, day)}. ${returned.source(day)}`;
      return [day === null ? null : `${returned.on(day)}.`, returned.none, returned.noneText(county)]
        .filter((part) => part !== null)
        .join(' ');
    }
  }
}

function Case({ found }: { found: CourtRunnerCase }) {
  return courtFields(found).map(({ title, fields }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a charge has no number, and its place in the case stays
    <div key={at} className={styles.group}>
      <h4>{title}</h4>
      <dl>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

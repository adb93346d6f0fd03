import type { CourtRunnerInfo, CourtRunnerRecord, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { courtRunnerCopy as words } from '../../../shared/copy/records/court-runner.ts';
import { runnerResultsCopy } from '../../../shared/copy/records/court-runner-results.ts';
import { caseGroups } from '../../../shared/court-runner/case-fields.ts';
import { formatCourtDay } from '../../../shared/court-runner/returned-case.ts';
import { splitFields } from '../../../shared/records/known-fields.ts';
import styles from './PersonPrint.module.css';
import { PrintedParagraph } from './PrintedFields.tsx';

const { requested, returned, failed } = runnerResultsCopy;

/**
 * All requests to Court Runner, the latest first, with the results for each county (P4-103). Nothing without one.
 * `printedAt` in milliseconds since 1970.
 */
export function PersonPrintCourtRunner({ info, printedAt }: { info: CourtRunnerInfo | null; printedAt: number }) {
  if (info === null || info.requests.length === 0) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      {info.requests
        .toSorted((a, b) => b.requestedAt - a.requestedAt)
        .map((request) => (
          <Request key={request.invoiceId} request={request} printedAt={printedAt} />
        ))}
    </section>
  );
}

function Request({ request, printedAt }: { request: CourtRunnerRequest; printedAt: number }) {
  const { requestedAt, invoiceId, total, courtRunnerRecords } = request;
  const paid = requested.paid(invoiceId, formatPrice(total));
  return (
    <>
      <p className={styles.about}>{personPrintCopy.requested(formatCourtDay(requestedAt), paid)}</p>
      {courtRunnerRecords.map((record) => (
        <County
          key={`${record.countyName} ${record.stateCode}`}
          record={record}
          expectedBy={request.expectedBy}
          printedAt={printedAt}
        />
      ))}
    </>
  );
}

function County({
  record,
  expectedBy,
  printedAt,
}: {
  record: CourtRunnerRecord;
  expectedBy: number;
  printedAt: number;
}) {
  const county = countyInState({ county: record.countyName, stateCode: record.stateCode });
  const groups = (record.payload?.cases ?? []).flatMap((found) => caseGroups(found, printedAt));
  const day = record.returnedAt === null ? null : formatCourtDay(record.returnedAt);
  return (
    <article>
      <div className={styles.top}>
        <h3>{county}</h3>
        <p>{stateOf(record, { county, day, expectedBy })}</p>
      </div>
      {groups.map(({ title, outcome, fields }, at) => (
        <PrintedParagraph
          // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order
          key={at}
          groups={[{ title, outcome: outcome?.text ?? null, fields: splitFields(fields).known }]}
        />
      ))}
    </article>
  );
}

/** The state of a county: out, searched with or without a case, or not searchable. */
function stateOf(
  { status, payload }: CourtRunnerRecord,
  { county, day, expectedBy }: { readonly county: string; readonly day: string | null; readonly expectedBy: number },
): string {
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

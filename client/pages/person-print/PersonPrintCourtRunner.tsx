import type {
  CourtRunnerCase,
  CourtRunnerInfo,
  CourtRunnerRecord,
  CourtRunnerRequest,
} from '../../../shared/contract/court-runner.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { courtRunnerCopy as words } from '../../../shared/copy/records/court-runner.ts';
import { runnerResultsCopy } from '../../../shared/copy/records/court-runner-results.ts';
import { chargeOutcome, formatCourtDate, formatCourtDay } from '../../../shared/court-runner/returned-case.ts';
import styles from './PersonPrint.module.css';
import { knownFields, type PrintedFields, PrintedParagraph } from './PrintedFields.tsx';

const { requested, returned, failed } = runnerResultsCopy;

/** All requests to Court Runner, the latest first, with the results for each county (P4-103). Nothing without one. */
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
  const paid = requested.paid(invoiceId, formatPrice(total));
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
  const county = countyInState({ county: record.countyName, stateCode: record.stateCode });
  const cases = record.payload?.cases ?? [];
  const day = record.returnedAt === null ? null : formatCourtDay(record.returnedAt);
  return (
    <article>
      <div className={styles.top}>
        <h3>{county}</h3>
        <p>{stateOf(record, { county, day, expectedBy })}</p>
      </div>
      {cases.map((found, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cases have no id and keep their order
        <Case key={at} found={found} />
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

function Case({ found }: { found: CourtRunnerCase }) {
  return courtFields(found).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order
    <PrintedParagraph key={at} groups={[group]} />
  ));
}

/**
 * The charges of a returned case, each with everything in the court's file; a case without charges becomes one group.
 */
function courtFields({ fileDate, sourceName, offenses }: CourtRunnerCase): PrintedFields[] {
  const ofCase = [
    { label: returned.fields.filed, value: formatCourtDate(fileDate) },
    { label: returned.fields.source, value: sourceName },
  ];
  if (offenses.length === 0) return [{ title: returned.noCharges, fields: knownFields(ofCase) }];
  return offenses.map((charge) => ({
    title: charge.offenseTitle?.trim() || returned.untitled,
    outcome: chargeOutcome(charge).text,
    fields: knownFields([
      { label: returned.fields.offenseDate, value: formatCourtDate(charge.offenseDate) },
      { label: returned.fields.bestKnownDate, value: formatCourtDate(charge.bestKnownDate) },
      { label: returned.fields.disposition, value: charge.disposition ?? null },
      { label: returned.fields.plea, value: charge.plea },
      { label: returned.fields.sentence, value: charge.sentence },
      { label: returned.fields.crimeType, value: charge.crimeType },
      ...ofCase,
    ]),
  }));
}

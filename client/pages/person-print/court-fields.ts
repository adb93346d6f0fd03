import type { CourtRunnerCase } from '../../../shared/contract/court-runner.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { courtRunnerCopy } from '../../../shared/copy/records/court-runner.ts';
import { decideChargeOutcome } from '../../../shared/court-runner/charge-outcome.ts';
import { formatCourtDate } from '../../../shared/court-runner/court-date.ts';
import type { PrintedFields } from './PersonPrintRecords.tsx';

const words = courtRunnerCopy.returned;
type Charge = CourtRunnerCase['offenses'][number];

/** The charges of a returned case, each with what the court's file has of it; a case without one has a part of its own. */
export function courtFields({ fileDate, sourceName, offenses }: CourtRunnerCase): PrintedFields[] {
  const ofCase = [
    { label: words.fields.filed, value: formatCourtDate(fileDate) },
    { label: words.fields.source, value: sourceName },
  ];
  if (offenses.length === 0) return [{ title: words.noCharges, fields: known(ofCase) }];
  return offenses.map((charge) => ({
    title: personPrintCopy.charge(charge.offenseTitle?.trim() || words.untitled, outcomeOf(charge)),
    fields: known([
      { label: words.fields.offenseDate, value: formatCourtDate(charge.offenseDate) },
      { label: words.fields.bestKnownDate, value: formatCourtDate(charge.bestKnownDate) },
      { label: words.fields.plea, value: charge.plea },
      { label: words.fields.sentence, value: charge.sentence },
      { label: words.fields.crimeType, value: charge.crimeType },
      ...ofCase,
    ]),
  }));
}

function outcomeOf(charge: Charge): string {
  const outcome = decideChargeOutcome(charge);
  return outcome.kind === 'pleaded' ? words.outcomes.pleaded(outcome.plea) : words.outcomes[outcome.kind];
}

function known(fields: readonly { readonly label: string; readonly value: string | null }[]): PrintedFields['fields'] {
  return fields.flatMap(({ label, value }) => (value?.trim() ? [{ label, value }] : []));
}

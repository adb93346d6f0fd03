import type { CourtRunnerCase } from '../contract/court-runner.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { runnerResultsCopy } from '../copy/records/court-runner-results.ts';
import { recordTimesCopy } from '../copy/records/record-times.ts';
import type { RecordField } from '../records/field-rules.ts';
import { yearsAgo } from '../records/years-ago.ts';
import { formatCourtDate } from './returned-case.ts';

export type CourtRunnerCharge = CourtRunnerCase['offenses'][number];

const labels = runnerResultsCopy.returned.fields;

/**
 * What the court's file says of a charge, except for its title, in the order of the card; null where it says nothing.
 * Dates as in P5-033, the first of them with how long ago it was. `today` in milliseconds since 1970.
 */
export function chargeFields(charge: CourtRunnerCharge, found: CourtRunnerCase, today: number): RecordField[] {
  const { disposition, plea, sentence, crimeType } = charge;
  const dates = offenseDates(charge, today);
  const isDated = dates.some(({ value }) => value !== null);
  return [
    { label: labels.disposition, value: textOf(disposition) },
    ...dates,
    { label: labels.plea, value: textOf(plea) },
    { label: labels.sentence, value: textOf(sentence) },
    { label: labels.crimeType, value: textOf(crimeType) },
    ...caseFields(found, isDated ? null : today),
  ];
}

/** What it says of the case as a whole; `today` is null if the reader knows already how long ago it was. */
export function caseFields({ fileDate, sourceName }: CourtRunnerCase, today: number | null): RecordField[] {
  return [
    { label: labels.filed, value: dateText(fileDate, today) },
    { label: labels.source, value: textOf(sourceName) },
  ];
}

/** A court may know the date of an offense, a best known date instead, or both, and they may differ. */
function offenseDates({ offenseDate, bestKnownDate }: CourtRunnerCharge, today: number): RecordField[] {
  const own = { label: labels.offenseDate, value: dateText(offenseDate, today) };
  const best = formatCourtDate(bestKnownDate);
  if (best === null || best === formatCourtDate(offenseDate)) return [own];
  if (own.value === null) return [{ label: labels.bestKnownDate, value: dateText(bestKnownDate, today) }];
  return [own, { label: labels.bestKnownDate, value: best }];
}

function dateText(date: RecordDate | null, today: number | null): string | null {
  const text = formatCourtDate(date);
  const ago = today === null ? null : yearsAgo(date, today);
  return text === null || ago === null ? text : recordTimesCopy.beside(text, ago);
}

function textOf(value: string | null | undefined): string | null {
  return value == null || value.trim() === '' ? null : value;
}

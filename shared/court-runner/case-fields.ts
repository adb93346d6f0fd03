import type { CourtRunnerCase } from '../contract/court-runner.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { oneLine } from '../copy/format/prose.ts';
import { runnerResultsCopy } from '../copy/records/court-runner-results.ts';
import { recordTimesCopy } from '../copy/records/record-times.ts';
import { type RecordField, shorten, TITLE_MAX } from '../records/field-rules.ts';
import type { RecordOutcome } from '../records/record-outcome.ts';
import { yearsAgo } from '../records/years-ago.ts';
import { chargeOutcome, formatCourtDate } from './returned-case.ts';

type Charge = CourtRunnerCase['offenses'][number];

/** A charge of a returned case, or a case that lists no charge, as cards and paper show it. */
export interface CaseGroup {
  readonly title: string;
  /** null if there is no charge */
  readonly outcome: RecordOutcome | null;
  /** the value is null where the court's file says nothing */
  readonly fields: readonly RecordField[];
}

const words = runnerResultsCopy.returned;
const labels = words.fields;

/**
 * What the court's file says of a case, charge by charge (P4-103). Dates as in P5-033, the first of a charge with how
 * long ago it was. `today` in milliseconds since 1970.
 */
export function caseGroups(found: CourtRunnerCase, today: number): CaseGroup[] {
  if (found.offenses.length === 0) return [{ title: words.noCharges, outcome: null, fields: caseFields(found, today) }];
  return found.offenses.map((charge) => {
    const title = oneLine(charge.offenseTitle ?? '');
    const whole = title.length > TITLE_MAX ? [{ label: labels.title, value: title, isWide: true }] : [];
    return {
      title: title === '' ? words.untitled : shorten(title, TITLE_MAX),
      outcome: chargeOutcome(charge),
      fields: [...whole, ...chargeFields(charge, found, today)],
    };
  });
}

function chargeFields(charge: Charge, found: CourtRunnerCase, today: number): RecordField[] {
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
function caseFields({ fileDate, sourceName }: CourtRunnerCase, today: number | null): RecordField[] {
  return [
    { label: labels.filed, value: dateText(fileDate, today) },
    { label: labels.source, value: textOf(sourceName) },
  ];
}

/** A court may know the date of an offense, a best known date instead, or both, and they may differ. */
function offenseDates({ offenseDate, bestKnownDate }: Charge, today: number): RecordField[] {
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

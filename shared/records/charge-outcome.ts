import type { RecordDate } from '../contract/primitives.ts';
import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { oneLine } from '../copy/format/prose.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { isOnCalendar } from '../people/record-date.ts';
import { clearsOtherwise, type Disposition, decideDisposition, leavesGuilt } from './disposition.ts';
import { shorten } from './field-rules.ts';
import { OUTCOME_MAX, type RecordOutcome } from './record-outcome.ts';

/** What became of a charge, and when as far as a court noted it. */
export interface ChargeOutcome extends RecordOutcome {
  readonly kind: Disposition;
  readonly on: RecordDate | null;
}

const words = recordsCopy.outcome;
const TONES: Readonly<Record<Disposition, RecordOutcome['tone']>> = {
  guilty: 'guilty',
  dismissed: 'good',
  acquitted: 'good',
  deferred: 'plain',
  pending: 'plain',
  other: 'plain',
  unknown: 'plain',
};

/**
 * The outcome that a court's words alone give a charge (P4-098), as of a Court Runner's case; words we do not read are
 * shown as they are, and no words are 'Outcome not on record'.
 */
export function outcomeOfWords(said: string | null | undefined): ChargeOutcome {
  const kind = decideDisposition(said);
  if (kind !== 'other') return { kind, text: words[kind], tone: TONES[kind], on: null };
  const text = oneLine(said ?? '');
  return { kind, text: shorten(text, OUTCOME_MAX), tone: clearsOtherwise(text) ? 'good' : 'plain', on: null };
}

/** A guilty record that says no more. */
export const GUILTY: ChargeOutcome = outcomeOfWords(words.guilty);
export const UNKNOWN: ChargeOutcome = outcomeOfWords(null);
const UNCLEAR: ChargeOutcome = { ...UNKNOWN, text: words.unclear };

/**
 * The outcome of one charge of a record: 'Guilty' only if the record is, and if the charge's own words or its date of
 * conviction say so, or if it is the only charge and has no words (P4-098). Words that clear, defer or postpone it win
 * over all of these, and other words of the court over the flag.
 */
export function offenseOutcome(offense: Offense, { isGuilty, offenses }: CriminalRecord): ChargeOutcome {
  const said = wordsOf(offense);
  const own = outcomeOfWords(said);
  const isDated = offense.convictionDate !== null && isOnCalendar(offense.convictionDate);
  const decide = (): ChargeOutcome => {
    switch (own.kind) {
      case 'guilty':
        return isGuilty ? GUILTY : UNCLEAR;
      case 'unknown':
        if (isGuilty) return isDated || offenses.length === 1 ? GUILTY : UNKNOWN;
        return isDated ? UNCLEAR : UNKNOWN;
      case 'other':
        return isGuilty && isDated && leavesGuilt(said ?? '') ? GUILTY : own;
      default:
        return own;
    }
  };
  const outcome = decide();
  return { ...outcome, on: dateOf(offense, outcome.kind) };
}

/**
 * The words that say how a charge ended: its disposition, else the status of its case. A status that clears it wins over
 * both a conviction and words we do not read; one such as 'Closed' says nothing about the end.
 */
function wordsOf({ disposition, status }: Offense): string | null {
  const [ended, now] = [decideDisposition(disposition), decideDisposition(status)];
  const clears = now === 'dismissed' || now === 'acquitted' || (now === 'other' && !leavesGuilt(status ?? ''));
  if (ended === 'unknown') return clears || now !== 'other' ? status : null;
  return clears && (ended === 'guilty' || ended === 'other') ? status : disposition;
}

function dateOf({ dispositionDate, convictionDate }: Offense, kind: Disposition): RecordDate | null {
  if (kind === 'unknown' || kind === 'pending') return null;
  const date = dispositionDate ?? (kind === 'guilty' ? convictionDate : null);
  return date !== null && isOnCalendar(date) ? date : null;
}

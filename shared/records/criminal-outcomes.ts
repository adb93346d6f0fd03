import type { CriminalRecord } from '../contract/records/criminal.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { type ChargeOutcome, GUILTY, offenseOutcome, UNKNOWN } from './charge-outcome.ts';
import type { Disposition } from './disposition.ts';

const words = recordsCopy.outcome;
const ORDER: readonly Disposition[] = ['guilty', 'dismissed', 'acquitted', 'deferred', 'pending', 'other', 'unknown'];
/** More different texts of courts than these are summed up; each stands beside its charge. */
const OTHERS_SHOWN = 3;

/**
 * What became of a criminal record, never empty: one outcome if all its charges ended alike, else each with its number
 * ('Guilty: 1 of 3', 'Dismissed: 2 of 3'). A record that is guilty while none of its charges says so has 'Guilty' in
 * front, as long as one of them has no words (P4-098).
 */
export function criminalOutcomes(record: CriminalRecord): readonly ChargeOutcome[] {
  const { isGuilty, offenses } = record;
  const each = offenses.map((offense) => offenseOutcome(offense, record));
  const isOpen = each.length === 0 || each.some(({ kind }) => kind === 'unknown');
  const isFlagged = isGuilty && isOpen && !each.some(({ kind }) => kind === 'guilty');
  const groups = groupAlike(each);
  const [only, ...more] = groups;
  if (only === undefined || more.length === 0) return [isFlagged ? GUILTY : (only?.[0] ?? UNKNOWN)];
  const numbered = groups.map(([one, count]) => ({ ...one, text: words.some(one.text, count, each.length) }));
  return isFlagged ? [GUILTY, ...numbered] : numbered;
}

type Group = readonly [outcome: ChargeOutcome, count: number];

function groupAlike(outcomes: readonly ChargeOutcome[]): Group[] {
  const groups = groupBy(outcomes, ({ text }) => text.toLowerCase());
  const others = groups.filter(([{ kind }]) => kind === 'other').length;
  const shown =
    others <= OTHERS_SHOWN ? groups : groupBy(outcomes, ({ kind, text }) => (kind === 'other' ? kind : text));
  return [...shown].sort(([a], [b]) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function groupBy(outcomes: readonly ChargeOutcome[], keyOf: (outcome: ChargeOutcome) => string): Group[] {
  const groups = new Map<string, ChargeOutcome[]>();
  for (const outcome of outcomes) {
    const alike = groups.get(keyOf(outcome));
    if (alike === undefined) groups.set(keyOf(outcome), [outcome]);
    else alike.push(outcome);
  }
  return [...groups.values()].flatMap((alike) =>
    alike[0] === undefined ? [] : [[merge(alike[0], alike), alike.length] as const],
  );
}

/** What outcomes have in common: the text unless it differs, and the date if all have it. */
function merge(first: ChargeOutcome, alike: readonly ChargeOutcome[]): ChargeOutcome {
  const day = JSON.stringify(first.on);
  const on = alike.every((one) => JSON.stringify(one.on) === day) ? first.on : null;
  const isOneText = alike.every(({ text }) => text.toLowerCase() === first.text.toLowerCase());
  return isOneText ? { ...first, on } : { ...first, text: words.others, tone: 'plain', on };
}

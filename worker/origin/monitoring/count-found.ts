import {
  CHANGE_KINDS,
  CHANGE_MONTHS,
  type ChangeKind,
  type ChangeMonth,
  type FoundChanges,
} from '../../../shared/contract/monitor.ts';
import { yearMonthOf } from '../../../shared/people/months.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import { startOfMonth } from '../people/age.ts';
import { type Change, changesByFact, type FoundChange } from './news.ts';

/** What was found after a moment (milliseconds since 1970), by kind. A fact counts once ({@link changesByFact}). */
export function countNews(found: readonly FoundChange[], after: number): readonly FoundChanges[] {
  const facts = [...changesByFact(found.filter(({ foundAt }) => foundAt > after)).values()];
  return CHANGE_KINDS.flatMap((kind) => {
    const count = (wanted: Change) => facts.filter((one) => one.kind === kind && one.change === wanted).length;
    const [added, changed] = [count('added'), count('changed')];
    return added + changed === 0 ? [] : [{ kind, added, changed }];
  });
}

/** The changes of some people by month (UTC), oldest first, without months in which nothing changed. */
export function countMonths(people: readonly (readonly FoundChange[])[], now: number): ChangeMonth[] {
  const first = addMonths(startOfMonth(now), 1 - CHANGE_MONTHS);
  const months = new Map<string, Map<ChangeKind, number>>();
  for (const found of people) {
    const counted = new Set<string>();
    for (const { fact, kind, foundAt } of found) {
      const month = yearMonthOf(foundAt);
      if (foundAt < first || counted.has(`${month} ${fact}`)) continue;
      counted.add(`${month} ${fact}`);
      const kinds = months.get(month) ?? new Map<ChangeKind, number>();
      months.set(month, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  }
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, kinds]) => ({ month, counts: Object.fromEntries(kinds) }));
}

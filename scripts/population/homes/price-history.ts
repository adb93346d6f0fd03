import type { StateCode } from '../../../shared/people/us-states.ts';
import { byState } from '../by-state.ts';
import { type Month, monthOf, REFERENCE_MONTH } from '../calendar.ts';
import { linesOfTable } from '../read-table.ts';

const FIRST_YEAR = 1967;
/** The first year of the table. */
const LISTED_FROM = 1975;
/** The years before the table, in thousandths of its first year: the whole country's, roughly. */
const BEFORE = [588, 612, 647, 694, 729, 776, 847, 929];
/** The years after it, in thousandths of its last year: by estimate, of most states and of those that did otherwise. */
const AFTER = [1_038, 1_058, 1_068];
const AFTER_BY_STATE = byState(`
1000 995 995|FL TX CO AZ LA HI DC
1025 1030 1032|CA WA OR UT ID NV GA NC TN MD
1062 1115 1150|NY NJ CT RI IL OH WI PA MI MA NH
`);
/** The Agency has no index of the territories: each follows a state whose prices moved alike. */
const TERRITORIES: Readonly<Partial<Record<StateCode, StateCode>>> = {
  PR: 'CT',
  VI: 'CT',
  GU: 'HI',
  AS: 'HI',
  MP: 'HI',
};

let histories: ReadonlyMap<string, readonly number[]> | null = null;

/**
 * What a home of a state cost in a month, as a share of what it costs at the reference date: the boom of California until
 * 2006 and the fall after it, the quiet decades of Iowa. Months before 1967 count as its first one.
 */
export function shareOfToday(stateCode: StateCode, month: Month): number {
  histories ??= readHistories();
  const history = histories.get(TERRITORIES[stateCode] ?? stateCode);
  if (history === undefined) throw new Error(`state-prices.txt lacks ${stateCode}`);
  return history[Math.max(0, month - monthOf(FIRST_YEAR, 1))] ?? 1;
}

/** By state, every month since the first year. */
function readHistories(): Map<string, readonly number[]> {
  return new Map(
    linesOfTable('state-prices.txt').map((line) => {
      const [state = '', ...listed] = line.split(' ');
      const years = listed.map(Number);
      const [first = 1] = years;
      const last = years.at(-1) ?? 1;
      const all = [
        ...BEFORE.slice(FIRST_YEAR - LISTED_FROM).map((share) => (share / 1_000) * first),
        ...years,
        ...afterIn(state).map((share) => (share / 1_000) * last),
      ];
      return [state, sharesByMonth(all)];
    }),
  );
}

function afterIn(state: string): readonly number[] {
  return AFTER_BY_STATE.get(state)?.split(' ').map(Number) ?? AFTER;
}

/** Each month lies on the line between two Januaries. */
function sharesByMonth(byYear: readonly number[]): number[] {
  const index: number[] = [];
  for (let month = 0; month <= REFERENCE_MONTH - monthOf(FIRST_YEAR, 1); month += 1) {
    const year = Math.floor(month / 12);
    const [from = 0, to = from] = byYear.slice(year, year + 2);
    index.push(from + ((to - from) * (month % 12)) / 12);
  }
  const now = index.at(-1) ?? 1;
  return index.map((value) => value / now);
}

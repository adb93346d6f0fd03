import { SEARCH_PAGE_SIZE, type WiderList } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase } from '../env.ts';
import { countLists } from './count-lists.ts';
import type { SearchableName } from './name-query.ts';
import { type Step, stepsOutward } from './steps-outward.ts';

/**
 * The same name in the state and anywhere, with the numbers of these lists, if they have more people than the `people`
 * found in the place. Only beside a list of one page: whoever is not on it may be a step away, and a longer one costs as
 * much again. One round trip.
 */
export async function countWider(
  db: SqlDatabase,
  name: SearchableName,
  searched: Parameters<typeof stepsOutward>[0],
  people: number,
  now: number,
): Promise<WiderList[] | undefined> {
  const wider: readonly Step[] = stepsOutward(searched).slice(1);
  if (wider.length === 0 || people > SEARCH_PAGE_SIZE) return undefined;
  const sizes = await countLists(
    db,
    wider.map(({ area }) => ({ name, area })),
    now,
  );
  return wider.flatMap(({ location }, at) => {
    const size = sizes[at];
    return size === undefined || size.people <= people ? [] : [{ location, ...size }];
  });
}

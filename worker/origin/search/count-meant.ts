import type { SearchPlace } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase } from '../env.ts';
import { countLists } from './count-lists.ts';
import type { SearchableName } from './name-query.ts';
import type { AnswerPlace, MeantPlace } from './search-area.ts';

/**
 * A place with the other places that its words may mean, most people of the name first: each has the number of its own
 * list. One round trip, none for words that can only mean one place.
 */
export async function countMeant(
  db: SqlDatabase,
  name: SearchableName,
  { place, meant }: { readonly place: AnswerPlace | null; readonly meant: readonly MeantPlace[] },
  now: number,
): Promise<SearchPlace | null> {
  if (place === null || meant.length === 0) return place;
  const sizes = await countLists(
    db,
    meant.map(({ area }) => ({ name, area })),
    now,
  );
  const counted = meant.map(({ location }, at) => ({ location, people: sizes[at]?.people ?? 0 }));
  return { ...place, meant: counted.toSorted((a, b) => b.people - a.people) };
}

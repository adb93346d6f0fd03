import type { SearchTry } from '../../../shared/contract/finding/search.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import type { SqlDatabase } from '../env.ts';
import { NO_FILTER } from './filter-store.ts';
import { type FoundPeople, findPeople } from './find-people.ts';
import { loadTries, type SearchOfNobody } from './load-tries.ts';
import type { SearchArea } from './search-area.ts';

/** A search as it was asked. */
export type AskedSearch = Pick<SearchOfNobody, 'name' | 'location' | 'read' | 'place'>;

/** What to try if a list is empty: without its filters somebody is found, or nobody has the name there. */
export async function triesOf(
  db: SqlDatabase,
  { asked, area, found }: { asked: AskedSearch; area: SearchArea; found: FoundPeople },
  now: number,
): Promise<SearchTry[]> {
  const { hits, isCut } = found.unfiltered;
  if (hits.length === 0) return loadTries(db, { ...asked, area, ...found }, now);
  return [{ kind: 'unfiltered', name: asked.name, location: asked.location, people: hits.length, isCapped: isCut }];
}

/** What to try if the place is unknown: the name anywhere, or if nobody has it, what is near it. */
export async function triesAnywhere(db: SqlDatabase, asked: AskedSearch, now: number): Promise<SearchTry[]> {
  const area: SearchArea = { kind: 'anywhere' };
  const found = await findPeople(db, { name: asked.read, area, filter: NO_FILTER, sort: 'relevance', page: 1 }, now);
  const { people, isCapped } =
    found.kept === null
      ? { people: found.unfiltered.hits.length, isCapped: found.unfiltered.isCut }
      : { people: found.kept.total, isCapped: found.kept.isCut };
  if (people === 0 && found.kept === null) return loadTries(db, { ...asked, area, ...found }, now);
  return [{ kind: 'anywhere', name: readTypedName(asked.name), location: '', people, isCapped }];
}

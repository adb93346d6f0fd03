import type { SqlDatabase } from '../env.ts';
import { asSpelled, readPlace } from '../search/place-query.ts';
import { resolvePlace } from '../search/place-store.ts';
import type { SearchArea } from '../search/search-area.ts';

/**
 * The state, or the places of one name, whose lists a path asks for. null for anything else: a misspelling has no list of
 * its own, and lists are by city, not by county or surroundings.
 */
export async function resolveListed(db: SqlDatabase, location: string): Promise<SearchArea | null> {
  const { area, place } = await resolvePlace(db, asSpelled(readPlace(location)));
  return place?.scope === 'county' || place?.scope === 'near' ? null : area;
}

import type { FoundPeople } from '../../client/pages/opt-out/opt-out-model.ts';
import { SEARCH_MAX_PAGE } from '../../shared/contract/finding/search.ts';
import { readTypedLine } from '../../shared/typed/typed-line.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData } from '../failures/errors.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { askTyped } from '../search/ask-typed.ts';
import { guessReading } from '../search/guess-reading.ts';

/** Words that a name in a field of its own needs nobody to read. */
const PLAIN_NAME_WORDS = 2;

/**
 * People of a name, and of the place in the other field or behind the name in the same one. Null if the text is no name:
 * a number, an address, or no letters at all. Counts as a search, and as no view of anybody.
 */
export async function findPeople(
  c: EdgeContext,
  typed: { readonly name: string; readonly location: string },
  page: number,
): Promise<FoundPeople | null> {
  const line = readTypedLine(typed.name);
  if (line.kind !== 'words') return null;
  await takeFromLimit(c, 'search', 'opt-out');
  const { name, location } = await readNameAndPlace(c, typed);
  const query = {
    name,
    location: location === '' ? undefined : location,
    page: String(Math.min(page, SEARCH_MAX_PAGE)),
  };
  const found = await loadPageData(() => createOriginClient(c, { session: null }).get('searchPeople', query));
  return { name, location, answer: page > SEARCH_MAX_PAGE ? { ...found, results: [] } : found };
}

/** 'Maya Ostrowski, Portland, OR' and 'maya ostrowski portland' are a name and a place: the gazetteer tells them apart. */
async function readNameAndPlace(
  c: EdgeContext,
  { name, location }: { readonly name: string; readonly location: string },
): Promise<{ readonly name: string; readonly location: string }> {
  if (location !== '' || (!/[,;]/.test(name) && name.split(' ').length <= PLAIN_NAME_WORDS)) return { name, location };
  const answer = (await askTyped(c, name, '')) ?? guessReading(name);
  const reading = answer.readings.find(({ kind }) => kind === 'name');
  return reading?.kind === 'name' ? { name: reading.name, location: reading.location } : { name, location };
}

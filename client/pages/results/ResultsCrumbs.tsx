import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { directoryKey } from '../../../shared/urls/segments.ts';
import { type Crumb, Crumbs } from '../../ui/navigation/Crumbs.tsx';
import type { ResultsPageModel } from '../page-model.ts';

/** The way to a list, and the place as it was asked for. */
export function ResultsCrumbs({ page }: { page: ResultsPageModel }) {
  return <Crumbs crumbs={resultsCrumbs(page)} here={page.location.trim() || null} />;
}

/** The way to a list: the search, and the directory where it has the last name. */
function resultsCrumbs({ name, answer }: Pick<ResultsPageModel, 'name' | 'answer'>): readonly Crumb[] {
  const crumbs: Crumb[] = [{ name: siteCopy.peopleSearch, path: paths.peopleSearch() }];
  const lastName = answer.results.map((result) => findLastName(result, name)).find((found) => found !== null);
  const key = lastName == null ? null : directoryKey(lastName);
  if (lastName == null || key === null) return crumbs;
  return [
    ...crumbs,
    { name: key.letter.toUpperCase(), path: paths.directoryLetter({ lastName }) },
    { name: lastName, path: paths.directoryName({ lastName }) },
  ];
}

/**
 * The last name of somebody who is in the directory under it; null where a whole name does not tell where that begins: a word
 * before it may be a middle name or half of a double one, unless it is an initial, or the last word alone was searched for
 * and is the whole last name of who was found by it.
 */
function findLastName({ fullName, match, matchedName }: SearchResult, searched: string): string | null {
  if (match !== 'exact' || matchedName !== null) return null;
  const found = parseSearchName(fullName);
  const asked = parseSearchName(searched);
  // A single letter finds every name that begins so: the way names none that nobody typed.
  const typed = nameKey(`${asked.firstName} ${asked.middleName} ${asked.lastName}`);
  if (!typed.endsWith(nameKey(found.lastName))) return null;
  const isWhole = asked.middleName === '' && nameKey(asked.lastName) === nameKey(found.lastName);
  return isWhole || /^.?\.?$/u.test(found.middleName) ? found.lastName : null;
}

import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { directoryKey } from '../../../shared/urls/segments.ts';
import type { Crumb, Trail } from '../../ui/navigation/trail.ts';
import type { ResultsPageModel } from './results-model.ts';
import { shortPlace } from './results-place.ts';

/** The search, the directory if it has the last name, and the place. */
export function resultsTrail({
  name,
  location,
  answer,
}: Pick<ResultsPageModel, 'name' | 'location' | 'answer'>): Trail {
  return { crumbs: waysTo(name, answer), here: shortPlace(answer.place, location) };
}

function waysTo(name: string, answer: ResultsPageModel['answer']): readonly Crumb[] {
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
 * The last name under which the directory lists somebody; null if the full name does not show where the last name starts:
 * the word before it may be a middle name or half of a double last name, unless it is an initial, or the search was for
 * the last word alone and that is the person's whole last name.
 */
function findLastName({ fullName, match, matchedName }: SearchResult, searched: string): string | null {
  if (match !== 'exact' || matchedName !== null) return null;
  const found = parseSearchName(fullName);
  const asked = parseSearchName(searched);
  // A single letter finds every name that starts with it: the breadcrumbs show no name that nobody typed.
  const typed = nameKey(`${asked.firstName} ${asked.middleName} ${asked.lastName}`);
  if (!typed.endsWith(nameKey(found.lastName))) return null;
  const isWhole = asked.middleName === '' && nameKey(asked.lastName) === nameKey(found.lastName);
  return isWhole || /^.?\.?$/u.test(found.middleName) ? found.lastName : null;
}

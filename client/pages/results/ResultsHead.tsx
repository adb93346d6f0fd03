import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { directoryKey } from '../../../shared/urls/segments.ts';
import { type Crumb, Crumbs } from '../../ui/navigation/Crumbs.tsx';
import styles from './ResultsHead.module.css';
import { ResultsPlaceNotes } from './ResultsPlaceNotes.tsx';
import { isNarrowed } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { shortPlace, whereInWords } from './results-place.ts';

/** Who was searched for, and how many were found. */
export function ResultsHead({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  const where = whereInWords(answer.place, location);
  return (
    <>
      <ResultsCrumbs page={page} />
      <div className={styles.head}>
        <h1>
          {name} {where === null ? null : <span>{where}</span>}
        </h1>
        {answer.results.length === 0 ? null : <p>{amountInWords(page, where)}</p>}
        <ResultsPlaceNotes page={page} />
      </div>
    </>
  );
}

function amountInWords({ answer, name, filters }: ResultsPageModel, where: string | null): string {
  const { total, exactTotal: exact, isTotalCapped: isCapped } = answer;
  const isFiltered = isNarrowed(filters);
  const words = [
    resultsCopy.total({ total, exact, isCapped, isByMatch: filters.sort === null, isFiltered, name, where }),
  ];
  if (isCapped) words.push(resultsCopy.capped(total));
  return [...words, resultsCopy.freeToSee].join(' ');
}

/** The breadcrumbs of a list, and its place. On phones, one step back. */
export function ResultsCrumbs({ page }: { page: ResultsPageModel }) {
  return (
    <div className={styles.crumbs}>
      <Crumbs crumbs={resultsCrumbs(page)} here={shortPlace(page.answer.place, page.location)} />
    </div>
  );
}

/** Breadcrumbs: the search, and the directory if it has the last name. */
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

import type { SearchTry } from '../../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { resultsNoneCopy } from '../../../shared/copy/search/results-none.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { clearFiltersHref, isNarrowed } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { placeOfList } from './results-place.ts';

export interface NextLink {
  readonly text: string;
  readonly href: string;
}

/** Another search that finds somebody. */
export interface NextSearch extends NextLink {
  readonly people: number;
  readonly isCapped: boolean;
}

type Search = Pick<ResultsPageModel, 'name' | 'location'>;

/** The form with this search filled in, to change it. */
export function changeSearchHref({ name, location }: Search): string {
  return paths.peopleSearch({ name, location });
}

/**
 * Whether nobody has the name there at all: not if filters leave nobody of those who have it, which the origin says by
 * the search without them; one that does not say is believed to have found them.
 */
export function isNobodyThere({ answer, filters }: Pick<ResultsPageModel, 'answer' | 'filters'>): boolean {
  if (answer.total > 0) return false;
  const { tries } = answer;
  return !isNarrowed(filters) || (tries !== undefined && !tries.some(({ kind }) => kind === 'unfiltered'));
}

/** Other searches as rows, most promising first; near spellings are apart. */
export function nextSearches(page: ResultsPageModel): readonly NextSearch[] {
  return (page.answer.tries ?? [])
    .filter(({ kind }) => kind !== 'spelling')
    .map((one) => ({ text: tryInWords(one, page), href: tryHref(one, page), ...sizeOf(one) }));
}

/** Near spellings of the name that somebody has, likeliest first. */
export function nearSpellings(page: ResultsPageModel): readonly NextSearch[] {
  return (page.answer.tries ?? [])
    .filter(({ kind }) => kind === 'spelling')
    .map((one) => ({ text: one.name, href: tryHref(one, page), ...sizeOf(one) }));
}

const sizeOf = ({ people, isCapped }: SearchTry): Pick<NextSearch, 'people' | 'isCapped'> => ({ people, isCapped });

function tryHref({ kind, name, location }: SearchTry, page: ResultsPageModel): string {
  return kind === 'unfiltered' ? clearFiltersHref(page) : paths.personSearch({ name, location });
}

function tryInWords({ kind, name, location }: SearchTry, page: ResultsPageModel): string {
  const words = resultsNoneCopy.tries;
  const where = whereOfTry(location, page);
  switch (kind) {
    case 'unfiltered':
      return words.unfiltered(name, where);
    case 'state':
      return words.state(name, stateName(location));
    case 'anywhere':
      return words.anywhere(name);
    case 'last-name':
      return words.lastName(name, where);
    case 'initial':
      return words.initial(name, where);
    case 'spelling':
    case 'split':
      return words.split(name, where);
  }
}

/** The searched place as it was understood, another one as the search spells it. */
function whereOfTry(location: string, page: ResultsPageModel): string {
  if (location === '') return page.location.trim() === '' ? '' : resultsNoneCopy.tries.inTheCountry;
  return placeOfList(location === page.location ? page.answer.place : null, stateName(location)) ?? '';
}

/** Links back into a list from past its end. */
export function waysBack({ name, location, filters, answer: { pages } }: ResultsPageModel): readonly NextLink[] {
  const words = resultsCopy.pastTheEnd;
  const first = { text: words.firstPage, href: paths.personSearch({ name, location, filters }) };
  if (pages < 2) return [first];
  return [{ text: words.lastPage, href: paths.personSearch({ name, location, filters, page: pages }) }, first];
}

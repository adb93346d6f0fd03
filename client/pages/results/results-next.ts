import { resultsCopy } from '../../../shared/copy/results.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import type { ResultsPageModel } from '../page-model.ts';
import { placeInWords } from './results-place.ts';

export interface NextSearch {
  readonly text: string;
  readonly href: string;
}

type Search = Pick<ResultsPageModel, 'name' | 'location'>;

/** The form with this search in it, to change. */
export function changeSearchHref({ name, location }: Search): string {
  return withQuery(paths.peopleSearch(), { name, location });
}

/** What to try after a search that found nobody, the likeliest first. */
export function nextSearches({ name, location, answer: { place } }: ResultsPageModel): readonly NextSearch[] {
  const words = resultsCopy.none;
  const anywhere = { text: words.dropPlace(name), href: paths.personSearch({ name, location: '' }) };
  // The place alone is at fault then; nothing is known about the name.
  if (place !== null && !place.isKnown) {
    return [{ text: words.placeSpelling, href: changeSearchHref({ name, location }) }, anywhere];
  }
  const next: NextSearch[] = [];
  if (place !== null && place.city !== null && place.stateCode !== null) {
    next.push({
      text: words.widerPlace(name, stateName(place.stateCode)),
      href: paths.personSearch({ name, location: place.stateCode }),
    });
  }
  if (location.trim() !== '') next.push(anywhere);
  const { firstName, lastName } = parseSearchName(name);
  if (firstName !== '' && lastName !== '') {
    next.push({
      text: words.lastName(lastName, placeInWords(place, location)),
      href: paths.personSearch({ name: lastName, location }),
    });
  }
  next.push({ text: words.spelling, href: changeSearchHref({ name, location }) });
  return next;
}

/** From behind the end of a list back into it. */
export function waysBack({ name, location, answer: { pages } }: ResultsPageModel): readonly NextSearch[] {
  const words = resultsCopy.pastTheEnd;
  const first = { text: words.firstPage, href: paths.personSearch({ name, location }) };
  if (pages < 2) return [first];
  return [{ text: words.lastPage, href: paths.personSearch({ name, location, page: pages }) }, first];
}

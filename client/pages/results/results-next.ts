import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { IconName } from '../../ui/text/icon-paths.ts';
import type { ResultsPageModel } from './results-model.ts';
import { placeInWords } from './results-place.ts';

export interface NextLink {
  readonly text: string;
  readonly href: string;
}

/** Another search, and how it differs. */
export interface NextSearch extends NextLink {
  readonly icon: IconName;
  readonly about: string;
}

type Search = Pick<ResultsPageModel, 'name' | 'location'>;

/** The form with this search filled in, to change it. */
export function changeSearchHref({ name, location }: Search): string {
  return paths.peopleSearch({ name, location });
}

/** What to try after a search that found nobody, most promising first. */
export function nextSearches({ name, location, answer: { place } }: ResultsPageModel): readonly NextSearch[] {
  const words = resultsCopy.none;
  const anywhere: NextSearch = {
    icon: 'pin',
    text: words.anywhere(name),
    about: words.isWider,
    href: paths.personSearch({ name, location: '' }),
  };
  const change = { icon: 'search', about: words.isChange, href: changeSearchHref({ name, location }) } as const;
  // Only the place is wrong then; nothing is known about the name.
  if (place !== null && !place.isKnown) return [{ ...change, text: words.placeSpelling }, anywhere];
  const next: NextSearch[] = [];
  if (place !== null && place.city !== null && place.stateCode !== null) {
    next.push({
      icon: 'pin',
      text: words.widerPlace(name, stateName(place.stateCode)),
      about: words.isWider,
      href: paths.personSearch({ name, location: place.stateCode }),
    });
  }
  if (location.trim() !== '') next.push(anywhere);
  const { firstName, lastName } = parseSearchName(name);
  if (firstName !== '' && lastName !== '') {
    next.push({
      icon: 'users',
      text: words.lastName(lastName, placeInWords(place, location)),
      about: words.isLastName,
      href: paths.personSearch({ name: lastName, location }),
    });
  }
  return [...next, { ...change, text: words.spelling }];
}

/** Links back into a list from past its end. */
export function waysBack({ name, location, filters, answer: { pages } }: ResultsPageModel): readonly NextLink[] {
  const words = resultsCopy.pastTheEnd;
  const first = { text: words.firstPage, href: paths.personSearch({ name, location, filters }) };
  if (pages < 2) return [first];
  return [{ text: words.lastPage, href: paths.personSearch({ name, location, filters, page: pages }) }, first];
}

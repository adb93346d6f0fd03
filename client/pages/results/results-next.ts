import { resultsCopy } from '../../../shared/copy/results.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { ResultsPageModel } from '../page-model.ts';
import { placeInWords } from './results-place.ts';

export interface NextSearch {
  readonly text: string;
  readonly href: string;
}

/** What to try after a search that found nobody, the likeliest first. */
export function nextSearches({ name, location, answer }: ResultsPageModel): readonly NextSearch[] {
  const { place } = answer;
  const words = resultsCopy.none;
  const next: NextSearch[] = [];
  if (answer.total > 0) next.push({ text: words.firstPage, href: paths.personSearch({ name, location }) });
  if (place?.isKnown && place.city !== null && place.stateCode !== null) {
    next.push({
      text: words.widerPlace(name, stateName(place.stateCode)),
      href: paths.personSearch({ name, location: place.stateCode }),
    });
  }
  if (location.trim() !== '') {
    next.push({ text: words.dropPlace(name), href: paths.personSearch({ name, location: '' }) });
  }
  const { firstName, lastName } = parseSearchName(name);
  if (firstName !== '' && lastName !== '') {
    // A place that we do not know finds nobody by any name.
    const isPlaceUsable = place?.isKnown ?? false;
    next.push({
      text: words.lastName(lastName, isPlaceUsable ? placeInWords(place, location) : null),
      href: paths.personSearch({ name: lastName, location: isPlaceUsable ? location : '' }),
    });
  }
  next.push({ text: words.spelling, href: paths.peopleSearch() });
  return next;
}

import { NEAR_MILES, type SearchAnswer, type SearchPlace } from '../../../shared/contract/finding/search.ts';
import { resultsPlaceCopy as words } from '../../../shared/copy/search/results-place.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { readAround } from '../../../shared/people/places/around.ts';
import { placeOfNickname } from '../../../shared/people/places/place-nicknames.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { parseLocation, placeText } from '../../../shared/urls/location.ts';

type Place = SearchAnswer['place'];

/** 'Portland, Oregon', 'Oregon', the place as typed if we do not know it, null if none was given. */
function placeInWords(place: Place, typed: string): string | null {
  if (!place?.isKnown) return typed.trim() || null;
  const state = place.stateCode === null ? null : stateName(place.stateCode);
  return [place.city, state].filter((part) => part !== null).join(', ') || null;
}

/** 'in Portland, Oregon', 'near Portland, Oregon'; null if no place was given. */
export function whereInWords(place: Place, typed: string): string | null {
  const name = placeInWords(place, typed);
  if (name === null) return null;
  return place?.scope === 'near' ? words.near(name) : words.in(name);
}

/** What the list is narrowed to: 'in Portland, OR', 'in Oregon', 'within 25 miles of Portland, OR'; null without a place. */
export function placeOfList(place: Place, typed: string): string | null {
  const name = shortPlace(place, typed);
  if (name === null) return null;
  return place?.scope === 'near' ? words.around(NEAR_MILES, name) : words.in(name);
}

/** How a typed place was understood, if that needs a word: a nickname, a misspelling, or a ZIP, which finds its whole city. */
export function readingInWords(place: Place, typed: string): string | null {
  if (!place?.isKnown) return null;
  if (place.reading === 'nickname') {
    // In a path 'NYC' is 'Nyc'.
    const written = placeOfNickname(nameKey(typed))?.written ?? typed.trim();
    return words.nickname(placeOfList(place, typed) ?? '', written);
  }
  if (place.reading === 'spelling')
    return words.misspelled(shortPlace(place, typed) ?? '', readAround(typed) ?? typed.trim());
  const parts = parseLocation(typed);
  return parts.kind === 'zip' && place.city !== null ? words.widened(place.city, parts.zip5) : null;
}

/** Other places that the typed words may mean and that have people of the name, most people first. */
export function meantPlaces(place: Place): NonNullable<SearchPlace['meant']> {
  return (place?.meant ?? []).filter(({ people }) => people > 0);
}

/** 'Portland, OR', and a state by its name; as typed if we do not know it, null if no place was given. */
export function shortPlace(place: Place, typed: string): string | null {
  if (!place?.isKnown || place.city === null) return placeInWords(place, typed);
  return placeText(place.city, place.stateCode);
}

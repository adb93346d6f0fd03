import { nameKey } from '../../shared/people/names/name-key.ts';
import { readCounty } from '../../shared/people/places/county-words.ts';
import { placeOfNickname } from '../../shared/people/places/place-nicknames.ts';
import { parseLocation, placeText } from '../../shared/urls/location.ts';
import { buildSegment } from '../../shared/urls/segments.ts';
import { typedLocation } from '../../shared/urls/typed-location.ts';
import { isPlaceItself } from '../seo/page-heads.ts';

/** A place that has a page: a state has no city. */
interface Listed {
  readonly city: string | null;
  readonly stateCode: string;
}

/**
 * The place whose page a path leads to permanently, if it names it in another way: a zip, a nickname, 'Calif'. null if it
 * is the place's own path, or a city without a state, which may mean others as well.
 */
export function placeToMoveTo(location: string, { city, stateCode }: Listed): string | null {
  const place = placeText(city, stateCode);
  const parts = parseLocation(location);
  const isOwn =
    parts.kind === 'city'
      ? city !== null && buildSegment(parts.city) === buildSegment(city)
      : isPlaceItself(location, place);
  return isOwn ? null : place;
}

/** The place in the middle of 'Near Portland, OR' and 'Portland metro, OR': lists are by city. null for any other text. */
export function centerOf(location: string): string | null {
  const typed = typedLocation(location);
  return typed.startsWith(NEAR) ? typed.slice(NEAR.length) : null;
}

const NEAR = 'near ';

/** Whether a text asks for a county or an area of several cities: 'King County, WA', 'Bay Area'. */
export function isWiderThanCity(location: string): boolean {
  const nickname = placeOfNickname(nameKey(location))?.location ?? location;
  return nickname.startsWith(NEAR) || readCounty(nameKey(nickname.split(',', 1)[0] ?? '')) !== null;
}

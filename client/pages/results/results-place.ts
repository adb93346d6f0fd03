import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { parseLocation } from '../../../shared/urls/location.ts';

/** 'Portland, Oregon', 'Oregon', the place as typed if we do not know it, null if none was given. */
export function placeInWords(place: SearchAnswer['place'], typed: string): string | null {
  if (place === null) return typed.trim() || null;
  if (!place.isKnown) return typed.trim() || null;
  const state = place.stateCode === null ? null : stateName(place.stateCode);
  return [place.city, state].filter((part) => part !== null).join(', ') || null;
}

/** A ZIP finds its whole city (decisions); which city and which ZIP, null if none was typed or it is unknown. */
export function widenedFrom(place: SearchAnswer['place'], typed: string): { city: string; zip: string } | null {
  const parts = parseLocation(typed);
  if (parts.kind !== 'zip' || !place?.isKnown || place.city === null) return null;
  return { city: place.city, zip: parts.zip5 };
}

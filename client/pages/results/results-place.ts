import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { stateName } from '../../../shared/people/us-states.ts';

/** 'Portland, Oregon', 'Oregon', the place as it was typed where we do not know it, null where none was given. */
export function placeInWords(place: SearchAnswer['place'], typed: string): string | null {
  if (place === null) return typed.trim() || null;
  if (!place.isKnown) return typed.trim() || null;
  const state = place.stateCode === null ? null : stateName(place.stateCode);
  return [place.city, state].filter((part) => part !== null).join(', ') || null;
}

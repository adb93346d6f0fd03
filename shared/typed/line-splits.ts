import { parseLocation } from '../urls/location.ts';

/** A name, which may have its last name first before a comma, and the place that stands behind it; '' for none. */
export type NameAndPlace = readonly [name: string, place: string];

/**
 * Name and place of a line's parts, the likeliest split first: 'Maya Ostrowski, Portland, OR', 'Ostrowski, Maya',
 * 'Ostrowski, Maya, 97201'.
 */
export function splitsOf(parts: readonly string[]): readonly NameAndPlace[] {
  const [first = '', second = ''] = parts;
  const nameAlone: NameAndPlace = [first, parts.slice(1).join(', ')];
  const nameTurned: NameAndPlace = [`${first}, ${second}`, parts.slice(2).join(', ')];
  if (parts.length < 2) return [nameAlone];
  // 'Hale, OR' is anybody of that last name there; 'Hale, Georgia' more likely Georgia Hale.
  const isSurePlace =
    ['state', 'zip', 'city-state'].includes(parseLocation(second).kind) && !/^\p{L}{3,}$/u.test(second);
  const hasFullName = first.includes(' ');
  return hasFullName || isSurePlace ? [nameAlone, nameTurned] : [nameTurned, nameAlone];
}

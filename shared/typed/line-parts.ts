import { parseLocation } from '../urls/location.ts';

const COUNTRIES: ReadonlySet<string> = new Set(['usa', 'us', 'united states', 'united states of america']);

/** A line at its commas, semicolons and tabs, without empty parts and without the country at its end. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  while (parts.length > 1 && isCountry(parts.at(-1) ?? '')) parts.pop();
  return parts;
}

/** Whether a text means anywhere in the country. */
export function isCountry(text: string): boolean {
  return COUNTRIES.has(text.replaceAll('.', '').toLowerCase());
}

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

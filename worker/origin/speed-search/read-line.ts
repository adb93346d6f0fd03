import { parseLocation } from '../../../shared/urls/location.ts';
import { readName, type SearchableName } from '../search/name-query.ts';
import { type PlaceQuery, readPlace } from '../search/place-query.ts';

/** One way to read a line: a name, and where to look for it. */
export interface NamedReading {
  readonly name: SearchableName;
  readonly place: PlaceQuery;
}

/** What a line of the list asks for. */
export type SpeedSearchLine =
  | { readonly kind: 'unreadable' }
  /** 10 digits */
  | { readonly kind: 'phone'; readonly number: string }
  /** the first reading that finds anybody counts */
  | { readonly kind: 'names'; readonly readings: readonly NamedReading[] };

/** A number as people write it: digits and what stands between them, with or without the country code. */
const PHONE = /^(?:tel:)?[\s+().\d-]+$/i;
const COUNTRIES = new Set(['usa', 'us', 'united states', 'united states of america']);
/** '1420 Alder St' is no place that a name is searched by. */
const STREET = /^\d+\s+\p{L}/u;

/** 'OR 97201': people are searched by city. */
const ZIP_BEHIND = /(?<=\p{L})\s+\d{5}(?:-\d{4})?$/u;

/**
 * Reads a line: a phone number with ten digits, or a name and perhaps a place behind it, as people write them: 'Maya
 * Ostrowski, Portland, OR', 'Ostrowski, Maya', 'Ostrowski, Maya, 97201', with commas, semicolons or tabs in between.
 */
export function readLine(text: string): SpeedSearchLine {
  if (PHONE.test(text.trim())) return readPhoneLine(text);
  const parts = text
    .split(/[,;\t]/)
    .map((part) => part.trim().replace(ZIP_BEHIND, ''))
    .filter((part) => part !== '' && !STREET.test(part));
  while (parts.length > 1 && COUNTRIES.has((parts.at(-1) ?? '').replaceAll('.', '').toLowerCase())) parts.pop();
  const readings = splitsOf(parts).flatMap(([name, place]) => readingOf(name, place) ?? []);
  return readings.length === 0 ? { kind: 'unreadable' } : { kind: 'names', readings };
}

function readPhoneLine(text: string): SpeedSearchLine {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? { kind: 'phone', number: digits } : { kind: 'unreadable' };
}

/** Name and place of a line's parts, the likeliest split first. */
function splitsOf(parts: readonly string[]): readonly (readonly [name: string, place: string])[] {
  const [first = '', second = ''] = parts;
  const nameAlone = [first, parts.slice(1).join(', ')] as const;
  const nameTurned = [`${first}, ${second}`, parts.slice(2).join(', ')] as const;
  if (parts.length < 2) return [nameAlone];
  // 'Hale, OR' is anybody of that last name there; 'Hale, Georgia' more likely Georgia Hale.
  const isSurePlace =
    ['state', 'zip', 'city-state'].includes(parseLocation(second).kind) && !/^\p{L}{3,}$/u.test(second);
  const hasFullName = first.includes(' ');
  return hasFullName || isSurePlace ? [nameAlone, nameTurned] : [nameTurned, nameAlone];
}

/** null if the first part is no name. */
function readingOf(name: string, place: string): NamedReading | null {
  if (/[\d@/]/.test(name)) return null;
  const read = readName(name);
  return read.kind === 'nobody' ? null : { name: read, place: readPlace(place) };
}

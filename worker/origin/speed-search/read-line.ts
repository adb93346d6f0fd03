import { partsOf } from '../../../shared/typed/line-parts.ts';
import { splitsOf } from '../../../shared/typed/line-splits.ts';
import { isPhoneLine, phoneOf } from '../../../shared/typed/typed-phone.ts';
import { nationalMarks } from '../../../shared/urls/segments.ts';
import { readName, type SearchableName } from '../search/name-query.ts';
import { asSpelled, type PlaceQuery, readPlace } from '../search/place-query.ts';

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

/** '1420 Alder St' is no place that a name is searched by. */
const STREET = /^\d+\s+\p{L}/u;

/** 'OR 97201': people are searched by city. */
const ZIP_BEHIND = /(?<=\p{L})\s+\d{5}(?:-\d{4})?$/u;

/**
 * Reads a line: a phone number with ten digits, or a name and perhaps a place behind it, as people write them: 'Maya
 * Ostrowski, Portland, OR', 'Ostrowski, Maya', 'Ostrowski, Maya, 97201', with commas, semicolons or tabs in between.
 */
export function readLine(text: string): SpeedSearchLine {
  if (isPhoneLine(text)) return readPhoneLine(text);
  const parts = partsOf(text)
    .map((part) => part.replace(ZIP_BEHIND, ''))
    .filter((part) => part !== '' && !STREET.test(part));
  const readings = splitsOf(parts).flatMap(([name, place]) => readingOf(name, place) ?? []);
  return readings.length === 0 ? { kind: 'unreadable' } : { kind: 'names', readings };
}

function readPhoneLine(text: string): SpeedSearchLine {
  const digits = nationalMarks(phoneOf(text));
  return /^\d{10}$/.test(digits) ? { kind: 'phone', number: digits } : { kind: 'unreadable' };
}

/** null if the first part is no name. */
function readingOf(name: string, place: string): NamedReading | null {
  if (/[\d@/]/.test(name)) return null;
  const read = readName(name);
  return read.kind === 'nobody' ? null : { name: read, place: asSpelled(readPlace(place)) };
}

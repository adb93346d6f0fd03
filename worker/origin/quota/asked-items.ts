import { readStreet } from '../../../shared/people/streets/typed-street.ts';
import { readPlace } from '../search/place-query.ts';
import { readLine } from '../speed-search/read-line.ts';

/** A number or house that somebody asks about, in one spelling. */
export interface AskedItem {
  readonly item: string;
  /** what many such questions together could be aimed at: the first seven digits of a number, the street of a house */
  readonly target: string;
}

const NATIONAL_DIGITS = 10;
/** Of a target, 'X's included: with the area code and the exchange, all but a thousand numbers are ruled out. */
const TARGET_DIGITS = 7;

/** A number in a call's format, with or without the country code; unknown digits are 'X'. */
export function askedNumber(phone: string): AskedItem {
  const item = phone.slice(-NATIONAL_DIGITS);
  return { item, target: item.slice(0, TARGET_DIGITS) };
}

/**
 * A house as typed: '2417 North Halyard Avenue #3' and '2417 n halyard ave apt 3' are the same. None for a street alone,
 * which is a page like those of other lists.
 */
export function askedHouses(street: string, location: string): readonly AskedItem[] {
  const typed = readStreet(street);
  const reading = typed.kind === 'street' ? typed.readings[0] : undefined;
  if (reading?.houseNumber == null) return [];
  const target = `${reading.street} ${JSON.stringify(readPlace(location))}`;
  return [{ item: `${reading.houseNumber} ${reading.unit ?? ''} ${target}`, target }];
}

/** The numbers among the lines of a Speed Search. */
export function askedNumbers(lines: readonly { readonly text: string }[]): readonly AskedItem[] {
  return lines.flatMap(({ text }) => {
    const line = readLine(text);
    return line.kind === 'phone' ? [askedNumber(line.number)] : [];
  });
}

/**
 * A page of a list, whatever order, letter case and spaces its query has; without its page number it is the first.
 *
 * @param path as in the request, still encoded
 */
export function askedPage(path: string, query: URLSearchParams): string {
  const values = [...query]
    .map(([key, value]) => [key, tidy(value)] as const)
    .filter(([key, value]) => value !== '' && !(key === 'page' && value === '1'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${tidy(decoded(path))}?${JSON.stringify(values)}`;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

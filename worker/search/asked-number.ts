import { streetKey } from '../../shared/people/streets/street-key.ts';
import { readStreet } from '../../shared/people/streets/typed-street.ts';

/** '538', '12-B', '2417 1/2': what a page may repeat, and nothing else that a link might carry. */
const NUMBER = /^\d[\dA-Z]{0,7}(?:[- ]\d{1,4}(?:\/\d)?|-[A-Z])?$/;

/** The house number in what was typed, read as on this street; null without one. */
export function askedNumber(typed: string, street: string): string | null {
  const read = readStreet(typed);
  if (read.kind !== 'street') return null;
  const key = streetKey(street);
  const meant = read.readings.find((reading) => reading.street === key);
  return readAskedNumber(meant?.houseNumber ?? null);
}

/** The house number that a street's page repeats, from its query; null for anything that is none. */
export function readAskedNumber(text: string | null): string | null {
  return text !== null && NUMBER.test(text) ? text : null;
}

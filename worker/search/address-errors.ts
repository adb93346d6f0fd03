import { addressPageCopy } from '../../shared/copy/search/address-page.ts';
import { checkSearch, splitAddress } from '../../shared/forms/check-search.ts';
import type { SearchErrors, SearchValues } from '../../shared/forms/search-form.ts';
import { readStreet } from '../../shared/people/streets/typed-street.ts';
import { isBoxLine } from '../../shared/typed/street-line.ts';
import { parseLocation } from '../../shared/urls/location.ts';

const { errors: words } = addressPageCopy.search;

/** An attempt at a zip: only digits, however many. */
const ONLY_DIGITS = /^[\d\s-]+$/;

/** What is wrong with an address, one sentence per field; empty if it can be searched. */
export function addressErrors(typed: SearchValues): SearchErrors {
  const { street, location } = splitAddress(typed);
  if (isBoxLine(street)) return { street: words.box };
  const errors = checkSearch('address', typed);
  const [streetError, placeError] = [errors.street ?? streetErrorIn(street), errors.location ?? placeErrorIn(location)];
  return {
    ...(streetError === null ? {} : { street: streetError }),
    ...(placeError === null ? {} : { location: placeError }),
  };
}

function streetErrorIn(street: string): string | null {
  return readStreet(street).kind === 'no-street' ? words.noStreet : null;
}

function placeErrorIn(location: string): string | null {
  const { kind } = parseLocation(location);
  if (kind === 'state') return words.noCity;
  return kind !== 'zip' && ONLY_DIGITS.test(location) ? words.zip : null;
}

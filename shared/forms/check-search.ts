import { plainUnit, splitAddressLine } from '../typed/typed-address.ts';
import {
  nameError,
  phoneError,
  placeError,
  type SearchErrors,
  type SearchValues,
  type SearchWay,
  said,
  streetError,
} from './search-form.ts';

/**
 * The errors of a search that is run the way it says, one sentence per field, for the visitor. A line that belongs to
 * another way of searching has errors here, too: worker/search/read-search.ts finds out first what was typed.
 */
export function checkSearch(by: SearchWay, values: SearchValues): SearchErrors {
  switch (by) {
    case 'name':
      return said('name', nameError(values.name ?? ''));
    case 'phone':
      return said('phone', phoneError(values.phone ?? ''));
    case 'address': {
      const { street, location } = splitAddress(values);
      return { ...said('street', streetError(street)), ...said('location', placeError(location)) };
    }
  }
}

/** Street and place; if everything was typed in one line, a comma or the unit ends the street. */
export function splitAddress({ street = '', location = '' }: SearchValues): { street: string; location: string } {
  const split = location === '' ? splitAddressLine(street) : { street, location };
  return { ...split, street: plainUnit(split.street) };
}

import { searchBoxCopy } from '../copy/search/search-box.ts';
import { buildSegment, hasUnspellableLetters, nationalMarks, normalisePhone, PLACEHOLDER } from '../urls/segments.ts';
import type { FieldErrors } from './text-rules.ts';

/** What the search box can search for. */
export const SEARCH_WAYS = ['name', 'phone', 'address'] as const;
export type SearchWay = (typeof SEARCH_WAYS)[number];

/** The typed fields of the search box; the location belongs to a name or to an address. */
export interface SearchValues {
  readonly name?: string;
  readonly phone?: string;
  readonly street?: string;
  readonly location?: string;
}
export type SearchField = keyof SearchValues;
export type SearchErrors = FieldErrors<SearchField>;

/** How many digits a partial phone number needs before a search for its owner (F2-13). */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 10;
/**
 * An extension is dialed later and is not part of the number. After fewer than ten digits, an x stands for an unknown
 * digit.
 */
const EXTENSION = /(?:ext(?:ension)?|x)\.?\s*\d{1,6}\s*$/i;
/** '555-6828': written without the area code. */
const LOCAL_NUMBER = /^\D*\d{3}[^\dX]+\d{4}\D*$/i;
/** Neither the area code nor the next three digits begin with 0 or 1. */
const POSSIBLE_NUMBER = /^[2-9X]..[2-9X]/;

const errors = searchBoxCopy.errors;

/** The errors of a search, one sentence per field, for the visitor: the same in the browser and on the server. */
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

/** The typed phone number, without the extension if the number is complete. */
export function phoneOf(typed: string): string {
  const number = typed.replace(EXTENSION, '');
  return /^\d{10}$/.test(nationalMarks(number)) ? number : typed;
}

/** Street and place; if everything was typed in one line, what follows the first comma is the place. */
export function splitAddress({ street = '', location = '' }: SearchValues): { street: string; location: string } {
  const at = street.indexOf(',');
  if (location !== '' || at < 0) return { street, location };
  return { street: street.slice(0, at).trim(), location: street.slice(at + 1).trim() };
}

function said(field: SearchField, error: string | null): SearchErrors {
  return error === null ? {} : { [field]: error };
}

function nameError(name: string): string | null {
  if (hasUnspellableLetters(name)) return errors.unspellableName;
  return isBlank(name) ? errors.missingName : null;
}

function phoneError(typed: string): string | null {
  const phone = phoneOf(typed);
  if (normalisePhone(phone) === null) return errors.missingPhone;
  const marks = nationalMarks(phone);
  if (marks.replaceAll('X', '').length < PHONE_DIGITS_MIN) return errors.shortPhone;
  if (marks.length > PHONE_DIGITS_MAX) return errors.longPhone;
  if (LOCAL_NUMBER.test(phone.normalize('NFKC'))) return errors.localPhone;
  return POSSIBLE_NUMBER.test(marks) ? null : errors.impossiblePhone;
}

function streetError(street: string): string | null {
  if (hasUnspellableLetters(street)) return errors.unspellableAddress;
  return /[a-z]/i.test(buildSegment(street)) ? null : errors.missingStreet;
}

function placeError(location: string): string | null {
  if (hasUnspellableLetters(location)) return errors.unspellableAddress;
  return isBlank(location) ? errors.missingPlace : null;
}

/** Whether a text has nothing that a path can spell. */
function isBlank(text: string): boolean {
  return buildSegment(text) === PLACEHOLDER;
}

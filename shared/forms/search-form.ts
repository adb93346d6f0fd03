import { searchBoxCopy } from '../copy/search-box.ts';
import { buildSegment, hasUnspellableLetters, normalisePhone, PLACEHOLDER } from '../urls/segments.ts';
import type { FieldErrors } from './text-rules.ts';

/** What the search box searches by. */
export const SEARCH_WAYS = ['name', 'phone', 'address'] as const;
export type SearchWay = (typeof SEARCH_WAYS)[number];

/** The fields of the search box, as they were typed; the place belongs to a name and to an address. */
export interface SearchValues {
  readonly name?: string;
  readonly phone?: string;
  readonly street?: string;
  readonly location?: string;
}
export type SearchField = keyof SearchValues;
export type SearchErrors = FieldErrors<SearchField>;

/** Digits that a part of a phone number needs before anybody is told whose it is (F2-13). */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 10;
/** An extension is dialled later: it is no part of the number. */
const EXTENSION = /\b(?:ext(?:ension)?|x)\.?\s*\d{1,6}\s*$/i;

const errors = searchBoxCopy.errors;

/** What is wrong with a search, by field, in a sentence each for the visitor: the same in the browser and on the server. */
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

/** The number of a typed phone: without its extension. */
export function phoneOf(typed: string): string {
  return typed.replace(EXTENSION, '');
}

/** Street and place; where all of it was typed as one line, what follows the first comma is the place. */
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
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^1/, '').length;
  if (digits < PHONE_DIGITS_MIN) return errors.shortPhone;
  return digits > PHONE_DIGITS_MAX ? errors.longPhone : null;
}

function streetError(street: string): string | null {
  if (hasUnspellableLetters(street)) return errors.unspellableAddress;
  if (!/[a-z]/i.test(buildSegment(street))) return errors.missingStreet;
  return /^\W*\w*\d/.test(street) ? null : errors.missingHouseNumber;
}

function placeError(location: string): string | null {
  if (hasUnspellableLetters(location)) return errors.unspellableAddress;
  return isBlank(location) ? errors.missingPlace : null;
}

/** Nothing in it that a path can spell. */
function isBlank(text: string): boolean {
  return buildSegment(text) === PLACEHOLDER;
}

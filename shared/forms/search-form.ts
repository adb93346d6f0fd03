import { searchBoxCopy } from '../copy/search/search-box.ts';
import { isLocalNumber, isPhoneLine, phoneOf } from '../typed/typed-phone.ts';
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
/** Neither the area code nor the next three digits begin with 0 or 1. */
const POSSIBLE_NUMBER = /^[2-9X]..[2-9X]/;

const errors = searchBoxCopy.errors;

/** The field that a way of searching needs. */
export const FIELD_OF = { name: 'name', phone: 'phone', address: 'street' } as const satisfies Record<
  SearchWay,
  SearchField
>;

/**
 * The errors that a browser shows before it sends a search: only of what cannot be read in any way, because any field
 * understands any line.
 */
export function checkFilled(by: SearchWay, values: SearchValues): SearchErrors {
  const { location = '' } = values;
  const typed = values[FIELD_OF[by]] ?? '';
  if (by === 'phone' && isPhoneLine(typed)) return said('phone', phoneError(typed));
  if (!isBlank(typed)) return by === 'name' ? said('name', nameError(typed)) : {};
  // A number or an email address is understood in the place field, too.
  if (by !== 'phone' && /[\d@]/.test(location)) return {};
  if (by === 'name') return said('name', nameError(typed));
  if (by === 'phone') return said('phone', phoneError(typed));
  return { ...said('street', streetError(typed)), ...said('location', placeError(location)) };
}

/** The error of one field; nothing for null. */
export function said(field: SearchField, error: string | null): SearchErrors {
  return error === null ? {} : { [field]: error };
}

/** What is wrong with a field, as a sentence; null if nothing is. */
export function nameError(name: string): string | null {
  if (hasUnspellableLetters(name)) return errors.unspellableName;
  return isBlank(name) ? errors.missingName : null;
}

/** Numbers of seven to ten digits, an X counting as a digit that is not known (F2-13). */
export function phoneError(typed: string): string | null {
  const phone = phoneOf(typed);
  if (normalisePhone(phone) === null) return errors.missingPhone;
  const marks = nationalMarks(phone);
  if (marks.replaceAll('X', '').length < PHONE_DIGITS_MIN) return errors.shortPhone;
  if (marks.length > PHONE_DIGITS_MAX) return errors.longPhone;
  if (isLocalNumber(phone)) return errors.localPhone;
  return POSSIBLE_NUMBER.test(marks) ? null : errors.impossiblePhone;
}

/** A street needs a letter: a house number alone is none. */
export function streetError(street: string): string | null {
  if (hasUnspellableLetters(street)) return errors.unspellableAddress;
  return /[a-z]/i.test(buildSegment(street)) ? null : errors.missingStreet;
}

/** A place may be anything that a path can spell; only the gazetteer knows whether it exists. */
export function placeError(location: string): string | null {
  if (hasUnspellableLetters(location)) return errors.unspellableAddress;
  return isBlank(location) ? errors.missingPlace : null;
}

/** Whether a text has nothing that a path can spell. */
function isBlank(text: string): boolean {
  return buildSegment(text) === PLACEHOLDER;
}

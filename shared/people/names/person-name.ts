import type { PersonName } from '../../contract/identity.ts';
import { isNameEnding } from './name-suffixes.ts';

/** A name as the parts that a search by name goes by (F3-17). */
export interface SearchName {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/**
 * Splits what a visitor typed into first, middle and last name; 'De La Cruz, Maria' is read as well. A single word is a
 * last name. A suffix is dropped, and so is a first name of one character (P2-124, P2-125).
 */
export function parseSearchName(text: string): SearchName {
  const comma = text.indexOf(',');
  const before = wordsOf(comma === -1 ? text : text.slice(0, comma));
  const after = comma === -1 ? [] : wordsOf(text.slice(comma + 1));
  // 'Maya Ostrowski, Jr.' has a comma as well, but only a suffix after it.
  const isTurned = before.length > 0 && after.some((word) => !isNameEnding(word));
  const given = dropSuffix(isTurned ? after : [...before, ...after]);
  const last = isTurned ? dropSuffix(before) : given.splice(-1);
  const [firstName = '', ...middle] = given;
  return { firstName: isInitial(firstName) ? '' : firstName, middleName: middle.join(' '), lastName: last.join(' ') };
}

// A name that is nothing but a suffix stays.
function dropSuffix(words: readonly string[]): string[] {
  const kept = [...words];
  while (kept.length > 1 && isNameEnding(kept.at(-1) ?? '')) kept.pop();
  return kept;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function isInitial(name: string): boolean {
  return [...name.replace(/\.$/, '')].length === 1;
}

/**
 * The name that a person is searched by (P2-122): first and last name, without a suffix of the last name (P2-123) and
 * without a first name of one character (P2-125). The full name where neither is left.
 */
export function searchNameOf({ firstName, lastName, fullName }: PersonName): string {
  const parts = parseSearchName(`${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`);
  return `${parts.firstName} ${parts.lastName}`.trim() || fullName;
}

/**
 * A name as it is read aloud: 'Walker, James Q' becomes 'James Q Walker', because a path drops the comma that says which is
 * the last name. A suffix is no first name: 'James Walker, Jr.' stays as it is, and that of 'Walker, James Jr.' goes to the
 * end, where a search leaves it out (P2-124).
 */
export function readTypedName(text: string): string {
  const [last = '', ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const words = rest.flatMap((part) => part.split(/\s+/));
  const given = words.filter((word) => !isNameEnding(word));
  if (given.length === 0) return text.trim();
  return [...given, last, ...words.filter(isNameEnding)].join(' ');
}

import type { PersonName } from '../../contract/identity.ts';
import { isNameEnding } from './name-suffixes.ts';

/** The parts of a name that a search uses (F3-17). */
export interface SearchName {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/**
 * Splits what a visitor typed into first, middle and last name; understands 'De La Cruz, Maria' too. A single word is a
 * last name. Drops suffixes and one-character first names (P2-124, P2-125).
 */
export function parseSearchName(text: string): SearchName {
  const comma = text.indexOf(',');
  const before = wordsOf(comma === -1 ? text : text.slice(0, comma));
  const after = comma === -1 ? [] : wordsOf(text.slice(comma + 1));
  // 'Maya Ostrowski, Jr.' has a comma too, but only a suffix after it.
  const isTurned = before.length > 0 && after.some((word) => !isNameEnding(word));
  const given = dropSuffix(isTurned ? after : [...before, ...after]);
  const last = isTurned ? dropSuffix(before) : given.splice(-1);
  const [firstName = '', ...middle] = given;
  return { firstName: isInitial(firstName) ? '' : firstName, middleName: middle.join(' '), lastName: last.join(' ') };
}

// A name that is only a suffix stays.
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
 * The name used to search for a person (P2-122): first and last name, without a suffix in the last name (P2-123) or a
 * one-character first name (P2-125). The full name if neither is left.
 */
export function searchNameOf({ firstName, lastName, fullName }: PersonName): string {
  const parts = parseSearchName(`${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`);
  return `${parts.firstName} ${parts.lastName}`.trim() || fullName;
}

/**
 * A name in spoken order: 'Walker, James Q' becomes 'James Q Walker', because a path drops the comma that marks the
 * last name. A suffix is not a first name: 'James Walker, Jr.' stays as it is, and the suffix in 'Walker, James Jr.'
 * moves to the end, where a search drops it (P2-124).
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

import type { CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import type { RecordDate } from '../../../shared/contract/primitives.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { isNameEnding } from '../../../shared/people/names/name-suffixes.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';

/** Whom a court's file is about, as it says. */
export interface PersonOnFile {
  /** full names, former ones too */
  readonly names: readonly string[];
  /** with the parts that the file has; null if it has none */
  readonly birthDate: Pick<RecordDate, 'year' | 'month' | 'day'> | null;
}

type Asked = Pick<CourtRunnerPerson, 'firstName' | 'middleName' | 'lastName' | 'dateOfBirth'>;

/**
 * Whether a court's file is about the person a runner asks for: first and last name are those of one of its names, and no
 * part of its birth date is another. Letter case, accents, hyphens, apostrophes, spaces and suffixes do not count. A
 * nickname is another name unless the file has it. A middle name speaks against it only if both have one and their initials
 * differ.
 */
export function isPersonAskedFor(asked: Asked, { names, birthDate }: PersonOnFile): boolean {
  return isBornThen(asked, birthDate) && names.some((name) => isNamedSo(asked, name));
}

function isBornThen({ dateOfBirth }: Asked, birthDate: PersonOnFile['birthDate']): boolean {
  const parts = ['year', 'month', 'day'] as const;
  return parts.every((part) => (birthDate?.[part] ?? dateOfBirth[part]) === dateOfBirth[part]);
}

/** Words at the start are the first name, at the end the last; what is between them is a middle name, or more of either. */
function isNamedSo({ firstName, middleName, lastName }: Asked, fullName: string): boolean {
  const words = wordsOf(readTypedName(fullName), 2);
  const [first, last] = [firstName, lastName].map((name) => wordsOf(name).join(''));
  if (first === '' || last === '') return false;
  const firstEnds = words.findIndex((_, at) => words.slice(0, at + 1).join('') === first) + 1;
  const lastStarts = words.findIndex((_, at) => at >= firstEnds && words.slice(at).join('') === last);
  if (firstEnds === 0 || lastStarts === -1) return false;
  const [initial, otherInitial] = [words.slice(firstEnds, lastStarts), wordsOf(middleName ?? '')].map(initialOf);
  return initial === undefined || otherInitial === undefined || initial === otherInitial;
}

const initialOf = ([word = '']: readonly string[]): string | undefined => [...word][0];

/** Without suffixes, except where so few words are left: Xi V is no fifth of his name. */
function wordsOf(name: string, least = 1): string[] {
  const words = nameKey(name)
    .split(' ')
    .filter((word) => word !== '');
  while (words.length > least && isNameEnding(words.at(-1) ?? '')) words.pop();
  return words;
}

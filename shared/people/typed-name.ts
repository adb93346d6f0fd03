import { isNameEnding } from './name-suffixes.ts';

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

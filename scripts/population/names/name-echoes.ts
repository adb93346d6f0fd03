import { keyOfName } from './name-keys.ts';
import { NICKNAMES } from './nicknames.ts';

/** Whether a first name and a last name, or half of a double one, echo each other as parents avoid it: 'Harley Barley'. */
export function echoes(first: string, last: string): boolean {
  const key = keyOfName(first);
  const nickname = NICKNAMES[first];
  return keyOfName(last)
    .split(/[- ]/)
    .some((word) => isEcho(key, word) || (nickname !== undefined && keyOfName(nickname) === word));
}

/** Whether nobody has both as first and middle name: 'José Jose', 'Ann Anna', 'Robert Bob'. */
export function repeats(first: string, middle: string): boolean {
  const [a, b] = [keyOfName(first), keyOfName(middle)];
  const nickname = NICKNAMES[first] ?? NICKNAMES[middle];
  return isEcho(a, b) || a.startsWith(b) || b.startsWith(a) || nickname === middle || nickname === first;
}

/** The same name, with an s as 'Roberts', or two that rhyme. */
function isEcho(a: string, b: string): boolean {
  return a === b || `${a}s` === b || rhymeOf(a) === rhymeOf(b);
}

/** A name from its first vowel on: names that share it rhyme. */
function rhymeOf(key: string): string {
  const at = key.search(/[aeiou]/);
  return at === -1 ? key : key.slice(at);
}

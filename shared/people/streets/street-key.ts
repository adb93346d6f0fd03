import { segmentWords } from '../../urls/segments.ts';
import { DIRECTION_OF, ORDINAL_OF, SUFFIX_OF } from './street-words.ts';

/**
 * The key under which a street, without its house number, is stored and found: lower case, diacritics folded, no
 * punctuation, with types and directions abbreviated as the postal service does. 'North Halyard Avenue' and 'N. Halyard
 * Ave' are both 'n halyard ave'. A path gives the same key as the street it was built from.
 */
export function streetKey(street: string): string {
  const words = segmentWords(street).map((word) => word.toLowerCase());
  return shortenDirections(words)
    .map((word) => SUFFIX_OF.get(word) ?? ORDINAL_OF.get(word) ?? word)
    .join(' ');
}

/**
 * Abbreviates directions before and after the name; 'North East' counts as one. A street named after a direction keeps
 * it; otherwise 'North St' and the lettered 'N St' would be the same.
 */
function shortenDirections(words: readonly string[]): string[] {
  const isName = (word: string) => !DIRECTION_OF.has(word) && !SUFFIX_OF.has(word);
  const name = words.findIndex(isName);
  if (name < 0) return shortenNamedForDirection(words);
  const last = words.findLastIndex(isName);
  return [
    ...joinDirections(words.slice(0, name)),
    ...words.slice(name, last + 1),
    ...joinDirections(words.slice(last + 1)),
  ];
}

/**
 * 'West North Ave': the first is a direction, the word before the type is the name; 'North Ave West' the other way
 * around.
 */
function shortenNamedForDirection(words: readonly string[]): string[] {
  const isDirection = (word: string | undefined) => word !== undefined && DIRECTION_OF.has(word);
  const [first = '', second] = words;
  if (words.length > 2 && isDirection(first) && isDirection(second)) {
    return [DIRECTION_OF.get(first) ?? first, ...words.slice(1)];
  }
  const last = words.at(-1);
  if (words.length > 2 && last !== undefined && isDirection(last)) {
    return [...words.slice(0, -1), DIRECTION_OF.get(last) ?? last];
  }
  return [...words];
}

/** ['north', 'east'] becomes ['ne']; types stay in place. */
function joinDirections(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const direction = DIRECTION_OF.get(word);
    const before = joined.at(-1);
    if (direction !== undefined && /^[ew]$/.test(direction) && (before === 'n' || before === 's')) {
      joined[joined.length - 1] = before + direction;
    } else joined.push(direction ?? word);
  }
  return joined;
}

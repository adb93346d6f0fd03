import { segmentWords } from '../../urls/segments.ts';
import { DIRECTION_OF, ORDINAL_OF, SUFFIX_OF } from './street-words.ts';

/**
 * The key a street without its house number is stored and found under: lower case, diacritics folded, punctuation
 * dropped, types and directions shortened as the postal service does: 'North Halyard Avenue' and 'N. Halyard Ave' are
 * both 'n halyard ave'. A path says the same key as the street it was built of.
 */
export function streetKey(street: string): string {
  const words = segmentWords(street).map((word) => word.toLowerCase());
  return shortenDirections(words)
    .map((word) => SUFFIX_OF.get(word) ?? ORDINAL_OF.get(word) ?? word)
    .join(' ');
}

/**
 * Directions before and after a name are shortened, 'North East' as one. A street that is named for one keeps it, or
 * 'North St' and the lettered 'N St' would be one.
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

/** 'West North Ave': the first direction is one, the one before the type is the name; 'North Ave West' the other way. */
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

/** ['north', 'east'] is ['ne']; types stay where they are. */
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

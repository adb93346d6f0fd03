import { slipsAllowed } from '../../../shared/people/names/spelling.ts';

/** The cost of a slip, in tenths of a full one; common typing and hearing slips cost less. */
const WHOLE = 10;
const NEIGHBORING_KEY = 7;
const SWAPPED = 7;
const SAME_SOUND = 7;
const DOUBLED = 6;
/** added if the first letter differs, which is rarely wrong */
const FIRST_LETTER = 2;

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBORS = neighborsOfKeys();
const VOWELS = 'aeiouy';
/** Pairs of letters that sound alike. */
const SOUNDS = new Set(['ck', 'cs', 'sz', 'fv', 'gj', 'kq', 'iy', 'xz', 'td', 'vw', 'bp', 'mn']);

/** The keys next to each key on a QWERTY keyboard, including those above and below. */
function neighborsOfKeys(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [at, row] of KEY_ROWS.entries())
    for (const [column, key] of [...row].entries()) {
      const above = KEY_ROWS[at - 1]?.slice(column, column + 2) ?? '';
      const below = KEY_ROWS[at + 1]?.slice(Math.max(0, column - 1), column + 1) ?? '';
      found.set(key, [row[column - 1], row[column + 1], above, below].join(''));
    }
  return found;
}

/** Whether two keys are next to each other on a QWERTY keyboard. */
export function areNeighbors(one: string, other: string): boolean {
  return NEIGHBORS.get(one)?.includes(other) ?? false;
}

/** The cost of one letter in place of another. */
function costOfOther(one: string, other: string): number {
  if (one === other) return 0;
  if (areNeighbors(one, other)) return NEIGHBORING_KEY;
  if (VOWELS.includes(one) && VOWELS.includes(other)) return SAME_SOUND;
  return SOUNDS.has(one + other) || SOUNDS.has(other + one) ? SAME_SOUND : WHOLE;
}

const LETTERS = 26;
const LETTER_A = 97;
/** The same for pairs of the letters a to z, as a table: measuring a name takes dozens. */
const OTHER_LETTER = Uint8Array.from({ length: LETTERS * LETTERS }, (_, at) =>
  costOfOther(String.fromCharCode(LETTER_A + Math.floor(at / LETTERS)), String.fromCharCode(LETTER_A + (at % LETTERS))),
);

/** The costs of all letters of a word, if each were one too many: less for one that doubles its neighbor. */
function costsOfExtra(word: string): number[] {
  const costs: number[] = [];
  for (let at = 0; at < word.length; at++)
    costs.push(word[at] === word[at - 1] || word[at] === word[at + 1] ? DOUBLED : WHOLE);
  return costs;
}

/**
 * How far a typed word is from a name, in tenths of a slip; null if that takes more slips than `slipsAllowed` grants
 * the typed word. Both are name keys; spaces do not count. Slips are those of Damerau and Levenshtein: one letter more,
 * one less, a different one, or two adjacent letters swapped. A search measures hundreds of names, so those that are
 * too far off are told as soon as it shows.
 */
export function spellingCost(typed: string, name: string): number | null {
  const [from, to] = [typed.replaceAll(' ', ''), name.replaceAll(' ', '')];
  if (!isWithin(from, to, slipsAllowed(from), 0, 0)) return null;
  const isFirstOff = from[0] !== to[0] && !(from[0] === to[1] && from[1] === to[0]);
  return cheapestWay(from, to) + (isFirstOff ? FIRST_LETTER : 0);
}

/** Whether what follows `i` and `j` in two words is this many slips apart at most; no letter is changed twice. */
function isWithin(from: string, to: string, slips: number, i: number, j: number): boolean {
  while (i < from.length && from.charCodeAt(i) === to.charCodeAt(j)) {
    i += 1;
    j += 1;
  }
  const [left, wanted] = [from.length - i, to.length - j];
  if (Math.abs(left - wanted) > slips) return false;
  if (left === 0 || wanted === 0) return true;
  if (slips === 0) return false;
  const isSwapped = from[i] === to[j + 1] && from[i + 1] === to[j];
  return (
    isWithin(from, to, slips - 1, i + 1, j + 1) ||
    isWithin(from, to, slips - 1, i + 1, j) ||
    isWithin(from, to, slips - 1, i, j + 1) ||
    (isSwapped && isWithin(from, to, slips - 1, i + 2, j + 2))
  );
}

/** The cost of the cheapest way from one word to the other, changing no letter twice (optimal string alignment). */
function cheapestWay(from: string, to: string): number {
  const [extra, missing] = [costsOfExtra(from), costsOfExtra(to)];
  let before: number[] = [];
  let last: number[] = [0];
  for (let j = 0; j < to.length; j++) last.push((last[j] ?? 0) + (missing[j] ?? 0));
  for (let i = 0; i < from.length; i++) {
    const row = [(last[0] ?? 0) + (extra[i] ?? 0)];
    for (let j = 0; j < to.length; j++) {
      let best = Math.min(
        (last[j] ?? 0) + otherLetter(from, i, to, j),
        (last[j + 1] ?? 0) + (extra[i] ?? 0),
        (row[j] ?? 0) + (missing[j] ?? 0),
      );
      if (i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j] && from[i] !== to[j])
        best = Math.min(best, (before[j - 1] ?? 0) + SWAPPED);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

function otherLetter(from: string, i: number, to: string, j: number): number {
  const [one, other] = [from.charCodeAt(i) - LETTER_A, to.charCodeAt(j) - LETTER_A];
  if (one === other) return 0;
  const isLatin = one >= 0 && one < LETTERS && other >= 0 && other < LETTERS;
  return isLatin ? (OTHER_LETTER[one * LETTERS + other] ?? WHOLE) : WHOLE;
}

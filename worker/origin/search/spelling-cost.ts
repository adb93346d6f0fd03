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

function costOfOther(one: string, other: string): number {
  if (one === other) return 0;
  if (areNeighbors(one, other)) return NEIGHBORING_KEY;
  if (VOWELS.includes(one) && VOWELS.includes(other)) return SAME_SOUND;
  return SOUNDS.has(one + other) || SOUNDS.has(other + one) ? SAME_SOUND : WHOLE;
}

/** The cost of an extra or missing letter: less if it doubles its neighbor. */
function costOfExtra(letters: string, at: number): number {
  return letters[at] === letters[at - 1] || letters[at] === letters[at + 1] ? DOUBLED : WHOLE;
}

/**
 * How far a typed word is from a name, in tenths of a slip; null if that takes more slips than `slipsAllowed` grants
 * the typed word. Both are name keys; spaces do not count. Slips are those of Damerau and Levenshtein: one letter more,
 * one less, a different one, or two adjacent letters swapped.
 */
export function spellingCost(typed: string, name: string): number | null {
  const [from, to] = [typed.replaceAll(' ', ''), name.replaceAll(' ', '')];
  const most = slipsAllowed(from);
  if (Math.abs(from.length - to.length) > most || slipsBetween(from, to) > most) return null;
  const isFirstOff = from[0] !== to[0] && !(from[0] === to[1] && from[1] === to[0]);
  const cost = distance(from, to, {
    other: (i, j) => costOfOther(from[i] ?? '', to[j] ?? ''),
    extra: (i) => costOfExtra(from, i),
    missing: (j) => costOfExtra(to, j),
    swapped: SWAPPED,
  });
  return cost + (isFirstOff ? FIRST_LETTER : 0);
}

function slipsBetween(from: string, to: string): number {
  const one = (): number => 1;
  return distance(from, to, { other: (i, j) => (from[i] === to[j] ? 0 : 1), extra: one, missing: one, swapped: 1 });
}

interface Costs {
  readonly other: (i: number, j: number) => number;
  readonly extra: (i: number) => number;
  readonly missing: (j: number) => number;
  readonly swapped: number;
}

/** The cheapest way from one word to the other, changing no letter twice (optimal string alignment). */
function distance(from: string, to: string, { other, extra, missing, swapped }: Costs): number {
  let before: number[] = [];
  let last: number[] = [0];
  for (let j = 0; j < to.length; j++) last.push((last[j] ?? 0) + missing(j));
  for (let i = 0; i < from.length; i++) {
    const row = [(last[0] ?? 0) + extra(i)];
    for (let j = 0; j < to.length; j++) {
      let best = Math.min((last[j] ?? 0) + other(i, j), (last[j + 1] ?? 0) + extra(i), (row[j] ?? 0) + missing(j));
      if (i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j] && from[i] !== to[j])
        best = Math.min(best, (before[j - 1] ?? 0) + swapped);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

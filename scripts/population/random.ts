/** A seeded source of choices. Same seed, same choices, on every machine. */
export interface Random {
  /** from 0 (inclusive) to 1 (exclusive) */
  next(): number;
  /** an unsigned 32-bit integer */
  word(): number;
  /** an integer from 0 to limit - 1 */
  below(limit: number): number;
  /** an integer from low to high, both inclusive */
  between(low: number, high: number): number;
  /** true with this probability */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** an index, weighted by running sums */
  weighted(sums: readonly number[]): number;
  /** roughly normal, as a sum of uniform numbers (no logarithm, which machines may round differently) */
  normal(mean: number, deviation: number): number;
  /** characters of the alphabet */
  text(length: number, alphabet: string): string;
}

export const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const DIGITS = '0123456789';

/** An unsigned 32-bit integer from which nobody can tell the key it is made of, nor which key was the next. */
export function scrambled(key: number): number {
  let x = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A random source for a seed and a topic: topics stay independent when one of them draws more than before (sfc32). */
export function randomOf(seed: string, topic: string): Random {
  const word = sfc32(hash(`${seed}\u0000${topic}`));
  const next = (): number => word() / 4_294_967_296;
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    word,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    weighted: (sums) => firstAbove(sums, next() * (sums.at(-1) ?? 0)),
    normal: (mean, deviation) => mean + deviation * (next() + next() + next() + next() - 2) * Math.sqrt(3),
    text: (length, alphabet) => {
      const size = alphabet.length;
      const perWord = charactersPerWord(size);
      // As codes: a text put together piece by piece would keep its pieces in memory.
      const codes: number[] = [];
      let left = 0;
      let number = 0;
      for (let i = 0; i < length; i += 1) {
        if (left === 0) {
          number = word();
          left = perWord;
        }
        codes.push(alphabet.charCodeAt(number % size));
        number = Math.floor(number / size);
        left -= 1;
      }
      return String.fromCharCode(...codes);
    },
  };
}

/** How many characters are drawn from one 32-bit word; the slight bias does not matter. */
function charactersPerWord(size: number): number {
  let count = 1;
  for (let choices = size * size; choices <= 4_294_967_296; choices *= size) count += 1;
  return count;
}

/** Running sums of weights, for `Random.weighted`. */
export function sumsOf(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

function firstAbove(sums: readonly number[], value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

type State = readonly [number, number, number, number];

function sfc32(start: State): () => number {
  let [a, b, c, d] = start;
  const word = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  // The first outputs still correlate with the seed.
  for (let i = 0; i < 15; i += 1) word();
  return word;
}

/** A 128-bit hash of a text (cyrb128). */
function hash(text: string): State {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597_399_067);
    b = c ^ Math.imul(b ^ k, 2_869_860_233);
    c = d ^ Math.imul(c ^ k, 951_274_213);
    d = a ^ Math.imul(d ^ k, 2_716_044_179);
  }
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

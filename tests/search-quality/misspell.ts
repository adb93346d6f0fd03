import type { Random } from '../../scripts/population/random.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A neighboring key that a finger may hit instead. */
function keyBeside(letter: string, random: Random): string {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  if (row === -1) return letter;
  const at = KEYS[row]?.indexOf(letter) ?? 0;
  const beside = [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at - 1],
    [row + 1, at],
  ];
  return random.pick(beside.flatMap(([r = -1, c = -1]) => KEYS[r]?.[c] ?? []));
}

const SLIPS: readonly ((word: string, at: number, random: Random) => string)[] = [
  // another key
  (word, at, random) => word.slice(0, at) + keyBeside(word[at] ?? '', random) + word.slice(at + 1),
  // two letters in the wrong order
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  // a letter left out
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  // a letter twice
  (word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  // a neighboring key hit too
  (word, at, random) => word.slice(0, at) + keyBeside(word[at] ?? '', random) + word.slice(at),
];

/** A mistyped word: one slip, in long words sometimes two. Lower case; never the word itself. */
export function misspell(text: string, random: Random): string {
  const word = text.toLowerCase();
  const slips = word.length >= 8 && random.chance(0.3) ? 2 : 1;
  for (;;) {
    let typed = word;
    for (let slip = 0; slip < slips; slip++) {
      const letters = [...typed.matchAll(/[a-z]/g)].map(({ index }) => index);
      typed = random.pick(SLIPS)(typed, random.pick(letters), random);
    }
    if (typed !== word) return typed;
  }
}

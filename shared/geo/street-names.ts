/** Beginnings and endings of the invented street names: 'Hal' + 'yard'. */
const BEGINNINGS =
  'Hal Wen Tar Brim Cor Mar Fen Gil Lor Ost Pel Quin Rav Sel Tor Ul Ves Wil Yar Zin Bel Cald Dun El Far Gren Hol Ing Jun Kel'.split(
    ' ',
  );
const ENDS = 'yard wick ford more den bury low stead mont field sley by gate holm rick ton vale worth'.split(' ');

/** Street types by the direction a street runs. */
const TYPES = {
  ew: ['St', 'St', 'St', 'Way', 'Pl', 'Ln', 'Ter'],
  ns: ['Ave', 'Ave', 'Ave', 'Blvd', 'Dr', 'Rd', 'Ct'],
} as const;

export type Axis = keyof typeof TYPES;

/** Every invented word, without duplicates. */
export const STREET_WORDS: readonly string[] = [...new Set(BEGINNINGS.flatMap((a) => ENDS.map((b) => a + b)))];

/**
 * 'N Halyard Ave': a word, a type that fits the direction the street runs, and for one street in four the side of town.
 *
 * @param pick a number from 0 to 1 that decides the type and whether the side is named
 * @param side 'N', 'S', 'E' or 'W'; null in the middle of town
 */
export function streetName(word: string, axis: Axis, pick: number, side: string | null): string {
  const types = TYPES[axis];
  const type = types[Math.floor(pick * types.length)] ?? types[0];
  const hasSide = side !== null && (pick * types.length) % 1 < 0.25;
  return hasSide ? `${side} ${word} ${type}` : `${word} ${type}`;
}

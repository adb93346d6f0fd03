/** How many letters of a word the deletions use: typos after them make no difference. */
const LETTERS_USED = 7;
/** Words this short may have one typo; longer ones two. */
const SHORT_WORD = 4;

/**
 * How many typos (an extra letter, a missing letter, a wrong letter, two swapped letters) a word may have and still
 * match: 1 in words of 4 letters or fewer, else 2.
 */
export function slipsAllowed(word: string): 1 | 2 {
  return lettersOf(word).length <= SHORT_WORD ? 1 : 2;
}

/**
 * Every result of leaving out up to 2 of the first 7 letters of a name key (shared/people/names/name-key.ts), ignoring
 * spaces; up to 1 in words of 4 letters or fewer. Includes those letters unchanged; no duplicates. Two words that are
 * one or two typos apart share a result (symmetric delete spelling correction), so a typo is found by lookup instead of
 * by comparing all words. At most 29 per word.
 */
export function deletionsOf(word: string): string[] {
  const letters = lettersOf(word).slice(0, LETTERS_USED);
  const found = new Set<string>([letters.join('')]);
  let latest = [letters];
  for (let slip = 0; slip < slipsAllowed(word); slip++) {
    latest = latest.flatMap((left) => left.map((_, at) => left.toSpliced(at, 1)));
    for (const left of latest) found.add(left.join(''));
  }
  found.delete('');
  return [...found];
}

function lettersOf(word: string): string[] {
  return [...word.replaceAll(' ', '')];
}

/** Letters of a word that its deletions are made of: a slip further on leaves them alike. */
const LETTERS_USED = 7;
/** Words of this many letters or fewer may miss one letter; longer ones two. */
const SHORT_WORD = 4;

/**
 * How many slips (a letter more, a letter less, another letter, two letters swapped) a word may be off and still be meant:
 * 1 in words of 4 letters or fewer, else 2.
 */
export function slipsAllowed(word: string): 1 | 2 {
  return lettersOf(word).length <= SHORT_WORD ? 1 : 2;
}

/**
 * What is left of the first 7 letters of a name key (shared/people/name-key.ts; spaces are no letters) when up to 2 of them
 * are left out (1 in words of 4 letters or fewer), those letters themselves among them, each once. Two words that are a
 * slip or two apart share one (symmetric delete spelling correction), so a slip is found by looking words up, not by
 * comparing them all. At most 29 of a word.
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

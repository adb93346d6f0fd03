/**
 * Words that last names start with, as `nameKey` folds them: some people write them separately, some joined to the
 * name.
 */
const PARTICLES: readonly string[] = [
  'de la',
  'de los',
  'de las',
  'dela',
  'delos',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'van der',
  'van den',
  'van de',
  'vander',
  'van',
  'von der',
  'von',
  'ter',
  'ten',
  'mac',
  'mc',
  'saint',
  'st',
  'san',
  'santa',
  'al',
  'el',
  'abu',
  'ben',
  'bin',
  'fitz',
  'ap',
];
/** One-letter particles, recorded only as one word: "O'Neil", "D'Angelo". */
const LETTER_PARTICLES: readonly string[] = ['o', 'd', 'l', 'm'];
/** Letters that must remain after a particle. */
const REST_MIN = 3;

const joined = (words: string): string => words.replaceAll(' ', '');
const JOINED_PARTICLES = PARTICLES.map((particle) => [particle, joined(particle)] as const);
const FIRST_WORDS = new Set([...LETTER_PARTICLES, ...PARTICLES.map((particle) => particle.split(' ')[0])]);

/**
 * Other spellings of a last name that starts with a particle: 'de la cruz' gives 'delacruz' and 'dela cruz', 'delacruz'
 * gives 'de la cruz' and 'dela cruz', 'o neil' gives 'oneil'. The joined form first; keys, never the name itself.
 */
export function otherSpellings(last: string): string[] {
  const letters = joined(last);
  const found = new Set<string>();
  if (letters !== last && beginsWithParticle(last)) found.add(letters);
  for (const [particle, start] of JOINED_PARTICLES) {
    if (!letters.startsWith(start) || letters.length < start.length + REST_MIN) continue;
    found.add(`${particle} ${letters.slice(start.length)}`);
  }
  found.delete(last);
  return [...found];
}

const WORDS_IN_FRONT = new Set(PARTICLES);

/** Whether the words are a name behind a particle of more than one letter: 'de la cruz'; not 'o neil', 'de la'. */
export function startsWithParticle(words: readonly string[]): boolean {
  return words.some((_, at) => at > 0 && WORDS_IN_FRONT.has(words.slice(0, at).join(' ')));
}

/** Whether the first word only belongs to the name after it: 'de la cruz', 'o neil'; not 'hale navarro'. */
function beginsWithParticle(last: string): boolean {
  const rest = joined(last.slice(last.indexOf(' ')));
  const [first = ''] = last.split(' ');
  return rest.length >= REST_MIN && FIRST_WORDS.has(first);
}

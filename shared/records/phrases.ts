/**
 * Whether a text has one of these phrases, as whole words: '*' stands for any ending, '=' in front for a text that says
 * nothing else. The text is one that {@link readable} wrote.
 */
export function phraseFinder(phrases: string): (text: string) => boolean {
  const list = listOf(phrases);
  const whole = new Set(list.flatMap((phrase) => (phrase.startsWith('=') ? [phrase.slice(1)] : [])));
  const parts = list.filter((phrase) => !phrase.startsWith('='));
  const within = parts.length === 0 ? null : phrasePattern(parts.join(' | '));
  return (text) => whole.has(text.trim()) || within?.test(text) === true;
}

/** The same as a pattern, which starts with the space before the phrase and stops at the one after it. */
export function phrasePattern(phrases: string, flags = ''): RegExp {
  const parts = listOf(phrases).map((phrase) => phrase.replaceAll('*', '\\p{L}*'));
  return new RegExp(` (?:${parts.join('|')})(?= )`, `u${flags}`);
}

/**
 * A court's words for reading: lower case, one space between words and around the whole, no punctuation. '' if there is
 * no letter or digit.
 */
export function readable(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bw\/(?=\s|$)/g, 'with')
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? ` ${plain} ` : '';
}

function listOf(phrases: string): string[] {
  return phrases.trim().split(/\s+\|\s+/);
}

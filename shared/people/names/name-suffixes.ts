/** Titles after a name, which are not part of it either: lower case, without periods. */
const TITLES_BEHIND: ReadonlySet<string> = new Set(['esq', 'md', 'phd', 'cpa', 'dds']);
/** Suffixes that are left out when searching for a name (P2-123, P2-124): lower case, without a period. */
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Whether a word after a name is not part of it: 'Jr.', 'M.D.', in any letter case. */
export function isNameEnding(word: string): boolean {
  const letters = word.toLowerCase().replaceAll('.', '');
  return NAME_SUFFIXES.has(letters) || TITLES_BEHIND.has(letters);
}

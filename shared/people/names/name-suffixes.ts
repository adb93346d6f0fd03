/** Titles that stand behind a name and are no part of it either: lower case, without points. */
const TITLES_BEHIND: ReadonlySet<string> = new Set(['esq', 'md', 'phd', 'cpa', 'dds']);
/** Suffixes that are no part of the name somebody is searched by (P2-123, P2-124): lower case, without a point. */
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Whether a word behind a name is none of it: 'Jr.', 'M.D.', in any letter case. */
export function isNameEnding(word: string): boolean {
  const letters = word.toLowerCase().replaceAll('.', '');
  return NAME_SUFFIXES.has(letters) || TITLES_BEHIND.has(letters);
}

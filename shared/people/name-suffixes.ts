/** Suffixes that are no part of the name somebody is searched by (P2-123, P2-124): lower case, without a point. */
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Titles in front of a name that are left out when searching for it: lower case, without a period. */
export const NAME_TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rev', 'hon']);

/** 'A', 'A and B', 'A, B and C'. Entries that hold commas themselves take another separator: 'A; B and C'. */
export function joinAnd(entries: readonly string[], separator: ', ' | '; ' = ', '): string {
  const last = entries.at(-1) ?? '';
  return entries.length < 2 ? last : `${entries.slice(0, -1).join(separator)} and ${last}`;
}

/** A text with single spaces inside and none at its ends, whatever a record brought along. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text as a sentence in one line, with one point at its end, also behind 'Jr.'. */
export function asSentence(text: string): string {
  const line = oneLine(text);
  return /[.?]$/.test(line) ? line : `${line}.`;
}

/** A text that begins with a capital letter, where its first letter has one. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'A', 'A and B', 'A, B and C'. Entries that contain commas take another separator: 'A; B and C'. */
export function joinAnd(entries: readonly string[], separator: ', ' | '; ' = ', '): string {
  const last = entries.at(-1) ?? '';
  return entries.length < 2 ? last : `${entries.slice(0, -1).join(separator)} and ${last}`;
}

/** 'A', 'A or B', 'A, B or C'. */
export function joinOr(entries: readonly string[]): string {
  const last = entries.at(-1) ?? '';
  return entries.length < 2 ? last : `${entries.slice(0, -1).join(', ')} or ${last}`;
}

/** A text with single spaces inside and none at its ends, whatever the record contained. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text as a one-line sentence with one period at its end, even after 'Jr.'. */
export function asSentence(text: string): string {
  const line = oneLine(text);
  return /[.?]$/.test(line) ? line : `${line}.`;
}

/** A text with its first letter capitalized, if possible. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label within a sentence: 'plea', 'parcel number (APN)', but 'NCIC code'. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'Maya’s', 'Agnes’s': one rule for every name. */
export function possessive(name: string): string {
  return `${name}’s`;
}

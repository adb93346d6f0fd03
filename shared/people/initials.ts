import { NAME_SUFFIXES } from './names/name-suffixes.ts';

/** 'M. O.' of 'Maya June Ostrowski Jr.', 'C.' of 'Cher': of the first and the last word that begin with a letter, '' of none. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/[\s,]+/).filter((word) => /^\P{L}*\p{L}/u.test(word));
  const names = words.filter((word, at) => at === 0 || !NAME_SUFFIXES.has(word.toLowerCase().replace(/\.$/, '')));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase()}.`).join(' ');
}

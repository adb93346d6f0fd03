import { UNIT_WORD_OF } from '../people/streets/street-words.ts';
import { parseLocation } from '../urls/location.ts';
import { partsOf } from './line-parts.ts';
import { isSuffix, plainWord } from './street-line.ts';

/** A typed address. */
export interface TypedAddress {
  /** with its house number and unit, if any; all of the line if nothing marks where the place begins */
  readonly street: string;
  /** '' if there is none, or if only a gazetteer can tell where it begins */
  readonly location: string;
}

/**
 * Street and place of an address in one line: a comma or the unit ends the street. '1423 Main St, Apt 4B, Portland, OR'
 * and '1423 Main St Apt 4B Portland OR' are the same; '1423 Main St Portland, OR' is left as it is.
 */
export function splitAddressLine(text: string): TypedAddress {
  const [first = '', ...rest] = partsOf(text);
  const units = rest.findIndex((part) => !isUnit(part));
  const street = [first, ...rest.slice(0, units < 0 ? rest.length : units)].join(' ');
  const location = units < 0 ? '' : rest.slice(units).join(', ');
  if (location === '') return splitAfterUnit(street) ?? { street, location };
  return isStateOnly(location)
    ? (splitAfterUnit(`${street} ${location}`) ?? { street: `${street} ${location}`, location: '' })
    : { street, location };
}

/** 'Apt #', 'Suite # ' */
const WORD_AND_MARK = /\b([a-z]+)[. ]*#\s*/gi;

/**
 * A street whose unit has a word or '#', not both: 'Apt 4B' for 'Apt #4B'. A path spells '#' as 'apt' (F5-16), which
 * would double the word.
 */
export function plainUnit(street: string): string {
  return street.replace(WORD_AND_MARK, (all, word: string) => (UNIT_WORD_OF.has(plainWord(word)) ? `${word} ` : all));
}

/** The likeliest split of a line that nothing marks: after the first word that ends a street. */
export function guessAddressSplit(line: string): TypedAddress {
  const words = line.split(/\s+/);
  const at = words.findIndex((word, position) => position > 1 && isSuffix(plainWord(word)));
  if (at < 0 || at === words.length - 1) return { street: line, location: '' };
  return { street: words.slice(0, at + 1).join(' '), location: words.slice(at + 1).join(' ') };
}

/** 'Apt 4B', '#4', '# 4', 'Unit 2', 'Suite #300', 'Fl 3': a part of its own. */
function isUnit(part: string): boolean {
  return unitLength(part.split(/\s+/)) === part.split(/\s+/).length;
}

/** How many of the first words are a unit; 0 for none. */
function unitLength(words: readonly string[]): number {
  const [first = '', second = '', third = ''] = words;
  if (/^#[\w-]+$/.test(first)) return 1;
  const isMark = first === '#' || UNIT_WORD_OF.has(plainWord(first));
  if (!isMark) return 0;
  if (second === '#' && isUnitValue(third)) return 3;
  return isUnitValue(second.replace(/^#/, '')) ? 2 : 0;
}

const isUnitValue = (word: string): boolean => /^(?:[a-z]|[a-z]?-?\d+-?[a-z]?\d*)$/i.test(word);

/** The place behind a unit in the middle of a line; null without a unit. */
function splitAfterUnit(line: string): TypedAddress | null {
  const words = line.split(/\s+/);
  for (let at = 2; at < words.length; at++) {
    const length = unitLength(words.slice(at));
    if (length === 0) continue;
    return { street: words.slice(0, at + length).join(' '), location: words.slice(at + length).join(' ') };
  }
  return null;
}

/** 'OR', 'OR 97201': the city stands before the comma. */
function isStateOnly(location: string): boolean {
  const [word = ''] = location.split(/\s/);
  return (
    parseLocation(location).kind === 'state' ||
    (parseLocation(word).kind === 'state' && /\d{5}/.test(location) && location.split(/[\s,]+/).length === 2)
  );
}

import type { RecordDate } from '../contract/primitives.ts';
import { formatExactDollars } from '../copy/format/dollars.ts';
import { formatCount } from '../copy/format/numbers.ts';
import { formatRecordDate } from '../copy/records/record-date.ts';
import { recordsCopy as words } from '../copy/records/records.ts';
import { stateName } from '../people/us-states.ts';

/** One field of a record as a reader sees it. */
export interface RecordField {
  readonly label: string;
  /** null where the record leaves it out */
  readonly value: string | null;
  /** of what is seen on a body 'N/A' (P5-039); everything else is 'Not available' (P5-038) */
  readonly missing?: string | undefined;
  /** a long text that takes a line of its own */
  readonly isWide?: boolean | undefined;
}

/** How a value of the contract is written; null for one that says nothing. */
export type Write<T> = (value: T) => string | null;

/** What one key of a record is shown as. */
export interface FieldRule<T> {
  readonly label: string;
  readonly write: Write<NonNullable<T>>;
  readonly missing?: string;
  readonly isWide?: boolean;
}

/** A rule for every key but those that are named, in the order of the fields: no key can be forgotten. */
export type FieldRules<T, LeftOut extends keyof T = never> = {
  readonly [K in Exclude<keyof T, LeftOut>]: FieldRule<T[K]>;
};

/** The fields of a record by its rules, in their order. */
export function applyRules<T extends object, L extends keyof T>(record: T, rules: FieldRules<T, L>): RecordField[] {
  const keys = Object.keys(rules) as Exclude<keyof T, L>[];
  return keys.map((key) => {
    const { label, write, missing, isWide } = rules[key];
    const value = record[key];
    return { label, value: value == null ? null : write(value), missing, isWide };
  });
}

export function textField(label: string): FieldRule<string | null> {
  return { label, write: writeText };
}

/** Of a body: what the record leaves out reads 'N/A' (P5-039). */
export function bodyField(label: string): FieldRule<string | null> {
  return { label, write: writeText, missing: words.notApplicable };
}

export function wideField(label: string): FieldRule<string | null> {
  return { label, write: writeText, isWide: true };
}

export function dateField(label: string): FieldRule<RecordDate | null> {
  return { label, write: formatRecordDate };
}

export function dollarField(label: string): FieldRule<number | null> {
  return { label, write: formatExactDollars };
}

export function numberField(label: string): FieldRule<number | null> {
  return { label, write: writeNumber };
}

export function flagField(label: string): FieldRule<boolean | null> {
  return { label, write: (isSo) => (isSo ? words.yes : words.no) };
}

/** A state as its code or its name. */
export function stateField(label: string): FieldRule<string | null> {
  return { label, write: writeState };
}

export function listField(label: string): FieldRule<readonly string[]> {
  return { label, write: (texts) => writeList(texts, ', ') };
}

/** A text of a record; a blank one says nothing. */
export function writeText(text: string): string | null {
  return text.trim() || null;
}

/** A text with at most so many characters, its end an ellipsis where it is longer. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = [...text.slice(0, 2 * most)];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

export function writeState(text: string): string | null {
  const state = writeText(text);
  return state === null ? null : stateName(state);
}

/** The texts that say something, one after the other. */
export function writeList(texts: readonly (string | null)[], separator: string): string | null {
  const said = texts.flatMap((text) => writeText(text ?? '') ?? []);
  return said.length === 0 ? null : said.join(separator);
}

/** How many there are; fewer than none is no count. */
export function writeNumber(value: number): string | null {
  return value < 0 ? null : String(value);
}

const INCHES_OF_A_FOOT = 12;
/** Nobody is taller, in inches, or heavier, in pounds: such a number is another one in the wrong place. */
const TALLEST = 9 * INCHES_OF_A_FOOT;
const HEAVIEST = 1_500;

/** '5 ft 7 in' of inches (P9-067). */
export function writeHeight(inches: number): string | null {
  if (inches <= 0 || inches > TALLEST) return null;
  const whole = Math.round(inches);
  return words.height(Math.floor(whole / INCHES_OF_A_FOOT), whole % INCHES_OF_A_FOOT);
}

/** '140 lbs' (P9-068). */
export function writeWeight(pounds: number): string | null {
  return pounds <= 0 || pounds > HEAVIEST ? null : words.weight(formatCount(pounds));
}

/** '1,420 sq ft'; of no size at all it is not known. */
export function writeArea(squareFeet: number): string | null {
  return squareFeet <= 0 ? null : words.area(formatCount(squareFeet));
}

/** A year as it is, without a comma in it. */
export function writeYear(year: number): string | null {
  return formatRecordDate({ year, month: null, day: null, fullDate: null });
}

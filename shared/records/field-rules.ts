import type { RecordDate } from '../contract/primitives.ts';
import { formatExactDollars } from '../copy/format/dollars.ts';
import { formatCount } from '../copy/format/numbers.ts';
import type { CodeTopic } from '../copy/records/code-words.ts';
import { formatRecordDate } from '../copy/records/record-date.ts';
import { recordsCopy as words } from '../copy/records/records.ts';
import { stateName } from '../people/us-states.ts';
import { readCode } from './read-code.ts';

/** One field of a record as a reader sees it. */
export interface RecordField {
  readonly label: string;
  /** null if the record omits it */
  readonly value: string | null;
  /** a long text that takes its own line */
  readonly isWide?: boolean | undefined;
}

/** Formats a value of the contract; null if it says nothing. */
export type Write<T> = (value: T) => string | null;

/** How one key of a record is shown. */
export interface FieldRule<T> {
  readonly label: string;
  readonly write: Write<NonNullable<T>>;
  readonly isWide?: boolean;
  /** not even named where it is missing */
  readonly isRare?: boolean;
}

/** A rule for every key except those left out, in display order; the compiler finds missing keys. */
export type FieldRules<T, LeftOut extends keyof T = never> = {
  readonly [K in Exclude<keyof T, LeftOut>]: FieldRule<T[K]>;
};

/** The fields of a record according to its rules, in order. */
export function applyRules<T extends object, L extends keyof T>(record: T, rules: FieldRules<T, L>): RecordField[] {
  const keys = Object.keys(rules) as Exclude<keyof T, L>[];
  return keys.flatMap((key) => {
    const { label, write, isWide, isRare } = rules[key];
    const value = record[key];
    const written = value == null ? null : write(value);
    return written === null && isRare ? [] : [{ label, value: written, isWide }];
  });
}

/** What hardly any record has and nobody should wonder about: a charge without a victim is not said to lack one. */
export function rare<T>(rule: FieldRule<T>): FieldRule<T> {
  return { ...rule, isRare: true };
}

export function textField(label: string): FieldRule<string | null> {
  return { label, write: writeText };
}

/** A value that some sources write as a code. */
export function codeField(label: string, topic: CodeTopic): FieldRule<string | null> {
  return { label, write: (text) => readCode(topic, text) };
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

/** A state given as a code or a name. */
export function stateField(label: string): FieldRule<string | null> {
  return { label, write: writeState };
}

export function listField(label: string): FieldRule<readonly string[]> {
  return { label, write: (texts) => writeList(texts, ', ') };
}

/** Longest title of a record, of a charge or of a transfer, in characters; the fields have the whole one. */
export const TITLE_MAX = 120;

/** The text of a record; null if blank. */
export function writeText(text: string): string | null {
  return text.trim() || null;
}

/** A text shortened to at most `most` characters, with an ellipsis if it was longer. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A letter is one or two units of the text, and one letter too many must be seen.
  const letters = [...text.slice(0, 2 * most + 2)];
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

/** The texts that are not blank, joined. */
export function writeList(texts: readonly (string | null)[], separator: string): string | null {
  const said = texts.flatMap((text) => writeText(text ?? '') ?? []);
  return said.length === 0 ? null : said.join(separator);
}

/** A count; null if negative. */
export function writeNumber(value: number): string | null {
  return value < 0 ? null : String(value);
}

const INCHES_OF_A_FOOT = 12;
/** Nobody is taller (inches) or heavier (pounds): a larger number is something else in the wrong place. */
const TALLEST = 9 * INCHES_OF_A_FOOT;
const HEAVIEST = 1_500;

/** '5 ft 7 in' from inches (P9-067). */
export function writeHeight(inches: number): string | null {
  if (inches <= 0 || inches > TALLEST) return null;
  const whole = Math.round(inches);
  return words.height(Math.floor(whole / INCHES_OF_A_FOOT), whole % INCHES_OF_A_FOOT);
}

/** '140 lbs' (P9-068). */
export function writeWeight(pounds: number): string | null {
  return pounds <= 0 || pounds > HEAVIEST ? null : words.weight(formatCount(pounds));
}

/** '1,420 sq ft'; a size of 0 is unknown. */
export function writeArea(squareFeet: number): string | null {
  return squareFeet <= 0 ? null : words.area(formatCount(squareFeet));
}

/** A year, without a thousands separator. */
export function writeYear(year: number): string | null {
  return formatRecordDate({ year, month: null, day: null, fullDate: null });
}

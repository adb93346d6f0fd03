import type { RecordDate } from '../../../shared/contract/primitives.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';

/** Keys of a contract record whose values are of one kind. */
type KeysOf<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T] & string;
type Element<T> = NonNullable<T> extends readonly (infer E)[] ? E : NonNullable<T>;

/**
 * One record's stored JSON, read key by key into the contract's shape T. A value that is missing, blank or of the wrong
 * kind is null ('Not available'), so one source error cannot take down a whole report; keys that are not in the
 * contract are dropped.
 */
export interface RecordBody<T> {
  texts<K extends KeysOf<T, string | null>>(...keys: K[]): Record<K, string | null>;
  /** whole numbers from 0: quantities, years */
  counts<K extends KeysOf<T, number | null>>(...keys: K[]): Record<K, number | null>;
  /** any number: dollars, percent, half bathrooms */
  numbers<K extends KeysOf<T, number | null>>(...keys: K[]): Record<K, number | null>;
  flags<K extends KeysOf<T, boolean | null>>(...keys: K[]): Record<K, boolean | null>;
  dates<K extends KeysOf<T, RecordDate | null>>(...keys: K[]): Record<K, RecordDate | null>;
  /** lists of texts, without blank ones */
  words<K extends KeysOf<T, readonly string[]>>(...keys: K[]): Record<K, string[]>;
  /** an inner object, or null */
  inner<K extends keyof T & string>(key: K): RecordBody<Element<T[K]>> | null;
  /** a list of inner objects */
  list<K extends keyof T & string>(key: K): RecordBody<Element<T[K]>>[];
}

/** Reads stored JSON; anything but an object reads as an empty one. */
export function parseBody<T>(json: string): RecordBody<T> {
  return bodyOf(JSON.parse(json));
}

function bodyOf<T>(value: unknown): RecordBody<T> {
  const stored: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const each =
    <V>(read: (value: unknown) => V) =>
    <K extends string>(...keys: K[]) =>
      Object.fromEntries(keys.map((key) => [key, read(stored[key])])) as Record<K, V>;
  return {
    texts: each(textOf),
    counts: each(countOf),
    numbers: each(numberOf),
    flags: each((value) => (typeof value === 'boolean' ? value : null)),
    dates: each((value) => readRecordDate(textOf(value))),
    words: each((value) =>
      listOf(value)
        .map(textOf)
        .filter((text) => text !== null),
    ),
    inner: (key) => (isObject(stored[key]) ? bodyOf(stored[key]) : null),
    list: (key) =>
      listOf(stored[key])
        .filter(isObject)
        .map(bodyOf<never>),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
}

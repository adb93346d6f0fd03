import type { RecordDate } from '../../../shared/contract/primitives.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';

/** Keys of a contract record whose values are of one kind. */
type KeysOf<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T] & string;
type Element<T> = NonNullable<T> extends readonly (infer E)[] ? E : NonNullable<T>;

/**
 * One record's stored JSON, read key by key into the contract's shape T. A value that is missing, blank or of the wrong
 * kind is null, so one source error cannot take down a whole report; keys that are not in the
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
  return new StoredBody<T>(isObject(value) ? value : {});
}

type Stored = Readonly<Record<string, unknown>>;

/** A class, because a report has thousands of bodies: it makes no functions for each. */
class StoredBody<T> implements RecordBody<T> {
  readonly #stored: Stored;
  constructor(stored: Stored) {
    this.#stored = stored;
  }
  texts<K extends KeysOf<T, string | null>>(...keys: K[]) {
    return this.#each(keys, textOf);
  }
  counts<K extends KeysOf<T, number | null>>(...keys: K[]) {
    return this.#each(keys, countOf);
  }
  numbers<K extends KeysOf<T, number | null>>(...keys: K[]) {
    return this.#each(keys, numberOf);
  }
  flags<K extends KeysOf<T, boolean | null>>(...keys: K[]) {
    return this.#each(keys, (value) => (typeof value === 'boolean' ? value : null));
  }
  dates<K extends KeysOf<T, RecordDate | null>>(...keys: K[]) {
    return this.#each(keys, (value) => readRecordDate(textOf(value)));
  }
  words<K extends KeysOf<T, readonly string[]>>(...keys: K[]) {
    return this.#each(keys, (value) => listOf(value).flatMap((item) => textOf(item) ?? []));
  }
  inner<K extends keyof T & string>(key: K) {
    const value = this.#stored[key];
    return isObject(value) ? bodyOf<Element<T[K]>>(value) : null;
  }
  list<K extends keyof T & string>(key: K) {
    return listOf(this.#stored[key])
      .filter(isObject)
      .map((value) => bodyOf<Element<T[K]>>(value));
  }
  #each<K extends string, V>(keys: readonly K[], read: (value: unknown) => V): Record<K, V> {
    const values = {} as Record<K, V>;
    for (const key of keys) values[key] = read(this.#stored[key]);
    return values;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Characters that are not of the text: controls, and what turns the direction of the words around it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
/** No writing stacks more marks on a letter; more of them cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{5})\p{M}+/gu;

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(NOT_TEXT, ' ').replace(STACKED_MARKS, '$1');
  return text.trim() === '' ? null : text;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
}

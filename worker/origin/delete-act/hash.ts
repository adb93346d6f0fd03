import { hash } from 'node:crypto';
import { standardBirthDate, standardEmail, standardName, standardPhone, standardZip } from './standardize.ts';

/**
 * The hash of a standardized identifier as DROP's lists have it: SHA-256 of its UTF-8 bytes, 44 characters of base64.
 */
export function dropHash(standard: string): string {
  return hash('sha256', standard, 'base64');
}

/** What the hash of a list is, in the same form. */
export const HASH_SHAPE = /^[A-Za-z0-9+/]{43}=$/;

/** Hashes of values that many people share, so that a million people need each of them once. */
class HashedValues {
  readonly #hashes = new Map<string, string>();
  readonly #standardize: (value: string) => string;

  constructor(standardize: (value: string) => string) {
    this.#standardize = standardize;
  }

  /** @returns '' for a value of which nothing is left */
  of(value: string): string {
    const known = this.#hashes.get(value);
    if (known !== undefined) return known;
    const standard = this.#standardize(value);
    const made = standard === '' ? '' : dropHash(standard);
    if (this.#hashes.size >= HASHES_KEPT) this.#hashes.clear();
    this.#hashes.set(value, made);
    return made;
  }
}
/** Of names, dates or ZIP codes: a few megabytes. */
const HASHES_KEPT = 100_000;

const names = new HashedValues(standardName);
const zips = new HashedValues(standardZip);
const dates = new HashedValues((date) => date);

/** @returns null for an address of which nothing is left */
export function emailHash(email: string): string | null {
  const standard = standardEmail(email);
  return standard === '' ? null : dropHash(standard);
}

/** @returns null for a number without digits */
export function phoneHash(number: string): string | null {
  const standard = standardPhone(number);
  return standard === '' ? null : dropHash(standard);
}

/** A name and date of birth and ZIP code, as in DROP's list NDZ; `born` is {@link bornText}. null if a part is missing. */
export function ndzHash(first: string, last: string, born: string, zip: string): string | null {
  const parts = [names.of(first), names.of(last), dates.of(born), zips.of(zip)];
  return parts.includes('') ? null : dropHash(parts.join(''));
}

/** A first and last name alone: our own, made like DROP's lists are. null if a part is missing. */
export function nameHash(first: string, last: string): string | null {
  const parts = [names.of(first), names.of(last)];
  return parts.includes('') ? null : dropHash(parts.join(''));
}

/** A date of birth for {@link ndzHash}, from a number such as 19760704. */
export function bornText(born: number): string {
  return standardBirthDate(Math.floor(born / 10_000), Math.floor(born / 100) % 100, born % 100);
}

/**
 * The first 48 bits of a hash of 44 characters, as a whole number: enough to find whose it may be, in six bytes instead of
 * 32. Of a million people, one in 28 million hashes of nobody looks like somebody's, so the rest of the hash decides.
 */
export function hashPrefix(hashed: string): number {
  let prefix = 0;
  for (let at = 0; at < PREFIX_LETTERS; at += 1) prefix = prefix * 64 + (SIX_BITS[hashed.charCodeAt(at)] ?? 0);
  return prefix;
}
const PREFIX_LETTERS = 8;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIX_BITS: readonly number[] = (() => {
  const bits = Array<number>(128).fill(0);
  for (let at = 0; at < BASE64.length; at += 1) bits[BASE64.charCodeAt(at)] = at;
  return bits;
})();

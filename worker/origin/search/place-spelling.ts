import type { Misspelling } from './place-query.ts';
import { END } from './range-end.ts';
import { spellingCost } from './spelling-cost.ts';

/** A range of city keys that a misspelled one may lie in. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
  readonly stateCode: string | null;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** Letters of a key that a range fixes when one of the first two is wrong. */
const FIXED = 4;

/**
 * Where a misspelled city may be in the gazetteer, without a table of misspellings: all cities that begin with the same
 * two letters, and those whose first four letters are the typed ones after one slip in the first two. That finds up to
 * two slips behind the second letter, and one in front; a hundred short ranges, of a few hundred rows together.
 */
export function rangesOf(misspelled: readonly Misspelling[]): readonly KeyRange[] {
  return misspelled.flatMap(({ cityKey, stateCode }) =>
    beginningsOf(cityKey).map((from) => ({ from, to: from + END, stateCode })),
  );
}

function beginningsOf(key: string): readonly string[] {
  const own = key.slice(0, 2);
  const [a = '', b = ''] = key;
  const beginnings = new Set([own]);
  const add = (text: string): void => {
    const beginning = text.slice(0, FIXED);
    if (!beginning.startsWith(own) && beginning.trim() === beginning) beginnings.add(beginning);
  };
  add(b + a + key.slice(2));
  add(a + (key[2] ?? '') + b + key.slice(3));
  add(key.slice(1));
  add(a + key.slice(2));
  for (const letter of LETTERS) {
    add(letter + key.slice(1));
    add(letter + key);
    add(a + letter + key.slice(2));
    add(a + letter + key.slice(1));
  }
  return [...beginnings];
}

/** A city that a misspelled one may be. */
export interface CloseCity {
  readonly city_key: string;
  readonly state_code: string;
  /** people who live there */
  readonly people: number;
}

/** Cities of one name, and how far it is from what was typed, in tenths of a slip. */
export interface CloseName<R extends CloseCity> {
  readonly cost: number;
  readonly people: number;
  readonly rows: readonly R[];
}

/** Another name this much farther off, or closer, is as likely. */
const AS_LIKELY = 3;
/** One slip, even in the first letter: the most in a short name without its state, of which there are many. */
const ONE_SLIP = 12;
const LONG_NAME = 8;

/** Names of cities that a misspelled one may be, nearest first, then most people. */
export function closeNames<R extends CloseCity>(
  misspelled: readonly Misspelling[],
  rows: readonly R[],
): readonly CloseName<R>[] {
  const names = new Map<string, { cost: number; people: number; rows: R[] }>();
  for (const row of rows) {
    const cost = costOf(misspelled, row);
    if (cost === null) continue;
    const name = names.get(row.city_key) ?? { cost, people: 0, rows: [] };
    name.cost = Math.min(name.cost, cost);
    name.people += row.people;
    name.rows.push(row);
    names.set(row.city_key, name);
  }
  return [...names.values()].sort((a, b) => a.cost - b.cost || b.people - a.people);
}

function costOf(misspelled: readonly Misspelling[], row: CloseCity): number | null {
  const costs = misspelled.flatMap(({ cityKey, stateCode }) => {
    if (stateCode !== null && stateCode !== row.state_code) return [];
    const cost = spellingCost(cityKey, row.city_key);
    const most = stateCode === null && cityKey.replaceAll(' ', '').length < LONG_NAME ? ONE_SLIP : Number.MAX_VALUE;
    return cost === null || cost > most ? [] : [cost];
  });
  return costs.length === 0 ? null : Math.min(...costs);
}

/**
 * The only name that can be meant: the nearest, or of the near ones the only one where anybody lives; if nobody lives in
 * any of them, one that is a slip away. Else null.
 */
export function onlyName<R extends CloseCity>(names: readonly CloseName<R>[]): CloseName<R> | null {
  const nearest = names[0]?.cost ?? 0;
  const near = names.filter(({ cost }) => cost <= nearest + AS_LIKELY);
  const inhabited = names.filter(({ people }) => people > 0);
  const likely = inhabited.length > 0 ? inhabited : near.filter(({ cost }) => cost <= ONE_SLIP);
  const [first, second] = likely;
  if (first === undefined || !near.includes(first)) return null;
  return second !== undefined && second.cost <= first.cost + AS_LIKELY ? null : first;
}

import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { homeLine } from '../../../shared/copy/search/home-line.ts';

export type ListedHome = Extract<PropertySearchAnswer, { kind: 'city' }>['properties'][number];

/** Homes of one street that are told by the same line; '' if nothing about them is on record. */
interface Alike {
  readonly line: string;
  readonly pnpIds: readonly string[];
}

/**
 * The homes of a street, those that are told alike together: no two lines of a list are the same (F2-21). Smaller and
 * older homes come first, those without anything on record last.
 */
export function alikeHomes(homes: readonly ListedHome[]): Alike[] {
  const sorted = homes.toSorted((one, other) => compare(sizeOf(one), sizeOf(other)));
  const groups = Map.groupBy(sorted, ({ home }) => (home === undefined ? '' : homeLine(home)));
  return [...groups]
    .map(([line, alike]) => ({ line, pnpIds: alike.map(({ pnpId }) => pnpId) }))
    .toSorted((one, other) => Number(one.line === '') - Number(other.line === ''));
}

const sizeOf = ({ home }: ListedHome) =>
  [home?.bedrooms, home?.livingSquareFeet, home?.yearBuilt].map((fact) => fact ?? Number.POSITIVE_INFINITY);

/** The first difference decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((fact, place) => fact !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

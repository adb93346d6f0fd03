import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Entries of a browse list have positions from 1, and keep them: page n is the positions from (n - 1) * 100 + 1 to
 * n * 100. Who is hidden leaves a gap, so a page may be shorter than others, and no list is ever counted through.
 */
interface Positions {
  readonly from: number;
  readonly to: number;
}

/** Pages of a list whose last entry stands at this position; 0 for a list of nobody. */
export function pagesUpTo(lastPosition: number): number {
  return Math.ceil(lastPosition / BROWSE_PAGE_SIZE);
}

/**
 * Whether a list has no such page: it is behind the end, or the list has this one and nobody on it. In the middle of a
 * longer list a page stays where it is, also while everybody on it is hidden.
 */
export function isNoPage(page: number, pages: number, entries: readonly unknown[]): boolean {
  return page > pages || (pages === 1 && entries.length === 0);
}

/** The positions of a page; `pages` of them where several are taken together. */
export function positionsOf(page: number, pages = 1): Positions {
  const from = (page - 1) * BROWSE_PAGE_SIZE + 1;
  return { from, to: from + pages * BROWSE_PAGE_SIZE - 1 };
}

/** Where a range of the list begins, and its positions. */
interface RangePositions extends Positions {
  readonly page: number;
}

/**
 * The ranges that lead into a list: its pages, or as many of them together as make a hundred ranges or fewer. None where
 * all is on one page.
 */
export function rangesOf(pages: number): RangePositions[] {
  if (pages < 2) return [];
  const together = Math.ceil(pages / BROWSE_PAGE_SIZE);
  return Array.from({ length: Math.ceil(pages / together) }, (_, at) => {
    const page = at * together + 1;
    return { page, ...positionsOf(page, together) };
  });
}

/** The same for what never was, what is hidden, and what is behind the end of a list. */
export function nobodyHere(): ProblemError {
  return new ProblemError(404, 'Nobody is listed here');
}

/** One page of the cities of a state, which are all read, and the ranges that lead into them; null behind the end. */
export function pageOfCities<T extends { readonly city: string }>(cities: readonly T[], page: number) {
  const pages = pagesUpTo(cities.length);
  if (page > pages) return null;
  const name = (position: number): string => cities[Math.min(position, cities.length) - 1]?.city ?? '';
  return {
    cities: cities.slice((page - 1) * BROWSE_PAGE_SIZE, page * BROWSE_PAGE_SIZE),
    citiesCount: cities.length,
    page,
    pages,
    ranges: rangesOf(pages).map((range) => ({ page: range.page, first: name(range.from), last: name(range.to) })),
  };
}

import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Entries of a browse list have permanent positions starting at 1: page n is positions (n - 1) * 100 + 1 to n * 100. A
 * hidden person leaves a gap, so some pages are shorter, and no list ever has to be counted.
 */
interface Positions {
  readonly from: number;
  readonly to: number;
}

/** Pages of a list whose last entry has this position; 0 for an empty list. */
export function pagesUpTo(lastPosition: number): number {
  return Math.ceil(lastPosition / BROWSE_PAGE_SIZE);
}

/**
 * Whether a list has no such page: it is past the end, or it is the only page and empty. In the middle of a longer list
 * a page stays, even while everyone on it is hidden.
 */
export function isNoPage(page: number, pages: number, entries: readonly unknown[]): boolean {
  return page > pages || (pages === 1 && entries.length === 0);
}

/** The positions of a page; of `pages` pages if several are combined. */
export function positionsOf(page: number, pages = 1): Positions {
  const from = (page - 1) * BROWSE_PAGE_SIZE + 1;
  return { from, to: from + pages * BROWSE_PAGE_SIZE - 1 };
}

/** The page where a range of the list begins, and its positions. */
interface RangePositions extends Positions {
  readonly page: number;
}

/**
 * The ranges that lead into a list: its pages, or as many combined as keeps it to a hundred ranges. None if everything
 * fits on one page.
 */
export function rangesOf(pages: number): RangePositions[] {
  if (pages < 2) return [];
  const together = Math.ceil(pages / BROWSE_PAGE_SIZE);
  return Array.from({ length: Math.ceil(pages / together) }, (_, at) => {
    const page = at * together + 1;
    return { page, ...positionsOf(page, together) };
  });
}

/** The same for lists that never existed, hidden ones, and pages past the end. */
export function nobodyHere(): ProblemError {
  return new ProblemError(404, 'Nobody is listed here');
}

/** One page of a state's cities, which are all loaded, and the ranges that lead into them; null past the end. */
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

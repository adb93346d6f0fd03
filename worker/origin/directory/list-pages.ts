import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Pages of a list with that many entries that are shown: each but the last has a hundred. 0 for an empty list. */
export function pagesOf(total: number): number {
  return Math.ceil(total / BROWSE_PAGE_SIZE);
}

/** The page where a range of a list begins, and its entries, counted from 1. */
interface RangeOfEntries {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The ranges that lead into a list: its pages, or as many combined as keeps it to a hundred ranges. None if everything
 * fits on one page.
 */
export function rangesOf(pages: number): RangeOfEntries[] {
  if (pages < 2) return [];
  const together = Math.ceil(pages / BROWSE_PAGE_SIZE);
  return Array.from({ length: Math.ceil(pages / together) }, (_, at) => {
    const page = at * together + 1;
    const from = at * together * BROWSE_PAGE_SIZE + 1;
    return { page, from, to: from + together * BROWSE_PAGE_SIZE - 1 };
  });
}

/** The same for lists that never existed, hidden ones, and pages past the end. */
export function nobodyHere(): ProblemError {
  return new ProblemError(404, 'Nobody is listed here');
}

/** One page of a state's cities, which are all loaded, and the ranges that lead into them; null past the end. */
export function pageOfCities<T extends { readonly city: string }>(cities: readonly T[], page: number) {
  const pages = pagesOf(cities.length);
  if (page > pages) return null;
  const name = (entry: number): string => cities[Math.min(entry, cities.length) - 1]?.city ?? '';
  return {
    cities: cities.slice((page - 1) * BROWSE_PAGE_SIZE, page * BROWSE_PAGE_SIZE),
    citiesCount: cities.length,
    page,
    pages,
    ranges: rangesOf(pages).map((range) => ({ page: range.page, first: name(range.from), last: name(range.to) })),
  };
}

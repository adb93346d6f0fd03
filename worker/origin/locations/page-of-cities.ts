import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { pagesUpTo, rangesOf } from '../directory/list-pages.ts';

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

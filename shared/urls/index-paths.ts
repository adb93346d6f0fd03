import { paths } from './paths.ts';

/**
 * Beginnings of paths that are no page of their own, by the page where what is below them is found. Somebody who cuts an
 * address short gets there, with the query.
 */
const INDEX_PAGES: ReadonlyMap<string, string> = new Map([
  ['/name', paths.peopleSearch()],
  ['/phone', paths.reversePhone()],
  ['/address', paths.addressSearch()],
  ['/property-search', paths.propertyHome()],
  ['/directory', paths.directory()],
]);

/** Where such a beginning leads, in any letter case and with or without a slash at its end; null for any other path. */
export function indexPageOf(pathname: string): string | null {
  return INDEX_PAGES.get(pathname.toLowerCase().replace(/\/$/, '')) ?? null;
}

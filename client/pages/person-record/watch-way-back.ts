import { isPlainClick } from '../person/dialog-links.ts';

/** What this needs of the browser's Navigation API, which not every browser has. */
interface Navigation {
  readonly currentEntry: { readonly index: number };
  entries(): readonly { readonly key: string; readonly url: string }[];
  traverseTo(key: string): unknown;
}

/**
 * 'Back to records' goes back to the list that the reader came from, which is then as it was left, however many records
 * were read since. Without such an entry, or without a browser that can find it, it is a link. 'I Understand' shows its
 * record in place of the warning, so that Back does not lead to the warning again.
 */
export function watchWayBack(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-back-to-list],a[data-same-entry]');
    if (link === null || !isPlainClick(event)) return;
    if (link.dataset.sameEntry !== undefined) {
      event.preventDefault();
      location.replace(link.href);
      return;
    }
    const { navigation } = globalThis as { navigation?: Navigation };
    const before = navigation?.entries().slice(0, navigation.currentEntry.index);
    const list = before?.findLast(({ url }) => isListOf(link.href, url));
    if (list === undefined) return;
    event.preventDefault();
    navigation?.traverseTo(list.key);
  });
}

/** The last part of a path, which names the person, and the query. */
const PLACE = /([^/?#]+)(\?[^#]*)?(?:#.*)?$/;

/** Whether an entry of the history is the list that a link leads to, at any page and place of it. */
export function isListOf(href: string, entry: string): boolean {
  const [, person, filter = ''] = PLACE.exec(href) ?? [];
  const [, named, query = ''] = PLACE.exec(entry) ?? [];
  return named === person && query.startsWith(filter.replace(/&page=\d+$/, '')) && !/[?&]record=/.test(query);
}

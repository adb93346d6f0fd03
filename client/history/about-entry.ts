import { recentCopy } from '../../shared/copy/search/recent.ts';
import type { HistoryEntry } from './history-entry.ts';

/** What tells an entry from another of the same label: 'Portland, OR' of a person, 'Search in Oregon' of a search. */
export function aboutEntry({ type, place }: HistoryEntry): string {
  if (type !== 'search') return place;
  return place === '' ? recentCopy.searchAnywhere : recentCopy.searchIn(place);
}

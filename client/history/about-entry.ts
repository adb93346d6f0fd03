import { recentCopy } from '../../shared/copy/search/recent.ts';
import type { HistoryEntry } from './history-entry.ts';

/** What distinguishes entries with the same label: 'Portland, OR' for a person, 'Search in Oregon' for a search. */
export function aboutEntry({ type, place }: HistoryEntry): string {
  if (type !== 'search') return place;
  return place === '' ? recentCopy.searchAnywhere : recentCopy.searchIn(place);
}

/** 'Today', 'Yesterday', 'Nov 18', 'Nov 18, 2025': the day of a visit in the reader's time zone. */
export function visitDay(visited: Date, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (isSameDay(visited, day)) return recentCopy.today;
  day.setDate(day.getDate() - 1);
  if (isSameDay(visited, day)) return recentCopy.yesterday;
  const year = visited.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return visited.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

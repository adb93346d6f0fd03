import { addVisits, type HistoryEntry } from './history-entry.ts';
import type { Histories, HistoryName } from './history-storage.ts';

/** The first N of what a page lists, newest first, without the page itself (P9-004). */
export function recentEntries(
  histories: Histories,
  { names, max, ownPath }: { readonly names: readonly HistoryName[]; readonly max: number; readonly ownPath?: string },
): readonly HistoryEntry[] {
  return addVisits([], ...names.flatMap((name) => histories[name]))
    .filter(({ path }) => path !== ownPath)
    .slice(0, max);
}

import { isForgotten } from './forgotten.ts';
import { addVisits, type HistoryEntry, parseHistory } from './history-entry.ts';

/** Local storage keys (F9-03, P9-003). */
const KEYS = { viewed: 'viewed-history', searched: 'search-history' } as const;

/** Viewed people, and searches that found somebody. */
export type HistoryName = keyof typeof KEYS;

/** Both lists as stored. */
export type Histories = { readonly [H in HistoryName]: readonly HistoryEntry[] };

/** Empty if the storage is blocked, empty or unreadable. */
export function readHistories(): Histories {
  return { viewed: readHistory('viewed') ?? [], searched: readHistory('searched') ?? [] };
}

/**
 * Adds visits to a history. If the history is unreadable, or the storage has no room for it, the new entry replaces it
 * (F8-26). Nothing is added once somebody has logged out.
 */
export function recordVisits(name: HistoryName, ...visits: readonly HistoryEntry[]): void {
  if (isForgotten()) return;
  if (!writeHistory(name, addVisits(readHistory(name) ?? [], ...visits))) writeHistory(name, visits.slice(0, 1));
}

/** Removes a path from both lists. */
export function removePath(path: string): void {
  const histories = readHistories();
  for (const name of Object.keys(KEYS) as HistoryName[]) {
    writeHistory(
      name,
      histories[name].filter((entry) => entry.path !== path),
    );
  }
}

/** Clears these lists. */
export function clearHistories(names: readonly HistoryName[]): void {
  for (const name of names) writeHistory(name, []);
}

function readHistory(name: HistoryName): readonly HistoryEntry[] | null {
  try {
    return parseHistory(localStorage.getItem(KEYS[name]), Date.now());
  } catch {
    return null;
  }
}

/** Whether it was stored: false if the storage is blocked or full, which does not affect the page. */
function writeHistory(name: HistoryName, entries: readonly HistoryEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(KEYS[name]);
    else localStorage.setItem(KEYS[name], JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

interface Wanted {
  readonly names: readonly HistoryName[];
  readonly max: number;
  readonly ownPath?: string | undefined;
  /** no earlier ones, milliseconds since 1970 */
  readonly since?: number;
}

/** A page's first N entries, newest first, without the page itself (P9-004). */
export function recentEntries(
  histories: Histories,
  { names, max, ownPath, since = 0 }: Wanted,
): readonly HistoryEntry[] {
  return addVisits([], ...names.flatMap((name) => histories[name]))
    .filter(({ path, timestamp }) => path !== ownPath && timestamp >= since)
    .slice(0, max);
}

/** Calls back when the histories may have changed: in another tab, or while this page was in the back/forward cache. */
export function subscribeToHistory(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** Notifies this page's lists of a change made outside them: browsers notify only other tabs. */
export function announceHistory(): void {
  dispatchEvent(new Event('storage'));
}

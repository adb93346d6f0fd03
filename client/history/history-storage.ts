import { addVisits, type HistoryEntry, parseHistory } from './history-entry.ts';

/** Keys of the local storage (F9-03, P9-003). */
const KEYS = { viewed: 'viewed-history', searched: 'search-history' } as const;

/** People whose page was opened, and searches that found somebody. */
export type HistoryName = keyof typeof KEYS;

/** Both lists as they are kept. */
export type Histories = { readonly [H in HistoryName]: readonly HistoryEntry[] };

/** Nothing where the storage is blocked, empty or not ours. */
export function readHistories(): Histories {
  return { viewed: readHistory('viewed') ?? [], searched: readHistory('searched') ?? [] };
}

/**
 * Puts a visit into its history. One that cannot be read, or that the storage has no room for, is replaced by the new
 * entry alone (F8-26).
 */
export function recordVisits(name: HistoryName, ...visits: readonly HistoryEntry[]): void {
  if (!writeHistory(name, addVisits(readHistory(name) ?? [], ...visits))) writeHistory(name, visits.slice(0, 1));
}

/** Takes a path off both lists. */
export function removePath(path: string): void {
  const histories = readHistories();
  for (const name of Object.keys(KEYS) as HistoryName[]) {
    writeHistory(
      name,
      histories[name].filter((entry) => entry.path !== path),
    );
  }
}

/** Empties these lists. */
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

/** Whether it is kept: not in a storage that is blocked or full, and a page is not worse off for it. */
function writeHistory(name: HistoryName, entries: readonly HistoryEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(KEYS[name]);
    else localStorage.setItem(KEYS[name], JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** The first N of what a page lists, newest first, without the page itself (P9-004). */
export function recentEntries(
  histories: Histories,
  { names, max, ownPath }: { readonly names: readonly HistoryName[]; readonly max: number; readonly ownPath?: string },
): readonly HistoryEntry[] {
  return addVisits([], ...names.flatMap((name) => histories[name]))
    .filter(({ path }) => path !== ownPath)
    .slice(0, max);
}

/** Calls back when what is kept may have changed elsewhere: in another tab, or before this one comes back from the cache. */
export function subscribeToHistory(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** Tells the lists of this page that what is kept was changed beside them: a browser tells only the other tabs. */
export function announceHistory(): void {
  dispatchEvent(new Event('storage'));
}

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

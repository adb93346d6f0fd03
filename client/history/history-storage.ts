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

/** Puts a visit into its history. One that cannot be read is replaced by the new entry alone (F8-26). */
export function recordVisits(name: HistoryName, ...visits: readonly HistoryEntry[]): void {
  writeHistory(name, addVisits(readHistory(name) ?? [], ...visits));
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

export function clearHistories(): void {
  for (const name of Object.keys(KEYS) as HistoryName[]) writeHistory(name, []);
}

function readHistory(name: HistoryName): readonly HistoryEntry[] | null {
  try {
    return parseHistory(localStorage.getItem(KEYS[name]));
  } catch {
    return null;
  }
}

/** A storage that is blocked or full keeps nothing; a page is not worse off for it. */
function writeHistory(name: HistoryName, entries: readonly HistoryEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(KEYS[name]);
    else localStorage.setItem(KEYS[name], JSON.stringify(entries));
  } catch {}
}

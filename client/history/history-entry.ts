/** Entries that a history keeps at most, the newest ones (F9-01, P9-001). */
export const HISTORY_MAX = 100;
/** Characters of a label at most: a stored name is there to be recognised. */
export const LABEL_MAX = 120;

/** How far ahead of now a stored time may be, in milliseconds: a clock may have been put right since. */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000;

/** One visit (F3-33, P3-113). */
export interface HistoryEntry {
  /** of a viewed person 'person', of a search 'search', of a property's page 'related-property', of an address 'address'; others are kept and shown as they are */
  readonly type: string;
  /** path on this site, without flags; a history holds each once (F9-02, P5-021, P9-002) */
  readonly path: string;
  /** of the person or the property; null where the entry is about no one */
  readonly id: string | null;
  /** milliseconds since 1970 */
  readonly timestamp: number;
  /** 'Maya Ostrowski' */
  readonly label: string;
  /** 'Portland, OR'; empty where none is known */
  readonly place: string;
}

/**
 * What is stored under a key; null when it cannot be read as a history (F8-26). Single entries that are broken go.
 *
 * @param now milliseconds since 1970
 */
export function parseHistory(text: string | null, now: number): readonly HistoryEntry[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? newestFirst(stored.filter((value) => isEntry(value, now))) : null;
  } catch {
    return null;
  }
}

/** A history with more visits: each path once, by its newest visit, newest first, at most 100 (F9-01, F9-02, F9-04). */
export function addVisits(
  history: readonly HistoryEntry[],
  ...visits: readonly HistoryEntry[]
): readonly HistoryEntry[] {
  return newestFirst([...visits, ...history]);
}

function newestFirst(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const seen = new Set<string>();
  return entries
    .toSorted((one, other) => other.timestamp - one.timestamp)
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .slice(0, HISTORY_MAX);
}

/**
 * A path that leads anywhere but to this site, a time that no visit had, or a text that is no text, is not taken from a
 * storage anyone can write.
 */
function isEntry(value: unknown, now: number): value is HistoryEntry {
  const entry = value as HistoryEntry | null;
  return (
    typeof entry?.path === 'string' &&
    /^\/(?![/\\])/.test(entry.path) &&
    Number.isFinite(entry.timestamp) &&
    entry.timestamp >= 0 &&
    entry.timestamp <= now + AHEAD_MAX_MS &&
    [entry.type, entry.label, entry.place].every((text) => typeof text === 'string') &&
    (entry.id === null || typeof entry.id === 'string')
  );
}

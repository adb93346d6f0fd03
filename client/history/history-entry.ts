/** Most entries in a history; the newest stay (F9-01, P9-001). */
export const HISTORY_MAX = 100;
/** Longest label, in characters: a stored name only has to be recognizable. */
export const LABEL_MAX = 120;

/** How far in the future a stored time may be, in milliseconds: the clock may have been corrected since. */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000;

/** One visit (F3-33, P3-113). */
export interface HistoryEntry {
  /** 'person' for a viewed person, 'search', 'related-property' for a property's page, 'address'; other types are kept and shown as they are */
  readonly type: string;
  /** path on this site, without flags; unique in a history (F9-02, P5-021, P9-002) */
  readonly path: string;
  /** of the person or property; null without either */
  readonly id: string | null;
  /** milliseconds since 1970 */
  readonly timestamp: number;
  /** 'Maya Ostrowski' */
  readonly label: string;
  /** 'Portland, OR'; empty if unknown */
  readonly place: string;
}

/** A visit, as the page itself describes it. */
export type PageVisit = Pick<HistoryEntry, 'id' | 'path' | 'label' | 'place'>;

/**
 * Parses a stored history; null if it is unreadable (F8-26). Broken entries are dropped.
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

/** A history with more visits: each path once, with its newest visit, newest first, at most 100 (F9-01, F9-02, F9-04). */
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
 * Anyone can write to the storage, so paths to other sites, impossible times, and values of the wrong type are dropped.
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

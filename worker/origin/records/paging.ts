/** Where a page ended: the last record's stored date and its id. */
export interface Cursor {
  /** null if the record has no date */
  readonly at: string | null;
  readonly id: string;
}

const SHAPE = /^([\d-]{0,10})~([\w-]{1,40})$/;

/**
 * A cursor for callers, opaque to them: at most 64 characters of A-Z a-z 0-9 _ and -, with a date and an id of 37
 * characters or a month and one of 40.
 */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at ?? ''}~${id}`).toString('base64url');
}

/** Reads a cursor of {@link encodeCursor}; null for anything else. */
export function decodeCursor(text: string): Cursor | null {
  const [match, at, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (match === undefined || at === undefined || id === undefined) return null;
  const cursor = { at: at === '' ? null : at, id };
  // Decoding is lenient, so of all texts that decode to this cursor we accept only the one we issued.
  return encodeCursor(cursor) === text ? cursor : null;
}

/** Everything SQL needs to know about one page of records. */
export interface PageQuery {
  readonly personId: string;
  /** rows per page */
  readonly size: number;
  /** where the previous page ended; null for the first */
  readonly after: Cursor | null;
}

/** A page of rows, and where the next one starts; null if there is none. */
export interface Page<R> {
  readonly rows: readonly R[];
  readonly next: Cursor | null;
}

/** Splits off the rows of a page. `where` reads from a row what the list is sorted by. */
export function pageOf<R>(found: readonly R[], size: number, where: (row: R) => Cursor): Page<R> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? where(last) : null };
}

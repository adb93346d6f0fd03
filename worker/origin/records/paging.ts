/** Where a page ended: the last record's date as it is stored, and its id. */
export interface Cursor {
  /** null where the record has no date */
  readonly at: string | null;
  readonly id: string;
}

const SHAPE = /^([\d-]{0,10})~([\w-]{1,40})$/;

/**
 * A cursor as callers carry it, without meaning to them: at most 64 characters of A-Z a-z 0-9 _ and -, with a date and an
 * id of 37 characters or a month and one of 40.
 */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at ?? ''}~${id}`).toString('base64url');
}

/** What {@link encodeCursor} made; null for anything else. */
export function decodeCursor(text: string): Cursor | null {
  const [match, at, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (match === undefined || at === undefined || id === undefined) return null;
  const cursor = { at: at === '' ? null : at, id };
  // Decoding is lenient: of all the texts that decode to this one, only the one that was given out is taken.
  return encodeCursor(cursor) === text ? cursor : null;
}

/** Everything about one page of records that SQL has to know. */
export interface PageQuery {
  readonly personId: string;
  /** rows of the page */
  readonly size: number;
  /** where the page before ended; null for the first */
  readonly after: Cursor | null;
  /** the only record wanted; then `after` is null */
  readonly recordId?: string | undefined;
}

/** A page of rows, and where the next one starts; null where none follows. */
export interface Page<R> {
  readonly rows: readonly R[];
  readonly next: Cursor | null;
}

/** Parts the rows of a page from what follows. `where` reads of a row what the order goes by. */
export function pageOf<R>(found: readonly R[], size: number, where: (row: R) => Cursor): Page<R> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? where(last) : null };
}

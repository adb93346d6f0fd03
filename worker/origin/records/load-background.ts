import {
  BACKGROUND_PAGE_SIZE,
  type BackgroundAnswer,
  RECORD_SHAPES,
  type RecordGroup,
} from '../../../shared/contract/records/background.ts';
import type { SqlDatabase, SqlResult } from '../env.ts';
import { buildGroups, type GroupRows, isPropertyGroup, subjectStatement } from './build-groups.ts';
import type { PropertyRow, TransferRow } from './build-property.ts';
import { type Cursor, encodeCursor, type PageQuery, pageOf } from './paging.ts';
import { cursorOfProperty, propertyStatements } from './property-store.ts';
import type { RecordRow, ReportSubject } from './record-source.ts';
import { cursorOfRecord, recordStatements } from './record-store.ts';

/** Which groups, and from where: a cursor belongs to one group. */
export interface BackgroundQuery {
  readonly personId: string;
  readonly groups: readonly RecordGroup[];
  readonly after: Cursor | null;
  /** the most records of a group in the answer, 1 to {@link BACKGROUND_PAGE_SIZE} */
  readonly limit?: number;
}

export const ALL_GROUPS = Object.keys(RECORD_SHAPES) as RecordGroup[];

/** A page of one group, and where the next one starts. */
type LoadedGroup = GroupRows & { readonly next: Cursor | null };

/**
 * Loads a page of each group in two round trips: the rows, then the people and addresses they may name.
 *
 * @returns null for a person who is unknown, suppressed or a minor
 */
export async function loadBackground(
  db: SqlDatabase,
  { personId, groups, after, limit = BACKGROUND_PAGE_SIZE }: BackgroundQuery,
  now: number,
): Promise<BackgroundAnswer | null> {
  const query: PageQuery = { personId, size: limit, after };
  const asked = groups.map((group) => ({ group, statements: statementsFor(db, group, query) }));
  const [subjects, ...results] = await db.batch<unknown>([
    subjectStatement(db, personId, now),
    ...asked.flatMap(({ statements }) => statements),
  ]);
  const subject = subjects?.results[0] as ReportSubject | undefined;
  if (subject === undefined) return null;

  const loaded = asked.map(({ group, statements }) => readGroup(group, results.splice(0, statements.length), limit));
  return {
    records: await buildGroups(db, subject, loaded, now),
    next: Object.fromEntries(loaded.flatMap(({ group, next }) => (next === null ? [] : [[group, encodeCursor(next)]]))),
  };
}

function statementsFor(db: SqlDatabase, group: RecordGroup, query: PageQuery) {
  return isPropertyGroup(group)
    ? propertyStatements(db, group === 'currentProperties', query)
    : recordStatements(db, group, query);
}

function readGroup(group: RecordGroup, results: readonly SqlResult<unknown>[], size: number): LoadedGroup {
  if (isPropertyGroup(group)) {
    const [properties, transfers] = results;
    const page = pageOf((properties?.results ?? []) as PropertyRow[], size, cursorOfProperty);
    return { group, ...page, transfers: (transfers?.results ?? []) as TransferRow[] };
  }
  const rows = results.flatMap(({ results }) => results) as RecordRow[];
  return { group, ...pageOf(rows, size, cursorOfRecord) };
}

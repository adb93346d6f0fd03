import type { SqlDatabase, SqlStatement } from '../env.ts';
import { endSuppression } from '../suppression/suppress-person.ts';
import { type DropStatus, type ItemKey, type ListType, referenceOf, STATUS } from './lists.ts';
import type { ListRow, Problem } from './read-row.ts';
import type { Run, RunFile } from './run-store.ts';

/** Problems of a file that are kept; the others are only counted. */
export const PROBLEMS_MAX = 1_000;

/** A row of a list, with its line. */
export interface ReadRow extends ListRow {
  readonly line: number;
}
/** A line that is no row. */
export interface ReadProblem {
  readonly line: number;
  readonly problem: Problem;
}

/** A row that is on a list already: in this run it is there twice, or its hash is another. */
const isDouble = `i.hash <> j.hash OR (i.line <> j.line AND i.file_id = ?1)
  OR (i.file_id <> ?1 AND i.file_id IN (SELECT o.id FROM drop_file f CROSS JOIN drop_file o ON o.run_id = f.run_id WHERE f.id = ?1))`;
const ROWS = `SELECT value ->> 0 AS id, value ->> 1 AS hash, value ->> 2 AS line FROM json_each(?2)`;

/**
 * Takes rows of a list, and notes how far it is read, in one transaction: what was read before a run broke off changes
 * nothing when it is read again. An identifier that the platform sends once more keeps its status, and is answered again.
 */
export async function takeRows(
  db: SqlDatabase,
  { id, list, linesRead }: RunFile,
  rows: readonly ReadRow[],
  problems: readonly ReadProblem[],
  upTo: number,
): Promise<void> {
  const json = JSON.stringify(rows.map((row) => [row.id, row.hash, row.line]));
  const doubles = `FROM (${ROWS}) j CROSS JOIN drop_item i ON i.list = ?3 AND i.id = j.id WHERE (${isDouble})`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO drop_item (list, id, hash, file_id, line) SELECT ?3, j.id, j.hash, ?1, j.line FROM (${ROWS}) j WHERE true
         ON CONFLICT (list, id) DO UPDATE SET file_id = excluded.file_id, line = excluded.line, reported = NULL
         WHERE drop_item.hash = excluded.hash AND drop_item.file_id NOT IN (
           SELECT o.id FROM drop_file f CROSS JOIN drop_file o ON o.run_id = f.run_id WHERE f.id = ?1)`,
      )
      .bind(id, json, list),
    noteProblems(db, id, problems),
    db
      .prepare(
        `INSERT OR IGNORE INTO drop_problem (run_id, file_id, line, problem)
         SELECT ${RUN_OF_FILE}, ?1, j.line, CASE WHEN i.hash = j.hash THEN 'duplicate' ELSE 'changed' END ${doubles}
           AND ${hasRoom}`,
      )
      .bind(id, json, list),
    db
      .prepare(
        `UPDATE drop_file SET lines_read = ?4, items = items + ?5 - (SELECT COUNT(*) ${doubles}),
           bad_rows = bad_rows + ?6 + (SELECT COUNT(*) ${doubles})
         WHERE id = ?1 AND lines_read = ?7`,
      )
      .bind(id, json, list, upTo, rows.length, problems.length, linesRead),
  ]);
}

const RUN_OF_FILE = '(SELECT r.run_id FROM drop_file r WHERE r.id = ?1)';
const hasRoom = `(
  SELECT COUNT(*) FROM drop_problem WHERE run_id = ${RUN_OF_FILE} AND file_id = ?1) < ${PROBLEMS_MAX}`;

function noteProblems(db: SqlDatabase, fileId: number, problems: readonly ReadProblem[]): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO drop_problem (run_id, file_id, line, problem)
       SELECT ${RUN_OF_FILE}, ?1, value ->> 0, value ->> 1 FROM json_each(?2) WHERE ${hasRoom}`,
    )
    .bind(fileId, JSON.stringify(problems.map(({ line, problem }) => [line, problem])));
}

/** Says what is wrong with a list as a whole. */
export function fileProblem(db: SqlDatabase, run: Run, name: string, problem: Problem): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO drop_problem (run_id, file_id, line, problem)
       SELECT run_id, id, 0, ?3 FROM drop_file WHERE run_id = ?1 AND name = ?2`,
    )
    .bind(run.id, name, problem);
}

/** Says what is wrong with a list as a whole, and that it is read as far as it can be. */
export function refuseFile(db: SqlDatabase, run: Run, name: string, problem: Problem): SqlStatement[] {
  return [
    fileProblem(db, run, name, problem),
    db.prepare('UPDATE drop_file SET is_read = 1 WHERE run_id = ?1 AND name = ?2').bind(run.id, name),
  ];
}

/**
 * Forgets identifiers whose owners withdrew, and ends what they hid. One that is on no list of ours, or with another hash,
 * is a problem of the file.
 */
export async function withdrawRows(
  env: { readonly ACCOUNTS: SqlDatabase; readonly PEOPLE: SqlDatabase },
  { id, linesRead }: RunFile,
  rows: readonly ReadRow[],
  problems: readonly ReadProblem[],
  upTo: number,
  now: number,
): Promise<void> {
  const db = env.ACCOUNTS;
  const { results } = await db
    .prepare(
      `SELECT i.list, i.id, i.status FROM json_each(?1) j
       CROSS JOIN drop_item i ON i.list = j.value ->> 0 AND i.id = j.value ->> 1 AND i.hash = j.value ->> 2`,
    )
    .bind(JSON.stringify(rows.map((row) => [row.list, row.id, row.hash])))
    .all<ItemKey & { readonly status: DropStatus | null }>();
  // Before the items go: a run that breaks off here ends the rest when it reads them again.
  for (const item of results)
    if (item.status === STATUS.deleted || item.status === STATUS.optedOut)
      await endSuppression(env, referenceOf(item), now);
  const known = new Set(results.map(referenceOf));
  const unknown = rows.flatMap(({ line, list, id: itemId }): ReadProblem[] =>
    list === null || known.has(referenceOf({ list, id: itemId })) ? [] : [{ line, problem: 'unknown' }],
  );
  const gone = JSON.stringify(results.map((item) => [item.list, item.id]));
  await db.batch([
    ...['drop_item', 'drop_match'].map((table) =>
      db
        .prepare(`DELETE FROM ${table} WHERE (list, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`)
        .bind(gone),
    ),
    noteProblems(db, id, [...problems, ...unknown]),
    db
      .prepare(
        `UPDATE drop_file SET lines_read = ?2, items = items + ?3, bad_rows = bad_rows + ?4 WHERE id = ?1 AND lines_read = ?5`,
      )
      .bind(id, upTo, rows.length - unknown.length, problems.length + unknown.length, linesRead),
  ]);
}

/** An identifier that is to be looked for. */
export interface Item extends ItemKey {
  readonly hash: string;
  readonly status: DropStatus | null;
}

/** Identifiers of a run that nobody has looked for yet, of one list. */
export async function listOpenItems(db: SqlDatabase, { id }: Run, limit: number): Promise<Item[]> {
  const { results } = await db
    .prepare(
      `SELECT i.list, i.id, i.hash, i.status FROM drop_file f CROSS JOIN drop_item i ON i.file_id = f.id AND i.status IS NULL
       WHERE f.run_id = ?1 LIMIT ?2`,
    )
    .bind(id, limit)
    .all<Item>();
  return results;
}

/** Identifiers that are kept, in order, behind one of them. */
export async function listKeptItems(db: SqlDatabase, after: ItemKey | null, limit: number): Promise<Item[]> {
  const { results } = await db
    .prepare('SELECT list, id, hash, status FROM drop_item WHERE (list, id) > (?1, ?2) ORDER BY list, id LIMIT ?3')
    .bind(after?.list ?? '', after?.id ?? '', limit)
    .all<Item>();
  return results;
}

/** Who has an identifier, and its status now. */
export interface FoundItem extends ItemKey {
  readonly status: DropStatus;
  readonly personIds: readonly string[];
}

/** Notes what was found, before anything is deleted: afterward, nobody could find it again. */
export function foundStatements(db: SqlDatabase, found: readonly FoundItem[]): SqlStatement[] {
  const matches = found.flatMap(({ list, id, personIds }) =>
    personIds.map((personId) => [personId, list, id, personIds.length > 1 ? 1 : 0]),
  );
  return [
    db
      .prepare(
        `INSERT OR REPLACE INTO drop_match (person_id, list, id, is_shared)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1) WHERE true`,
      )
      .bind(JSON.stringify(matches)),
    ...statusStatements(db, found),
  ];
}

function statusStatements(db: SqlDatabase, found: readonly FoundItem[]): SqlStatement[] {
  const byStatus = Map.groupBy(found, ({ list, status }) => `${list} ${status}`);
  return [...byStatus.values()].map((items) => {
    const { list, status } = items[0] as FoundItem;
    return db
      .prepare('UPDATE drop_item SET status = ?1 WHERE list = ?2 AND id IN (SELECT value FROM json_each(?3))')
      .bind(status, list, JSON.stringify(items.map(({ id }) => id)));
  });
}

/** Marks what was not found but belongs to an account of ours alone: at most one of our customers has each hash. */
export function exemptStatement(db: SqlDatabase, hashes: readonly string[]): SqlStatement {
  return db
    .prepare(
      `UPDATE drop_item SET status = ${STATUS.exempt}
       WHERE list = 'Email' AND hash IN (SELECT value FROM json_each(?1)) AND status = ${STATUS.notFound} AND reported IS NULL`,
    )
    .bind(JSON.stringify(hashes));
}

/** Somebody who is to be deleted or opted out, and because of which identifiers. */
export interface Match {
  readonly personId: string;
  readonly items: readonly ItemKey[];
  /** whether one of the identifiers is theirs alone */
  readonly isAlone: boolean;
}

/** The next people who are to be deleted or opted out. */
export async function listMatches(db: SqlDatabase, limit: number): Promise<Match[]> {
  const { results } = await db
    .prepare(
      `SELECT m.person_id AS personId, m.list, m.id, m.is_shared AS isShared
       FROM (SELECT DISTINCT person_id FROM drop_match ORDER BY person_id LIMIT ?1) p
       CROSS JOIN drop_match m ON m.person_id = p.person_id`,
    )
    .bind(limit)
    .all<ItemKey & { readonly personId: string; readonly isShared: 0 | 1 }>();
  return [...Map.groupBy(results, ({ personId }) => personId)].map(([personId, rows]) => ({
    personId,
    items: rows.map(({ list, id }) => ({ list, id })),
    isAlone: rows.some(({ isShared }) => isShared === 0),
  }));
}

/** What was to be done about somebody is done. */
export function matchDoneStatements(db: SqlDatabase, run: Run | null, { personId, isAlone }: Match): SqlStatement[] {
  const done = db.prepare('DELETE FROM drop_match WHERE person_id = ?1').bind(personId);
  if (run === null) return [done];
  const column = isAlone ? 'deleted' : 'opted_out';
  return [done, db.prepare(`UPDATE drop_run SET ${column} = ${column} + 1 WHERE id = ?1`).bind(run.id)];
}

/** Which of these hashes are on a list, as the items that have them. */
export async function listItemsOf(
  db: SqlDatabase,
  hashes: readonly { readonly list: ListType; readonly hash: string }[],
): Promise<Item[]> {
  if (hashes.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT i.list, i.id, i.hash, i.status FROM json_each(?1) j
       CROSS JOIN drop_item i ON i.list = j.value ->> 0 AND i.hash = j.value ->> 1 ORDER BY i.list, i.id`,
    )
    .bind(JSON.stringify(hashes.map(({ list, hash }) => [list, hash])))
    .all<Item>();
  return results;
}

import type { SqlDatabase, SqlStatement } from '../env.ts';
import { answerFileName } from './lists.ts';
import type { Run } from './run-store.ts';

/** Answers in one file. */
const ANSWERS_PER_FILE = 50_000;

/** A file of answers. */
export interface AnswerFile {
  readonly position: number;
  readonly fileId: number;
  readonly name: string;
  readonly isAmendment: 0 | 1;
  readonly firstId: string;
  readonly lastId: string;
}

interface Range {
  readonly fileId: number;
  readonly name: string;
  /** of the list */
  readonly runId: number;
  readonly isAmendment: boolean;
  readonly firstId: string;
  readonly lastId: string;
}

/**
 * Plans which answers go in which file, of all that the platform does not know yet. New answers come first; corrections
 * have names of their own.
 */
export async function planAnswers(db: SqlDatabase, run: Run): Promise<SqlStatement[]> {
  const { results: files } = await db
    .prepare(
      `SELECT f.id, f.name, f.run_id AS runId FROM drop_file f
       WHERE EXISTS (SELECT 1 FROM drop_item i WHERE i.file_id = f.id AND i.reported IS NOT i.status) ORDER BY f.id`,
    )
    .all<{ id: number; name: string; runId: number }>();
  const ranges: Range[] = [];
  for (const { id, name, runId } of files)
    for (const isAmendment of [false, true])
      for (const range of await rangesOf(db, id, isAmendment))
        ranges.push({ fileId: id, name, runId, isAmendment, ...range });
  const sorted = ranges.sort((one, other) => Number(one.isAmendment) - Number(other.isAmendment));
  return sorted.map((range, at) => {
    const alike = sorted.filter((one) => one.fileId === range.fileId && one.isAmendment === range.isAmendment);
    const part = alike.indexOf(range) + 1;
    const name = nameOf(run, range, { part, parts: alike.length });
    return db
      .prepare(
        `INSERT OR IGNORE INTO drop_answer (run_id, position, file_id, name, is_amendment, first_id, last_id)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(run.id, at + 1, range.fileId, name, range.isAmendment ? 1 : 0, range.firstId, range.lastId);
  });
}

/**
 * What a file of answers is called. The platform takes each name once for a batch, so answers that a run before left open
 * have other names than the files that it may have sent.
 */
function nameOf(
  run: Run,
  { name, runId, isAmendment }: Range,
  { part, parts }: { readonly part: number; readonly parts: number },
): string {
  if (isAmendment || runId !== run.id) return answerFileName(name, `r${run.id.toString(36)}p${part}`);
  return parts === 1 ? name : answerFileName(name, `part${String(part).padStart(2, '0')}`);
}

/** Whether the platform waits for answers that are known here. */
export async function hasUnanswered(db: SqlDatabase): Promise<boolean> {
  const sql = `SELECT 1 FROM drop_item i WHERE ${unknownTo(false)} LIMIT 1`;
  return (await db.prepare(sql).first()) !== null;
}

const unknownTo = (isAmendment: boolean): string =>
  `i.reported IS NOT i.status AND i.reported IS ${isAmendment ? 'NOT NULL' : 'NULL'}`;

/** Ids from which to which each file of answers to a list goes. */
async function rangesOf(
  db: SqlDatabase,
  fileId: number,
  isAmendment: boolean,
): Promise<{ readonly firstId: string; readonly lastId: string }[]> {
  const sql = `SELECT MIN(id) AS firstId, MAX(id) AS lastId FROM (
    SELECT i.id FROM drop_item i WHERE i.file_id = ?1 AND i.id > ?2 AND ${unknownTo(isAmendment)}
    ORDER BY i.id LIMIT ${ANSWERS_PER_FILE})`;
  const ranges: { firstId: string; lastId: string }[] = [];
  for (;;) {
    const range = await db
      .prepare(sql)
      .bind(fileId, ranges.at(-1)?.lastId ?? '')
      .first<{ firstId: string | null; lastId: string | null }>();
    if (range?.firstId == null || range.lastId === null) return ranges;
    ranges.push({ firstId: range.firstId, lastId: range.lastId });
  }
}

/** Whether the files of a run are planned. */
export async function hasAnswers(db: SqlDatabase, { id }: Run): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM drop_answer WHERE run_id = ?1 LIMIT 1').bind(id).first()) !== null;
}

/** The next file that is not sent yet; null if all are. */
export function nextAnswer(db: SqlDatabase, { id }: Run): Promise<AnswerFile | null> {
  return db
    .prepare(
      `SELECT position, file_id AS fileId, name, is_amendment AS isAmendment, first_id AS firstId, last_id AS lastId
       FROM drop_answer WHERE run_id = ?1 AND sent_at IS NULL AND refusal IS NULL ORDER BY position LIMIT 1`,
    )
    .bind(id)
    .first<AnswerFile>();
}

/** The answers of a file, as the platform reads them. */
export async function answersCsv(db: SqlDatabase, answer: AnswerFile): Promise<string> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.status FROM drop_item i
       WHERE i.file_id = ?1 AND i.id BETWEEN ?2 AND ?3 AND ${unknownTo(answer.isAmendment === 1)} ORDER BY i.id`,
    )
    .bind(answer.fileId, answer.firstId, answer.lastId)
    .all<{ id: string; status: number }>();
  return csvOf(results);
}

/** Answers as a file: 'Id,Status'. */
export function csvOf(answers: readonly { readonly id: string; readonly status: number }[]): string {
  return ANSWERS_HEADER + csvRowsOf(answers);
}

export const ANSWERS_HEADER = 'Id,Status\r\n';

/** The rows of such a file. */
export function csvRowsOf(answers: readonly { readonly id: string; readonly status: number }[]): string {
  return answers.map(({ id, status }) => `${id},${status}\r\n`).join('');
}

/** Answers of a list that nobody has been given yet, behind an id: for a file that somebody uploads by hand. */
export async function listUnanswered(
  db: SqlDatabase,
  fileId: number,
  after: string,
): Promise<{ readonly id: string; readonly status: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.status FROM drop_item i
       WHERE i.file_id = ?1 AND i.id > ?2 AND ${unknownTo(false)} ORDER BY i.id LIMIT ${ANSWERS_PER_FILE}`,
    )
    .bind(fileId, after)
    .all<{ id: string; status: number }>();
  return results;
}

/** The answers of a list are in a file that somebody uploads by hand. */
export function givenStatement(db: SqlDatabase, fileId: number): SqlStatement {
  return db
    .prepare(
      `UPDATE drop_item SET reported = status WHERE (list, id) IN (
         SELECT i.list, i.id FROM drop_item i WHERE i.file_id = ?1 AND ${unknownTo(false)})`,
    )
    .bind(fileId);
}

/** The platform has a file, and knows what is in it. */
export function sentStatements(db: SqlDatabase, run: Run, answer: AnswerFile, now: number): SqlStatement[] {
  return [
    db
      .prepare(
        `UPDATE drop_item SET reported = status WHERE (list, id) IN (
           SELECT i.list, i.id FROM drop_item i
           WHERE i.file_id = ?1 AND i.id BETWEEN ?2 AND ?3 AND ${unknownTo(answer.isAmendment === 1)})`,
      )
      .bind(answer.fileId, answer.firstId, answer.lastId),
    db
      .prepare('UPDATE drop_answer SET sent_at = ?3 WHERE run_id = ?1 AND position = ?2')
      .bind(run.id, answer.position, now),
  ];
}

/** The platform does not take a file. */
export function refusedStatement(db: SqlDatabase, run: Run, { position }: AnswerFile, message: string): SqlStatement {
  return db
    .prepare('UPDATE drop_answer SET refusal = ?3 WHERE run_id = ?1 AND position = ?2')
    .bind(run.id, position, message);
}

/** Counts what became of the identifiers of a run, and of older ones that new records have, for the report. */
export function countStatements(db: SqlDatabase, run: Run): SqlStatement[] {
  const count = (isAmendment: boolean, where: string) =>
    db
      .prepare(
        `INSERT OR REPLACE INTO drop_count (run_id, list, status, is_amendment, items)
         SELECT ?1, i.list, i.status, ${isAmendment ? 1 : 0}, COUNT(*)
         FROM drop_file f CROSS JOIN drop_item i ON i.file_id = f.id WHERE ${where} GROUP BY i.list, i.status`,
      )
      .bind(run.id);
  return [count(false, `f.run_id = ?1 AND ${unknownTo(false)}`), count(true, unknownTo(true))];
}

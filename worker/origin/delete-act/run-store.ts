import type { DROP_FAILURES, DROP_STATES } from '../../../shared/contract/operations/delete-act.ts';
import type { SqlDatabase, SqlStatement, SqlValue } from '../env.ts';

export type RunSource = 'platform' | 'folder';
export type RunState = (typeof DROP_STATES)[number];
/** Why a run waits, or has failed. */
export type Failure = (typeof DROP_FAILURES)[number];

/** A run, and how far it has come. Times are in milliseconds since 1970. */
export interface Run {
  readonly id: number;
  readonly source: RunSource;
  readonly state: RunState;
  readonly startedAt: number;
  readonly nextAt: number;
  readonly cursor: string;
  readonly archiveBytes: number | null;
  readonly failures: number;
  readonly firstFailedAt: number | null;
}

const RUN = `id, source, state, started_at AS startedAt, next_at AS nextAt, cursor, archive_bytes AS archiveBytes,
  failures, first_failed_at AS firstFailedAt`;

/** How long somebody who takes a run has it alone, in milliseconds: longer than any step. */
const CLAIM_MS = 15 * 60_000;

/** Begins a run unless one is under way. Returns whether it began. */
export async function beginRun(db: SqlDatabase, source: RunSource, now: number): Promise<boolean> {
  const state: RunState = source === 'platform' ? 'asking' : 'reading';
  const { meta } = await db
    .prepare('INSERT OR IGNORE INTO drop_run (source, state, started_at, next_at) VALUES (?1, ?2, ?3, ?3)')
    .bind(source, state, now)
    .run();
  return meta.changes > 0;
}

/** The run that is under way; null for none. */
export function openRun(db: SqlDatabase): Promise<Run | null> {
  return db.prepare(`SELECT ${RUN} FROM drop_run WHERE ended_at IS NULL`).first<Run>();
}

/** Takes the run that is under way for one step, unless it waits or somebody else is at it: null then. */
export async function claimRun(db: SqlDatabase, now: number): Promise<Run | null> {
  const { results } = await db
    .prepare(
      `UPDATE drop_run SET claimed_until = ?1 + ${CLAIM_MS}
       WHERE ended_at IS NULL AND next_at <= ?1 AND claimed_until <= ?1 RETURNING ${RUN}`,
    )
    .bind(now)
    .all<Run>();
  return results[0] ?? null;
}

/** Lets others take it, after a step. */
export async function releaseRun(db: SqlDatabase, { id }: Run): Promise<void> {
  await db.prepare('UPDATE drop_run SET claimed_until = 0 WHERE id = ?1').bind(id).run();
}

/** What changes of a run; what is left out stays. */
export interface RunChange {
  readonly state?: RunState;
  readonly cursor?: string;
  readonly next_at?: number;
  readonly ended_at?: number;
  readonly archive_bytes?: number;
  readonly archive_date?: string;
  readonly failure?: Failure | null;
  readonly failures?: number;
  readonly first_failed_at?: number;
}

/** Another state of a run. It begins without a cursor. */
export function changeRun(db: SqlDatabase, { id }: Pick<Run, 'id'>, change: RunChange): SqlStatement {
  const changed: Record<string, SqlValue> = { ...(change.state === undefined ? {} : { cursor: '' }), ...change };
  const columns = Object.keys(changed);
  const sets = columns.map((column, at) => `${column} = ?${at + 2}`).join(', ');
  return db.prepare(`UPDATE drop_run SET ${sets} WHERE id = ?1`).bind(id, ...Object.values(changed));
}

/** Ends a run for good, whatever of it is not done. */
export function failRun(db: SqlDatabase, run: Run, failure: Failure, now: number): SqlStatement[] {
  return [
    changeRun(db, run, { state: 'failed', failure, ended_at: now }),
    db.prepare('DELETE FROM drop_chunk WHERE run_id = ?1').bind(run.id),
  ];
}

/** A list of a run. */
export interface RunFile {
  readonly id: number;
  readonly name: string;
  readonly list: string | null;
  readonly linesRead: number;
  readonly isRead: 0 | 1;
}

const FILE = 'id, name, list, lines_read AS linesRead, is_read AS isRead';

/** Adds a list to a run, once. */
export function fileStatement(
  db: SqlDatabase,
  { id }: Pick<Run, 'id'>,
  file: { readonly name: string; readonly list: string | null; readonly isRead: boolean },
): SqlStatement {
  return db
    .prepare('INSERT OR IGNORE INTO drop_file (run_id, name, list, is_read) VALUES (?1, ?2, ?3, ?4)')
    .bind(id, file.name, file.list, file.isRead ? 1 : 0);
}

/** The lists of a run. */
export async function listFiles(db: SqlDatabase, { id }: Pick<Run, 'id'>): Promise<RunFile[]> {
  const { results } = await db
    .prepare(`SELECT ${FILE} FROM drop_file WHERE run_id = ?1 ORDER BY id`)
    .bind(id)
    .all<RunFile>();
  return results;
}

/** The last run of a source that has ended. */
export function lastRun(
  db: SqlDatabase,
  source: RunSource,
): Promise<{ readonly startedAt: number; readonly endedAt: number; readonly state: RunState } | null> {
  return db
    .prepare(
      `SELECT started_at AS startedAt, ended_at AS endedAt, state FROM drop_run
       WHERE source = ?1 AND ended_at IS NOT NULL ORDER BY started_at DESC LIMIT 1`,
    )
    .bind(source)
    .first();
}

/**
 * When a run last took new lists, in milliseconds since 1970; if none ever did, when the first one began. null: there was
 * none.
 */
export async function lastDone(db: SqlDatabase): Promise<number | null> {
  const row = await db
    .prepare(`SELECT COALESCE(MAX(CASE WHEN state = 'done' THEN ended_at END), MIN(started_at)) AS at FROM drop_run`)
    .first<{ at: number | null }>();
  return row?.at ?? null;
}

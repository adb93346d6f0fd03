import type { DeleteActReport, DeleteActRun } from '../../../shared/contract/operations/delete-act.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { wake } from '../jobs/wake.ts';
import { operatorActionStatement } from '../operators/log-action.ts';
import { beginRun } from './run-store.ts';
import { lateSince } from './schedule.ts';

/** Runs that are shown, and problems of each. */
const RUNS_SHOWN = 12;
const PROBLEMS_SHOWN = 20;

/** GET /api/operator/delete-act: the latest runs, and whether one is late. */
export const answerDeleteActReport: CallHandler<'deleteActReport'> = async (c): Promise<DeleteActReport> => ({
  isSetUp: c.get('settings').drop !== null,
  lateSince: await lateSince(c.env, c.get('now')),
  runs: await loadRuns(c.env.ACCOUNTS),
});

/**
 * POST /api/operator/delete-act: begins a run, or has the one that waits go on.
 *
 * @throws ProblemError 409 if the lists are not fetched here
 */
export const answerBeginDeleteAct: CallHandler<'beginDeleteAct'> = async (c, { viewer }) => {
  const settings = c.get('settings');
  if (settings.drop === null) throw new ProblemError(409, 'No lists are fetched here');
  const [db, now] = [c.env.ACCOUNTS, c.get('now')];
  const isNew = await beginRun(db, 'platform', now);
  await db.batch([
    operatorActionStatement(db, { operator: viewer, action: 'begin delete act', reference: 'delete act' }, now),
    db.prepare('UPDATE drop_run SET next_at = MIN(next_at, ?1) WHERE ended_at IS NULL').bind(now),
  ]);
  // Without a queue, the scheduled job does it in a few minutes.
  if (c.env.JOBS !== undefined) await wake(c.env, settings, 'delete-act', now);
  return { isNew };
};

async function loadRuns(db: SqlDatabase): Promise<DeleteActRun[]> {
  const { results: runs } = await db
    .prepare(
      `SELECT id, source, state, failure, started_at AS startedAt, ended_at AS endedAt, next_at AS nextAt,
         first_failed_at AS firstFailedAt, deleted, opted_out AS optedOut
       FROM drop_run ORDER BY id DESC LIMIT ?1`,
    )
    .bind(RUNS_SHOWN)
    .all<Omit<DeleteActRun, 'counts' | 'files' | 'problems' | 'refusals'>>();
  return Promise.all(runs.map(async (run) => ({ ...run, ...(await loadParts(db, run.id)) })));
}

type Parts = Pick<DeleteActRun, 'counts' | 'files' | 'problems' | 'refusals'>;

async function loadParts(db: SqlDatabase, runId: number): Promise<Parts> {
  const read = (sql: string) => db.prepare(sql).bind(runId);
  const [counts, files, problems, refusals] = await db.batch<never>([
    read(`SELECT list, status, is_amendment AS isAmendment, items FROM drop_count WHERE run_id = ?1
          ORDER BY is_amendment, list, status`),
    read('SELECT name, items, bad_rows AS badRows FROM drop_file WHERE run_id = ?1 ORDER BY id'),
    read(`SELECT f.name, p.line, p.problem FROM drop_problem p CROSS JOIN drop_file f ON f.id = p.file_id
          WHERE p.run_id = ?1 ORDER BY p.file_id, p.line LIMIT ${PROBLEMS_SHOWN}`),
    read(
      'SELECT name, refusal AS message FROM drop_answer WHERE run_id = ?1 AND refusal IS NOT NULL ORDER BY position',
    ),
  ]);
  const counted = (counts?.results ?? []) as unknown as (Omit<Parts['counts'][number], 'isAmendment'> & {
    readonly isAmendment: 0 | 1;
  })[];
  return {
    counts: counted.map((row) => ({ ...row, isAmendment: row.isAmendment === 1 })),
    files: files?.results ?? [],
    problems: problems?.results ?? [],
    refusals: refusals?.results ?? [],
  };
}

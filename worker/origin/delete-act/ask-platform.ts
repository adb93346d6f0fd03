import { hasUnanswered } from './answer-store.ts';
import { storeArchive } from './archive-store.ts';
import { askDownload, type Later } from './drop-client.ts';
import { afterMaintenance } from './maintenance.ts';
import { changeRun, failRun, type Run, type RunChange } from './run-store.ts';
import { endStep, type Step } from './step.ts';

const MINUTE_MS = 60_000;
/** The longest wait after failures in a row: six hours. */
const WAIT_MAX_MS = 360 * MINUTE_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;

/** Asks the platform for new lists, and keeps what it sends. */
export const askPlatform: Step = async (context, run) => {
  const { env, settings, now, fetchFn } = context;
  const db = env.ACCOUNTS;
  if (settings === null) return 'waits';
  const due = afterMaintenance(now);
  if (due > now) return endStep(context, [changeRun(db, run, { next_at: due, failure: 'maintenance' })], 'waits');
  const download = await askDownload(settings, fetchFn);
  const mayAnswer = download.kind === 'unfinished' && (await hasUnanswered(db));
  // Whoever was found since the last run is removed now, and what is not answered yet is.
  if (download.kind === 'nothing new' || mayAnswer)
    return endStep(context, [changeRun(db, run, { state: 'removing', failure: null, failures: 0 })], 'more');
  if (download.kind === 'unfinished') return endStep(context, failRun(db, run, 'unfinished-batch', now), 'waits');
  if (download.kind === 'refused') return endStep(context, failRun(db, run, download.failure, now), 'waits');
  if (download.kind === 'later') return endStep(context, [changeRun(db, run, waiting(run, download, now))], 'waits');
  const isWhole = await storeArchive(db, run, download.body).catch(() => null);
  if (isWhole === true) return 'more';
  if (isWhole === false) return endStep(context, failRun(db, run, 'too-large', now), 'waits');
  const brokeOff: Later = { kind: 'later', failure: 'not-reached', afterMs: null };
  return endStep(context, [changeRun(db, run, waiting(run, brokeOff, now))], 'waits');
};

/** When a run asks again. The platform's own waits are no failures. */
export function waiting(run: Run, { failure, afterMs }: Later, now: number): RunChange {
  if (afterMs !== null) return { next_at: afterMaintenance(now + afterMs), failure };
  const failures = run.failures + 1;
  const wait = Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10));
  return {
    next_at: afterMaintenance(now + wait),
    failure,
    failures,
    first_failed_at: run.firstFailedAt ?? now,
  };
}

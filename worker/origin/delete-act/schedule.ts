import type { OriginBindings, OriginSettings } from '../env.ts';
import { wake } from '../jobs/wake.ts';
import { writeLog } from '../logging/write-log.ts';
import { beginRun, lastDone, lastRun, openRun } from './run-store.ts';

const DAY_MS = 86_400_000;
/** How long after a run that failed the next one begins, in milliseconds: somebody may have repaired what was wrong. */
const AGAIN_MS = DAY_MS;
/** Without a run that went through for so many days, operators are warned: the law gives 45. */
const LATE_DAYS = 30;

/** The scheduled job: begins runs when they are due, has them go on, and warns when none goes through. */
export async function tendDeleteAct(env: OriginBindings, settings: OriginSettings, now: number): Promise<void> {
  const { drop } = settings;
  if (drop === null) return;
  const db = env.ACCOUNTS;
  if (await isDue(env, drop.everyDays, now)) await beginRun(db, 'platform', now);
  const open = await openRun(db);
  if (open !== null && open.nextAt <= now) await wake(env, settings, 'delete-act', now);
  const since = await lateSince(env, now);
  // For the operator's alarm, at every run of the job until one goes through.
  if (since !== null) writeLog('DELETE ACT RUN LATE', { days: Math.floor((now - since) / DAY_MS) });
}

/** Whether the platform is to be asked again. One run at a time: a new one begins once the last one has ended. */
async function isDue({ ACCOUNTS }: OriginBindings, everyDays: number, now: number): Promise<boolean> {
  const run = await lastRun(ACCOUNTS, 'platform');
  if (run === null || now - run.startedAt >= everyDays * DAY_MS) return true;
  return run.state === 'failed' && now - run.endedAt >= AGAIN_MS;
}

/** Since when no run has gone through, if that is too long ago; null otherwise. In milliseconds since 1970. */
export async function lateSince({ ACCOUNTS }: Pick<OriginBindings, 'ACCOUNTS'>, now: number): Promise<number | null> {
  const since = await lastDone(ACCOUNTS);
  return since !== null && now - since > LATE_DAYS * DAY_MS ? since : null;
}

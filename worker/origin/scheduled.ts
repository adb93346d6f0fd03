import { openBilling } from './billing/open-billing.ts';
import { checkPendingOrders } from './billing/pending-orders.ts';
import { carryOutRefunds } from './billing/refunds.ts';
import { settleCorrections } from './claims/settle-corrections.ts';
import { fulfil } from './court-runner/fulfil.ts';
import { remindOfCredits } from './credits/remind-of-credits.ts';
import { tendDeleteAct } from './delete-act/schedule.ts';
import { type OriginBindings, type OriginSettings, parseSettings } from './env.ts';
import { wake } from './jobs/wake.ts';
import { nameOf, writeLog } from './logging/write-log.ts';
import { sendAllQueuedMail } from './mail/queue.ts';
import { measureJob } from './metrics/measure-jobs.ts';
import { renewDuePlans } from './plans/renew-due-plans.ts';
import { keepClocks } from './privacy-requests/keep-clocks.ts';
import { settleRecordErrors } from './record-errors/settle.ts';
import { forgetAgain } from './removal/forget-again.ts';
import { settleRemovals } from './removal/settle-removals.ts';
import { sweepStored } from './retention/sweep-stored.ts';
import { sendQueuedTexts } from './sms/text-queue.ts';
import { applyUnapplied } from './suppression/apply.ts';
import { isScreened } from './suppression/screening.ts';

/** Work done every few minutes. */
interface Job {
  readonly name: string;
  run(env: OriginBindings, settings: OriginSettings, now: number): Promise<unknown>;
}

/**
 * In this order: removals, since nothing is more urgent, plans, whose payments are their own to finish, what an order
 * gives, what results from it, reminders of what is about to end, what changed in monitored reports and the alerts about
 * it, refunds, mail after what it is about, and cleanup, which is one job over the list of what is stored
 * (docs/privacy.md).
 */
const JOBS: readonly Job[] = [
  { name: 'apply suppressions', run: (env, _settings, now) => applyUnapplied(env, now) },
  { name: 'screen people', run: screen },
  { name: 'keep clocks of privacy requests', run: (env, settings, now) => keepClocks(env, settings, now) },
  { name: 'renew plans', run: (env, settings, now) => renewDuePlans(openBilling(settings, env), now) },
  { name: 'check orders', run: (env, settings, now) => checkPendingOrders(openBilling(settings, env), now) },
  {
    name: 'bring runners back',
    run: (env, settings, now) => fulfil(env, settings, { dueBy: now, outcome: 'returned' }, now),
  },
  { name: 'remind of credits', run: (env, settings, now) => remindOfCredits(env.ACCOUNTS, settings, now) },
  { name: 'settle record errors', run: (env, _settings, now) => settleRecordErrors(env, now) },
  { name: 'settle corrections', run: (env, settings, now) => settleCorrections(env, settings, now) },
  { name: 'settle removals', run: (env, settings, now) => settleRemovals(env, settings, now) },
  { name: 'forget removed people', run: (env, _settings, now) => forgetAgain(env, now) },
  { name: 'compare monitored people', run: (env, settings, now) => wake(env, settings, 'compare', now) },
  { name: 'plan alerts', run: (env, settings, now) => wake(env, settings, 'alerts', now) },
  { name: 'carry out the Delete Act', run: tendDeleteAct },
  { name: 'carry out refunds', run: (env, settings, now) => carryOutRefunds(openBilling(settings, env), now) },
  { name: 'send mail', run: sendMail },
  { name: 'send text messages', run: (env, settings, now) => sendQueuedTexts(env.ACCOUNTS, settings, now) },
  { name: 'sweep what is stored', run: (env, _settings, now) => sweepStored(env.ACCOUNTS, now) },
];

/** A new data set is shown only once this is done. */
async function screen(env: OriginBindings, settings: OriginSettings, now: number): Promise<void> {
  if (!(await isScreened(env.PEOPLE, now))) await wake(env, settings, 'screen', now);
}

/** The queue, if there is one, sends what is left. */
async function sendMail(env: OriginBindings, settings: OriginSettings, now: number): Promise<void> {
  const hasMore = await sendAllQueuedMail(env, settings, now);
  if (hasMore && env.JOBS !== undefined) await wake(env, settings, 'mail', now);
}

/**
 * The work that no request does, or that one did not finish. A job that fails is logged, without what it was about, and
 * the others still run; the next run tries again. `now` is in milliseconds since 1970.
 *
 * @throws the sentence of parseSettings, if the origin is misconfigured
 */
export async function runScheduledJobs(env: OriginBindings, now: number): Promise<void> {
  const settings = parseSettings(env);
  for (const { name, run } of JOBS) {
    try {
      await measureJob(env, name, async () => run(env, settings, now));
    } catch (error) {
      writeLog('a scheduled job failed', { job: name, error: nameOf(error) });
    }
  }
}

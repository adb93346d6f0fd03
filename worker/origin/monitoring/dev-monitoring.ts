import type { OriginBindings, OriginSettings, SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { agePeople } from '../import/age-people.ts';
import { sendAllQueuedMail } from '../mail/queue.ts';
import { compareDue } from './compare.ts';
import { planAlerts } from './plan-alerts.ts';

const DAY_MS = 86_400_000;
/** Waiting alerts go out after so many days at most. */
const DAYS_PER_MONTH = 31;
/** One call does so many batches of a work at most. */
const BATCHES_MAX = 1_000;
/** What is found is dated just after what was known: alerts are planned and sent a little later. */
const AFTER_MS = 1_000;

/**
 * POST /api/dev/monitoring: ages the people of a local run and does what the jobs do about monitored reports, as if so
 * many days had passed: everybody is compared before and after, then alerts are planned and sent. Moments stay those of
 * the clock: what was found is found now, and only waiting is cut short.
 */
export const answerAgePeople: CallHandler<'agePeople'> = async (c, { body }) => {
  const settings = c.get('settings');
  if (!settings.isLocal) throw new ProblemError(404, 'Not found');
  const { months, personIds = [], deadIds = [], days = months * DAYS_PER_MONTH } = body;
  const now = c.get('now');
  await compareAll(c.env, now);
  const changed = await agePeople(c.env.PEOPLE, { months, personIds, deadIds, now });
  const found = await compareAll(c.env, now);
  await cutWaitingShort(c.env.ACCOUNTS, days);
  return { changed, ...found, ...(await sendAlerts(c.env, settings, now + AFTER_MS)) };
};

/** Compares everybody who is monitored, due or not. */
async function compareAll(
  env: Pick<OriginBindings, 'PEOPLE' | 'ACCOUNTS'>,
  now: number,
): Promise<{ compared: number; found: number }> {
  await env.ACCOUNTS.prepare('UPDATE watched_person SET due_at = MIN(due_at, ?1)').bind(now).run();
  const sum = { compared: 0, found: 0 };
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const { compared, changes, isFull } = await compareDue(env, now);
    sum.compared += compared;
    sum.found += changes;
    if (!isFull) break;
  }
  return sum;
}

async function cutWaitingShort(accounts: SqlDatabase, days: number): Promise<void> {
  await accounts
    .prepare('UPDATE alert_setting SET due_at = MAX(0, due_at - ?1)')
    .bind(days * DAY_MS)
    .run();
}

async function sendAlerts(
  env: OriginBindings,
  settings: OriginSettings,
  now: number,
): Promise<{ alerts: number; mails: number }> {
  const before = await countSent(env.ACCOUNTS);
  let alerts = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const { planned, isFull } = await planAlerts(env.ACCOUNTS, now);
    alerts += planned;
    if (!isFull) break;
  }
  for (let round = 0; round < BATCHES_MAX && (await sendAllQueuedMail(env, settings, now)); round += 1);
  return { alerts, mails: (await countSent(env.ACCOUNTS)) - before };
}

async function countSent(accounts: SqlDatabase): Promise<number> {
  const row = await accounts
    .prepare("SELECT COUNT(*) AS mails FROM mail WHERE kind = 'monitor-alert' AND sent_at IS NOT NULL")
    .first<{ mails: number }>();
  return row?.mails ?? 0;
}

import { type Billing, openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds } from '../billing/refunds.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendAllQueuedMail } from '../mail/queue.ts';
import { nextDue } from './due-plans-store.ts';
import { type Renewals, renewDuePlans } from './renew-due-plans.ts';

const DAY_MS = 86_400_000;
/** Mail of one run is sent in so many rounds. */
const MAIL_ROUNDS = 10;

/**
 * POST /api/dev/renewals: moves the clock of plans forward, local only. Everything due on the way happens at its own
 * time: a plan of a month renews 12 times in a year.
 */
export const answerRenewPlans: CallHandler<'renewPlans'> = async (c, { body }) => {
  const settings = c.get('settings');
  if (!settings.isLocal) throw new ProblemError(404, 'Not found');
  const billing = openBilling(settings, c.env);
  const until = c.get('now') + body.days * DAY_MS;
  const before = await countMails(c.env.ACCOUNTS);
  const done = await renewUntil(billing, c.get('now'), until, body.email?.toLowerCase() ?? null);
  await carryOutRefunds(billing, until);
  for (let round = 0; round < MAIL_ROUNDS; round += 1) await sendAllQueuedMail(c.env, settings, until);
  return { ...done, mails: (await countMails(c.env.ACCOUNTS)) - before };
};

/** Runs the scheduled job at every time when a plan is due, and at the end. Times are milliseconds since 1970. */
async function renewUntil(
  billing: Billing,
  from: number,
  until: number,
  email: string | null = null,
): Promise<Renewals> {
  const sum: Renewals = { renewed: 0, declined: 0, ended: 0 };
  // New prices are announced on the way, also on days when no plan is due.
  const longestStep = (await hasPriceChanges(billing.accounts)) ? DAY_MS : until - from;
  for (let now = from; ; ) {
    const run = await renewDuePlans(billing, now, email);
    for (const what of ['renewed', 'declined', 'ended'] as const) sum[what] += run[what];
    if (now >= until) return sum;
    const due = await nextDue(billing.accounts, email);
    now = Math.min(until, Math.max(now + 1, Math.min(due ?? until, now + longestStep)));
  }
}

async function hasPriceChanges(db: SqlDatabase): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM price_change LIMIT 1').first()) !== null;
}

async function countMails(db: SqlDatabase): Promise<number> {
  const row = await db
    .prepare("SELECT COUNT(*) AS mails FROM mail WHERE substr(kind, 1, 5) = 'plan-'")
    .first<{ mails: number }>();
  return row?.mails ?? 0;
}

import { sweepSessions } from './accounts/store.ts';
import { openBilling } from './billing/open-billing.ts';
import { checkPendingOrders } from './billing/pending-orders.ts';
import { carryOutRefunds } from './billing/refunds.ts';
import { forgetRunners, sweepOldReceipts, sweepUnpaidOrders } from './billing/sweep-orders.ts';
import { fulfil } from './court-runner/fulfil.ts';
import { sweepAddressChecks } from './emailed-links/email-available.ts';
import { sweepMailTokens } from './emailed-links/token-store.ts';
import { sweepOpenings } from './entitlement/sweep-openings.ts';
import { type OriginBindings, type OriginSettings, parseSettings } from './env.ts';
import { sweepInvitations } from './family/family-store.ts';
import { sweepGuests } from './guests/routes.ts';
import { sendAllQueuedMail } from './mail/queue.ts';
import { sweepMail } from './mail/sweep-mail.ts';
import { sweepSecurityCounts } from './operations/security-log.ts';
import { sweepOperations } from './operations/store.ts';
import { sweepPasskeyChallenges } from './passkeys/store.ts';
import { sweepLoginAttempts } from './passwords/login-attempts.ts';
import { sweepReports } from './phone-reports/report-store.ts';
import { sweepConsents } from './plans/consents-store.ts';
import { sweepMethodPages } from './plans/method-page-store.ts';
import { renewDuePlans } from './plans/renew-due-plans.ts';

/** Work done every few minutes. */
interface Job {
  readonly name: string;
  run(env: OriginBindings, settings: OriginSettings, now: number): Promise<unknown>;
}

/**
 * In this order: plans, whose payments are their own to finish, what an order gives, what results from it, refunds, mail
 * after what it is about, and cleanup.
 */
const JOBS: readonly Job[] = [
  { name: 'renew plans', run: (env, settings, now) => renewDuePlans(openBilling(settings, env), now) },
  { name: 'check orders', run: (env, settings, now) => checkPendingOrders(openBilling(settings, env), now) },
  {
    name: 'bring runners back',
    run: (env, settings, now) => fulfil(env, settings, { dueBy: now, outcome: 'returned' }, now),
  },
  { name: 'carry out refunds', run: (env, settings, now) => carryOutRefunds(openBilling(settings, env), now) },
  { name: 'send mail', run: sendAllQueuedMail },
  { name: 'sweep mail', run: (env, _settings, now) => sweepMail(env.ACCOUNTS, now) },
  { name: 'forget runners', run: (env, _settings, now) => forgetRunners(env.ACCOUNTS, now) },
  { name: 'sweep orders', run: (env, _settings, now) => sweepUnpaidOrders(env.ACCOUNTS, now) },
  { name: 'sweep old receipts', run: (env, _settings, now) => sweepOldReceipts(env.ACCOUNTS, now) },
  { name: 'sweep reports of numbers', run: (env, _settings, now) => sweepReports(env.ACCOUNTS, now) },
  { name: 'sweep agreements to renewal', run: (env, _settings, now) => sweepConsents(env.ACCOUNTS, now) },
  { name: 'sweep pages for payment methods', run: (env, _settings, now) => sweepMethodPages(env.ACCOUNTS, now) },
  { name: 'sweep sessions', run: (env, _settings, now) => sweepSessions(env.ACCOUNTS, now) },
  { name: 'sweep log-in attempts', run: (env, _settings, now) => sweepLoginAttempts(env.ACCOUNTS, now) },
  { name: 'sweep emailed links', run: (env, _settings, now) => sweepMailTokens(env.ACCOUNTS, now) },
  { name: 'sweep invitations', run: (env, _settings, now) => sweepInvitations(env.ACCOUNTS, now) },
  { name: 'sweep address checks', run: (env, _settings, now) => sweepAddressChecks(env.ACCOUNTS, now) },
  { name: 'sweep passkey challenges', run: (env, _settings, now) => sweepPasskeyChallenges(env.ACCOUNTS, now) },
  { name: 'sweep guests', run: (env, _settings, now) => sweepGuests(env.ACCOUNTS, now) },
  { name: 'sweep events and logs', run: (env, _settings, now) => sweepOperations(env.ACCOUNTS, now) },
  { name: 'sweep lookups and openings', run: (env, _settings, now) => sweepOpenings(env.ACCOUNTS, now) },
  { name: 'sweep security counts', run: (env, _settings, now) => sweepSecurityCounts(env.ACCOUNTS, now) },
];

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
      await run(env, settings, now);
    } catch (error) {
      const entry = { message: 'a scheduled job failed', job: name };
      console.error(JSON.stringify({ ...entry, error: error instanceof Error ? error.name : 'unknown' }));
    }
  }
}

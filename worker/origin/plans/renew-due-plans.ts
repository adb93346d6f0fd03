import type { Billing } from '../billing/open-billing.ts';
import { ProviderUnavailable } from '../billing/payment-provider.ts';
import { ProblemError } from '../http/problem-error.ts';
import { runEach } from '../job-rows.ts';
import { announcePrices } from './announce-prices.ts';
import { carryOutWanted } from './carry-out-wanted.ts';
import { lookAgain, takeDuePlans } from './due-plans-store.ts';
import { endStatements } from './end-plan-statements.ts';
import { nextLook } from './next-look.ts';
import { overdueEnd } from './plan-rules.ts';
import { loadPlans, type StoredPlan } from './plan-store.ts';
import { isReminderDue, remind } from './remind.ts';
import { renewPlan } from './renew-plan.ts';
import { settleStrayRenewals } from './settle-stray-renewals.ts';
import { syncSubscription } from './sync-subscription.ts';

/** How many plans are taken at a time, how many of them are worked on at once, and how many one run takes at most. */
const PAGE = 50;
const AT_ONCE = 5;
const RUN_MAX = 500;
/** How soon a subscription is read again that its provider has not renewed yet, in milliseconds. */
const SYNC_MS = 6 * 3_600_000;

/** What a run did. */
export interface Renewals {
  renewed: number;
  declined: number;
  ended: number;
}

/**
 * The scheduled job for plans: tells providers what they do not know yet, announces prices, and looks at every plan that
 * is due: reminds of its renewal, renews it, tries an overdue payment again, or ends it. It may be killed at any time and
 * started again, or run twice at once: nobody is charged twice, and unfinished work is due again in 10 minutes. One
 * run is bounded; the next takes the rest. Send the queued mail afterward. `now` is in milliseconds since 1970; with `email`,
 * only the plan of that account.
 */
export async function renewDuePlans(billing: Billing, now: number, email: string | null = null): Promise<Renewals> {
  const done: Renewals = { renewed: 0, declined: 0, ended: 0 };
  if (billing.provider === null) return done;
  await carryOutWanted(billing);
  await settleStrayRenewals(billing, now);
  await announcePrices(billing, now);
  for (let taken = 0; taken < RUN_MAX; ) {
    const ids = await takeDuePlans(billing.accounts, now, PAGE, email);
    const plans = await loadPlans(billing.accounts, ids);
    const rows = plans.values();
    const work = () => runEach('renew plans', rows, (plan) => lookAt(billing, plan, now, done));
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    taken += ids.length;
    if (ids.length < PAGE) break;
  }
  return done;
}

async function lookAt(billing: Billing, plan: StoredPlan, now: number, done: Renewals): Promise<void> {
  const { accounts: db, provider } = billing;
  // Only the provider that took its payments can end it, and that one is no longer set up.
  if (plan.status === 'ended' || provider?.name !== plan.provider) return;
  if (isReminderDue(plan, now)) return remind(billing, plan, now);
  const isOver = now >= plan.periodEnd;
  if (plan.failedAt !== null && now >= overdueEnd(plan.failedAt)) return end(billing, plan, 'payment', now, done);
  if (plan.providerRef !== null && (isOver || plan.status === 'delinquent'))
    return readAtProvider(billing, plan, plan.providerRef, now, done);
  if (isOver && plan.cancelledAt !== null) return end(billing, plan, 'customer', now, done);
  if (isOver) return renew(billing, plan, now, done);
  await lookAgain(db, plan.id, nextLook(plan));
}

async function renew(billing: Billing, plan: StoredPlan, now: number, done: Renewals): Promise<void> {
  try {
    const order = await renewPlan(billing, plan, now);
    if (order?.status === 'paid') done.renewed += 1;
    else done.declined += 1;
  } catch (error) {
    // The provider did not answer: the next run continues with this same payment.
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function end(billing: Billing, plan: StoredPlan, by: 'customer' | 'payment', now: number, done: Renewals) {
  await billing.accounts.batch(endStatements(billing, plan, { by }, now));
  done.ended += 1;
}

/** Reads a subscription that the provider renews. */
async function readAtProvider(
  billing: Billing,
  { id, periodEnd }: StoredPlan,
  ref: string,
  now: number,
  done: Renewals,
): Promise<void> {
  const { accounts: db } = billing;
  await lookAgain(db, id, now + SYNC_MS);
  try {
    await syncSubscription(billing, ref, now);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
  const [after] = await loadPlans(db, [id]);
  if (after?.status === 'ended') done.ended += 1;
  else if (after !== undefined && after.periodEnd > periodEnd) done.renewed += 1;
  else if (after?.status === 'delinquent') done.declined += 1;
}

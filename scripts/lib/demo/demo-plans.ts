import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { nextLook } from '../../../worker/origin/plans/next-look.ts';
import { CONSENT_KEPT_DAYS, firstPeriod, nextTry } from '../../../worker/origin/plans/plan-rules.ts';
import { inTransaction, openDatabase } from '../database/local-database.ts';
import { ALERTS_EMAIL } from './demo-accounts.ts';

const DAY_MS = 86_400_000;
/** An overdue payment of a demo account is never older than this, so that its plan does not end. In milliseconds. */
const OVERDUE_SHOWN_MS = 7 * DAY_MS;

interface DemoPlan {
  readonly email: string;
  readonly productId: string;
  /** when its present period began, in days before the start of the site */
  readonly daysAgo: number;
  /** 'overdue': its renewal was declined; otherwise who ended it */
  readonly state: 'renews' | 'overdue' | 'customer' | 'payment';
}

/** Who of the demo accounts has a plan, or had one. */
const DEMO_PLANS: readonly DemoPlan[] = [
  { email: 'premium@example.com', productId: 'premium-monthly', daysAgo: 10, state: 'renews' },
  { email: 'unlimited@example.com', productId: 'premium-unlimited', daysAgo: 10, state: 'renews' },
  { email: ALERTS_EMAIL, productId: 'premium-unlimited', daysAgo: 10, state: 'renews' },
  { email: 'mobile@example.com', productId: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', daysAgo: 10, state: 'renews' },
  { email: 'annual@example.com', productId: 'premium-annual', daysAgo: 100, state: 'renews' },
  { email: 'smb@example.com', productId: 'small-business', daysAgo: 10, state: 'renews' },
  { email: 'speed@example.com', productId: 'speed-search', daysAgo: 10, state: 'renews' },
  { email: 'delinquent@example.com', productId: 'premium-monthly', daysAgo: 32, state: 'overdue' },
  { email: 'cancelled@example.com', productId: 'premium-monthly', daysAgo: 50, state: 'customer' },
  { email: 'expired@example.com', productId: 'premium-monthly', daysAgo: 60, state: 'payment' },
];
/** Who shares whose plan. */
const DEMO_MEMBER = { member: 'fam@example.com', holder: 'annual@example.com' } as const;

/**
 * Gives demo accounts the plans that they say they have, with receipt, consent and a test card on file, unless they have
 * or had one; and moves those that nothing has renewed for a while to the present, at every start.
 */
export function addDemoPlans(accountsFile: string, now: number): void {
  const database = openDatabase(accountsFile);
  try {
    inTransaction(database, () => {
      for (const plan of DEMO_PLANS) addPlan(database, plan, now);
      database
        .prepare(
          `UPDATE account SET holder_id = h.id, joined_at = ?3, period_start = h.period_start FROM account h
           WHERE account.email = ?1 AND account.is_demo = 1 AND account.holder_id IS NULL AND account.user_type = 'fam'
             AND h.email = ?2`,
        )
        .run(DEMO_MEMBER.member, DEMO_MEMBER.holder, now - 60 * DAY_MS);
    });
  } finally {
    database.close();
  }
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly period: PlanPeriod;
  readonly planId: string | null;
}

function addPlan(database: DatabaseSync, plan: DemoPlan, now: number): void {
  const found = database
    .prepare(
      `SELECT a.id, d.name, d.price_cents AS priceCents, d.period,
         (SELECT id FROM plan WHERE account_id = a.id ORDER BY started_at DESC LIMIT 1) AS planId
       FROM account a JOIN product d ON d.id = ?2 WHERE a.email = ?1 AND a.is_demo = 1`,
    )
    .get(plan.email, plan.productId) as unknown as Found | undefined;
  if (found === undefined) return;
  if (found.planId === null) insertPlan(database, plan, found, now);
  else movePlan(database, found.planId, plan, found, now);
}

/** What a demo plan looks like at `now`. */
function datesOf({ daysAgo, state }: DemoPlan, period: PlanPeriod, now: number) {
  const anchor = now - daysAgo * DAY_MS;
  const { start, end } = firstPeriod(anchor, period);
  const failedAt = state === 'overdue' ? end : null;
  // Like any plan: an annual one is due first for the reminder of its renewal.
  const look = { period, periodEnd: end, providerRef: null, cancelledAt: null, remindedFor: null };
  const actAt = failedAt === null ? nextLook(look) : nextTry(failedAt, now);
  return { anchor, start, end, failedAt, actAt };
}

/** A plan that still is as it was made, but whose period is over. */
function movePlan(database: DatabaseSync, id: string, plan: DemoPlan, { period }: Found, now: number): void {
  const { anchor, start, end, failedAt, actAt } = datesOf(plan, period, now);
  database
    .prepare(
      `UPDATE plan SET anchor_at = ?2, period_start = ?3, period_end = ?4, failed_at = ?5, act_at = ?6
       WHERE id = ?1 AND ((status = 'delinquent' AND failed_at < ?8)
         OR (status = 'active' AND cancelled_at IS NULL AND period_end <= ?7))`,
    )
    .run(id, anchor, start, end, failedAt, actAt, now, now - OVERDUE_SHOWN_MS);
  database
    .prepare(
      `UPDATE account SET period_start = (SELECT anchor_at FROM plan WHERE id = ?1)
       WHERE id = (SELECT account_id FROM plan WHERE id = ?1 AND status <> 'ended')`,
    )
    .run(id);
}

function insertPlan(database: DatabaseSync, plan: DemoPlan, found: Found, now: number): void {
  const { id: accountId, name, priceCents, period } = found;
  const { email, productId, state } = plan;
  const { anchor, start, end, failedAt, actAt } = datesOf(plan, period, now);
  const random = randomBytes(12).toString('hex');
  const [planId, purchaseId] = [`L${random}`, `O${random}`];
  const receipt = `PL-${new Date(anchor).getUTCFullYear()}-${String(Number.parseInt(random.slice(0, 7), 16))
    .padStart(8, '0')
    .slice(-8)}`;
  const isEnded = state === 'customer' || state === 'payment';
  const endedAt = state === 'payment' ? end + 14 * DAY_MS : end;
  const failsAtRenewal = state === 'overdue' || state === 'payment';
  const payer = JSON.stringify({
    cardType: 'Visa',
    cardNumber: failsAtRenewal ? '0341' : '4242',
    expiresAt: `${new Date(now).getUTCFullYear() + 4}-04`,
  });
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
  };
  insert('purchase', {
    id: purchaseId,
    account_id: accountId,
    idempotency_hash: purchaseId,
    request_hash: purchaseId,
    status: 'paid',
    provider: 'test',
    provider_ref: `test_${purchaseId}`,
    provider_payment: `test_${purchaseId}`,
    total_cents: priceCents,
    invoice_number: receipt,
    purpose: 'reconnect',
    purpose_text_version: ATTESTATION_VERSION,
    keeps_method: 1,
    payer,
    sent_to: email,
    created_at: anchor,
    settled_at: anchor,
    plan_action: 'start',
    plan_id: planId,
    plan_product_id: productId,
    plan_period: period,
    plan_from: start,
    plan_until: end,
    renewal_text_version: RENEWAL_VERSION,
  });
  insert('purchase_line', {
    purchase_id: purchaseId,
    position: 0,
    product_id: productId,
    text: name,
    amount_cents: priceCents,
  });
  insert('plan', {
    id: planId,
    account_id: accountId,
    product_id: productId,
    status: isEnded ? 'ended' : state === 'overdue' ? 'delinquent' : 'active',
    price_cents: priceCents,
    period,
    provider: 'test',
    anchor_at: anchor,
    period_start: start,
    period_end: end,
    started_at: anchor,
    cancelled_at: state === 'customer' ? anchor + DAY_MS : null,
    failed_at: failedAt,
    attempts: failedAt === null ? 0 : 1,
    act_at: isEnded ? null : actAt,
    ended_at: isEnded ? endedAt : null,
    ended_by: isEnded ? state : null,
    purchase_id: purchaseId,
    purpose: 'reconnect',
  });
  insert('renewal_consent', {
    id: random,
    plan_id: planId,
    account_id: accountId,
    receipt,
    action: 'start',
    product_id: productId,
    price_cents: priceCents,
    period,
    text_version: RENEWAL_VERSION,
    consented_at: anchor,
    plan_ended_at: isEnded ? endedAt : null,
    kept_until: isEnded
      ? Math.max(anchor + CONSENT_KEPT_DAYS.given * DAY_MS, endedAt + CONSENT_KEPT_DAYS.ended * DAY_MS)
      : null,
  });
  const methodRef = `kept_${purchaseId}`;
  insert('test_payment_method', { id: methodRef, outcome: failsAtRenewal ? 'declined' : 'succeeds', payer });
  insert('payment_method', {
    account_id: accountId,
    id: `M${random}`,
    provider: 'test',
    provider_ref: methodRef,
    payer,
    created_at: anchor,
  });
  if (!isEnded) database.prepare('UPDATE account SET period_start = ? WHERE id = ?').run(anchor, accountId);
}

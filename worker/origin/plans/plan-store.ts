import type { PlanPeriod, PlanTier } from '../../../shared/contract/plans.ts';
import type { Purpose } from '../../../shared/forms/checkout-values.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';

/** What a plan gives, by its product. */
export interface PlanProduct {
  readonly id: string;
  readonly name: string;
  readonly tier: PlanTier;
  readonly period: PlanPeriod;
  /** a month; null: unlimited */
  readonly lookups: number | null;
  /** with every period */
  readonly credits: number;
  /** how many people its holder may invite */
  readonly seats: number;
  /** for new buyers; a plan itself has the price that was agreed */
  readonly priceCents: number;
}

/** A plan as stored. Money is in US cents, times are milliseconds since 1970. */
export interface StoredPlan {
  readonly id: string;
  readonly accountId: string;
  /** where mail about it goes */
  readonly email: string;
  readonly status: 'active' | 'delinquent' | 'ended';
  readonly product: PlanProduct;
  /** agreed, per period */
  readonly priceCents: number;
  readonly period: PlanPeriod;
  readonly provider: string;
  /** the provider's subscription; null: our scheduled job renews it */
  readonly providerRef: string | null;
  /** billing dates count in whole months from here */
  readonly anchorAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly startedAt: number;
  readonly cancelledAt: number | null;
  /** the plan that follows when the period is over */
  readonly next: PlanProduct | null;
  /** another price from the next renewal on, and when it was told */
  readonly nextPriceCents: number | null;
  readonly priceToldAt: number | null;
  /** the period's end that a reminder was sent about */
  readonly remindedFor: number | null;
  /** when the first of the declined renewals in a row was, and how many there were */
  readonly failedAt: number | null;
  readonly attempts: number;
  readonly endedAt: number | null;
  readonly endedBy: 'customer' | 'payment' | 'operator' | 'replaced' | null;
  /** the payment of the present period; null if it is gone */
  readonly purchaseId: string | null;
  readonly purpose: Purpose;
  /** the text that the purpose was attested with, by a change or the latest purchase; null if that is gone */
  readonly purposeTextVersion: string | null;
}

type Row = Omit<StoredPlan, 'product' | 'next'> & {
  readonly product: string;
  readonly next: string | null;
};

const productSql = (
  d: string,
) => `json_object('id', ${d}.id, 'name', ${d}.name, 'tier', ${d}.tier, 'period', ${d}.period,
  'lookups', ${d}.lookups, 'credits', ${d}.background_credits, 'seats', ${d}.family_seats, 'priceCents', ${d}.price_cents)`;

const SELECT = `SELECT p.id, p.account_id AS accountId, COALESCE(a.guest_email, a.email) AS email, p.status,
    ${productSql('d')} AS product, p.price_cents AS priceCents, p.period, p.provider, p.provider_ref AS providerRef,
    p.anchor_at AS anchorAt, p.period_start AS periodStart, p.period_end AS periodEnd, p.started_at AS startedAt,
    p.cancelled_at AS cancelledAt, CASE WHEN n.id IS NULL THEN NULL ELSE ${productSql('n')} END AS next,
    p.next_price_cents AS nextPriceCents, p.price_told_at AS priceToldAt, p.reminded_for AS remindedFor,
    p.failed_at AS failedAt, p.attempts, p.ended_at AS endedAt, p.ended_by AS endedBy, p.purchase_id AS purchaseId,
    p.purpose,
    COALESCE(p.purpose_text_version, u.purpose_text_version) AS purposeTextVersion
  FROM plan p JOIN account a ON a.id = p.account_id JOIN product d ON d.id = p.product_id
    LEFT JOIN product n ON n.id = p.next_product_id LEFT JOIN purchase u ON u.id = p.purchase_id`;

/** The plan that an account has now; null for none. One that a member of a family shares is not theirs. */
export function loadLivePlan(db: SqlDatabase, accountId: string): Promise<StoredPlan | null> {
  return find(db, "WHERE p.account_id = ?1 AND p.status <> 'ended'", accountId);
}

/** The plan that an account has, or had last; null if there never was one. One that gave nothing does not count. */
export function loadLatestPlan(db: SqlDatabase, accountId: string): Promise<StoredPlan | null> {
  const where = `WHERE p.account_id = ?1 AND (p.status <> 'ended' OR p.ended_by <> 'replaced')
    ORDER BY p.status = 'ended', p.ended_at DESC LIMIT 1`;
  return find(db, where, accountId);
}

export function loadPlan(db: SqlDatabase, id: string): Promise<StoredPlan | null> {
  return find(db, 'WHERE p.id = ?1', id);
}

/** The plan behind a provider's subscription. */
export function findPlanByRef(db: SqlDatabase, provider: string, ref: string): Promise<StoredPlan | null> {
  return find(db, 'WHERE p.provider = ?1 AND p.provider_ref = ?2', provider, ref);
}

/** Plans by their ids, in no order. */
export async function loadPlans(db: SqlDatabase, ids: readonly string[]): Promise<StoredPlan[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE p.id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids))
    .all<Row>();
  return results.map(read);
}

async function find(db: SqlDatabase, where: string, ...values: readonly string[]): Promise<StoredPlan | null> {
  const row = await db
    .prepare(`${SELECT} ${where}`)
    .bind(...values)
    .first<Row>();
  return row === null ? null : read(row);
}

function read({ product, next, ...row }: Row): StoredPlan {
  return { ...row, product: JSON.parse(product), next: next === null ? null : JSON.parse(next) };
}

/**
 * Holds while a plan is still as it was loaded: every decision about a plan is written under it, so that a renewal, a
 * cancellation and a change at the same time cannot act on a plan that another one has just changed.
 */
export function isUnchanged(plan: StoredPlan): SqlCondition {
  return {
    sql: `EXISTS (SELECT 1 FROM plan WHERE id = ? AND account_id = ? AND status = ? AND product_id = ? AND period_end = ?
      AND attempts = ? AND cancelled_at IS ? AND next_product_id IS ? AND purchase_id IS ?)`,
    values: [
      plan.id,
      plan.accountId,
      plan.status,
      plan.product.id,
      plan.periodEnd,
      plan.attempts,
      plan.cancelledAt,
      plan.next?.id ?? null,
      plan.purchaseId,
    ],
  };
}

/** Holds while an account has no plan. */
export function hasNoPlan(accountId: string): SqlCondition {
  return { sql: "NOT EXISTS (SELECT 1 FROM plan WHERE account_id = ? AND status <> 'ended')", values: [accountId] };
}

/** Random, and reveals nothing. */
export function createPlanId(): string {
  return `L${crypto.randomUUID().replaceAll('-', '')}`;
}

import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';

/** An account by an SQL expression: `?`, or a subquery with its values. */
export interface AccountExpression {
  readonly sql: string;
  readonly values: readonly string[];
}

export const accountById = (id: string): AccountExpression => ({ sql: '?', values: [id] });

/** Mobile plans are told apart by the name of their product (P6-013), and are no Premium subscriptions of the site. */
const IS_MOBILE = (product: string) => `substr(${product}.id, 1, 8) = 'PRODUCT_'`;
const SHOWN_NAME = (product: string) => `CASE WHEN ${IS_MOBILE(product)} THEN ${product}.id ELSE ${product}.name END`;

/** What an account without a plan is: by how its last plan ended, else by what it bought first, else what it was. */
const WITHOUT_PLAN = `COALESCE(
  (SELECT CASE f.ended_by WHEN 'payment' THEN 'expired' ELSE 'cancelled' END FROM plan f
   WHERE f.account_id = account.id AND f.status = 'ended' AND f.ended_by <> 'replaced' ORDER BY f.ended_at DESC LIMIT 1),
  (SELECT CASE WHEN SUM(l.credits) > 1 THEN 'transactional credits' ELSE 'transactional' END
   FROM purchase u JOIN purchase_line l ON l.purchase_id = u.id
   WHERE u.account_id = account.id AND u.status = 'paid' AND u.plan_action IS NULL
   GROUP BY u.id ORDER BY u.settled_at LIMIT 1),
  CASE WHEN account.user_type IN ('fam', 'paid', 'smb', 'delinquent') THEN 'free' ELSE account.user_type END)`;

/** @param holder the holder of the shared plan; NULL: nothing is shared, and a member is what they are on their own */
const projected = (
  holder: 'me.holder_id' | 'NULL',
) => `(user_type, premium_subscriber, product_name, lookups_max, period_start) = (
  SELECT
    CASE WHEN own.status = 'active' THEN CASE d.tier WHEN 'business' THEN 'smb' ELSE 'paid' END
      WHEN own.status = 'delinquent' THEN 'delinquent' WHEN s.id IS NOT NULL THEN 'fam' ELSE ${WITHOUT_PLAN} END,
    COALESCE(own.status = 'active' AND d.tier IN ('premium', 'unlimited') AND NOT ${IS_MOBILE('d')}, 0),
    CASE WHEN own.id IS NOT NULL THEN ${SHOWN_NAME('d')} WHEN s.id IS NOT NULL THEN s.name END,
    CASE WHEN own.id IS NOT NULL THEN d.lookups WHEN s.id IS NOT NULL THEN s.lookups ELSE 0 END,
    CASE WHEN own.id IS NOT NULL THEN own.anchor_at WHEN s.id IS NOT NULL THEN shared.anchor_at
      ELSE account.period_start END
  FROM account me LEFT JOIN plan own ON own.account_id = me.id AND own.status <> 'ended'
    LEFT JOIN product d ON d.id = own.product_id
    LEFT JOIN plan shared ON shared.account_id = ${holder} AND shared.status = 'active'
    LEFT JOIN product s ON s.id = shared.product_id AND s.family_seats > 0
  WHERE me.id = account.id)`;

/**
 * Writes what plans make of an account and of those who share its plan: type, Premium, product, lookups and the anchor of
 * their months (P6-003 to P6-016). Nothing else writes these columns because of a plan. Members are released where there
 * is nothing left to share: no plan, or one without seats. While a payment is overdue they stay members, without access.
 * For the batch that changed the plan, if `guard` holds. A renewal changes nothing here.
 */
export function projectStatements(
  db: SqlDatabase,
  { sql, values }: AccountExpression,
  guard: SqlCondition = ALWAYS,
): SqlStatement[] {
  const isOver = `NOT EXISTS (SELECT 1 FROM plan h JOIN product g ON g.id = h.product_id
    WHERE h.account_id = account.holder_id AND h.status <> 'ended' AND g.family_seats > 0)`;
  return [
    db
      .prepare(
        `UPDATE account SET holder_id = NULL, joined_at = NULL, ${projected('NULL')}
         WHERE holder_id = ${sql} AND ${isOver} AND ${guard.sql}`,
      )
      .bind(...values, ...guard.values),
    db
      .prepare(
        `UPDATE account SET ${projected('me.holder_id')} WHERE (id = ${sql} OR holder_id = ${sql}) AND ${guard.sql}`,
      )
      .bind(...values, ...values, ...guard.values),
  ];
}

/** Releases those who share an account's plan, before the account is deleted: if `guard` holds. */
export function releaseStatement(db: SqlDatabase, holderId: string, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `UPDATE account SET holder_id = NULL, joined_at = NULL, ${projected('NULL')} WHERE holder_id = ? AND ${guard.sql}`,
    )
    .bind(holderId, ...guard.values);
}

/** Ends an account's share of somebody else's plan: if `guard` holds. */
export function leaveStatement(db: SqlDatabase, memberId: string, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `UPDATE account SET holder_id = NULL, joined_at = NULL, ${projected('NULL')}
       WHERE id = ? AND holder_id IS NOT NULL AND ${guard.sql}`,
    )
    .bind(memberId, ...guard.values);
}

import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { expireCreditsStatement } from '../credits/store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { endConsentsStatement } from './consents-store.ts';
import { forgetMethodsStatement } from './methods-to-forget-store.ts';
import { type AccountExpression, projectStatements } from './project-accounts.ts';
import { refundUnusedStatement } from './refund-unused.ts';

/** Which guests' plans move, and to which account. */
export interface Adoption {
  /** selects the ids of guests */
  readonly guests: SqlCondition;
  /** the account they become part of */
  readonly target: AccountExpression;
}

/**
 * Moves the plan that a guest bought to the account of their address, with what they agreed to and the payment method
 * that it renews with, and nothing else is charged to. Where the account has a plan, or shares one, nobody pays twice: the
 * guest's is ended and refunded, which a mail says. A paid plan takes the place of one whose payment is overdue. The
 * provider forgets methods that nothing is charged to anymore. For the batch of the adoption, if the condition holds. `now` is in milliseconds since 1970.
 */
export function adoptPlansStatements(
  db: SqlDatabase,
  { guests, target }: Adoption,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const live = `SELECT p.id FROM plan p WHERE p.account_id IN (${guests.sql}) AND p.status <> 'ended'`;
  const isFree = `NOT EXISTS (SELECT 1 FROM plan o WHERE o.account_id = ${target.sql} AND o.status <> 'ended')
    AND EXISTS (SELECT 1 FROM account t WHERE t.id = ${target.sql} AND t.holder_id IS NULL)`;
  const isFreeValues = [...target.values, ...target.values];
  const chosen: SqlCondition = {
    sql: `SELECT id FROM (${live} AND ${isFree} ORDER BY p.status = 'delinquent', p.started_at, p.id LIMIT 1)`,
    values: [...guests.values, ...isFreeValues],
  };
  const others: SqlCondition = {
    sql: `${live} AND p.id NOT IN (${chosen.sql})`,
    values: [...guests.values, ...chosen.values],
  };
  const run = (sql: string, ...values: SqlCondition['values']) =>
    db.prepare(`${sql} AND ${guard.sql}`).bind(...values, ...guard.values);
  const replaced = "status = 'ended', ended_at = ?, ended_by = 'replaced', act_at = NULL, method_wanted = 0";
  const hasPlan = `EXISTS (SELECT 1 FROM plan o WHERE o.account_id = ${target.sql} AND o.ended_by IS NOT 'replaced')`;
  return [
    run(
      `UPDATE plan SET ${replaced}, end_wanted = provider_ref IS NOT NULL
       WHERE account_id = ${target.sql} AND status = 'delinquent'
         AND EXISTS (SELECT 1 FROM plan g WHERE g.account_id IN (${guests.sql}) AND g.status = 'active')`,
      now,
      ...target.values,
      ...guests.values,
    ),
    refundUnusedStatement(
      db,
      { plans: others, reason: planCallCopy.refunds.twice, ifNothingWasUsed: 'all' },
      now,
      guard,
    ),
    expireCreditsStatement(
      db,
      { sql: `SELECT e.purchase_id FROM plan e WHERE e.id IN (${others.sql})`, values: others.values },
      now,
      guard,
    ),
    endConsentsStatement(
      db,
      {
        sql: `SELECT id FROM plan WHERE (id IN (${others.sql}) OR (account_id = ${target.sql} AND status = 'ended'))
          AND ${guard.sql}`,
        values: [...others.values, ...target.values, ...guard.values],
      },
      now,
    ),
    // Rows that would be replaced by the next statement, or go with the guests.
    forgetMethodsStatement(
      db,
      {
        sql: `is_for_plan_only = 1 AND EXISTS (SELECT 1 FROM plan e WHERE e.id IN (${chosen.sql})) AND account_id = ${target.sql}
          OR account_id IN (${guests.sql})
            AND account_id NOT IN (SELECT e.account_id FROM plan e WHERE e.id IN (${chosen.sql}))`,
        values: [...chosen.values, ...target.values, ...guests.values, ...chosen.values],
      },
      guard,
    ),
    run(
      `UPDATE OR REPLACE payment_method SET account_id = ${target.sql} WHERE is_for_plan_only = 1
         AND account_id IN (SELECT e.account_id FROM plan e WHERE e.id IN (${chosen.sql}))`,
      ...target.values,
      ...chosen.values,
    ),
    run(
      `UPDATE plan SET ${replaced}, end_wanted = provider_ref IS NOT NULL
       WHERE id IN (${others.sql})`,
      now,
      ...others.values,
    ),
    run(
      `UPDATE plan SET account_id = ${target.sql} WHERE account_id IN (${guests.sql})`,
      ...target.values,
      ...guests.values,
    ),
    run(
      `UPDATE renewal_consent SET account_id = ${target.sql} WHERE account_id IN (${guests.sql})`,
      ...target.values,
      ...guests.values,
    ),
    ...projectStatements(db, target, {
      sql: `${hasPlan} AND ${guard.sql}`,
      values: [...target.values, ...guard.values],
    }),
  ];
}

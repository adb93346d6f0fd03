import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** The most plans in one run; the next one takes the rest. */
const RUN_MAX = 50;

/** Notes that the provider which renews an account's plan has to be told of another method on file, if `guard` holds. */
export function methodWantedStatement(db: SqlDatabase, accountId: string, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `UPDATE plan SET method_wanted = 1
       WHERE account_id = ? AND status <> 'ended' AND provider_ref IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM payment_method m WHERE m.account_id = plan.account_id AND m.is_for_plan_only = 1)
         AND ${guard.sql}`,
    )
    .bind(accountId, ...guard.values);
}

/** A plan about which its provider has to be told something. */
export interface WantedPlan {
  readonly id: string;
  readonly accountId: string;
  readonly providerRef: string | null;
}

/** @param what 'end': it is over for us; 'method': another method is on file */
export async function listWanted(db: SqlDatabase, what: 'end' | 'method', provider: string): Promise<WantedPlan[]> {
  const { results } = await db
    .prepare(
      `SELECT id, account_id AS accountId, provider_ref AS providerRef FROM plan
       WHERE ${what}_wanted = 1 AND provider = ?1 LIMIT ${RUN_MAX}`,
    )
    .bind(provider)
    .all<WantedPlan>();
  return results;
}

/** The provider knows. */
export async function wantedDone(db: SqlDatabase, id: string, what: 'end' | 'method'): Promise<void> {
  await db.prepare(`UPDATE plan SET ${what}_wanted = 0 WHERE id = ?1`).bind(id).run();
}

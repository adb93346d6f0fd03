import type { KeptMethod } from '../billing/payment-provider.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** The most methods in one run; the next one takes the rest. */
const RUN_MAX = 50;

/** A method that nothing may be charged to anymore, and that its provider still keeps. */
export interface MethodToForget extends KeptMethod {
  readonly provider: string;
}

/**
 * Notes methods whose rows are about to go, so that their provider forgets them afterward ({@link carryOutWanted}), if
 * `guard` holds.
 *
 * @param methods a condition on rows of payment_method
 */
export function forgetMethodsStatement(db: SqlDatabase, methods: SqlCondition, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO method_to_forget (provider, provider_ref, provider_customer)
       SELECT provider, provider_ref, provider_customer FROM payment_method WHERE (${methods.sql}) AND ${guard.sql}`,
    )
    .bind(...methods.values, ...guard.values);
}

/** What a provider has to forget. */
export async function listMethodsToForget(db: SqlDatabase, provider: string): Promise<MethodToForget[]> {
  const { results } = await db
    .prepare(
      `SELECT provider, provider_ref AS ref, provider_customer AS customer FROM method_to_forget
       WHERE provider = ?1 LIMIT ${RUN_MAX}`,
    )
    .bind(provider)
    .all<MethodToForget>();
  return results;
}

/** The provider has forgotten it. */
export async function methodForgotten(db: SqlDatabase, { provider, ref }: MethodToForget): Promise<void> {
  await db.prepare('DELETE FROM method_to_forget WHERE provider = ?1 AND provider_ref = ?2').bind(provider, ref).run();
}

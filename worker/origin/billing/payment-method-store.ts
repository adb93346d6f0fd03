import type { BillingInfo, Payer } from '../../../shared/contract/billing.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { KeptMethod } from './payment-provider.ts';

/** An account's payment method on file. */
export interface MethodOnFile extends KeptMethod {
  readonly id: string;
  readonly payer: Payer;
  /** charged for renewals and nothing else: a guest typed it, who never showed that the account's mailbox is theirs */
  readonly isForPlanOnly: boolean;
  /** milliseconds since 1970 */
  readonly createdAt: number;
}

/**
 * The method that a provider keeps for an account's purchases; null if there is none, or another provider keeps it.
 * One that is for renewals only is none.
 */
export async function findMethodOnFile(
  db: SqlDatabase,
  accountId: string,
  provider: string,
): Promise<MethodOnFile | null> {
  const [method = null] = (await listMethods(db, accountId, provider)).filter(({ isForPlanOnly }) => !isForPlanOnly);
  return method;
}

/** What an account's renewals are charged to: the method given with the plan, if that is for renewals only. */
export async function findRenewalMethod(
  db: SqlDatabase,
  accountId: string,
  provider: string,
): Promise<MethodOnFile | null> {
  const [method = null] = await listMethods(db, accountId, provider);
  return method;
}

/** Every method that a provider keeps for an account, the one for renewals only first. */
export async function listMethods(
  db: SqlDatabase,
  accountId: string,
  provider: string,
): Promise<readonly MethodOnFile[]> {
  const { results } = await db
    .prepare(
      `SELECT id, provider_ref AS ref, provider_customer AS customer, payer, is_for_plan_only AS isForPlanOnly,
         created_at AS createdAt
       FROM payment_method WHERE account_id = ?1 AND provider = ?2 ORDER BY is_for_plan_only DESC`,
    )
    .bind(accountId, provider)
    .all<Omit<MethodOnFile, 'payer' | 'isForPlanOnly'> & { readonly payer: string; readonly isForPlanOnly: number }>();
  return results.map((row) => ({ ...row, payer: JSON.parse(row.payer), isForPlanOnly: row.isForPlanOnly === 1 }));
}

/** The method on file, in the contract's shape. */
export function describeMethod({ id: paymentMethodId, payer }: MethodOnFile): BillingInfo {
  return { paymentMethodId, ...payer };
}

/** Removes the method an order was to be paid with from file. */
export async function forgetMethod(
  db: SqlDatabase,
  { accountId, provider, method }: { accountId: string | null; provider: string; method: KeptMethod | null },
): Promise<void> {
  await db
    .prepare('DELETE FROM payment_method WHERE account_id = ?1 AND provider = ?2 AND provider_ref = ?3')
    .bind(accountId, provider, method?.ref ?? null)
    .run();
}

/** A method to put on file. */
export interface NewMethod extends KeptMethod {
  readonly accountId: string;
  readonly provider: string;
  readonly payer: Payer;
  readonly isForPlanOnly: boolean;
}

/** Puts a method on file, replacing the previous one of its kind, if `guard` holds. */
export function keepMethodStatement(
  db: SqlDatabase,
  method: NewMethod,
  now: number,
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO payment_method (account_id, is_for_plan_only, id, provider, provider_ref, provider_customer, payer,
         created_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${guard.sql}
       ON CONFLICT (account_id, is_for_plan_only) DO UPDATE SET
         id = CASE WHEN provider_ref = excluded.provider_ref THEN id ELSE excluded.id END, provider = excluded.provider,
         provider_ref = excluded.provider_ref, provider_customer = excluded.provider_customer, payer = excluded.payer,
         created_at = excluded.created_at`,
    )
    .bind(
      method.accountId,
      method.isForPlanOnly ? 1 : 0,
      `M${crypto.randomUUID().replaceAll('-', '')}`,
      method.provider,
      method.ref,
      method.customer,
      JSON.stringify(method.payer),
      now,
      ...guard.values,
    );
}

/** Takes an account's methods off file that are for renewals only, if `guard` holds. */
export function dropPlanMethodStatement(db: SqlDatabase, accountId: string, guard: SqlCondition): SqlStatement {
  return db
    .prepare(`DELETE FROM payment_method WHERE account_id = ? AND is_for_plan_only = 1 AND ${guard.sql}`)
    .bind(accountId, ...guard.values);
}

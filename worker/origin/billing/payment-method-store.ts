import type { BillingInfo, Payer } from '../../../shared/contract/billing.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { KeptMethod } from './payment-provider.ts';

/** An account's payment method on file. */
export interface MethodOnFile extends KeptMethod {
  readonly id: string;
  readonly payer: Payer;
}

/** The method that a provider keeps for an account; null if there is none, or another provider keeps it. */
export async function findMethodOnFile(
  db: SqlDatabase,
  accountId: string,
  provider: string,
): Promise<MethodOnFile | null> {
  const row = await db
    .prepare(
      `SELECT id, provider_ref AS ref, provider_customer AS customer, payer FROM payment_method
       WHERE account_id = ?1 AND provider = ?2`,
    )
    .bind(accountId, provider)
    .first<{ id: string; ref: string; customer: string | null; payer: string }>();
  return row === null ? null : { ...row, payer: JSON.parse(row.payer) };
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

/** Puts a method on file, replacing the previous one, if `guard` holds. */
export function keepMethodStatement(
  db: SqlDatabase,
  method: { accountId: string; provider: string; payer: Payer } & KeptMethod,
  now: number,
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO payment_method (account_id, id, provider, provider_ref, provider_customer, payer, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${guard.sql}
       ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, provider = excluded.provider,
         provider_ref = excluded.provider_ref, provider_customer = excluded.provider_customer, payer = excluded.payer,
         created_at = excluded.created_at`,
    )
    .bind(
      method.accountId,
      `M${crypto.randomUUID().replaceAll('-', '')}`,
      method.provider,
      method.ref,
      method.customer,
      JSON.stringify(method.payer),
      now,
      ...guard.values,
    );
}

import type { Billing } from './open-billing.ts';
import { listMethods } from './payment-method-store.ts';

/**
 * Ends what renews for an account at its payment provider, then has the provider forget the account's payment methods:
 * before the account is deleted, after which nobody could. Both can be repeated. It does nothing if no provider is set
 * up.
 *
 * @throws ProviderUnavailable if the provider did not confirm it: then the account must stay
 */
export async function endPlan({ accounts, provider }: Billing, accountId: string): Promise<void> {
  if (provider === null) return;
  const { results } = await accounts
    .prepare(
      `SELECT provider_ref AS ref FROM plan WHERE account_id = ?1 AND provider = ?2 AND provider_ref IS NOT NULL
         AND (status <> 'ended' OR end_wanted = 1)`,
    )
    .bind(accountId, provider.name)
    .all<{ ref: string }>();
  for (const { ref } of results) await provider.subscriptions?.end(ref);
  for (const method of await listMethods(accounts, accountId, provider.name)) await provider.detach?.(method);
}

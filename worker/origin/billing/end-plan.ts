import type { Billing } from './open-billing.ts';
import { listMethods } from './payment-method-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/**
 * Ends what renews for an account at its payment provider, then has the provider forget the account's payment methods:
 * before the account is deleted, because nobody could do it afterward. Both can be repeated.
 *
 * @throws ProviderUnavailable if the provider did not confirm it, or if a subscription of one that is not set up goes on:
 *   then the account must stay
 */
export async function endPlan({ accounts, provider }: Billing, accountId: string): Promise<void> {
  const { results } = await accounts
    .prepare(
      `SELECT provider, provider_ref AS ref FROM plan WHERE account_id = ?1 AND provider_ref IS NOT NULL
         AND (status <> 'ended' OR end_wanted = 1)`,
    )
    .bind(accountId)
    .all<{ provider: string; ref: string }>();
  const isOthers = results.some((plan) => plan.provider !== provider?.name || provider.subscriptions === null);
  if (isOthers) throw new ProviderUnavailable('a plan is renewed by a provider that is not set up');
  if (provider === null) return;
  for (const { ref } of results) await provider.subscriptions?.end(ref);
  for (const method of await listMethods(accounts, accountId, provider.name)) await provider.detach?.(method);
}

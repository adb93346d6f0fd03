import type { Billing } from './open-billing.ts';
import { findMethodOnFile } from './payment-method-store.ts';

/**
 * Ends what renews for an account at its payment provider, then has the provider forget the account's payment method:
 * before the account is deleted, after which nobody could. Both can be repeated. It does nothing for an account without
 * a method on file, or if no provider is set up.
 *
 * @throws ProviderUnavailable if the provider did not confirm it: then the account must stay
 */
export async function endPlan({ accounts, provider }: Billing, accountId: string): Promise<void> {
  if (provider === null) return;
  const method = await findMethodOnFile(accounts, accountId, provider.name);
  if (method === null) return;
  await provider.detach?.(method);
}

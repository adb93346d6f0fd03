import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import { ProviderUnavailable, type SubscriptionProvider } from '../billing/payment-provider.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { StoredPlan } from './plan-store.ts';

/**
 * Tells the provider that renews a plan what its holder wants, before we write it: without an answer, everything stays as
 * it was. Does nothing for a plan that we renew.
 *
 * @throws ProblemError 503
 */
export async function askingProvider(
  { provider }: Billing,
  plan: Pick<StoredPlan, 'provider' | 'providerRef'>,
  ask: (subscriptions: SubscriptionProvider, ref: string) => Promise<unknown>,
): Promise<void> {
  if (plan.providerRef === null) return;
  if (provider?.name !== plan.provider || provider.subscriptions === null)
    throw new ProblemError(503, orderCopy.noProvider);
  try {
    await ask(provider.subscriptions, plan.providerRef);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProblemError(503, planCallCopy.unavailable);
  }
}

import type { OriginBindings, OriginSettings } from '../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** Who takes the money: Stripe where it is set up, else the test provider locally, else nobody. */
export function chooseProvider({ isLocal, stripe }: OriginSettings, env: OriginBindings): PaymentProvider | null {
  if (stripe !== null) return createStripeProvider(stripe.secretKey, (...request) => fetch(...request));
  return isLocal ? createTestProvider(env.ACCOUNTS) : null;
}

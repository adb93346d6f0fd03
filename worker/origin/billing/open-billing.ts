import type { OriginBindings, OriginSettings, SqlDatabase } from '../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What orders are priced, paid and carried out with. */
export interface Billing {
  readonly accounts: SqlDatabase;
  readonly people: SqlDatabase;
  /** null where none is set up: nothing can be paid */
  readonly provider: PaymentProvider | null;
  readonly settings: OriginSettings;
}

export function openBilling(settings: OriginSettings, env: OriginBindings): Billing {
  return { accounts: env.ACCOUNTS, people: env.PEOPLE, provider: chooseProvider(settings, env), settings };
}

/** Who takes the money: Stripe where it is set up, else the test provider locally, else nobody. */
export function chooseProvider({ isLocal, stripe }: OriginSettings, env: OriginBindings): PaymentProvider | null {
  if (stripe !== null) return createStripeProvider(stripe.secretKey, (...request) => fetch(...request));
  return isLocal ? createTestProvider(env.ACCOUNTS) : null;
}

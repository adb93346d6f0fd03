import type { OriginBindings, OriginSettings, SqlDatabase } from '../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What it takes to price orders, get them paid and carry them out. */
export interface Billing {
  readonly accounts: SqlDatabase;
  readonly people: SqlDatabase;
  /** null if none is set up: nothing can be paid */
  readonly provider: PaymentProvider | null;
  readonly settings: OriginSettings;
}

export function openBilling(settings: OriginSettings, env: OriginBindings): Billing {
  return { accounts: env.ACCOUNTS, people: env.PEOPLE, provider: chooseProvider(settings, env), settings };
}

/** Who takes the money: Stripe if it is set up, otherwise the test provider locally, otherwise nobody. */
export function chooseProvider({ isLocal, stripe }: OriginSettings, env: OriginBindings): PaymentProvider | null {
  if (stripe !== null) return createStripeProvider(stripe, (...request) => fetch(...request));
  return isLocal ? createTestProvider(env.ACCOUNTS) : null;
}

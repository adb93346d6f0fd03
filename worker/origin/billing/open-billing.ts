import type { OriginContext } from '../context.ts';
import type { OriginBindings, OriginSettings, SqlDatabase } from '../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { TASK_MS } from './stripe/stripe-client.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** What it takes to price orders, get them paid and carry them out. */
export interface Billing {
  readonly accounts: SqlDatabase;
  readonly people: SqlDatabase;
  /** null if none is set up: nothing can be paid */
  readonly provider: PaymentProvider | null;
  readonly settings: OriginSettings;
}

/** @param endsAt when it stops asking the provider, milliseconds since 1970; never by default */
export function openBilling(settings: OriginSettings, env: OriginBindings, endsAt?: number): Billing {
  return { accounts: env.ACCOUNTS, people: env.PEOPLE, provider: chooseProvider(settings, env, endsAt), settings };
}

/**
 * The same for a call that the edge waits for: everything it asks the provider together takes no longer than the edge
 * waits, so that it gets an answer even if the provider is slow.
 */
export function openBillingFor(c: OriginContext): Billing {
  return openBilling(c.get('settings'), c.env, c.get('now') + TASK_MS);
}

/** Who takes the money: Stripe if it is set up, otherwise the test provider locally, otherwise nobody. */
export function chooseProvider(
  { isLocal, stripe }: OriginSettings,
  env: OriginBindings,
  endsAt?: number,
): PaymentProvider | null {
  if (stripe !== null) return createStripeProvider(stripe, (...request) => fetch(...request), endsAt);
  return isLocal ? createTestProvider(env.ACCOUNTS) : null;
}

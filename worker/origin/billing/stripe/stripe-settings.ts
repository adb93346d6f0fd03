import * as z from 'zod/mini';

/** What we need to talk to Stripe. The key and the webhook's are secrets of the worker. */
export interface StripeSettings {
  readonly secretKey: string;
  /** signs what Stripe sends us */
  readonly webhookSecret: string;
  /** Stripe adds sales tax to our prices */
  readonly hasAutomaticTax: boolean;
}

/** The origin's variables about Stripe. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(?:sk|rk)_\w+$/, 'must begin with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'must begin with whsec_'))),
  STRIPE_AUTOMATIC_TAX: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
} as const;

type StripeVariables = { readonly [K in keyof typeof stripeVariables]?: string | undefined };

/**
 * Reads the Stripe variables; null if Stripe takes no money here.
 *
 * @param hasSite whether the site's address is known: Stripe sends buyers back to it
 * @param isProduction whether the goods are real: a key of Stripe's test mode would give them away for test cards
 * @throws one sentence that says what is missing
 */
export function readStripeSettings(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_AUTOMATIC_TAX }: StripeVariables,
  { hasSite, isProduction }: { readonly hasSite: boolean; readonly isProduction: boolean },
): StripeSettings | null {
  if (STRIPE_SECRET_KEY === undefined) return null;
  if (isProduction && STRIPE_SECRET_KEY.includes('_test_'))
    throw new Error('Origin settings: STRIPE_SECRET_KEY is a test key, which cannot take money in production');
  if (STRIPE_WEBHOOK_SECRET === undefined)
    throw new Error('Origin settings: STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY');
  if (!hasSite) throw new Error('Origin settings: SITE_URL is needed with STRIPE_SECRET_KEY');
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    hasAutomaticTax: STRIPE_AUTOMATIC_TAX === 'on',
  };
}

import * as z from 'zod/mini';

/** What Stripe is spoken to with. Both are secrets of the worker. */
export interface StripeSettings {
  readonly secretKey: string;
  /** signs what Stripe sends us */
  readonly webhookSecret: string;
}

/** Variables about Stripe, part of those of the origin. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(?:sk|rk)_\w+$/, 'must begin with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'must begin with whsec_'))),
} as const;

type StripeVariables = { readonly [K in keyof typeof stripeVariables]?: string | undefined };

/**
 * What the variables say about Stripe; null where it takes no money here.
 *
 * @param hasSite whether it is known where the site is: Stripe leads buyers back to it
 * @throws one sentence that names what is missing.
 */
export function readStripeSettings(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: StripeVariables,
  { hasSite }: { readonly hasSite: boolean },
): StripeSettings | null {
  if (STRIPE_SECRET_KEY === undefined) return null;
  if (STRIPE_WEBHOOK_SECRET === undefined)
    throw new Error('Origin settings: STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY');
  if (!hasSite) throw new Error('Origin settings: SITE_URL is needed with STRIPE_SECRET_KEY');
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

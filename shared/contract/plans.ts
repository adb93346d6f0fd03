import * as z from 'zod/mini';
import { PURPOSES } from '../forms/checkout-values.ts';
import { emailSchema } from './account.ts';
import { billingInfoSchema, orderAnswerSchema } from './billing.ts';
import { count, nonEmpty, typedText } from './primitives.ts';

/** What a plan is for. Pages choose their words by it, so that each origin can name its products as it likes. */
export const PLAN_TIERS = ['premium', 'unlimited', 'business', 'speed-search'] as const;
export const planTierSchema = z.enum(PLAN_TIERS);
export type PlanTier = z.infer<typeof planTierSchema>;

/** How often a plan is charged. */
export const planPeriodSchema = z.enum(['month', 'year']);
export type PlanPeriod = z.infer<typeof planPeriodSchema>;

/** What the buyer of a plan agreed to: that it renews. The version is that of the text that was shown. */
export const renewalConsentSchema = z.strictObject({ textVersion: typedText(40) });
export type RenewalConsent = z.infer<typeof renewalConsentSchema>;

/**
 * - 'active': paid until `paidUntil`
 * - 'delinquent': the last renewal was declined, and we try again until `endsAt`
 * - 'ended': it no longer gives anything
 */
export const planStatusSchema = z.enum(['active', 'delinquent', 'ended']);
export type PlanStatus = z.infer<typeof planStatusSchema>;

const planProductShape = {
  productId: nonEmpty,
  productName: nonEmpty,
  tier: planTierSchema,
  /** dollars */
  price: z.number().check(z.nonnegative()),
  period: planPeriodSchema,
} as const;

/** A viewer's plan. Times are milliseconds since 1970. */
export const planSchema = z.strictObject({
  ...planProductShape,
  status: planStatusSchema,
  startedAt: z.int(),
  /** the end of what is paid for; in the past while a renewal is overdue */
  paidUntil: z.int(),
  /** when it is charged next, and how much (dollars); null: it does not renew */
  renewal: z.nullable(z.strictObject({ at: z.int(), price: z.number() })),
  /** when the customer canceled; null: not canceled */
  cancelledAt: z.nullable(z.int()),
  /** another plan that follows when the paid period is over; null: none */
  next: z.nullable(z.strictObject({ ...planProductShape, from: z.int() })),
  /** when it ends for good unless a payment goes through; null: no payment is overdue */
  endsAt: z.nullable(z.int()),
  /** lookups per month: null if unlimited */
  lookups: z.nullable(count),
  /** how many people can be invited to share it; 0: none */
  familySeats: count,
  /** what the buyer uses it for, as attested */
  purpose: z.enum(PURPOSES),
});
export type Plan = z.infer<typeof planSchema>;

/** GET /api/billing/plan. Members of a family see the plan they share, and nothing about its payment. */
export const planAnswerSchema = z.strictObject({
  /** the latest plan, also if it has ended; null: there never was one, or a member of a family asks */
  plan: z.nullable(planSchema),
  /** the plan that somebody else shares with the viewer; null: none */
  shared: z.nullable(
    z.strictObject({
      productName: nonEmpty,
      tier: planTierSchema,
      lookups: z.nullable(count),
      /** who shares it: first name, else the address, as in the invitation that was accepted; null: unknown */
      from: z.nullable(nonEmpty),
    }),
  ),
  /** the payment method that renewals are charged to; null: none */
  paidWith: z.nullable(billingInfoSchema),
});
export type PlanAnswer = z.infer<typeof planAnswerSchema>;

/** What a change would cost, and what happened. */
export const planChangeSchema = z.strictObject({
  productId: nonEmpty,
  /** 'now': a new period starts today; 'later': when the paid period is over */
  when: z.enum(['now', 'later']),
  /** milliseconds since 1970 */
  from: z.int(),
  /** dollars charged now; 0 for a later change */
  charge: z.number(),
  /** dollars of the present period that are not used up, and go back to the payment method; 0 for a later change */
  refund: z.number(),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

/** GET /api/billing/plan-changes: every plan the viewer may change to. */
export const planChangesAnswerSchema = z.array(planChangeSchema);

/** POST /api/billing/change-plan. `order` is null for a change that takes effect later. */
export const changePlanAnswerSchema = z.strictObject({
  order: z.nullable(orderAnswerSchema),
  plan: z.nullable(planSchema),
});
export type ChangePlanAnswer = z.infer<typeof changePlanAnswerSchema>;

/** POST /api/billing/payment-method. */
export const paymentMethodBodySchema = z.strictObject({
  /** a method that the provider has taken; absent: the provider's own page asks for one */
  paymentMethodId: z.optional(typedText(128)),
  /** same-site path that page leads back to */
  returnPath: z.optional(typedText(2_000)),
});
export const paymentMethodAnswerSchema = z.strictObject({
  /** the method that is on file now */
  billingInfo: z.nullable(billingInfoSchema),
  /** the provider's page; the method changes when its customer comes back from there */
  redirectUrl: z.nullable(z.url({ protocol: /^https$/ })),
  /** the overdue payment, if there was one and it was tried again */
  order: z.nullable(orderAnswerSchema),
});
export type PaymentMethodAnswer = z.infer<typeof paymentMethodAnswerSchema>;

/** GET /api/family: for the holder of a plan with seats. Nothing reveals who a member looked up. */
export const familyAnswerSchema = z.strictObject({
  /** the holder's seats; 0: the plan has none */
  seats: count,
  members: z.array(z.strictObject({ id: nonEmpty, email: emailSchema, joinedAt: z.int() })),
  invitations: z.array(z.strictObject({ id: nonEmpty, email: emailSchema, sentAt: z.int(), expiresAt: z.int() })),
});
export type FamilyAnswer = z.infer<typeof familyAnswerSchema>;

/** GET /api/family/invitation: what the page of an invitation says, to anybody with its token. */
export const invitationAnswerSchema = z.strictObject({
  /** 'open', or why it cannot be accepted */
  state: z.enum(['open', 'used', 'expired', 'withdrawn', 'full', 'ended']),
  /** who invited: first name, else the address */
  from: nonEmpty,
  /** the address that was invited; only its account can accept */
  to: emailSchema,
  productName: nonEmpty,
  lookups: z.nullable(count),
});
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

import * as z from 'zod/mini';
import { emailSchema } from './account.ts';
import { personIdSchema } from './identity.ts';
import { count, nonEmpty, textOrNull } from './primitives.ts';

/** Cards are known by brand, last four digits and expiry alone; PayPal by its address (F3-24, F3-25). */
export const billingInfoSchema = z.union([
  z.strictObject({
    paymentMethodId: nonEmpty,
    cardType: nonEmpty,
    /** the last four digits */
    cardNumber: z.string().check(z.regex(/^\d{4}$/)),
    /** YYYY-MM */
    expiresAt: textOrNull,
  }),
  z.strictObject({ paymentMethodId: nonEmpty, paypalInfo: z.strictObject({ email: emailSchema }) }),
]);
export type BillingInfo = z.infer<typeof billingInfoSchema>;

/** Something that can be bought; prices in dollars come from here and never from a client. */
export const productSchema = z.strictObject({
  productId: nonEmpty,
  productName: nonEmpty,
  price: z.number().check(z.nonnegative()),
  /** null for what is paid once */
  period: z.nullable(z.enum(['month', 'year'])),
  /** lookups a period; null where they are not limited, 0 where there are none */
  lookups: z.nullable(count),
  backgroundCredits: count,
});

export const orderBodySchema = z.strictObject({
  productIds: z.array(nonEmpty).check(z.minLength(1), z.maxLength(20)),
  personId: z.optional(personIdSchema),
  email: z.optional(emailSchema),
  /** of the payment provider; never a card number */
  paymentMethodId: nonEmpty,
  /** the purpose the buyer attests, with the version of the text that was shown */
  attestation: z.strictObject({ purpose: nonEmpty, textVersion: nonEmpty }),
  /** parameters of the funnel that led here */
  funnel: z.optional(z.record(z.string(), z.string())),
});
export const orderAnswerSchema = z.strictObject({
  orderId: nonEmpty,
  status: z.enum(['paid', 'declined', 'needs-action']),
  total: z.number(),
  message: textOrNull,
});

export const invoiceSchema = z.strictObject({
  id: nonEmpty,
  at: z.int(),
  total: z.number(),
  lines: z.array(z.strictObject({ text: nonEmpty, amount: z.number() })),
});

/** POST /api/reports/submit-credits-payment-for-report (F7-11, F3-42). */
export const unlockBodySchema = z.strictObject({
  wpId: personIdSchema,
  phoneNumber: z.optional(z.string().check(z.maxLength(15))),
  eid: z.optional(z.string().check(z.maxLength(64))),
});
export const unlockAnswerSchema = z.strictObject({
  payload: z.strictObject({ id: nonEmpty, fullName: nonEmpty }),
});

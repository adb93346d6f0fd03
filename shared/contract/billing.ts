import * as z from 'zod/mini';
import { PURPOSES } from '../forms/checkout-values.ts';
import { FUNNEL_KEYS } from '../funnels/funnel-link.ts';
import { emailSchema } from './account.ts';
import { courtRunnerPersonSchema } from './court-runner.ts';
import { personIdSchema, pnpIdSchema } from './identity.ts';
import { count, month, nonEmpty, stateCode, textOrNull, typedText } from './primitives.ts';

/** What is stored of a card: brand, last four digits and expiry; of PayPal, the email address (F3-24, F3-25, F3-26). */
export const cardSchema = z.strictObject({
  /** 'Visa'; 'Card' if the provider does not tell */
  cardType: nonEmpty,
  /** the last four digits; null if the provider does not tell */
  cardNumber: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
  /** YYYY-MM */
  expiresAt: z.nullable(month),
});
const paypalSchema = z.strictObject({ paypalInfo: z.strictObject({ email: emailSchema }) });
export const payerSchema = z.union([cardSchema, paypalSchema]);
export type Payer = z.infer<typeof payerSchema>;

/** The payment method on file. */
export const billingInfoSchema = z.union([
  z.strictObject({ paymentMethodId: nonEmpty, ...cardSchema.shape }),
  z.strictObject({ paymentMethodId: nonEmpty, ...paypalSchema.shape }),
]);
export type BillingInfo = z.infer<typeof billingInfoSchema>;

/** A product. Prices are in dollars; they come from here and never from a client. */
export const PRODUCT_KINDS = ['plan', 'background-credits', 'property-report', 'court-runner'] as const;
export const productSchema = z.strictObject({
  productId: nonEmpty,
  productName: nonEmpty,
  kind: z.enum(PRODUCT_KINDS),
  price: z.number().check(z.nonnegative()),
  /** null for a one-time purchase */
  period: z.nullable(z.enum(['month', 'year'])),
  /** what kind of plan it is; null for anything else */
  tier: z.nullable(z.enum(['premium', 'unlimited', 'business', 'speed-search'])),
  /** lookups per month; null if unlimited, 0 if none */
  lookups: z.nullable(count),
  backgroundCredits: count,
});
export type Product = z.infer<typeof productSchema>;

/**
 * How this origin takes payments: with a card form on our page, whose fields only the test provider reads (local runs
 * only); on the provider's own page; or not at all, because no provider is set up.
 */
export const paymentWaySchema = z.enum(['card-form', 'hosted-page', 'none']);
export type PaymentWay = z.infer<typeof paymentWaySchema>;

/** GET /api/products: what is for sale now. Court Runner's counties are listed per person (courtRunnerInfoSchema). */
export const productsAnswerSchema = z.strictObject({
  paymentWay: paymentWaySchema,
  products: z.array(productSchema),
  /** fair use of a plan: different people a day; absent if the origin does not say */
  fairUsePeople: z.optional(count),
  /** the viewer's payment method on file */
  onFile: z.nullable(billingInfoSchema),
});
export type ProductsAnswer = z.infer<typeof productsAnswerSchema>;

/** What the buyer attests, with the version of the text that was shown. */
export const attestationSchema = z.strictObject({
  purpose: z.enum(PURPOSES),
  textVersion: typedText(40),
});
export type Attestation = z.infer<typeof attestationSchema>;
export const funnelSchema = z.partialRecord(z.enum(FUNNEL_KEYS), typedText(200));
export type Funnel = z.infer<typeof funnelSchema>;

/** POST /api/orders, with an Idempotency-Key. The buyer is the session's account. */
export const orderBodySchema = z.strictObject({
  productIds: z.array(typedText(64)).check(z.minLength(1), z.maxLength(21)),
  /** the person whose report is bought, or whom the court runner asks about */
  personId: z.optional(personIdSchema),
  /** the property whose report is bought */
  pnpId: z.optional(pnpIdSchema),
  /** the person the court runner asks about, if one is bought; the id is personId */
  runner: z.optional(courtRunnerPersonSchema),
  /**
   * from the payment provider, or of the method on file; never a card number. Without it, the provider's own page is
   * used
   */
  paymentMethodId: z.optional(typedText(128)),
  /** keep the payment method for the next purchase */
  keepsPaymentMethod: z.optional(z.boolean()),
  /** same-site path that the order's page links back to until it is paid; the provider never sees it */
  returnPath: z.optional(typedText(2_000)),
  attestation: attestationSchema,
  /** for a plan: the buyer agreed that it renews; required with one, refused without one */
  renewal: z.optional(z.strictObject({ textVersion: typedText(40) })),
  /** query parameters of the funnel that led here */
  funnel: z.optional(funnelSchema),
});
export type OrderBody = z.infer<typeof orderBodySchema>;

/** `pending`: the provider has not answered yet; it will do so by webhook, or when the order is requested. */
export const orderStatusSchema = z.enum(['paid', 'declined', 'pending', 'expired']);
export const orderAnswerSchema = z.strictObject({
  orderId: nonEmpty,
  status: orderStatusSchema,
  /** dollars */
  total: z.number(),
  /** for the buyer: the reason it was declined */
  message: textOrNull,
  /** the provider's page for paying a pending order */
  redirectUrl: z.nullable(z.url({ protocol: /^https$/ })),
  /** only for a paid order */
  invoiceId: textOrNull,
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

/** An order as the buyer sees it. */
export const orderStatusAnswerSchema = z.extend(orderAnswerSchema, {
  /** OrderBody.returnPath as received: check it before redirecting anybody to it; null once paid */
  returnPath: textOrNull,
});
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswerSchema>;

/** The subject of a purchase, as far as it may still be shown. */
const invoiceSubjectSchema = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('person'),
      personId: personIdSchema,
      fullName: nonEmpty,
      firstName: nonEmpty,
      city: textOrNull,
      stateCode: z.nullable(stateCode),
    }),
    z.strictObject({ kind: z.literal('property'), pnpId: pnpIdSchema }),
  ]),
);

export const invoiceSchema = z.strictObject({
  /** also the invoice number: 'PL-2026-11820417' */
  id: nonEmpty,
  /** milliseconds since 1970 */
  at: z.int(),
  status: z.enum(['paid', 'refunded', 'partly refunded']),
  /** dollars */
  total: z.number(),
  lines: z.array(z.strictObject({ productId: nonEmpty, text: nonEmpty, amount: z.number() })),
  refunds: z.array(z.strictObject({ at: z.int(), amount: z.number(), reason: nonEmpty })),
  paidWith: payerSchema,
  /** where the receipt was sent */
  sentTo: emailSchema,
  about: invoiceSubjectSchema,
  /**
   * whether the buyer keeps that on the receipt after what was bought is no longer open; missing: this cannot be chosen
   */
  keepsAbout: z.optional(z.boolean()),
  /** credits bought, and when unused ones expire, in milliseconds since 1970 */
  credits: z.nullable(z.strictObject({ count, expiresAt: z.int() })),
  /** what this payment did to a plan, and the period it pays for, in milliseconds since 1970; null: no plan */
  plan: z.nullable(
    z.strictObject({
      action: z.enum(['start', 'change', 'renew']),
      productName: nonEmpty,
      from: z.int(),
      until: z.int(),
    }),
  ),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/**
 * POST /api/reports/submit-credits-payment-for-report (F7-11, F3-42). While the report is open, repeating the call
 * takes no second credit, so it needs no idempotency key. `phoneNumber` and `eid` are accepted and ignored.
 */
export const unlockBodySchema = z.strictObject({
  wpId: personIdSchema,
  phoneNumber: z.optional(z.string().check(z.maxLength(15))),
  eid: z.optional(z.string().check(z.maxLength(64))),
});
export const unlockAnswerSchema = z.strictObject({
  payload: z.strictObject({ id: nonEmpty, fullName: nonEmpty }),
});

/** A card as typed into the test provider's form, or a PayPal address. Only {@link Payer} is stored. */
export const testPaymentMethodBodySchema = z.union([
  z.strictObject({
    cardNumber: typedText(30),
    /** YYYY-MM */
    expiresAt: month,
    securityCode: typedText(4),
  }),
  z.strictObject({ paypalEmail: emailSchema }),
]);
export const testPaymentMethodAnswerSchema = z.strictObject({ paymentMethodId: nonEmpty });

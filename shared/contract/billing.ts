import * as z from 'zod/mini';
import { PURPOSES } from '../forms/checkout-values.ts';
import { FUNNEL_KEYS } from '../funnels/funnel-link.ts';
import { emailSchema } from './account.ts';
import { courtRunnerPersonSchema, courtRunnerStatusSchema } from './court-runner.ts';
import { personIdSchema, pnpIdSchema } from './identity.ts';
import { count, month, nonEmpty, stateCode, textOrNull, typedText } from './primitives.ts';

/** A page of the payment provider. Compiled checks know patterns and no URLs. */
const providerUrl = z.string().check(z.regex(/^https:\/\/[^\s/?#]+(?:[/?#]\S*)?$/));

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

/** Who sells, and how to reach them; an operator's settings. null: the operator has not said. */
export const sellerSchema = z.strictObject({
  /** the seller's legal name */
  name: nonEmpty,
  /** one line */
  address: textOrNull,
  /** what a card statement calls the charge */
  statementName: textOrNull,
  /** where buyers ask questions and for their money back */
  supportEmail: z.nullable(emailSchema),
  /** within how many days after a purchase a buyer may ask for the money back; null: by law alone */
  refundDays: z.nullable(count),
});
export type Seller = z.infer<typeof sellerSchema>;

/** GET /api/products: what is for sale now. Court Runner's counties are listed per person (courtRunnerInfoSchema). */
export const productsAnswerSchema = z.strictObject({
  paymentWay: paymentWaySchema,
  products: z.array(productSchema),
  /** fair use of a plan: different people a day; absent if the origin does not say */
  fairUsePeople: z.optional(count),
  /** the viewer's payment method on file */
  onFile: z.nullable(billingInfoSchema),
  /** absent if the origin does not say */
  seller: z.optional(sellerSchema),
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
  /**
   * the buyer knows that they have it already, or an unused credit, or an order that is not settled, and wants another
   * one; a report that is open is not sold again either way
   */
  buysAnother: z.optional(z.boolean()),
  /** for a plan: the buyer agreed that it renews; required with one, refused without one */
  renewal: z.optional(z.strictObject({ textVersion: typedText(40) })),
  /** query parameters of the funnel that led here */
  funnel: z.optional(funnelSchema),
});
export type OrderBody = z.infer<typeof orderBodySchema>;

/** The subject of a purchase, as far as it may still be shown. */
export const boughtSubjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    personId: personIdSchema,
    fullName: nonEmpty,
    firstName: nonEmpty,
    city: textOrNull,
    stateCode: z.nullable(stateCode),
  }),
  z.strictObject({
    kind: z.literal('property'),
    pnpId: pnpIdSchema,
    /** with its number only while the buyer may read the report; optional: other origins may not say */
    address: z.optional(z.strictObject({ line1: nonEmpty, city: nonEmpty, stateCode })),
  }),
]);
export type BoughtSubject = z.infer<typeof boughtSubjectSchema>;

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
  redirectUrl: z.nullable(providerUrl),
  /** only for a paid order */
  invoiceId: textOrNull,
  /**
   * the report that a paid order opened; null or absent if it opened none: it bought something else, or could no longer
   * be opened and is refunded
   */
  opens: z.optional(z.nullable(boughtSubjectSchema)),
  /** a paid order that is being refunded in full, because what it bought can no longer be opened */
  isRefunded: z.optional(z.boolean()),
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

/** An order as the buyer sees it. */
export const orderStatusAnswerSchema = z.extend(orderAnswerSchema, {
  /** OrderBody.returnPath as received: check it before redirecting anybody to it; null once paid */
  returnPath: textOrNull,
});
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswerSchema>;

/**
 * What the viewer has already of what a checkout sells: so that nobody pays twice without saying so.
 *
 * - `open`: they can read the report
 * - `credit`: an unused credit would open this person's report
 * - `paid`: they bought the same a short while ago
 * - `pending`: their order for it is not settled; `payUrl`: the provider's page, if it still takes the payment
 */
const heldSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), opens: boughtSubjectSchema, expiresAt: z.int() }),
  z.strictObject({ kind: z.literal('credit'), count, expiresAt: z.nullable(z.int()) }),
  z.strictObject({ kind: z.literal('paid'), orderId: nonEmpty, invoiceId: nonEmpty, at: z.int() }),
  z.strictObject({
    kind: z.literal('pending'),
    orderId: nonEmpty,
    at: z.int(),
    payUrl: z.nullable(providerUrl),
  }),
]);
export const heldAnswerSchema = z.strictObject({ held: z.nullable(heldSchema) });
export type HeldPurchase = z.infer<typeof heldSchema>;

/**
 * Everything the viewer bought and can still use, for one page. Times are milliseconds since 1970. Subjects that may no
 * longer be shown are left out.
 */
export const purchasesAnswerSchema = z.strictObject({
  /** open reports, of persons and properties, the first to close first */
  reports: z.array(z.strictObject({ about: boughtSubjectSchema, expiresAt: z.int() })),
  /** unused credits that expire together, the first to expire first; `isOfPlan`: they come with a plan */
  credits: z.array(z.strictObject({ count, expiresAt: z.int(), isOfPlan: z.boolean() })),
  /** Court Runner requests, latest first */
  runners: z.array(
    z.strictObject({
      about: boughtSubjectSchema,
      requestedAt: z.int(),
      expectedBy: z.int(),
      invoiceId: nonEmpty,
      status: courtRunnerStatusSchema,
      counties: z.array(
        z.strictObject({
          countyName: nonEmpty,
          stateCode,
          status: courtRunnerStatusSchema,
          /** cases found; null while the runner is out, and if nothing could be searched */
          cases: z.nullable(count),
        }),
      ),
    }),
  ),
});
export type PurchasesAnswer = z.infer<typeof purchasesAnswerSchema>;

/** The id of the line of a receipt that is sales tax; without such a line, none was charged. */
export const SALES_TAX_LINE = 'sales-tax';

export const invoiceSchema = z.strictObject({
  /** also the invoice number: 'PL-2026-11820417' */
  id: nonEmpty,
  /** milliseconds since 1970 */
  at: z.int(),
  status: z.enum(['paid', 'refunded', 'partly refunded']),
  /** dollars */
  total: z.number(),
  lines: z.array(z.strictObject({ productId: nonEmpty, text: nonEmpty, amount: z.number() })),
  refunds: z.array(
    z.strictObject({
      at: z.int(),
      amount: z.number(),
      reason: nonEmpty,
      /** decided `at`, and not sent yet */
      isPending: z.optional(z.boolean()),
    }),
  ),
  paidWith: payerSchema,
  /** where the receipt was sent */
  sentTo: emailSchema,
  about: z.nullable(boughtSubjectSchema),
  /** until when the buyer can read the report of `about`; null if they cannot, absent if the origin does not say */
  openUntil: z.optional(z.nullable(z.int())),
  /**
   * whether the buyer keeps that on the receipt after what was bought is no longer open; missing: this cannot be chosen
   */
  keepsAbout: z.optional(z.boolean()),
  /** credits bought, and when unused ones expire, in milliseconds since 1970; null if the payment opened a report itself */
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
  /** absent if the origin does not say */
  seller: z.optional(sellerSchema),
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

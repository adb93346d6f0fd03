import * as z from 'zod/mini';
import {
  attestationSchema,
  funnelSchema,
  heldAnswerSchema,
  invoiceSchema,
  orderAnswerSchema,
  orderBodySchema,
  orderStatusAnswerSchema,
  productsAnswerSchema,
  purchasesAnswerSchema,
  testPaymentMethodAnswerSchema,
  testPaymentMethodBodySchema,
  unlockAnswerSchema,
  unlockBodySchema,
} from '../billing.ts';
import { courtRunnerInfoSchema, courtRunnerRequestSchema } from '../court-runner.ts';
import { personIdSchema, pnpIdSchema } from '../identity.ts';
import { count, doneSchema, emptySchema, typedText } from '../primitives.ts';
import { recordErrorAnswerSchema, recordErrorBodySchema } from '../records/record-error.ts';
import { BY_PAGE, type Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;
const GET = { ...PLAIN, method: 'GET', body: null } as const;
const POST = { ...PLAIN, method: 'POST' } as const;
/** Requests repeated with the same key, because a response was lost or a button was pressed twice, are one mutation. */
const ONCE = { headers: ['idempotency-key'] } as const;

/** Calls about payments and purchases (F7-11). */
export const billingCalls = {
  unlockReport: {
    ...POST,
    path: '/api/reports/submit-credits-payment-for-report',
    caller: 'both',
    summary: 'Unlocks a background report with one credit.',
    limit: 'write',
    viewer: 'session',
    tells: 'person',
    body: unlockBodySchema,
    response: unlockAnswerSchema,
    /** 402 no credit left; 403 a bot or a prefetched page; 409 an empty report cannot be bought */
    errors: [401, 402, 403, 404, 409],
  },
  products: {
    ...GET,
    path: '/api/products',
    caller: 'both',
    summary: 'What can be bought, and for how much.',
    limit: 'calls',
    viewer: 'anyone',
    tells: 'own-account',
    response: productsAnswerSchema,
    errors: [],
  },
  order: {
    ...POST,
    ...ONCE,
    path: '/api/orders',
    caller: 'both',
    summary: 'Buys; repeated with the same Idempotency-Key, it buys once. A declined card is a normal response.',
    limit: 'write',
    viewer: 'session',
    tells: 'own-account',
    body: orderBodySchema,
    response: orderAnswerSchema,
    /**
     * 400 the attested text was never shown, or a plan without agreement to its renewal; 401 without a session; 403 Court Runner for a viewer who may not see where
     * the person lived; 404 unknown person or property; 409 empty report, not for sale, already open or already
     * requested, a plan for somebody who has one, the attested text has changed, or another body with the key of a settled order; 503 no provider, or it
     * did not answer
     */
    errors: [401, 403, 404, 409, 503],
  },
  orderStatus: {
    ...GET,
    path: '/api/orders/{orderId}',
    caller: 'both',
    summary: 'The status of an order; for a pending one, the payment provider is asked.',
    limit: 'late-parts',
    viewer: 'session',
    tells: 'own-account',
    params: z.strictObject({ orderId: typedText(64) }),
    response: orderStatusAnswerSchema,
    errors: [401, 404],
  },
  sentOrder: {
    ...GET,
    ...ONCE,
    path: '/api/billing/sent-order',
    caller: 'edge',
    summary: 'The order that was placed with this Idempotency-Key, when the response to it was lost.',
    limit: BY_PAGE,
    viewer: 'session',
    tells: 'own-account',
    response: orderStatusAnswerSchema,
    /** 404 no order of the viewer's has this key, so far */
    errors: [401, 404],
  },
  heldPurchase: {
    ...GET,
    path: '/api/billing/held',
    caller: 'edge',
    summary: 'What the viewer has already of what a checkout is about to sell.',
    limit: BY_PAGE,
    viewer: 'session',
    tells: 'own-account',
    query: z.strictObject({
      kind: z.enum(['background-credits', 'property-report', 'court-runner', 'plan']),
      personId: z.optional(personIdSchema),
      pnpId: z.optional(pnpIdSchema),
    }),
    response: heldAnswerSchema,
    errors: [401],
  },
  purchases: {
    ...GET,
    path: '/api/billing/purchases',
    caller: 'both',
    summary: 'What the viewer bought and can still use: open reports, credits, Court Runner requests.',
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    response: purchasesAnswerSchema,
    errors: [401],
  },
  purchaseCredits: {
    ...POST,
    ...ONCE,
    path: '/api/billing/purchase-credits',
    caller: 'both',
    summary: 'Buys background credits with the payment method on file.',
    limit: 'write',
    viewer: 'session',
    tells: 'own-account',
    body: z.strictObject({
      productId: typedText(64),
      personId: z.optional(personIdSchema),
      attestation: attestationSchema,
      funnel: z.optional(funnelSchema),
      /** as in an order */
      buysAnother: z.optional(z.boolean()),
    }),
    response: orderAnswerSchema,
    /** 402 no payment method on file; the others as for an order */
    errors: [401, 402, 404, 409, 503],
  },
  invoices: {
    ...GET,
    path: '/api/billing/invoices',
    caller: 'both',
    summary: 'Invoices, the latest first.',
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    response: z.array(invoiceSchema),
    errors: [401],
  },
  invoice: {
    ...GET,
    path: '/api/billing/invoices/{id}',
    caller: 'both',
    summary: 'One invoice.',
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    params: z.strictObject({ id: typedText(64) }),
    response: invoiceSchema,
    errors: [401, 404],
  },
  keepInvoiceAbout: {
    ...POST,
    path: '/api/billing/invoice-about',
    caller: 'both',
    summary: 'Keeps on an invoice whom or which property it is about, or lets it go with the access.',
    limit: 'write',
    viewer: 'session',
    tells: 'own-account',
    body: z.strictObject({ id: typedText(64), isKept: z.boolean() }),
    response: doneSchema,
    errors: [401, 404],
  },
  stripeWebhook: {
    ...POST,
    path: '/api/webhooks/stripe',
    caller: 'outside',
    summary: 'Events from the payment provider, signed by it.',
    limit: { none: 'the provider sends many events from few addresses, and signs each one' },
    viewer: 'anyone',
    tells: 'nothing',
    headers: ['stripe-signature'],
    /** Stripe's ids and types have about 30 characters; the signature covers everything else */
    body: z.looseObject({ id: typedText(255), type: typedText(255) }),
    response: emptySchema,
    /**
     * 400 not signed by the provider within the last minutes; 404 the provider takes no payments here; 503 send it
     * again
     */
    errors: [400, 404, 503],
  },
  requestCourtRunner: {
    ...POST,
    path: '/api/court-runner',
    caller: 'both',
    summary:
      'The Court Runner request of a paid order, whose runner was sent when it was paid; one order is one request.',
    limit: 'write',
    viewer: 'session',
    tells: 'person',
    body: z.strictObject({ orderId: typedText(64) }),
    response: courtRunnerRequestSchema,
    /** 402 the order is not paid; 404 not the viewer's order; 409 the order includes no court runner */
    errors: [401, 402, 404, 409],
  },
  courtRunner: {
    ...GET,
    path: '/api/court-runner',
    caller: 'both',
    summary: 'Requests about a person, and the returned cases.',
    limit: 'late-parts',
    viewer: 'session',
    tells: 'person',
    query: z.strictObject({ personId: personIdSchema }),
    response: courtRunnerInfoSchema,
    errors: [401, 404],
  },
  // Local runs only; elsewhere 404.
  testPaymentMethod: {
    ...POST,
    path: '/api/dev/payment-methods',
    caller: 'edge',
    summary: 'The test provider accepts a card from the form and returns an id for it.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    body: testPaymentMethodBodySchema,
    response: testPaymentMethodAnswerSchema,
    errors: [404],
  },
  reportRecordError: {
    ...POST,
    path: '/api/record-error',
    caller: 'edge',
    summary: 'Reports an error in a record of an unlocked background report.',
    limit: BY_PAGE,
    viewer: 'session',
    tells: 'nothing',
    body: recordErrorBodySchema,
    response: recordErrorAnswerSchema,
    /** 403 without that report unlocked; 404 for a record that it does not have; 429 too many from this account today */
    errors: [401, 403, 404, 429],
  },
  fulfilCourtRunner: {
    ...POST,
    path: '/api/dev/court-runner',
    caller: 'edge',
    summary: 'Makes every court runner who is out return right away, or fail.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ outcome: z.enum(['returned', 'failed']) }),
    response: z.strictObject({ returned: count, failed: count }),
    errors: [404],
  },
} as const satisfies Record<string, Call>;

import Stripe from 'stripe';
import {
  type Charge,
  type ChargeNote,
  type KeptMethod,
  type PaymentOutcome,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { ASKS_THE_BUYER, declinedWithoutMethod } from './stripe-decline.ts';
import { aboutPayment, CURRENCY } from './stripe-metadata.ts';
import { outcomeOfIntent } from './stripe-outcome.ts';
import { openPage, type StripeTerms } from './stripe-page.ts';

const EXPANDED_INTENT = ['latest_charge'];

/**
 * Charges a kept method immediately, without its owner. First the intent is created, which moves no money; then it is
 * recorded; then it is confirmed. So only one intent per order is ever confirmed, and it can be looked up however long
 * ago a response was lost.
 */
export async function chargeKept(
  stripe: Stripe,
  charge: Charge,
  method: NonNullable<Charge['method']>,
  note: ChargeNote,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  // Only the page calculates sales tax, so it takes the payment; it knows the customer.
  if (terms.hasTax) return openPage(stripe, charge, terms);
  let intent: Stripe.PaymentIntent;
  try {
    intent = await createIntent(stripe, charge, method);
  } catch (error) {
    return orThrow(declinedWithoutMethod(error, null), error);
  }
  if (!(await note.write(intent.id))) throw new ProviderUnavailable('another charge of this order is under way');
  return carryOn(stripe, charge, intent, terms);
}

/** Continues the charge of a kept method whose response was lost. */
export async function resumeKept(
  stripe: Stripe,
  charge: Charge,
  ref: string,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  return carryOn(stripe, charge, await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED_INTENT }), terms);
}

/**
 * The state of a kept method's charge. One that waits for us or its owner is canceled, because nobody will continue it;
 * a confirmation at the same moment either comes first or fails.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export async function checkKept(stripe: Stripe, ref: string): Promise<PaymentOutcome> {
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED_INTENT });
  if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_action') return outcomeOfIntent(intent);
  await stripe.paymentIntents.cancel(ref);
  return { kind: 'expired', ref };
}

/** Takes a kept method from its owner at Stripe, after which nobody can charge it. */
export async function detachKept(stripe: Stripe, ref: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(ref);
  } catch (error) {
    // Stripe refuses a method that it no longer knows, or that belongs to nobody anymore.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function createIntent(stripe: Stripe, charge: Charge, { ref, customer }: KeptMethod): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: charge.totalCents,
      currency: CURRENCY,
      payment_method: ref,
      ...(customer === null ? {} : { customer }),
      ...aboutPayment(charge),
    },
    { idempotencyKey: `${charge.purchaseId}-intent` },
  );
}

async function carryOn(
  stripe: Stripe,
  charge: Charge,
  known: Stripe.PaymentIntent,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  let intent: Stripe.PaymentIntent;
  try {
    intent = known.status === 'requires_confirmation' ? await confirm(stripe, charge, known.id) : known;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError))
      return orThrow(declinedWithoutMethod(error, known.id), error);
    if (error.payment_intent === undefined) throw error;
    intent = error.payment_intent;
  }
  switch (intent.status) {
    case 'requires_action':
      // Nobody will pay this intent: the page creates its own.
      await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${charge.purchaseId}-cancel` });
      return openPage(stripe, charge, terms);
    case 'canceled':
      return openPage(stripe, charge, terms);
    case 'requires_payment_method':
      // The bank wants to verify its customer: Stripe's page asks them.
      if (intent.last_payment_error?.code === ASKS_THE_BUYER) return openPage(stripe, charge, terms);
      return outcomeOfIntent(intent);
    default:
      return outcomeOfIntent(intent);
  }
}

function confirm(stripe: Stripe, charge: Charge, ref: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.confirm(
    ref,
    { off_session: true, return_url: charge.returnUrl, expand: EXPANDED_INTENT },
    { idempotencyKey: `${charge.purchaseId}-confirm` },
  );
}

function orThrow(outcome: PaymentOutcome | null, error: unknown): PaymentOutcome {
  if (outcome === null) throw error;
  return outcome;
}

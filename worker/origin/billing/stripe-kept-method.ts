import Stripe from 'stripe';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import {
  type Charge,
  type ChargeNote,
  type KeptMethod,
  type PaymentOutcome,
  ProviderUnavailable,
} from './payment-provider.ts';
import { ASKS_THE_BUYER, CURRENCY, metadataOf, outcomeOfIntent } from './stripe-outcome.ts';
import { openPage } from './stripe-page.ts';

export const EXPANDED_INTENT = ['latest_charge'];

/**
 * Charges a kept method at once, without its owner. The intent is made first, which moves no money; it is written down; then
 * it is confirmed. So of an order one intent is ever confirmed, and it can be asked for however long ago an answer was lost.
 */
export async function chargeKept(
  stripe: Stripe,
  charge: Charge,
  method: NonNullable<Charge['method']>,
  note: ChargeNote,
): Promise<PaymentOutcome> {
  let intent: Stripe.PaymentIntent;
  try {
    intent = await createIntent(stripe, charge, method);
  } catch (error) {
    return declinedWithoutMethod(error, null);
  }
  if (!(await note.write(intent.id))) throw new ProviderUnavailable('another charge of this order is under way');
  return carryOn(stripe, charge, intent);
}

/** Carries on with the charge of a kept method of which the answer was lost. */
export async function resumeKept(stripe: Stripe, charge: Charge, ref: string): Promise<PaymentOutcome> {
  return carryOn(stripe, charge, await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED_INTENT }));
}

/**
 * How the charge of a kept method stands. One that waits for us or for its owner is called off: nobody carries on with it,
 * and whoever confirms it at the same moment comes first or not at all.
 *
 * @throws NotAsOrdered where something else was paid than what was ordered
 */
export async function checkKept(stripe: Stripe, ref: string): Promise<PaymentOutcome> {
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED_INTENT });
  if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_action') return outcomeOfIntent(intent);
  await stripe.paymentIntents.cancel(ref);
  return { kind: 'expired', ref };
}

function createIntent(stripe: Stripe, charge: Charge, { ref, customer }: KeptMethod): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: charge.totalCents,
      currency: CURRENCY,
      payment_method: ref,
      ...(customer === null ? {} : { customer }),
      description: charge.lines.map(({ text }) => text).join(', '),
      metadata: metadataOf(charge),
    },
    { idempotencyKey: `${charge.purchaseId}-intent` },
  );
}

async function carryOn(stripe: Stripe, charge: Charge, known: Stripe.PaymentIntent): Promise<PaymentOutcome> {
  let intent: Stripe.PaymentIntent;
  try {
    intent = known.status === 'requires_confirmation' ? await confirm(stripe, charge, known.id) : known;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) return declinedWithoutMethod(error, known.id);
    if (error.payment_intent === undefined) throw error;
    intent = error.payment_intent;
  }
  switch (intent.status) {
    case 'requires_action':
      // Nobody pays this one any more: the page makes one of its own.
      await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${charge.purchaseId}-cancel` });
      return openPage(stripe, charge);
    case 'canceled':
      return openPage(stripe, charge);
    case 'requires_payment_method':
      // The bank wants to hear its customer: Stripe's page asks them.
      if (intent.last_payment_error?.code === ASKS_THE_BUYER) return openPage(stripe, charge);
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

/** Stripe does not know the method or its owner any more, and never will again. */
function declinedWithoutMethod(error: unknown, ref: string | null): PaymentOutcome {
  const isGone =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    (error.param === 'payment_method' || error.param === 'customer');
  if (!isGone) throw error;
  return { kind: 'declined', ref, message: orderCopy.declinedMethodGone, isMethodGone: true };
}

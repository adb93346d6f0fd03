import type Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import {
  type Charge,
  type ChargedPlan,
  type ChargeNote,
  type KeptMethod,
  type PaymentOutcome,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { declinedWithoutMethod, readDecline } from './stripe-decline.ts';
import { describeCharge, metadataOf, NEXT_KEY } from './stripe-metadata.ts';
import { openPage, type StripeTerms } from './stripe-page.ts';
import { findPlanCharge, outcomeOfSubscription } from './stripe-plan-outcome.ts';
import { type PlanRef, writePlanRef } from './stripe-plan-ref.ts';
import { priceDataOf } from './stripe-product.ts';
import { releaseNext, scheduleNext } from './stripe-schedule.ts';

/** A charge that starts or changes a plan. */
export type PlanCharge = Charge & { readonly plan: ChargedPlan };

/** Approval for the bank, or an address for tax, can only come from the customer. */
const UNKNOWN_LOCATION = 'customer_tax_location_invalid';
const EXPANDED = ['latest_invoice'];

/**
 * Starts a subscription with a kept method, or changes one, without its owner. Stripe makes a subscription, or changes
 * it, only together with its payment. Where to look for it is recorded first, so it can be found however long ago a
 * response was lost.
 */
export async function chargePlan(
  stripe: Stripe,
  charge: PlanCharge,
  ref: PlanRef,
  note: ChargeNote,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  if (!(await note.write(writePlanRef(ref))))
    throw new ProviderUnavailable('another charge of this order is under way');
  return carryOn(stripe, charge, ref, terms);
}

/** Continues a plan's charge whose response was lost. */
export async function resumePlan(
  stripe: Stripe,
  charge: PlanCharge,
  ref: PlanRef,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  return (await findPlanCharge(stripe, ref)) ?? carryOn(stripe, charge, ref, terms);
}

function carryOn(stripe: Stripe, charge: PlanCharge, ref: PlanRef, terms: StripeTerms): Promise<PaymentOutcome> {
  if (ref.act === 'change') return change(stripe, charge, ref, terms);
  const { method } = charge;
  return method === null ? openPage(stripe, charge, terms) : start(stripe, charge, method, ref, terms);
}

async function start(
  stripe: Stripe,
  charge: PlanCharge,
  method: KeptMethod,
  ref: PlanRef,
  terms: StripeTerms,
): Promise<PaymentOutcome> {
  const price_data = await priceDataOf(stripe, charge.plan, terms);
  let subscription: Stripe.Subscription;
  try {
    subscription = await stripe.subscriptions.create(
      {
        customer: ref.at,
        items: [{ price_data }],
        default_payment_method: method.ref,
        off_session: true,
        payment_behavior: 'error_if_incomplete',
        description: describeCharge(charge),
        metadata: metadataOf(charge),
        ...(terms.hasTax ? { automatic_tax: { enabled: true } } : {}),
        expand: EXPANDED,
      },
      { idempotencyKey: `${charge.purchaseId}-plan` },
    );
  } catch (error) {
    const decline = readDecline(error);
    if (decline === 'asks' || isAboutTax(error)) return openPage(stripe, charge, terms);
    if (decline !== null) return { kind: 'declined', ref: writePlanRef(ref), ...decline };
    return orThrow(declinedWithoutMethod(error, writePlanRef(ref)), error);
  }
  return outcomeOfSubscription(stripe, ref, subscription);
}

/**
 * A new period from today at the new price; our refund of the old one's rest is not Stripe's business. If the payment
 * is refused, everything stays as it is.
 */
async function change(stripe: Stripe, charge: PlanCharge, ref: PlanRef, terms: StripeTerms): Promise<PaymentOutcome> {
  const price_data = await priceDataOf(stripe, charge.plan, terms);
  const before = await stripe.subscriptions.retrieve(ref.at);
  const [item] = before.items.data;
  if (item === undefined || before.status !== 'active')
    return { kind: 'declined', ref: writePlanRef(ref), message: orderCopy.declinedNoPlan };
  const next = await releaseNext(stripe, before);
  let subscription: Stripe.Subscription;
  try {
    subscription = await stripe.subscriptions.update(
      before.id,
      {
        items: [{ id: item.id, price_data }],
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        ...(isEndingSinceBefore(before, charge) ? { cancel_at_period_end: false } : {}),
        ...(charge.method === null ? {} : { default_payment_method: charge.method.ref }),
        description: describeCharge(charge),
        metadata: { ...metadataOf(charge), [NEXT_KEY]: '' },
        expand: EXPANDED,
      },
      { idempotencyKey: `${charge.purchaseId}-change` },
    );
  } catch (error) {
    const decline = readDecline(error);
    const message = decline === 'asks' ? orderCopy.declinedBankAsks : decline?.message;
    const outcome: PaymentOutcome | null =
      message === undefined
        ? declinedWithoutMethod(error, writePlanRef(ref))
        : { kind: 'declined', ref: writePlanRef(ref), message };
    if (outcome === null) throw error;
    if (next !== null) await scheduleNext(stripe, { ...before, schedule: null }, { price: next });
    return outcome;
  }
  return outcomeOfSubscription(stripe, ref, subscription);
}

/**
 * Changing a canceled plan resumes it. A cancellation that came after the order stays, also one
 * that arrives while we charge: so what does not end is not told to go on.
 */
function isEndingSinceBefore(
  { cancel_at_period_end, cancel_at, canceled_at }: Stripe.Subscription,
  { orderedAt }: Charge,
): boolean {
  const isEnding = cancel_at_period_end || cancel_at !== null;
  return isEnding && (canceled_at ?? 0) < Math.floor(orderedAt / 1_000);
}

function isAboutTax(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNKNOWN_LOCATION;
}

function orThrow(outcome: PaymentOutcome | null, error: unknown): PaymentOutcome {
  if (outcome === null) throw error;
  return outcome;
}

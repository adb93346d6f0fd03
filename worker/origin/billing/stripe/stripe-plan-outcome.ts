import type Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import type { PaymentOutcome } from '../payment-provider.ts';
import { readPayment, subjectOfInvoice, taxOfInvoice } from './stripe-invoice.ts';
import { PURCHASE_KEY } from './stripe-metadata.ts';
import { assertAsOrdered, idOf, NotAsOrdered, outcomeOfOpenSession } from './stripe-outcome.ts';
import { type PlanRef, writePlanRef } from './stripe-plan-ref.ts';
import { isMissing } from './stripe-product.ts';

/** A charge that was sent is at Stripe after this long, or never will be. In milliseconds. */
const UNDER_WAY_MS = 120_000;
/** The most subscriptions of a customer, or invoices of a subscription, that we look through. */
const LIST_MAX = 100;

/**
 * The state of a Checkout Session that starts a subscription. It must include its whole invoice.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export async function outcomeOfPlanSession(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentOutcome> {
  const { id: ref, payment_status, invoice } = session;
  const open = outcomeOfOpenSession(session);
  if (open !== null) return open;
  if (invoice === null || typeof invoice === 'string') throw new NotAsOrdered(ref, 'a session without its invoice');
  if (payment_status !== 'paid' || invoice.status !== 'paid') return { kind: 'pending', ref, redirectUrl: null };
  return outcomeOfPlanInvoice(stripe, ref, invoice);
}

/**
 * The outcome of a paid invoice that starts or changes a subscription.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
async function outcomeOfPlanInvoice(stripe: Stripe, ref: string, invoice: Stripe.Invoice): Promise<PaymentOutcome> {
  const { subscription } = subjectOfInvoice(invoice);
  const metadata = invoice.parent?.subscription_details?.metadata ?? null;
  assertAsOrdered(ref, metadata, invoice.total - taxOfInvoice(invoice), invoice.currency);
  const paid = await readPayment(stripe, invoice);
  if (paid === null || subscription === null) throw new NotAsOrdered(ref, 'an invoice without its payment');
  const { payment, payer, method: kept, refundedCents, taxCents, periodStart, periodEnd } = paid;
  // Fully refunded money buys nothing, and what it started must not renew.
  if (paid.isRefunded) {
    if (invoice.billing_reason === 'subscription_create') await endSubscription(stripe, subscription);
    return { kind: 'declined', ref, message: orderCopy.declinedRefunded };
  }
  const plan = { ref: subscription, periodStart, periodEnd };
  return {
    ...{ kind: 'paid', ref, payment, payer, kept, refundedCents, plan },
    ...(taxCents === undefined ? {} : { taxCents }),
  };
}

/**
 * What became of a plan's charge, if anything: null if Stripe knows nothing of it.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export async function findPlanCharge(stripe: Stripe, ref: PlanRef): Promise<PaymentOutcome | null> {
  const subscription = await findSubscription(stripe, ref);
  return subscription === null ? null : outcomeOfSubscription(stripe, ref, subscription);
}

/** The same for a subscription that was just created or changed, with its whole latest invoice. */
export async function outcomeOfSubscription(
  stripe: Stripe,
  ref: PlanRef,
  subscription: Stripe.Subscription,
): Promise<PaymentOutcome> {
  const invoice = await findInvoice(stripe, ref, subscription);
  if (invoice !== null) return outcomeOfPlanInvoice(stripe, writePlanRef(ref), invoice);
  // Nobody will pay it anymore: we only make subscriptions that are paid or do not come about.
  if (ref.act === 'start') await endSubscription(stripe, subscription.id);
  return { kind: 'declined', ref: writePlanRef(ref), message: orderCopy.declined };
}

/** The state of a plan's charge that nobody is waiting for any longer. @throws NotAsOrdered */
export async function checkPlanCharge(stripe: Stripe, ref: PlanRef): Promise<PaymentOutcome> {
  const found = await findPlanCharge(stripe, ref);
  if (found !== null) return found;
  // The answer of a request under way could still follow.
  if (Date.now() - ref.orderedAt < UNDER_WAY_MS) return { kind: 'pending', ref: writePlanRef(ref), redirectUrl: null };
  return { kind: 'expired', ref: writePlanRef(ref) };
}

/** A plan's subscription, if our purchase made it or was the last to change it. */
async function findSubscription(stripe: Stripe, { act, at, purchaseId }: PlanRef): Promise<Stripe.Subscription | null> {
  const ours = ({ metadata }: Stripe.Subscription) => metadata[PURCHASE_KEY] === purchaseId;
  try {
    if (act === 'change') {
      const subscription = await stripe.subscriptions.retrieve(at, { expand: ['latest_invoice'] });
      return ours(subscription) ? subscription : null;
    }
    const { data } = await stripe.subscriptions.list({
      customer: at,
      status: 'all',
      limit: LIST_MAX,
      expand: ['data.latest_invoice'],
    });
    return data.find(ours) ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The paid invoice of a purchase: not one of the renewals, which name it too. */
async function findInvoice(
  stripe: Stripe,
  { purchaseId }: PlanRef,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  const ours = (invoice: Stripe.Invoice) =>
    invoice.status === 'paid' &&
    invoice.billing_reason !== 'subscription_cycle' &&
    subjectOfInvoice(invoice).purchaseId === purchaseId;
  if (latest !== null && typeof latest !== 'string' && ours(latest)) return latest;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: LIST_MAX });
  return data.find(ours) ?? null;
}

/** Ends a subscription and voids what it still asks for; one that has already ended is fine. */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // The customer may have the link to an open invoice, and would pay for nothing.
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open' });
  for (const invoice of data) await stripe.invoices.voidInvoice(idOf(invoice));
}

import Stripe from 'stripe';
import { ProviderUnavailable, type Subscription, type SubscriptionProvider } from '../payment-provider.ts';
import type { AskStripe } from './stripe-client.ts';
import { type InvoicedPeriod, readPayment, readPeriod } from './stripe-invoice.ts';
import { NEXT_KEY, PLAN_KEY } from './stripe-metadata.ts';
import { customerOf } from './stripe-method-page.ts';
import { idOf } from './stripe-outcome.ts';
import type { StripeTerms } from './stripe-page.ts';
import { endSubscription } from './stripe-plan-outcome.ts';
import { isMissing, planProductId, priceDataOf } from './stripe-product.ts';
import { releaseNext, scheduleNext } from './stripe-schedule.ts';
import { readEndedBy, readStatus } from './stripe-subscription-status.ts';

/** Subscriptions at Stripe, which renews them and tells us by events. */
export function createStripeSubscriptions(ask: AskStripe, terms: StripeTerms): SubscriptionProvider {
  return {
    read: (ref) => ask((stripe) => readSubscription(stripe, ref)),
    setNext: (ref, plan) => ask((stripe) => setNext(stripe, ref, plan, terms)),
    setEnding: (ref, isEnding) => ask((stripe) => setEnding(stripe, ref, isEnding)),
    end: (ref) => ask((stripe) => endSubscription(stripe, ref)),
    setMethod: (ref, method) =>
      ask(async (stripe) => {
        await stripe.subscriptions.update(ref, { default_payment_method: method.ref });
      }),
    customerOf: (ref) => ask((stripe) => customerOf(stripe, ref)),
    retry: (ref) => ask((stripe) => retry(stripe, ref)),
  };
}

async function readSubscription(stripe: Stripe, ref: string): Promise<Subscription | null> {
  const subscription = await find(stripe, ref);
  return subscription === null ? null : describe(stripe, subscription);
}

async function find(stripe: Stripe, ref: string): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(ref, { expand: ['latest_invoice'] });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @throws ProviderUnavailable if Stripe does not know it */
async function findNeeded(stripe: Stripe, ref: string): Promise<Stripe.Subscription> {
  const subscription = await find(stripe, ref);
  if (subscription === null) throw new ProviderUnavailable('Stripe: no such subscription');
  return subscription;
}

/**
 * While a renewal is being charged, or was declined, Stripe's own period is already the next one. What was paid for is
 * on the latest paid invoice.
 */
async function describe(stripe: Stripe, subscription: Stripe.Subscription): Promise<Subscription> {
  const invoice = await findLatestPaid(stripe, subscription);
  const paid = invoice === null ? null : await readPayment(stripe, invoice);
  const period = (invoice === null ? null : readPeriod(invoice)) ?? periodToCome(subscription);
  const status = readStatus(subscription.status, invoice !== null);
  const { latest_invoice: latest } = subscription;
  return {
    ref: subscription.id,
    ...period,
    planId: subscription.metadata[PLAN_KEY] ?? null,
    status,
    isEnding: status !== 'ended' && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    endedBy: readEndedBy(subscription),
    paid: paid === null ? null : periodPayment(paid),
    payUrl: status === 'overdue' && isOpen(latest) ? (latest.hosted_invoice_url ?? null) : null,
  };
}

function periodPayment({
  isRefunded: _,
  method: __,
  ...paid
}: NonNullable<Awaited<ReturnType<typeof readPayment>>>): NonNullable<Subscription['paid']> {
  return paid;
}

async function findLatestPaid(
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  if (latest !== null && typeof latest !== 'string' && latest.status === 'paid') return latest;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 1 });
  return data[0] ?? null;
}

/** What a subscription was to begin with. */
function periodToCome({ items, start_date }: Stripe.Subscription): InvoicedPeriod {
  const [item] = items.data;
  return {
    periodStart: (item?.current_period_start ?? start_date) * 1_000,
    periodEnd: (item?.current_period_end ?? start_date) * 1_000,
    productId: item === undefined ? null : planProductId(idOf(item.price.product)),
    priceCents: item?.price.unit_amount ?? 0,
  };
}

async function setNext(
  stripe: Stripe,
  ref: string,
  plan: Parameters<SubscriptionProvider['setNext']>[1],
  terms: StripeTerms,
): Promise<void> {
  const subscription = await findNeeded(stripe, ref);
  // The customer has canceled in the meantime: a following phase would keep it going.
  if (subscription.cancel_at_period_end) return;
  const price_data = await priceDataOf(stripe, plan, terms);
  const price = subscription.items.data[0]?.price;
  const isThat =
    price !== undefined &&
    idOf(price.product) === price_data.product &&
    price.unit_amount === price_data.unit_amount &&
    price.recurring?.interval === plan.period;
  if (isThat) await releaseNext(stripe, subscription);
  else await scheduleNext(stripe, subscription, { price_data });
}

/**
 * Stripe cannot end a subscription that has a following phase: we note that phase, and restore it if the subscription
 * resumes.
 */
async function setEnding(stripe: Stripe, ref: string, isEnding: boolean): Promise<void> {
  const subscription = await findNeeded(stripe, ref);
  const { status, metadata, cancel_at_period_end: wasEnding } = subscription;
  if (isEnding) {
    if (status === 'canceled' || status === 'incomplete_expired' || wasEnding) return;
    const next = await releaseNext(stripe, subscription);
    await stripe.subscriptions.update(ref, { cancel_at_period_end: true, metadata: { [NEXT_KEY]: next ?? '' } });
    return;
  }
  if (wasEnding || subscription.cancel_at !== null)
    await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
  const price = metadata[NEXT_KEY];
  if (price === undefined) return;
  await scheduleNext(stripe, subscription, { price });
  await stripe.subscriptions.update(ref, { metadata: { [NEXT_KEY]: '' } });
}

/** A payment that is declined again changes nothing. */
async function retry(stripe: Stripe, ref: string): Promise<Subscription> {
  const { latest_invoice: invoice } = await findNeeded(stripe, ref);
  if (isOpen(invoice)) {
    try {
      await stripe.invoices.pay(invoice.id, { off_session: true });
    } catch (error) {
      if (!isAboutPayment(error)) throw error;
    }
  }
  return describe(stripe, await findNeeded(stripe, ref));
}

/** Declined, or the invoice was paid or voided at this moment. */
function isAboutPayment(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError &&
      (error.code === 'invoice_payment_intent_requires_action' || error.code === 'invoice_already_paid'))
  );
}

function isOpen(invoice: Stripe.Subscription['latest_invoice']): invoice is Stripe.Invoice {
  return invoice !== null && typeof invoice !== 'string' && invoice.status === 'open';
}

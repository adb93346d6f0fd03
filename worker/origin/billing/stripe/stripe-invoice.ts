import type Stripe from 'stripe';
import type { KeptMethod, PeriodPayment } from '../payment-provider.ts';
import { PURCHASE_KEY } from './stripe-metadata.ts';
import { chargeOf, idOf } from './stripe-outcome.ts';
import { readPayer } from './stripe-payer.ts';
import { planProductId } from './stripe-product.ts';

/** What an invoice of a subscription is for. Amounts are in US cents, times in milliseconds since 1970. */
export interface InvoicedPeriod {
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly productId: string | null;
  readonly priceCents: number;
}

/** The subscription's own line of an invoice; null if it has none. */
export function readPeriod({ lines }: Stripe.Invoice): InvoicedPeriod | null {
  const line = lines.data
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false)
    .reduce<Stripe.InvoiceLineItem | null>(
      (last, one) => (last && last.period.end >= one.period.end ? last : one),
      null,
    );
  if (line === null) return null;
  const product = line.pricing?.price_details?.product;
  return {
    periodStart: line.period.start * 1_000,
    periodEnd: line.period.end * 1_000,
    productId: product === undefined ? null : planProductId(product),
    priceCents: line.amount,
  };
}

/** Sales tax on top of an invoice's own prices, in cents. */
export function taxOfInvoice({ total_taxes }: Stripe.Invoice): number {
  return (total_taxes ?? []).reduce(
    (sum, { amount, tax_behavior }) => (tax_behavior === 'exclusive' ? sum + amount : sum),
    0,
  );
}

/** The subscription that an invoice is for, and the purchase that its metadata names. */
export function subjectOfInvoice({ parent }: Stripe.Invoice) {
  const details = parent?.subscription_details ?? null;
  return {
    subscription: details === null ? null : idOf(details.subscription),
    purchaseId: details?.metadata?.[PURCHASE_KEY] ?? null,
  };
}

/** A period's payment, with what only an order wants to know of it. */
export interface PaidInvoice extends PeriodPayment {
  readonly isRefunded: boolean;
  readonly method: KeptMethod | null;
}

/**
 * The payment of an invoice that is paid.
 *
 * @returns null if it was paid without us seeing money: by a credit at Stripe, or outside
 */
export async function readPayment(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaidInvoice | null> {
  const period = readPeriod(invoice);
  const { data } = await stripe.invoicePayments.list({
    invoice: invoice.id,
    status: 'paid',
    expand: ['data.payment.payment_intent.latest_charge'],
  });
  const intent = data
    .map(({ payment }) => payment.payment_intent)
    .find((one) => one !== undefined && typeof one !== 'string');
  if (period === null || intent === undefined || typeof intent === 'string') return null;
  const charge = chargeOf(intent);
  const taxCents = taxOfInvoice(invoice);
  return {
    id: invoice.id,
    payment: intent.id,
    totalCents: invoice.total,
    ...(taxCents === 0 ? {} : { taxCents }),
    payer: readPayer(charge?.payment_method_details ?? null, invoice.customer_email),
    refundedCents: charge?.amount_refunded ?? 0,
    periodStart: period.periodStart,
    periodEnd: period.periodEnd,
    isRefunded: charge?.refunded ?? false,
    method: methodOf(intent),
  };
}

function methodOf({ payment_method, customer }: Stripe.PaymentIntent): KeptMethod | null {
  if (payment_method === null) return null;
  return { ref: idOf(payment_method), customer: customer === null ? null : idOf(customer) };
}

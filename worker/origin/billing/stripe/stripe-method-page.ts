import type Stripe from 'stripe';
import { type MethodPageOutcome, type PaymentProvider, ProviderUnavailable } from '../payment-provider.ts';
import { CURRENCY } from './stripe-metadata.ts';
import { idOf } from './stripe-outcome.ts';
import { METHODS } from './stripe-page.ts';
import { readPayer } from './stripe-payer.ts';

type MethodPage = Parameters<NonNullable<PaymentProvider['openMethodPage']>>[0];

const EXPANDED = ['setup_intent.payment_method'];

/** Opens Stripe's page that takes a method and charges nothing. A form sent twice opens two pages, and either works. */
export async function openMethodPage(
  stripe: Stripe,
  { accountId, email, customer: known, subscription, returnUrl }: MethodPage,
): Promise<{ readonly ref: string; readonly url: string }> {
  const customer = subscription === null ? known : await customerOf(stripe, subscription);
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: [...METHODS],
    currency: CURRENCY,
    client_reference_id: accountId,
    ...(customer === null ? { customer_email: email, customer_creation: 'always' as const } : { customer }),
    success_url: returnUrl,
    cancel_url: returnUrl,
  });
  if (session.url === null) throw new ProviderUnavailable('Stripe created a page without an address');
  return { ref: session.id, url: session.url };
}

/** Stripe charges a subscription only to methods of its own customer. */
export async function customerOf(stripe: Stripe, subscription: string): Promise<string> {
  return idOf((await stripe.subscriptions.retrieve(subscription)).customer);
}

/** What the customer entered there. */
export async function readMethodPage(stripe: Stripe, ref: string): Promise<MethodPageOutcome> {
  const {
    status,
    setup_intent: setup,
    customer,
    customer_details,
    customer_email,
  } = await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED });
  if (status === 'expired') return { kind: 'left' };
  if (status !== 'complete' || setup === null || typeof setup === 'string') return { kind: 'open' };
  const { payment_method: method } = setup;
  if (setup.status !== 'succeeded' || method === null || typeof method === 'string') return { kind: 'open' };
  return {
    kind: 'taken',
    kept: { ref: method.id, customer: customer === null ? null : idOf(customer) },
    payer: readPayer(method, customer_details?.email ?? customer_email),
  };
}

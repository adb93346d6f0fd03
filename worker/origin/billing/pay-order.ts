import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Billing } from './open-billing.ts';
import { loadOrder, noteCharge, type Order } from './orders-store.ts';
import { forgetMethod } from './payment-method-store.ts';
import { type Charge, type ChargedPlan, type ChargeNote, ProviderUnavailable } from './payment-provider.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Charges a pending order, or continues its charge.
 *
 * @throws ProblemError 503 without its provider, or if that does not answer
 */
export async function payOrder(billing: Billing, order: Order, now: number): Promise<Order> {
  const { provider } = billing;
  if (provider === null || provider.name !== order.provider) throw new ProblemError(503, orderCopy.noProvider);
  try {
    const outcome = await provider.charge(chargeOf(billing, order), noteOf(billing, order));
    if (outcome.kind === 'declined' && outcome.isMethodGone) await forgetMethod(billing.accounts, order);
    return (await settleOrder(billing, order.id, outcome, now)) ?? order;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The same order may have been sent twice, and the other request got the answer.
    const by = await loadOrder(billing.accounts, order.id);
    if (by !== null && (by.status !== 'pending' || by.redirectUrl !== null)) return by;
    throw new ProblemError(503, orderCopy.unavailable);
  }
}

/** An order's charge, built from what is stored so that it is the same each time. */
function chargeOf(
  { settings: { siteUrl } }: Billing,
  { id, createdAt, sentTo, lines, totalCents, keepsMethod, method, customer, plan }: Order,
): Charge {
  return {
    purchaseId: id,
    orderedAt: createdAt,
    email: sentTo,
    lines: lines.map(({ text, amountCents }) => ({ text, amountCents })),
    totalCents,
    method,
    customer,
    keepsMethod: keepsMethod !== 'no',
    // A renewal that we charge ourselves is a payment like any other.
    plan: plan === null || plan.action === 'renew' ? null : chargedPlan(plan, lines, totalCents),
    // Where the buyer came from stays with us: it may reveal whom they are looking for.
    returnUrl: siteUrl + paths.order({ orderId: id }),
  };
}

function chargedPlan(
  { action, id: planId, productId, period, ref }: NonNullable<Order['plan']>,
  lines: Order['lines'],
  priceCents: number,
): ChargedPlan {
  return {
    planId,
    productId,
    name: lines.map(({ text }) => text).join(', '),
    priceCents,
    period,
    ref: action === 'start' ? null : ref,
  };
}

function noteOf({ accounts: db }: Billing, { id, providerRef: ref }: Order): ChargeNote {
  return { ref, write: (made) => noteCharge(db, id, made) };
}

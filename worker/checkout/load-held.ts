import { reportHref } from '../../client/billing/bought-subject.ts';
import type { CheckoutHeld } from '../../client/checkout/checkout-model.ts';
import type { HeldPurchase } from '../../shared/contract/billing.ts';
import type { CallQuery } from '../../shared/contract/calls.ts';
import { withAnother } from '../../shared/urls/buy-another.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { optionalPart } from './optional-part.ts';

/**
 * What the viewer has already of what a checkout sells, as the origin says; null without a session, and without an
 * answer: then the form stands, and the origin still refuses to sell the same twice.
 */
export async function askHeld(c: EdgeContext, query: CallQuery<'heldPurchase'>): Promise<HeldPurchase | null> {
  if (c.get('session') === null || isHead(c)) return null;
  return (await optionalPart(c, 'held', createOriginClient(c).get('heldPurchase', query)))?.held ?? null;
}

/**
 * The same for the page, in place of its form.
 *
 * @param page path of the page with its query
 * @param personId whose report a credit would open
 */
export function heldOf(
  held: HeldPurchase,
  { page, personId, propertySite }: { page: string; personId: string | null; propertySite: string | null },
): CheckoutHeld {
  const { kind } = held;
  const anotherHref = withAnother(page);
  switch (held.kind) {
    case 'open':
      // An open report is not sold again.
      return { kind, href: reportHref(held.opens, propertySite), unlock: null, at: held.expiresAt, anotherHref: null };
    case 'credit': {
      const unlock = personId === null ? null : { personId, credits: held.count };
      return { kind, href: paths.unlockReport({ wpId: personId }), unlock, at: held.expiresAt, anotherHref };
    }
    case 'paid':
      return { kind, href: paths.invoice({ invoiceId: held.invoiceId }), unlock: null, at: held.at, anotherHref };
    case 'pending': {
      const href = held.payUrl ?? paths.order({ orderId: held.orderId });
      return { kind, href, unlock: null, at: held.at, anotherHref };
    }
  }
}

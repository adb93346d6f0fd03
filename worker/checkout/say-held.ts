import type { CallQuery } from '../../shared/contract/calls.ts';
import { withAnother } from '../../shared/urls/buy-another.ts';
import type { EdgeContext } from '../context.ts';
import { backToForm } from './back-to-form.ts';
import { askHeld, heldOf } from './load-held.ts';
import { PROBLEMS } from './order-failure.ts';
import type { SentCheckout } from './read-checkout-form.ts';

/**
 * 303 to a form whose order was refused because the same one is not settled, for pages that show nothing else in its
 * place: it says so, leads to that order, and buys another if it is sent all the same.
 */
export async function sayHeld(
  c: EdgeContext,
  page: string,
  sent: SentCheckout,
  query: CallQuery<'heldPurchase'>,
): Promise<Response> {
  const held = await askHeld(c, query);
  const { propertySite } = c.get('settings');
  const href = held === null ? null : heldOf(held, { page, personId: null, propertySite }).href;
  return backToForm(c, withAnother(page), sent, { problem: PROBLEMS.held(href) });
}

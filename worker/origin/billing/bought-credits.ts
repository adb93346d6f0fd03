import { CREDIT_LIFETIME_DAYS } from '../../../shared/people/credit-lifetime.ts';
import type { OrderLine } from './price-order.ts';

/** A bought credit can be used this long after the purchase, in milliseconds (F9-05). */
export const CREDIT_MS = CREDIT_LIFETIME_DAYS * 86_400_000;

/** Background credits that an order brings. */
export function creditsOf(lines: readonly Pick<OrderLine, 'credits'>[]): number {
  return lines.reduce((sum, { credits }) => sum + credits, 0);
}

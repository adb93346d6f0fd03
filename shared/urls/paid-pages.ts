import { isUrlSafe } from './identifiers.ts';
import type { RouteName } from './route-table.ts';

/** Pages that a buyer of a plan is led straight back to: they show what was bought, and where its receipt is. */
export const PAID_PAGES: readonly RouteName[] = ['person', 'phone'];
/** The flag with the number of the receipt. */
export const RECEIPT_FLAG = 'paid';
/** Longest number of a receipt, in characters. */
const RECEIPT_MAX = 64;

/** The redirect to such a page after a payment. */
export function withReceipt(path: string, invoiceId: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${RECEIPT_FLAG}=${invoiceId}`;
}

/** The receipt that such a page mentions; null without one. Anybody can write it: the page checks who is asking. */
export function receiptOf(query: URLSearchParams): string | null {
  const id = query.get(RECEIPT_FLAG);
  return id !== null && id.length <= RECEIPT_MAX && isUrlSafe(id) ? id : null;
}

import { isUrlSafe } from './identifiers.ts';
import type { RouteName } from './route-table.ts';

/** The flag of a list shown instead of a monitored report that is gone (P2-032). */
export const INFO_BANNER_FLAG = 'show_info_banner';

/** Whether a query requests the banner. */
export function wantsInfoBanner(query: URLSearchParams): boolean {
  return query.get(INFO_BANNER_FLAG) === 'true';
}

/** The same address without the banner, for a reader who has seen it. */
export function withoutInfoBanner(href: string): URL {
  const url = new URL(href);
  url.searchParams.delete(INFO_BANNER_FLAG);
  return url;
}

/** The result of a report, as the page of a number shows it: counted, counted before, or nothing chosen. */
export const PHONE_OUTCOMES = ['yes', 'before', 'missing'] as const;
export type PhoneOutcome = (typeof PHONE_OUTCOMES)[number];

/** The redirect to the page of a number, at its reports. */
export function withPhoneOutcome(path: string, outcome: PhoneOutcome): string {
  return `${path}?reported=${outcome}#reports`;
}

/** Pages that a buyer of a plan is led straight back to: they show what was bought, and where its receipt is. */
export const PAID_PAGES: readonly RouteName[] = ['person', 'phone'];
/** The flag with the number of the receipt. */
export const RECEIPT_FLAG = 'paid';
/** Longest number of a receipt, in characters. */
const RECEIPT_MAX = 64;

/** The redirect to such a page after a payment. */
export function withReceipt(path: string, invoiceId: string): string {
  return path + (path.includes('?') ? '&' : '?') + `${RECEIPT_FLAG}=${invoiceId}`;
}

/** The receipt that such a page mentions; null without one. Anybody can write it: the page checks who is asking. */
export function receiptOf(query: URLSearchParams): string | null {
  const id = query.get(RECEIPT_FLAG);
  return id !== null && id.length <= RECEIPT_MAX && isUrlSafe(id) ? id : null;
}

import type { Payer, Seller } from '../../contract/billing.ts';
import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { SITE_NAME } from '../site/site.ts';
import { billingCopy } from './billing.ts';
import { priceText } from './renewal.ts';
import { refundEnd, sellerCopy, sellerMailText } from './seller.ts';

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The content of an emailed receipt: no person and no property, since others may read a mailbox. */
export interface MailedReceipt {
  readonly number: string;
  /** milliseconds since 1970 */
  readonly at: number;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  /** dollars */
  readonly total: number;
  /** sales tax is one of the lines */
  readonly hasTax: boolean;
  readonly payer: Payer;
  /** null: the operator has not said who sells */
  readonly seller: Seller | null;
  /** when its unused credits expire, milliseconds since 1970; null without credits */
  readonly creditsExpireAt: number | null;
  /** until when the report that it opened can be read, milliseconds since 1970; null if it opened none */
  readonly readableUntil: number | null;
  /** URL of the receipt's page */
  readonly url: string;
  /** what it did to a plan; null for a purchase that does not renew */
  readonly plan: ReceiptPlan | null;
  /** whether it paid for something that does not renew */
  readonly isOnce: boolean;
}

/** A plan on a receipt. */
export interface ReceiptPlan {
  readonly action: 'start' | 'change' | 'renew';
  readonly name: string;
  /** of the next renewal, in dollars */
  readonly price: number;
  readonly period: PlanPeriod;
  /** when it renews, milliseconds since 1970 */
  readonly until: number;
  /** canceled: it ends then instead */
  readonly isEnding: boolean;
  /** URL of the page where it can be canceled */
  readonly url: string;
}

const WHAT = {
  start: (name: string) => `${name} has started.`,
  change: (name: string) => `Your plan is now ${name}.`,
  renew: (name: string) => `${name} has renewed.`,
} as const;

/** What every email about a charge for a plan has to say: price, renewal date, and how to cancel. */
export function renewalText({ name, price, period, until, isEnding, url }: Omit<ReceiptPlan, 'action'>): string {
  if (isEnding) return `${name} ends on ${dayText(until)}. You canceled it, so you will not be charged again.\n${url}`;
  return [
    `${name} renews on ${dayText(until)} for ${priceText(price, period)}, until you cancel.`,
    howToCancel(url),
  ].join('\n\n');
}

export const howToCancel = (url: string) =>
  `You can cancel at any time, in two clicks: log in, open Plan in your account, and choose Cancel plan.\n${url}`;

/** 'Visa ending in 4242', 'PayPal, ann@example.com', or 'Card' if that is all we were told. */
export function payerText(payer: Payer): string {
  if ('paypalInfo' in payer) return `PayPal, ${payer.paypalInfo.email}`;
  return payer.cardNumber === null ? payer.cardType : `${payer.cardType} ending in ${payer.cardNumber}`;
}

export const receiptMailCopy = {
  subject: (number: string, plan: ReceiptPlan | null = null) =>
    plan === null
      ? `Your ${SITE_NAME} receipt ${number}`
      : `${WHAT[plan.action](plan.name)} Your ${SITE_NAME} receipt ${number}`,
  text: ({
    number,
    at,
    lines,
    total,
    payer,
    creditsExpireAt,
    readableUntil,
    url,
    plan,
    isOnce,
    ...more
  }: MailedReceipt) =>
    [
      plan === null ? 'Thank you for your purchase.' : WHAT[plan.action](plan.name),
      [`Receipt ${number}`, dayText(at)].join('\n'),
      [...lines.map(({ text, amount }) => `${text}: ${formatPrice(amount)}`), `Total: ${formatPrice(total)}`].join(
        '\n',
      ),
      [
        `Paid with ${payerText(payer)}.`,
        isOnce ? 'This was charged once and does not renew.' : '',
        more.hasTax ? '' : billingCopy.invoice.noTax,
      ]
        .filter((text) => text !== '')
        .join(' '),
      ...(plan === null ? [] : [renewalText(plan)]),
      ...(readableUntil === null ? [] : [`Your report is open until ${dayText(readableUntil)}.`]),
      ...(creditsExpireAt === null
        ? []
        : [`Unused credits expire on ${dayText(creditsExpireAt)}.${isOnce ? ` ${billingCopy.invoice.reminded}` : ''}`]),
      `Your receipt:\n${url}`,
      ...(more.seller === null ? [] : [sellerText(more.seller, payer, at)]),
    ].join('\n\n'),
} as const;

function sellerText(seller: Seller, payer: Payer, at: number): string {
  const until = refundEnd(seller, at);
  return sellerMailText({ seller, payer, refundUntil: until === null ? null : dayText(until) });
}

/** The email about a refund. */
export const refundMailCopy = {
  subject: (number: string) => `Your ${SITE_NAME} refund for receipt ${number}`,
  text: ({
    number,
    amount,
    reason,
    url,
    seller,
  }: {
    number: string;
    amount: number;
    reason: string;
    url: string;
    seller: Seller | null;
  }) =>
    [
      `We have refunded ${formatPrice(amount)} of receipt ${number} to your original payment method.`,
      `Why: ${reason}`,
      'It can take a few days to show up there.',
      `Your receipt:\n${url}`,
      ...(seller === null ? [] : [refundSellerText(seller)]),
    ].join('\n\n'),
} as const;

function refundSellerText({ name, address, supportEmail }: Seller): string {
  const soldBy = sellerCopy.soldBy(name, address);
  return supportEmail === null ? soldBy : `${soldBy} ${sellerCopy.mailed(supportEmail)}`;
}

/** 'November 22, 2026' */
export function dayText(milliseconds: number): string {
  return LONG_DAY.format(milliseconds);
}

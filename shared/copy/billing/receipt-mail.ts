import type { Payer } from '../../contract/billing.ts';
import { formatPrice } from '../format/dollars.ts';
import { SITE_NAME } from '../site/site.ts';

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The content of an emailed receipt: no person and no property, since others may read a mailbox. */
export interface MailedReceipt {
  readonly number: string;
  /** milliseconds since 1970 */
  readonly at: number;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  /** dollars */
  readonly total: number;
  readonly payer: Payer;
  /** when its unused credits expire, milliseconds since 1970; null without credits */
  readonly creditsExpireAt: number | null;
  /** URL of the receipt's page */
  readonly url: string;
}

/** 'Visa ending in 4242', 'PayPal, ann@example.com', or 'Card' if that is all we were told. */
export function payerText(payer: Payer): string {
  if ('paypalInfo' in payer) return `PayPal, ${payer.paypalInfo.email}`;
  return payer.cardNumber === null ? payer.cardType : `${payer.cardType} ending in ${payer.cardNumber}`;
}

export const receiptMailCopy = {
  subject: (number: string) => `Your ${SITE_NAME} receipt ${number}`,
  text: ({ number, at, lines, total, payer, creditsExpireAt, url }: MailedReceipt) =>
    [
      'Thank you for your purchase.',
      [`Receipt ${number}`, dayText(at)].join('\n'),
      [...lines.map(({ text, amount }) => `${text}: ${formatPrice(amount)}`), `Total: ${formatPrice(total)}`].join(
        '\n',
      ),
      `Paid with ${payerText(payer)}. This was charged once and does not renew.`,
      ...(creditsExpireAt === null ? [] : [`Unused credits expire on ${dayText(creditsExpireAt)}.`]),
      `Your receipt:\n${url}`,
    ].join('\n\n'),
} as const;

/** The email about a refund. */
export const refundMailCopy = {
  subject: (number: string) => `Your ${SITE_NAME} refund for receipt ${number}`,
  text: ({ number, amount, reason, url }: { number: string; amount: number; reason: string; url: string }) =>
    [
      `We have refunded ${formatPrice(amount)} of receipt ${number} to your original payment method.`,
      `Why: ${reason}`,
      'It can take a few days to show up there.',
      `Your receipt:\n${url}`,
    ].join('\n\n'),
} as const;

/** 'November 22, 2026' */
function dayText(milliseconds: number): string {
  return LONG_DAY.format(milliseconds);
}

import { receiptMailCopy, refundMailCopy } from '../../../shared/copy/billing/receipt-mail.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { Order } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { CREDIT_MS, creditsOf } from './price-order.ts';
import { dollarsOf } from './products-store.ts';

/** A payment that went through, with its receipt's number. */
export type Receipt = Extract<PaymentOutcome, { kind: 'paid' }> & { readonly invoiceNumber: string };

type Site = Pick<OriginSettings, 'siteUrl'>;

/** The receipt for an order paid at `now`, in milliseconds since 1970. */
export function receiptMail(
  order: Order,
  { invoiceNumber: number, payer }: Receipt,
  { siteUrl }: Site,
  now: number,
): Mail {
  return {
    kind: 'receipt',
    to: order.sentTo,
    subject: receiptMailCopy.subject(number),
    text: receiptMailCopy.text({
      number,
      at: now,
      lines: order.lines.map(({ text, amountCents }) => ({ text, amount: dollarsOf(amountCents) })),
      total: dollarsOf(order.totalCents),
      payer,
      creditsExpireAt: creditsOf(order.lines) > 0 ? now + CREDIT_MS : null,
      url: siteUrl + paths.invoice({ invoiceId: number }),
    }),
  };
}

/** Says that money from a receipt was refunded. */
export function refundMail(
  refund: {
    readonly invoiceNumber: string;
    readonly sentTo: string;
    readonly amountCents: number;
    readonly reason: string;
  },
  { siteUrl }: Site,
): Mail {
  const { invoiceNumber: number, sentTo: to, amountCents, reason } = refund;
  const url = siteUrl + paths.invoice({ invoiceId: number });
  return {
    kind: 'refund',
    to,
    subject: refundMailCopy.subject(number),
    text: refundMailCopy.text({ number, amount: dollarsOf(amountCents), reason, url }),
  };
}

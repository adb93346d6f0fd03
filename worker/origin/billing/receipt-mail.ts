import { type ReceiptPlan, receiptMailCopy, refundMailCopy } from '../../../shared/copy/billing/receipt-mail.ts';
import { sellerOf } from '../../../shared/copy/billing/seller.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { Order } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { CREDIT_MS, creditsOf, taxLines } from './price-order.ts';
import { dollarsOf } from './products-store.ts';

/** A payment that went through, with its receipt's number. */
export type Receipt = Extract<PaymentOutcome, { kind: 'paid' }> & { readonly invoiceNumber: string };

type Site = Pick<OriginSettings, 'siteUrl' | 'seller'>;

const PLAN_MAILS = { start: 'plan-started', change: 'plan-changed', renew: 'plan-renewed' } as const;

/**
 * The receipt for an order paid at `now`, in milliseconds since 1970. For a plan it is also what confirms it: price,
 * renewal date and how to cancel.
 *
 * @param given what the payment did to a plan; null for anything else, and if it gave none. Until when the report that it
 *   opened can be read, in milliseconds since 1970; null without one
 */
export function receiptMail(
  order: Order,
  { invoiceNumber: number, payer, taxCents = 0 }: Receipt,
  { siteUrl, seller }: Site,
  now: number,
  given: { readonly plan: Omit<ReceiptPlan, 'url'> | null; readonly readableUntil: number | null },
): Mail {
  const { readableUntil } = given;
  const plan = given.plan === null ? null : { ...given.plan, url: siteUrl + paths.managePlan() };
  const hasCredits = creditsOf(order.lines) > 0 && readableUntil === null && (plan !== null || order.plan === null);
  return {
    kind: plan === null ? 'receipt' : PLAN_MAILS[plan.action],
    to: order.sentTo,
    subject: receiptMailCopy.subject(number, plan),
    text: receiptMailCopy.text({
      number,
      at: now,
      lines: [...order.lines, ...taxLines(taxCents)].map(({ text, amountCents }) => ({
        text,
        amount: dollarsOf(amountCents),
      })),
      total: dollarsOf(order.totalCents + taxCents),
      hasTax: taxCents > 0,
      payer,
      seller: seller && sellerOf(seller, order.lines),
      creditsExpireAt: hasCredits ? (plan?.until ?? now + CREDIT_MS) : null,
      readableUntil,
      url: siteUrl + paths.invoice({ invoiceId: number }),
      plan,
      isOnce: order.plan === null,
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
  { siteUrl, seller }: Site,
): Mail {
  const { invoiceNumber: number, sentTo: to, amountCents, reason } = refund;
  const url = siteUrl + paths.invoice({ invoiceId: number });
  return {
    kind: 'refund',
    to,
    subject: refundMailCopy.subject(number),
    text: refundMailCopy.text({ number, amount: dollarsOf(amountCents), reason, url, seller }),
  };
}

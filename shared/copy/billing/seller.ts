import type { Payer, Seller } from '../../contract/billing.ts';
import { isVisit } from '../../court-runner/is-visit.ts';
import { countOf } from '../format/numbers.ts';

/** Who sells, and how to reach them: on checkouts, receipts and their mails. */
export const sellerCopy = {
  soldBy: (name: string, address: string | null) =>
    withPeriod(`Sold by ${address === null ? name : `${name}, ${address}`}`),
  /** before a payment */
  refund: (days: number) => `You can ask for your money back within ${countOf(days, 'day')} after you pay.`,
  /** after it */
  refundUntil: (day: string) => `You can ask for your money back until ${day}.`,
  /** the address follows */
  questions: 'Questions or a refund:',
  /** after a refund */
  mailed: (email: string) => `Questions: ${email}`,
  statement: (name: string) => `Your card statement will say ${name}.`,
} as const;

/** 'Inc.' ends a sentence, too. */
function withPeriod(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The payment that the money can be asked back for. */
interface Paid {
  readonly seller: Seller;
  readonly payer: Payer;
  /** until when, as a day in words; null: no longer, or no longer than the law says */
  readonly refundUntil: string | null;
}

/** What the statement will say, and until when the money can be asked for. Statements of PayPal are not a card's. */
export function paidSentences({ seller: { statementName }, payer, refundUntil }: Paid): string {
  const isCard = !('paypalInfo' in payer);
  return [
    statementName !== null && isCard ? sellerCopy.statement(statementName) : null,
    refundUntil === null ? null : sellerCopy.refundUntil(refundUntil),
  ]
    .filter((text) => text !== null)
    .join(' ');
}

/** The end of a mail about a payment. */
export function sellerMailText(paid: Paid): string {
  const { name, address, supportEmail } = paid.seller;
  return [
    sellerCopy.soldBy(name, address),
    paidSentences(paid),
    supportEmail === null ? '' : `${sellerCopy.questions} ${supportEmail}`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/**
 * The seller as a purchase names them: a visit to a courthouse is made at once and costs the same if it finds no case, so
 * its price cannot be asked back.
 */
export function sellerOf(seller: Seller, lines: readonly { readonly productId: string }[]): Seller {
  return isVisit(lines) ? { ...seller, refundDays: null } : seller;
}

/** Until when the buyer may ask for the money back; milliseconds since 1970, null by law alone. */
export function refundEnd({ refundDays }: Pick<Seller, 'refundDays'>, paidAt: number): number | null {
  return refundDays === null || refundDays === 0 ? null : paidAt + refundDays * 86_400_000;
}

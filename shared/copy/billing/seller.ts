import { countOf } from '../format/numbers.ts';

/** Who sells, and how to reach them: on checkouts, receipts and their mails. */
export const sellerCopy = {
  soldBy: (name: string, address: string | null) => `Sold by ${address === null ? name : `${name}, ${address}`}.`,
  /** before a payment */
  refund: (days: number) => `You can ask for your money back within ${countOf(days, 'day')} after you pay.`,
  /** after it */
  refundUntil: (day: string) => `You can ask for your money back until ${day}.`,
  /** the address follows */
  questions: 'Questions or a refund:',
  statement: (name: string) => `Your card statement will say ${name}.`,
} as const;

import { orderCopy } from '../../../shared/copy/billing/order.ts';

/** By Stripe's codes of errors and declines, where a reader can do something about them. */
const SENTENCES: { readonly [code: string]: string } = {
  expired_card: orderCopy.declinedExpired,
  incorrect_cvc: orderCopy.declinedCode,
  insufficient_funds: orderCopy.declinedFunds,
};

/** Why a payment did not go through, for the buyer: in our words, and never more than the bank means to tell. */
export function declineMessage(...codes: readonly (string | null | undefined)[]): string {
  const known = codes.find((code) => code != null && code in SENTENCES);
  return SENTENCES[known ?? ''] ?? orderCopy.declined;
}

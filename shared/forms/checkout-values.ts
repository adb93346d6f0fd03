/** What a buyer may say that a report is for; none of them is a decision about the person. */
export const PURPOSES = ['reconnect', 'verify-contact', 'safety', 'own-record', 'dealing', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A price as the form of a checkout carries it along: what somebody was shown, and not what they pay. */
export function shownPrice({ productId, price }: { readonly productId: string; readonly price: number }): string {
  return `${productId} ${price}`;
}

/** The purposes of a report that a buyer can choose; none of them is a decision about the person. */
export const PURPOSES = ['reconnect', 'verify-contact', 'safety', 'own-record', 'dealing', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A price as a hidden value of the checkout form: the price the buyer saw, not the price charged. */
export function shownPrice({ productId, price }: { readonly productId: string; readonly price: number }): string {
  return `${productId} ${price}`;
}

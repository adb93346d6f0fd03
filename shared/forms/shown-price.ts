/** A price as the form of a checkout carries it along: what somebody was shown, and not what they pay. */
export function shownPrice({ productId, price }: { readonly productId: string; readonly price: number }): string {
  return `${productId} ${price}`;
}

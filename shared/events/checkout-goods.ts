/** What a checkout sells, as its events call it: one person's report, credits for any, a plan, a property report, a court runner. */
export const CHECKOUT_GOODS = ['report', 'credits', 'plan', 'property', 'court-runner'] as const;
export type CheckoutGoods = (typeof CHECKOUT_GOODS)[number];

/** The goods with this name; null for any other text. */
export function parseGoods(text: string | undefined): CheckoutGoods | null {
  return CHECKOUT_GOODS.find((one) => one === text) ?? null;
}

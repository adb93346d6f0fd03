import type { BillingInfo, Product, ProductsAnswer } from '../contract/billing.ts';
import type { Plan, PlanAnswer, PlanChange, PlanTier } from '../contract/plans.ts';
import type { UpgradeType } from '../funnels/offer-destination.ts';
import { isLive } from './plan-state.ts';
import { UPGRADE_TIERS } from './upgrade-types.ts';

/** What is known of a viewer who is offered an upgrade. */
export interface UpgradeFacts {
  readonly type: UpgradeType;
  readonly products: Pick<ProductsAnswer, 'paymentWay' | 'products' | 'onFile'>;
  readonly plan: PlanAnswer;
  /** null: the viewer's session may not change a plan */
  readonly changes: readonly PlanChange[] | null;
}

/**
 * What a one-click upgrade can do for a viewer:
 *
 * - 'change': their plan becomes the larger one today, charged to the method on file
 * - 'buy': they have no plan, but a payment method on file
 * - 'checkout': they have neither, so they pay at the checkout
 * - 'no-method': they have a plan, and nothing that it could be charged to
 * - 'overdue': a payment has to go through first
 * - 'held': they have what the upgrade holds, or more
 * - 'shared': somebody else's plan, which only its holder can change
 * - 'manage': only the page of the plan can help
 * - 'closed': it is not for sale here
 */
export type UpgradeOffer =
  | {
      readonly kind: 'change';
      readonly product: Product;
      readonly change: PlanChange;
      readonly plan: Plan;
      readonly paidWith: BillingInfo;
    }
  | { readonly kind: 'buy'; readonly product: Product; readonly paidWith: BillingInfo }
  | { readonly kind: 'checkout'; readonly product: Product }
  | { readonly kind: 'no-method' | 'overdue' | 'manage'; readonly product: Product }
  | { readonly kind: 'held' | 'shared'; readonly planName: string }
  | { readonly kind: 'closed' };

/** Tiers from small to large, as far as an upgrade leads to one of them. */
const SIZES: { readonly [T in PlanTier]: number } = { 'speed-search': 0, premium: 1, unlimited: 2, business: 3 };

/** What the one-click upgrade offers this viewer (P4-053). The origin decides again when it is asked to do it. */
export function decideUpgrade({
  type,
  products,
  plan: { plan, shared, paidWith },
  changes,
}: UpgradeFacts): UpgradeOffer {
  const tier = UPGRADE_TIERS[type];
  if (shared !== null) return { kind: 'shared', planName: shared.productName };
  const held = plan !== null && isLive(plan) ? plan : null;
  if (held !== null && SIZES[held.tier] >= SIZES[tier]) return { kind: 'held', planName: held.productName };
  const [product] = products.products
    .filter((one) => one.kind === 'plan' && one.period !== null && one.tier === tier)
    .toSorted((one, other) => one.price - other.price);
  if (product === undefined || products.paymentWay === 'none') return { kind: 'closed' };
  if (held === null) {
    const { onFile } = products;
    return onFile === null ? { kind: 'checkout', product } : { kind: 'buy', product, paidWith: onFile };
  }
  if (held.status === 'delinquent') return { kind: 'overdue', product };
  const change = changes?.find(({ productId }) => productId === product.productId);
  if (change === undefined || change.when !== 'now') return { kind: 'manage', product };
  return paidWith === null ? { kind: 'no-method', product } : { kind: 'change', product, change, plan: held, paidWith };
}

/** What an upgrade that can be paid right here costs today, in dollars, and what of it goes back. */
export function chargeOf(offer: Extract<UpgradeOffer, { kind: 'change' | 'buy' }>): {
  readonly charge: number;
  readonly refund: number;
} {
  return offer.kind === 'change' ? offer.change : { charge: offer.product.price, refund: 0 };
}

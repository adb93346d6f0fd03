import type { Product } from '../contract/billing.ts';
import type { UserType } from '../contract/viewer.ts';
import { hasLivePlan } from '../people/plan-features.ts';
import { buysCredits, type FunnelViewer, isBilled } from './decide-funnel.ts';
import type { FunnelOffer, UpgradeType } from './offer-destination.ts';

/**
 * What a page that sells something sells first; its price is the one beside the link that leads there. `own-plan` is
 * the plan whose payment is overdue.
 */
export const SOLD = ['report', 'premium', 'unlimited', 'business', 'speed-search', 'property', 'own-plan'] as const;
export type Sold = (typeof SOLD)[number];

/** What a one-click upgrade sells. */
export const SOLD_BY_UPGRADE: { readonly [T in UpgradeType]: Sold } = {
  default: 'unlimited',
  business: 'business',
  phone_activity: 'business',
};

/** What is sold first where a funnel offer leads this viewer (F2-43 to F2-49): see {@link funnelHref}. */
export function decideSold(offer: FunnelOffer, viewer: FunnelViewer): Sold {
  if (offer === 'property' || offer === 'speed-search') return offer;
  if (offer === 'background') return 'report';
  const isBusiness = offer === 'business-email' || offer === 'business-phone';
  const plan = isBusiness ? 'business' : 'premium';
  const { userType } = viewer;
  if (!isBilled(userType)) return plan;
  if (buysCredits(isBusiness ? 'business' : 'default', viewer)) return 'report';
  if (isBusiness) return plan;
  // Their page of the plan asks for that payment first.
  return userType === 'delinquent' ? 'own-plan' : planBeside(userType);
}

/** Whoever has a plan and no lookup left needs the one without a limit; whoever had one starts with the first. */
function planBeside(userType: UserType | null): Sold {
  return hasLivePlan(userType) ? 'unlimited' : 'premium';
}

/** What a product must say to be found. */
type Offered = Pick<Product, 'kind' | 'tier' | 'period' | 'backgroundCredits' | 'price'>;

/** The product that such a page sells first, of those for sale; null if it has none. */
export function findSold<P extends Offered>(products: readonly P[], sold: Exclude<Sold, 'own-plan'>): P | null {
  const [first] = products.filter((product) => isSold(product, sold)).toSorted((one, other) => one.price - other.price);
  return first ?? null;
}

function isSold({ kind, tier, period, backgroundCredits }: Offered, sold: Exclude<Sold, 'own-plan'>): boolean {
  switch (sold) {
    case 'report':
      return kind === 'background-credits' && period === null && backgroundCredits === 1;
    case 'property':
      return kind === 'property-report' && period === null;
    default:
      return kind === 'plan' && period !== null && tier === sold;
  }
}

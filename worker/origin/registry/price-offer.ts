import type { UserType } from '../../../shared/contract/viewer.ts';
import { creditLine, type PriceLine, priceLine } from '../../../shared/copy/billing/price-lines.ts';
import { decideSold, SOLD_BY_UPGRADE, type Sold } from '../../../shared/funnels/decide-sold.ts';
import {
  FUNNEL_OFFERS,
  type FunnelOffer,
  UPGRADE_OFFERS,
  UPGRADE_TYPES,
} from '../../../shared/funnels/offer-destination.ts';
import { findProduct } from './catalogue.ts';
import type { OfferRow, OfferSet } from './offer-set.ts';
import type { OfferViewer } from './rules.ts';

/** What an offer costs: null if nothing, or if that is not known; 'unsold' if it cannot be bought. */
export type OfferPrice = PriceLine | null | 'unsold';

type Prices = Pick<OfferSet, 'priceTexts' | 'products'>;

/** What a row's offer costs this viewer, where it leads them: the catalogue's price in the registry's words. */
export function priceRow({ clickKind, destination, needs }: OfferRow, viewer: OfferViewer, prices: Prices): OfferPrice {
  switch (clickKind) {
    case 'consume-background-credit':
      return creditLine(viewer.credits, prices.priceTexts);
    case 'funnel':
    case 'funnel-new-tab': {
      const offer = FUNNEL_OFFERS.find((one) => one === destination);
      // What is part of the plan costs nothing, and what is owed was bought before.
      if (offer === undefined || needs === 'speed-search' || needs === 'payment-due') return null;
      return priceOffer(offer, viewer, prices);
    }
    case 'one-click-upgrade': {
      const upgrade = UPGRADE_TYPES.find((one) => one === destination);
      if (upgrade === undefined) return null;
      if (hasUpgrade(viewer.userType)) return priceSold(SOLD_BY_UPGRADE[upgrade], viewer, prices);
      return priceOffer(UPGRADE_OFFERS[upgrade], viewer, prices);
    }
    default:
      return null;
  }
}

/** What a funnel offer costs this viewer. */
export function priceOffer(offer: FunnelOffer, viewer: OfferViewer, prices: Prices): OfferPrice {
  return priceSold(decideSold(offer, viewer), viewer, prices);
}

/** Whose plan a one-click upgrade changes; everybody else is led into a funnel. */
function hasUpgrade(userType: UserType | null): boolean {
  return userType === 'paid' || userType === 'smb';
}

function priceSold(sold: Sold, { planName }: OfferViewer, { products, priceTexts }: Prices): OfferPrice {
  if (products === null) return null;
  const product = findProduct(products, sold, planName);
  if (product !== null) return priceLine(product, sold, priceTexts);
  // Paid elsewhere, perhaps; that it is overdue is true all the same.
  return sold === 'own-plan' ? null : 'unsold';
}

import { upgradeCopy as words } from '../../shared/copy/billing/upgrade.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import type { UpgradeOffer } from '../../shared/plans/decide-upgrade.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Where an upgrade was asked for. */
export interface UpgradePlace {
  readonly type: UpgradeType;
  /** whose page it is; null: nobody's */
  readonly wpId: string | null;
  /** same-site path that leads back to the offer */
  readonly backPath: string;
}

/** The link from an offer that cannot be paid right here. */
export interface UpgradeWay {
  readonly text: string;
  readonly href: string;
  readonly look: 'lamp' | 'pine';
}

/** Where an offer leads; null for one that is paid with the button beside it, and for what no page can change. */
export function upgradeWay(offer: UpgradeOffer, place: UpgradePlace): UpgradeWay | null {
  const { backPath } = place;
  const funnel = funnelOf(place);
  switch (offer.kind) {
    case 'change':
    case 'buy':
    case 'shared':
    case 'closed':
      return null;
    case 'checkout': {
      const href =
        offer.product.tier === 'business'
          ? paths.checkoutBusiness({ ...funnel, funnelType: 'business' })
          : paths.checkoutSummary({ ...funnel, plan: offer.product.tier });
      return { text: words.toCheckout, href, look: 'lamp' };
    }
    case 'overdue':
      return { text: words.toPayment, href: paths.paymentMethod({ from: backPath }), look: 'pine' };
    case 'no-method':
      return { text: words.addMethod, href: paths.paymentMethod({ from: backPath }), look: 'pine' };
    case 'held':
    case 'manage':
      return toPlanWay(place);
  }
}

/** To the page of the plan, where every change is possible. */
export const toPlanWay = (place: UpgradePlace): UpgradeWay => ({
  text: words.toPlan,
  href: paths.managePlan(funnelOf(place)),
  look: 'pine',
});

const funnelOf = ({ wpId }: UpgradePlace) => ({ wpId, wpSource: 'people' }) as const;

/** Why an offer cannot be paid right here, a sentence; null for one with a price. */
export function upgradeReason(offer: UpgradeOffer): string | null {
  switch (offer.kind) {
    case 'change':
    case 'buy':
    case 'checkout':
      return null;
    case 'held':
    case 'shared':
      return words.states[offer.kind](offer.planName);
    case 'overdue':
    case 'no-method':
    case 'manage':
    case 'closed':
      return words.states[offer.kind];
  }
}

/** 'Premium Unlimited from today'; what it is about, while that plan is not known or not offered. */
export function titleOfUpgrade(type: UpgradeType, offer: UpgradeOffer | null): string {
  return offer !== null && 'product' in offer ? words.title(offer.product.productName) : words.titles[type];
}

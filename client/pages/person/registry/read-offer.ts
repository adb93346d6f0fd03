import type { CallToAction, PageDefinition } from '../../../../shared/contract/person/page-definition.ts';
import { SLOTS, type Slot } from '../../../../shared/funnels/funnel-values.ts';
import {
  CLICK_KINDS,
  type ClickKind,
  CREDIT_DESTINATION,
  FUNNEL_OFFERS,
  type FunnelOffer,
  NAVIGATION_TARGETS,
  type NavigationTarget,
  UPGRADE_TYPES,
  type UpgradeType,
} from '../../../../shared/funnels/offer-destination.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { creditHref, offerLink } from '../person-links.ts';
import { orderSections } from '../person-sections.ts';

/** A call to action of the registry as the page shows it. */
export interface Offer {
  readonly slot: Slot;
  readonly kind: ClickKind;
  /** one that its kind knows: a funnel offer, an upgrade, a section */
  readonly destination: string;
  /** empty where it waits for late counts */
  readonly text: string;
  readonly lateTemplate: string | null;
  readonly href: string;
  readonly isNewWindow: boolean;
  /** leads to a price or spends a credit, and looks like it; a section of this page costs nothing, and a tool locks nothing on it */
  readonly isPriced: boolean;
  readonly source: CallToAction['source'];
}

/** What an upgrade in one click opens; without a script the same plan is a page. */
const UPGRADES: { readonly [T in UpgradeType]: FunnelOffer } = {
  business: 'business-email',
  phone_activity: 'business-phone',
  default: 'premium',
};

/**
 * The call to action of a slot (P6-056); null where the registry has none, its text is empty and waits for nothing
 * (P7-043), or its kind or destination is unknown (P6-058) or not on this page: then the slot is left out and the page
 * stays.
 */
export function readOffer(page: PersonPageModel, slot: Slot): Offer | null {
  const found = callToActionOf(page.details.pageDefinition, slot);
  if (found === null || (found.text === '' && found.lateTemplate === null)) return null;
  const to = resolve(page, slot, found);
  if (to === null) return null;
  const { text, lateTemplate, source, destination } = found;
  return { slot, text, lateTemplate, source, destination, ...to };
}

/** The slots whose kind of click or destination nobody knows, or this page does not have; the edge logs them (P6-058, P8-022). */
export function unknownOffers(page: PersonPageModel): Slot[] {
  return SLOTS.filter((slot) => {
    const found = callToActionOf(page.details.pageDefinition, slot);
    return found !== null && resolve(page, slot, found) === null;
  });
}

/** What the registry says of a slot, known or not; null where it says nothing. */
export function callToActionOf({ headerComponent, callsToAction }: PageDefinition, slot: Slot): CallToAction | null {
  return slot === 'header' ? headerComponent : (callsToAction[slot] ?? null);
}

type Resolved = Pick<Offer, 'kind' | 'href' | 'isNewWindow' | 'isPriced'>;

function resolve(page: PersonPageModel, slot: Slot, { clickKind, destination }: CallToAction): Resolved | null {
  const kind = oneOf(CLICK_KINDS, clickKind);
  switch (kind) {
    case 'funnel':
    case 'funnel-new-tab': {
      const offer = oneOf(FUNNEL_OFFERS, destination);
      if (offer === null) return null;
      const { href, isNewWindow } = offerLink(page, slot, offer);
      return { kind, href, isNewWindow: isNewWindow || kind === 'funnel-new-tab', isPriced: offer !== 'speed-search' };
    }
    case 'one-click-upgrade': {
      const upgrade = oneOf(UPGRADE_TYPES, destination);
      return upgrade === null ? null : { kind, ...offerLink(page, slot, UPGRADES[upgrade]), isPriced: true };
    }
    case 'consume-background-credit':
      if (destination !== CREDIT_DESTINATION) return null;
      // No funnel: who has a credit uses it (P6-035).
      return {
        kind,
        href: creditHref(page, slot),
        isNewWindow: false,
        isPriced: true,
      };
    case 'internal-navigation': {
      const target = oneOf(NAVIGATION_TARGETS, destination);
      if (target === null || !hasSection(page, target)) return null;
      return { kind, href: `#${PERSON_SECTIONS[target].anchor}`, isNewWindow: false, isPriced: false };
    }
    case null:
      return null;
  }
}

/** Associates and the background report are not on every page. */
function hasSection(page: PersonPageModel, target: NavigationTarget): boolean {
  return target === 'summary' || orderSections(page).includes(target);
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

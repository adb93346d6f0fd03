import { upgradeHref } from '../../../../shared/funnels/decide-funnel.ts';
import { SLOTS, type Slot } from '../../../../shared/funnels/funnel-values.ts';
import {
  CLICK_KINDS,
  type ClickKind,
  CREDIT_DESTINATION,
  FUNNEL_OFFERS,
  NAVIGATION_TARGETS,
  type NavigationTarget,
  OPENING_TARGET,
  UPGRADE_OFFERS,
  UPGRADE_TYPES,
  type UpgradeType,
} from '../../../../shared/funnels/offer-destination.ts';
import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import type { AnyPersonPage, PricedCall } from '../browser-model.ts';
import { browserModelOf } from '../model-of.ts';
import { creditHref, offerLink, subjectOf } from '../person-links.ts';
import { OPENING_ID } from '../place-ids.ts';
import { callToActionOf } from './call-to-action.ts';

/** A call to action from the registry, as the page shows it. */
export interface Offer {
  readonly slot: Slot;
  readonly kind: ClickKind;
  /** one that its kind allows: a funnel offer, an upgrade, a section */
  readonly destination: string;
  /** empty while it waits for late counts */
  readonly text: string;
  readonly lateTemplate: string | null;
  readonly href: string;
  readonly isNewWindow: boolean;
  /**
   * leads to a price or spends a credit, and looks like it; a section of this page costs nothing, and neither does a
   * tool
   */
  readonly isPriced: boolean;
  readonly source: PricedCall['source'];
  /** null if it costs nothing, or nobody knows */
  readonly price: OfferPrice | null;
}

/** A price as the page has it: the browser knows only the short form. */
type OfferPrice = NonNullable<PricedCall['price']>;

/**
 * The call to action of a slot (P6-056). null if the registry has none, if its text is empty and nothing is pending
 * (P7-043), or if its kind or destination is unknown (P6-058) or not on this page: then only the slot is left out.
 */
export function readOffer(page: AnyPersonPage, slot: Slot): Offer | null {
  const { offers } = readOffers(page);
  return offers[slot] ?? null;
}

/** The slots with an unknown kind or destination, or one that this page lacks; the edge logs them (P6-058, P8-022). */
export function unknownOffers(page: AnyPersonPage): readonly Slot[] {
  return readOffers(page).unknown;
}

interface PageOffers {
  readonly offers: Readonly<Partial<Record<Slot, Offer>>>;
  readonly unknown: readonly Slot[];
}

// A page shows most offers, one of them in several places, and the edge asks which are unknown.
const offersOf = new WeakMap<AnyPersonPage, PageOffers>();

/** All offers of a page, resolved once. */
function readOffers(page: AnyPersonPage): PageOffers {
  let read = offersOf.get(page);
  if (read === undefined) {
    const offers: Partial<Record<Slot, Offer>> = {};
    const unknown: Slot[] = [];
    for (const slot of SLOTS) {
      const found = callToActionOf(page.details.pageDefinition, slot);
      if (found === null) continue;
      // Only the holder of a shared plan can upgrade it.
      if (found.clickKind === 'one-click-upgrade' && page.details.userInfo.userType === 'fam') continue;
      const to = resolve(page, slot, found);
      const { text, lateTemplate, source, destination, price = null } = found;
      if (to === null) unknown.push(slot);
      else if (text !== '' || lateTemplate !== null)
        offers[slot] = { slot, text, lateTemplate, source, destination, price, ...to };
    }
    read = { offers, unknown };
    offersOf.set(page, read);
  }
  return read;
}

type Resolved = Pick<Offer, 'kind' | 'href' | 'isNewWindow' | 'isPriced'>;
const ON_THIS_PAGE = { isNewWindow: false, isPriced: false } as const;

function resolve(page: AnyPersonPage, slot: Slot, { clickKind, destination }: PricedCall): Resolved | null {
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
      return upgrade === null ? null : { kind, ...upgradeLink(page, slot, upgrade), isPriced: true };
    }
    case 'consume-background-credit':
      if (destination !== CREDIT_DESTINATION) return null;
      // Not a funnel: a viewer with a credit uses it (P6-035).
      return {
        kind,
        href: creditHref(page, slot),
        isNewWindow: false,
        isPriced: true,
      };
    case 'internal-navigation': {
      if (destination === OPENING_TARGET)
        return lookupsToOpen(page.details.userInfo) !== null ? { kind, ...ON_THIS_PAGE, href: `#${OPENING_ID}` } : null;
      const target = oneOf(NAVIGATION_TARGETS, destination);
      if (target === null || !hasSection(page, target)) return null;
      return { kind, ...ON_THIS_PAGE, href: `#${PERSON_SECTIONS[target].anchor}` };
    }
    case null:
      return null;
  }
}

/** The plan's own viewers pay on the page that the dialog is without JavaScript; everybody else at the checkout. */
function upgradeLink(page: AnyPersonPage, slot: Slot, upgradeType: UpgradeType): Pick<Offer, 'href' | 'isNewWindow'> {
  const { userType } = page.details.userInfo;
  if (page.isUpgradeBlocked || (userType !== 'paid' && userType !== 'smb'))
    return offerLink(page, slot, UPGRADE_OFFERS[upgradeType]);
  const href = upgradeHref(upgradeType, slot, subjectOf(page.details.results));
  return { href, isNewWindow: false };
}

/** Not every page has associates and the background report. */
function hasSection(page: AnyPersonPage, target: NavigationTarget): boolean {
  return target === 'summary' || browserModelOf(page).sections.includes(target);
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

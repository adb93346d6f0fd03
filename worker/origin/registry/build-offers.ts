import type { CallToAction, PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import { lookupsCopy } from '../../../shared/copy/billing/lookups.ts';
import { fillTemplate, type TemplateData } from '../../../shared/copy/format/fill-template.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import { FUNNEL_OFFERS, OPENING_TARGET } from '../../../shared/funnels/offer-destination.ts';
import { isNameOnly } from '../../../shared/people/name-only.ts';
import type { Need, OfferRow, OfferSet } from './offer-set.ts';
import { priceOffer, priceRow } from './price-offer.ts';
import {
  decideViewerClass,
  isClosedTo,
  isForSale,
  isNeedMet,
  isPlanOffer,
  nameInOffers,
  needsNoPlan,
  type OfferViewer,
} from './rules.ts';

/** A page's calls to action: the header's, and those of the other slots; and what its own offers cost. */
export type Offers = Pick<PageDefinition, 'headerComponent' | 'callsToAction' | 'offerPrices'>;

const NO_OFFERS: Offers = { headerComponent: null, callsToAction: {} };

/**
 * What each slot of a page offers this viewer (P3-012). Built from the person as masked for them, so no text can
 * contain anything that was not sent. If only a person's name is on record, there is nothing to sell; on the page of
 * somebody who has died, nothing is. What is not for sale is not offered; what is has its price.
 */
export function buildOffers(person: Person, set: OfferSet, viewer: OfferViewer): Offers {
  if (isNameOnly(person)) return NO_OFFERS;
  const viewerClass = decideViewerClass(viewer);
  const data = describePerson(person, viewer);
  let headerComponent: CallToAction | null = null;
  const callsToAction: PageDefinition['callsToAction'] = {};
  for (const [slot, rows] of set.rows) {
    const row = rows.find(
      (one) =>
        one.viewers.includes(viewerClass) &&
        isNeedMet(one.needs, person, viewer) &&
        !isClosedTo(viewer, one) &&
        !(person.isDead && isForSale(one, viewerClass)) &&
        priceRow(one, viewer, set) !== 'unsold',
    );
    const filled = row === undefined ? null : fillOffer(row, data, set, viewer);
    const offer = openingIn(slot, person, viewer, set.source) ?? filled;
    if (offer === null) continue;
    if (slot === 'header') headerComponent = offer;
    else callsToAction[slot] = offer;
  }
  return { headerComponent, callsToAction, ...(person.isDead ? NOTHING_SOLD : pagePrices(set, viewer)) };
}

/** No funnel is offered. */
const NOTHING_SOLD: Pick<Offers, 'offerPrices'> = {
  offerPrices: Object.fromEntries(FUNNEL_OFFERS.map((offer) => [offer, null])),
};

/**
 * What each funnel costs this viewer, for the places of a page that lead into one without a slot of their own: null
 * where it is not offered to them. Nothing while the catalogue cannot be read.
 */
function pagePrices(set: OfferSet, viewer: OfferViewer): Pick<Offers, 'offerPrices'> {
  if (set.products === null) return {};
  const prices = FUNNEL_OFFERS.map((offer) => {
    const price = isPlanOffer(offer) && needsNoPlan(viewer) ? 'unsold' : priceOffer(offer, viewer, set);
    return [offer, price === 'unsold' ? null : price] as const;
  });
  return { offerPrices: Object.fromEntries(prices) };
}

/** What opening the person would show in these slots. */
const OPENED_BY_LOOKUP: Readonly<Partial<Record<Slot, Need>>> = {
  stickyHeaderPrimary: 'hidden-facts',
  phones: 'hidden-phones',
  emails: 'hidden-emails',
  addresses: 'hidden-addresses',
  relatives: 'hidden-relatives',
};

/**
 * For a viewer who could open this person, the way to the button that does it, in place of whatever a set sells there;
 * null where it would show nothing.
 */
function openingIn(
  slot: Slot,
  person: Person,
  viewer: OfferViewer,
  source: CallToAction['source'],
): CallToAction | null {
  const need = viewer.canOpen ? OPENED_BY_LOOKUP[slot] : undefined;
  if (need === undefined || !isNeedMet(need, person, viewer)) return null;
  const { toButton: text } = lookupsCopy.open;
  return {
    text,
    lateTemplate: null,
    clickKind: 'internal-navigation',
    destination: OPENING_TARGET,
    source,
    price: null,
  };
}

/** null if the text would stay empty for good (P7-043). */
function fillOffer(row: OfferRow, data: TemplateData, set: OfferSet, viewer: OfferViewer): CallToAction | null {
  const { lateTemplate, clickKind, destination } = row;
  const text = fillTemplate(row.text, data);
  if (text === '' && lateTemplate === null) return null;
  const price = priceRow(row, viewer, set);
  return {
    text,
    lateTemplate,
    clickKind,
    destination,
    source: set.source,
    price: price === 'unsold' ? null : price,
  };
}

/** The values of a text's placeholders: true totals, the same for every viewer (P3-025), and the first name. */
function describePerson(person: Person, { credits }: OfferViewer): TemplateData {
  const { counts } = person;
  return {
    firstName: nameInOffers(person),
    phones: counts.phonesCount,
    emails: counts.emailsCount,
    addresses: counts.addressesCount,
    relatives: counts.relativesCount,
    associates: counts.associatesCount,
    properties: counts.ownedPropertiesCount,
    credits,
  };
}

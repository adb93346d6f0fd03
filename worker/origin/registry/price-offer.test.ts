import { beforeAll, describe, expect, it } from 'vitest';
import { FUNNEL_OFFERS, type FunnelOffer } from '../../../shared/funnels/offer-destination.ts';
import { free } from '../../../tests/fixtures/page-definition.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { BACKUP_SET } from './backup.ts';
import { buildOffers } from './build-offers.ts';
import type { OfferRow, OfferSet } from './offer-set.ts';
import { priceOffer, priceRow } from './price-offer.ts';
import type { OfferViewer } from './rules.ts';
import { readRegistry } from './store.ts';

const ANONYMOUS: OfferViewer = {
  entitlement: 'free',
  userType: null,
  isOutOfLookups: false,
  canOpen: false,
  credits: 0,
  hasMore: true,
  hasSpeedSearch: false,
  withProperties: true,
  hasLookupsLeft: false,
  planName: null,
};
const row = (clickKind: string, destination: string, more: Partial<OfferRow> = {}): OfferRow => ({
  viewers: ['free'],
  needs: 'nothing',
  text: 'See',
  lateTemplate: null,
  clickKind,
  destination,
  ...more,
});

let set: OfferSet;
beforeAll(async () => {
  const { products } = await readRegistry(openTestDatabase('accounts'), () => {});
  set = { ...BACKUP_SET, products };
});
const without = (id: string): OfferSet => ({
  ...set,
  products: set.products?.map((one) => (one.productId === id ? { ...one, isSold: false } : one)) ?? null,
});
/** The short price of a funnel offer. */
const short = (offer: FunnelOffer, viewer: Partial<OfferViewer> = {}) => {
  const price = priceOffer(offer, { ...ANONYMOUS, ...viewer }, set);
  return price === null || price === 'unsold' ? price : price.short;
};

describe('an offer costs what the page sells first where it leads', () => {
  const plans = ['person', 'person-email', 'premium'] as const;
  it.each([null, 'free', 'fam'] as const)('%s: the checkouts', (userType) => {
    for (const offer of plans) expect(short(offer, { userType })).toBe('$9.99/mo');
    expect(short('background', { userType })).toBe('$14.99');
    expect([short('business-email', { userType }), short('business-phone', { userType })]).toEqual([
      '$29.99/mo',
      '$29.99/mo',
    ]);
    expect([short('property', { userType }), short('speed-search', { userType })]).toEqual(['$9.99', '$14.99/mo']);
  });

  it.each(['cancelled', 'expired', 'transactional', 'transactional credits'] as const)(
    '%s: credits, or a plan to start again [F2-43 F2-44 F2-46]',
    (userType) => {
      for (const offer of plans) expect(short(offer, { userType })).toBe('$9.99/mo');
      expect(short('background', { userType })).toBe('$14.99');
      expect(short('business-phone', { userType })).toBe('$29.99/mo');
      expect(short('property', { userType })).toBe('$9.99');
    },
  );

  it('a plan with a lookup left: credits, but for the business plan [F2-45]', () => {
    for (const userType of ['paid', 'smb'] as const) {
      const viewer = { userType, hasLookupsLeft: true };
      for (const offer of plans) expect(short(offer, viewer)).toBe('$14.99');
      expect(short('business-email', viewer)).toBe('$29.99/mo');
    }
  });

  it('a plan without one: the plan that has no limit', () => {
    for (const offer of plans) expect(short(offer, { userType: 'paid' })).toBe('$19.99/mo');
  });

  it('a plan whose payment is overdue: that plan, also if it is sold no more', () => {
    for (const [planName, price] of [
      ['Premium Annual', '$59.99/yr'],
      ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', '$9.99/mo'],
      ['Bought elsewhere', null],
    ] as const)
      expect(short('person', { userType: 'delinquent', planName })).toBe(price);
    expect(short('background', { userType: 'delinquent' })).toBe('$14.99');
    // The link names another plan, so its price is the one of that.
    expect(short('business-phone', { userType: 'delinquent', planName: 'Premium Annual' })).toBe('$29.99/mo');
  });

  it('an upgrade: the plan that it starts', () => {
    const paid: OfferViewer = { ...ANONYMOUS, userType: 'paid' };
    const upgrade = (destination: string, viewer = paid) =>
      priceRow(row('one-click-upgrade', destination), viewer, set);
    expect(upgrade('default')).toMatchObject({ whole: expect.stringMatching(/^Premium Unlimited, \$19\.99 a month/) });
    for (const destination of ['business', 'phone_activity'])
      for (const viewer of [paid, ANONYMOUS])
        expect(upgrade(destination, viewer)).toMatchObject({ short: '$29.99/mo' });
  });

  it('a credit: one of those there are; a link on the page, what the plan has and what is owed: nothing', () => {
    const viewer = { ...ANONYMOUS, credits: 3 };
    expect(priceRow(row('consume-background-credit', 'report'), viewer, set)).toEqual({
      short: '1 credit',
      whole: 'uses 1 of your 3 credits, readable for 30 days',
    });
    expect(priceRow(row('internal-navigation', 'background'), viewer, set)).toBeNull();
    expect(priceRow(row('funnel', 'speed-search', { needs: 'speed-search' }), viewer, set)).toBeNull();
    expect(priceRow(row('funnel', 'premium', { needs: 'payment-due' }), viewer, set)).toBeNull();
    expect(priceRow(row('teleport', 'moon'), viewer, set)).toBeNull();
  });
});

describe('what cannot be bought', () => {
  it('is not offered, and has no price anywhere on the page', () => {
    const { callsToAction, offerPrices } = buildOffers(free, without('background-credit'), ANONYMOUS);
    expect(callsToAction).not.toHaveProperty('background');
    expect(callsToAction).not.toHaveProperty('subHeader');
    expect(callsToAction.phones?.price?.short).toBe('$9.99/mo');
    expect(offerPrices).toMatchObject({ background: null, person: { short: '$9.99/mo' } });
  });

  it('makes way for the next offer of its slot that can', () => {
    const rows = new Map([['phones', [row('funnel', 'business-phone'), row('funnel', 'person')]]] as const);
    const { callsToAction } = buildOffers(free, { ...without('small-business'), rows }, ANONYMOUS);
    expect(callsToAction.phones?.destination).toBe('person');
  });

  it('is every plan, for a family and for whoever could open the person', () => {
    for (const viewer of [{ userType: 'fam' }, { userType: 'paid', canOpen: true, hasLookupsLeft: true }] as const) {
      const { offerPrices } = buildOffers(free, set, { ...ANONYMOUS, ...viewer });
      expect(offerPrices).toMatchObject({ person: null, premium: null, background: { short: '$14.99' } });
    }
  });
});

it('while the catalogue cannot be read, everything is offered and nothing has a price', () => {
  const { callsToAction, offerPrices } = buildOffers(free, BACKUP_SET, ANONYMOUS);
  expect(Object.values(callsToAction).map(({ price }) => price)).toEqual(Object.values(callsToAction).map(() => null));
  expect(Object.keys(callsToAction)).toContain('background');
  expect(offerPrices).toBeUndefined();
});

it('the fixed set has the prices of the catalogue, too', () => {
  const { callsToAction, offerPrices } = buildOffers(free, set, ANONYMOUS);
  expect(callsToAction.background?.price).toEqual({
    short: '$14.99',
    whole: 'one report, $14.99, no subscription, readable for 30 days',
  });
  expect(Object.keys(offerPrices ?? {})).toEqual([...FUNNEL_OFFERS]);
});

import { describe, expect, it } from 'vitest';
import type { Person } from '../../../shared/contract/person/person.ts';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-values.ts';
import { free, full } from '../../../tests/fixtures/page-definition.ts';
import {
  buildAddress,
  buildMaskedPhone,
  buildName,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPartialProperty,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { BACKUP_SET } from './backup.ts';
import { buildOffers } from './build-offers.ts';
import { type OfferSet, VIEWER_CLASSES } from './offer-set.ts';
import type { OfferViewer } from './rules.ts';

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
const PREMIUM: OfferViewer = { ...ANONYMOUS, entitlement: 'premium', userType: 'paid' };

const textsOf = (person: Person, viewer: OfferViewer = ANONYMOUS, set: OfferSet = BACKUP_SET) =>
  Object.fromEntries(
    Object.entries(buildOffers(person, set, viewer).callsToAction).map(([slot, offer]) => [slot, offer.text]),
  );

/** One slot with one text for everyone. */
const saying = (slot: Slot, text: string): OfferSet => ({
  ...BACKUP_SET,
  rows: new Map([
    [
      slot,
      [
        {
          viewers: VIEWER_CLASSES,
          needs: 'nothing',
          text,
          lateTemplate: null,
          clickKind: 'funnel',
          destination: 'person',
        },
      ],
    ],
  ]),
});

describe('nothing is offered that is not there', () => {
  const withCounts = (person: Person, counts: Partial<Person['counts']>): Person => ({
    ...person,
    counts: { ...person.counts, ...counts },
  });

  it('no phones if none are on record, or all were sent', () => {
    const noPhones = withCounts({ ...free, mobilePhones: [] }, { phonesCount: 0 });
    expect(textsOf(noPhones)).not.toHaveProperty('phones');
    expect(textsOf(noPhones).stickyHeaderPrimary).toBe('View full addresses');
    const landline = buildPhone('0112', { isListed: true });
    const listed = withCounts({ ...free, mobilePhones: [], landlinePhones: [landline] }, { phonesCount: 1 });
    expect(textsOf(listed)).not.toHaveProperty('phones');
    expect(textsOf(withCounts(listed, { phonesCount: 2 })).phones).toBe('View Phone Numbers');
    expect(textsOf({ ...full, mobilePhones: [] }, PREMIUM)).not.toHaveProperty('phones');
  });

  it('no email addresses if none are on record, or they arrived in full', () => {
    const none = withCounts({ ...free, emails: { type: 'none' } }, { emailsCount: 0 });
    expect(textsOf(none)).not.toHaveProperty('emails');
    expect(textsOf(full, PREMIUM)).not.toHaveProperty('emails');
    expect(textsOf(full, PREMIUM)).not.toHaveProperty('stickyHeaderSecondary');
    expect(textsOf({ ...free, emails: { type: 'only-counts', totalCount: 2 } }).emails).toBe('View email addresses');
  });

  it('no addresses if none are on record, or all arrived in full', () => {
    const none = withCounts({ ...free, addresses: [] }, { addressesCount: 0 });
    expect(textsOf(none)).not.toHaveProperty('addresses');
    expect(textsOf({ ...free, addresses: [buildAddress()] })).not.toHaveProperty('addresses');
  });

  it('no relatives if all on record were sent by name', () => {
    const six = buildPerson({ relatives: [1, 2, 3, 4, 5, 6].map((at) => buildRelative(at)) });
    expect(textsOf(six)).not.toHaveProperty('relatives');
    expect(textsOf(withCounts(six, { relativesCount: 7 })).relatives).toBe('See all relatives');
  });

  it('no property report if the page does not request it, nothing is owned, or the first property has no id', () => {
    expect(textsOf(free).property).toBe('See the property report');
    expect(textsOf(free, { ...ANONYMOUS, withProperties: false })).not.toHaveProperty('property');
    expect(textsOf({ ...free, ownedProperties: [] })).not.toHaveProperty('property');
    const ownedProperties = [buildPartialProperty({ pnpId: null }), buildPartialProperty({ pnpId: 'pnp-2' })];
    expect(textsOf({ ...free, ownedProperties })).not.toHaveProperty('property');
  });

  it('nothing on the page of somebody who has died, whoever looks: no report, plan, credit or funnel', () => {
    const holder: OfferViewer = { ...ANONYMOUS, userType: 'transactional credits', credits: 2 };
    const out: OfferViewer = { ...ANONYMOUS, isOutOfLookups: true, userType: 'paid' };
    for (const person of [free, full]) {
      for (const viewer of [ANONYMOUS, PREMIUM, holder, out, { ...ANONYMOUS, userType: 'delinquent' } as const]) {
        const offers = buildOffers({ ...person, isDead: true }, BACKUP_SET, viewer);
        expect(offers).toMatchObject({ headerComponent: null, callsToAction: {} });
        expect(new Set(Object.values(offers.offerPrices ?? { none: 'missing' }))).toEqual(new Set([null]));
      }
    }
    for (const slot of SLOTS) expect(textsOf({ ...free, isDead: true }, ANONYMOUS, saying(slot, 'See it'))).toEqual({});
  });

  it('only a reader who has the report of somebody who has died gets a link to it', () => {
    const reader: OfferViewer = { ...ANONYMOUS, entitlement: 'bg', userType: 'transactional' };
    expect(textsOf({ ...full, isDead: true }, reader)).toEqual({
      stickyHeaderPrimary: 'Go to the report',
      subHeader: 'Go to the report',
    });
  });

  it('no Premium if it shows nothing more than everybody sees', () => {
    expect(textsOf(free).rightRail).toBe('See Premium');
    expect(textsOf(free, { ...ANONYMOUS, hasMore: false })).not.toHaveProperty('rightRail');
  });

  it('no plan to somebody who shares one, and cannot buy another; the report is', () => {
    const told = (viewer: OfferViewer) =>
      JSON.stringify(buildOffers(viewer.isOutOfLookups ? free : full, BACKUP_SET, viewer));
    const member: OfferViewer = { ...PREMIUM, userType: 'fam' };
    const out: OfferViewer = { ...ANONYMOUS, userType: 'fam', isOutOfLookups: true };
    for (const viewer of [member, out]) {
      expect(told(viewer)).not.toMatch(/one-click-upgrade|"(person|person-email|premium|business-\w+|speed-search)"/);
      expect(told(viewer)).toContain('"background"');
      expect(told({ ...viewer, userType: 'paid' })).toContain('one-click-upgrade');
    }
    expect(told({ ...member, hasSpeedSearch: true })).toContain('Look up a list, in your plan');
  });

  it('not the plan that a viewer has, whatever they see of this person', () => {
    for (const userType of ['paid', 'fam', 'smb'] as const) {
      const told = JSON.stringify(buildOffers(free, BACKUP_SET, { ...ANONYMOUS, userType }));
      expect(told).not.toMatch(/See Premium|"person"|View Phone Numbers/);
    }
    expect(textsOf(free, { ...ANONYMOUS, userType: 'delinquent' }).rightRail).toBe('Update your payment');
    expect(textsOf(free, { ...ANONYMOUS, userType: 'cancelled' }).rightRail).toBe('See Premium');
    expect(textsOf(full, PREMIUM).registry).toBe('Look up a list');
    expect(textsOf(full, { ...PREMIUM, hasSpeedSearch: true }).registry).toBe('Look up a list, in your plan');
  });

  it('nothing at all if only the name is known', () => {
    for (const entitlement of ['free', 'premium', 'smb', 'bg'] as const)
      for (const isOutOfLookups of [true, false])
        expect(buildOffers(buildPerson(), BACKUP_SET, { ...ANONYMOUS, entitlement, isOutOfLookups })).toEqual({
          headerComponent: null,
          callsToAction: {},
        });
  });
});

describe('a name in a text', () => {
  const NAMED = saying('phones', 'View {firstName}’s phone numbers');
  const phonesOf = (person: Person) => textsOf(person, ANONYMOUS, NAMED).phones;
  const livingIn = (stateCode: string, more: Partial<Person> = {}): Person => ({
    ...free,
    ...more,
    addresses: [buildPartialAddress({ city: 'Dayton', stateCode })],
  });

  it('is the first name', () => {
    expect(phonesOf(free)).toBe('View Maya’s phone numbers');
  });

  it('is replaced for people in Ohio and Illinois', () => {
    for (const state of ['OH', 'IL']) {
      expect(phonesOf(livingIn(state))).toBe('View this person’s phone numbers');
      const last = [buildObfuscatedAddress({ city: 'Dayton', stateCode: state })];
      expect(phonesOf({ ...free, addresses: last })).toBe('View this person’s phone numbers');
      const everything = buildOffers(livingIn(state), NAMED, ANONYMOUS);
      expect(JSON.stringify(everything)).not.toMatch(/maya|ostrowski/i);
    }
    const elsewhere = [...livingIn('OR').addresses, buildObfuscatedAddress({ city: 'Dayton', stateCode: 'OH' })];
    expect(phonesOf({ ...free, addresses: elsewhere })).toBe('View Maya’s phone numbers');
  });

  it('is left out if it is too long for a button', () => {
    expect(phonesOf({ ...free, name: buildName('Wolfeschlegelsteinhausenberger Senior') })).toBe(
      'View this person’s phone numbers',
    );
    const only = { firstName: '', middleName: null, lastName: '', suffix: null, fullName: 'Cher' };
    expect(phonesOf({ ...free, name: only })).toBe('View Cher’s phone numbers');
  });
});

describe('a number in a text', () => {
  it('is the true total that every viewer gets, and a text without one is not a call to action', () => {
    const set = saying('phones', '{phones} {phones:number|numbers} on record');
    expect(textsOf({ ...free, mobilePhones: [buildMaskedPhone({ npa: '503' })] }, ANONYMOUS, set).phones).toBe(
      '3 numbers on record',
    );
    expect(textsOf({ ...free, counts: { ...free.counts, phonesCount: 0 } }, ANONYMOUS, set)).toEqual({});
    expect(textsOf(free, { ...ANONYMOUS, credits: 2 }, saying('background', 'Use 1 of {credits} credits'))).toEqual({
      background: 'Use 1 of 2 credits',
    });
  });
});

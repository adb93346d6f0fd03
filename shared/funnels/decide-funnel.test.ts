import { describe, expect, it, test } from 'vitest';
import { type UserType, userTypeSchema } from '../contract/viewer.ts';
import { decideFunnel, funnelHref } from './decide-funnel.ts';
import { FUNNEL_TYPES, type FunnelSlot } from './funnel-values.ts';
import type { FunnelOffer } from './offer-destination.ts';

const ID = 'Pabcdefghijk';
const OFFERS: readonly FunnelOffer[] = ['person', 'person-email', 'background', 'business-email', 'business-phone'];
const BILLED = userTypeSchema.options.filter((type) => type !== 'free' && type !== 'fam');

interface Asked {
  readonly userType?: UserType | null;
  readonly hasLookupsLeft?: boolean;
  readonly slot?: FunnelSlot;
  readonly offer?: FunnelOffer;
  readonly stateCode?: string | null;
  readonly isFromPaidSearch?: boolean;
  readonly fullName?: string;
  readonly about?: { readonly addressId?: string; readonly phoneNumber?: string };
}

function decide(asked: Asked) {
  const { userType = null, hasLookupsLeft = false, slot = 'phones', offer = 'person', about } = asked;
  const { stateCode = 'OR', isFromPaidSearch = false, fullName = 'Maya Ostrowski' } = asked;
  const subject = { id: ID, fullName, stateCode };
  return decideFunnel({ viewer: { userType, hasLookupsLeft }, slot, offer, subject, isFromPaidSearch, about });
}

const pathOf = (asked: Asked) => decide(asked).href.split('?')[0];

/** viewer ('premium': lookups left, 'out': none), slot, offer, state, paid search: path, term, funnel type, upgrade, window */
type Row = readonly [string, FunnelSlot, FunnelOffer, string | null, boolean, string, string, string, string, boolean];

const SUM = '/checkout/summary';
const CREDITS = '/billing/purchase-credits';
const PLAN = '/billing/manage-plan';
const NAME = 'wp_term=Maya-Ostrowski&';
const person = 'person_onepages_1';
const sem = 'person_sem_onepages_1';
const state = 'person_state_onepages_1';
const bg = 'bg_onepages_1';
const EMAIL = '&emailUpgrade=true';
const INTEL = '&phoneintelUpgrade=true';

const ROWS: readonly Row[] = [
  ['nobody', 'phones', 'person', 'OR', false, SUM, NAME, person, '', true],
  ['nobody', 'phones', 'person', 'OR', true, SUM, NAME, sem, '', true],
  ['nobody', 'phones', 'person', 'OH', false, SUM, '', state, '', true],
  ['nobody', 'phones', 'person', 'OH', true, SUM, '', state, '', true],
  ['nobody', 'phones', 'person', 'IL', true, SUM, '', state, '', true],
  ['nobody', 'phones', 'person', null, false, SUM, NAME, person, '', true],
  ['nobody', 'addresses', 'person', 'OR', false, SUM, NAME, person, '', false],
  ['nobody', 'addresses', 'person', 'IL', true, SUM, '', state, '', false],
  ['nobody', 'emails', 'person-email', 'OR', false, SUM, NAME, person, EMAIL, true],
  ['nobody', 'emails', 'person-email', 'OR', true, SUM, NAME, sem, EMAIL, true],
  ['nobody', 'emails', 'person-email', 'OH', true, SUM, '', state, EMAIL, true],
  ['nobody', 'relatives', 'person', 'OR', false, SUM, NAME, person, '', true],
  ['nobody', 'map', 'person', 'OR', true, SUM, NAME, sem, '', true],
  ['nobody', 'background', 'background', 'OR', false, '/checkout/search', NAME, bg, '', true],
  ['nobody', 'background', 'background', 'OR', true, '/checkout/search', NAME, bg, '', true],
  ['nobody', 'background', 'background', 'OH', false, '/checkout/search', '', bg, '', true],
  ['nobody', 'emails', 'business-email', 'OR', true, '/checkout/business', NAME, 'business', EMAIL, true],
  ['nobody', 'phones', 'business-phone', 'IL', false, '/checkout/business', '', 'business', INTEL, true],
  ['free', 'phones', 'person', 'OR', false, SUM, NAME, person, '', false],
  ['free', 'phones', 'person', 'OR', true, SUM, NAME, sem, '', false],
  ['free', 'phones', 'person', 'OH', true, SUM, '', state, '', false],
  ['free', 'emails', 'person-email', 'OR', true, SUM, NAME, sem, EMAIL, false],
  ['free', 'background', 'background', 'OR', false, '/checkout/search', NAME, bg, '', false],
  ['free', 'phones', 'business-phone', 'OR', false, '/checkout/business', NAME, 'business', INTEL, false],
  ['fam', 'phones', 'person', 'OR', false, SUM, NAME, person, '', false],
  ['fam', 'phones', 'person', 'OR', true, SUM, NAME, person, '', false],
  ['fam', 'background', 'background', 'OR', false, '/checkout/search', NAME, bg, '', false],
  ['premium', 'phones', 'person', 'OR', false, CREDITS, NAME, person, '', false],
  ['premium', 'phones', 'person', 'OR', true, CREDITS, NAME, person, '', false],
  ['premium', 'phones', 'person', 'IL', false, CREDITS, '', state, '', false],
  ['premium', 'background', 'background', 'OR', false, CREDITS, NAME, bg, '', false],
  ['premium', 'emails', 'business-email', 'OR', false, PLAN, NAME, 'business', EMAIL, false],
  ['out', 'phones', 'person', 'OR', false, PLAN, NAME, person, '', false],
  ['out', 'emails', 'person-email', 'OR', true, PLAN, NAME, person, EMAIL, false],
  ['out', 'addresses', 'person', 'OH', false, PLAN, '', state, '', false],
  ['out', 'background', 'background', 'OR', false, CREDITS, NAME, bg, '', false],
  ['out', 'phones', 'business-phone', 'OR', false, PLAN, NAME, 'business', INTEL, false],
  ['smb', 'background', 'background', 'OR', false, CREDITS, NAME, bg, '', false],
  ['cancelled', 'phones', 'person', 'OR', true, PLAN, NAME, person, '', false],
  ['cancelled', 'background', 'background', 'OR', false, CREDITS, NAME, bg, '', false],
  ['expired', 'relatives', 'person', 'OR', false, PLAN, NAME, person, '', false],
  ['transactional', 'phones', 'person', 'OH', false, PLAN, '', state, '', false],
  ['transactional', 'background', 'background', 'OH', true, CREDITS, '', bg, '', false],
  ['transactional credits', 'subHeader', 'person', 'OR', false, PLAN, NAME, person, '', false],
  ['delinquent', 'registry', 'person', 'OR', false, PLAN, NAME, person, '', false],
];

function viewerOf(label: string): Asked {
  if (label === 'nobody') return { userType: null };
  if (label === 'premium') return { userType: 'paid', hasLookupsLeft: true };
  if (label === 'out') return { userType: 'paid' };
  return { userType: label as UserType, hasLookupsLeft: label === 'smb' };
}

test.each(ROWS)('%s, %s, %s, state %s, paid search %s: %s', (...row) => expectFunnel(row));

function expectFunnel(row: Row): void {
  const [label, slot, offer, stateCode, isFromPaidSearch, path, term, funnelType, upgrade, isNewWindow] = row;
  expect(decide({ ...viewerOf(label), slot, offer, stateCode, isFromPaidSearch })).toEqual({
    href: `${path}?${term}wp_content=${slot}&wp_source=people&wp_medium=onepages&funnelType=${funnelType}&wpId=${ID}${upgrade}`,
    funnelType,
    isNewWindow,
  });
}

test('a link says name, slot, people and onepages [P2-128]', () => {
  expectFunnel(['nobody', 'phones', 'person', 'OR', false, SUM, NAME, person, '', true]);
  expectFunnel(['nobody', 'addresses', 'person', 'OR', false, SUM, NAME, person, '', false]);
});
test('only links of the email funnel are flagged for email [P2-130]', () => {
  expectFunnel(['nobody', 'emails', 'person-email', 'OR', false, SUM, NAME, person, EMAIL, true]);
  expect(decide({ offer: 'person' }).href).not.toContain('emailUpgrade');
});
test('only links of the phone-intel funnel are flagged for phone activity [P2-131]', () => {
  expectFunnel(['nobody', 'phones', 'business-phone', 'IL', false, '/checkout/business', '', 'business', INTEL, true]);
  expect(decide({ offer: 'person' }).href).not.toContain('phoneintelUpgrade');
});

test('a link to Speed Search says where it was, like links into a funnel [P1-006]', () => {
  expect(decide({ ...viewerOf('smb'), slot: 'registry', offer: 'speed-search' }).href).toMatch(
    /^\/account\/speed-search\?.*wp_content=registry&.*funnelType=default/,
  );
});

describe('a viewer who has ever paid', () => {
  it('is sent to billing; free accounts, families and logged-out visitors are not [F2-43]', () => {
    for (const userType of BILLED)
      for (const offer of OFFERS) expect(pathOf({ userType, offer })).toMatch(/^\/billing\//);
    for (const userType of ['free', 'fam', null] as const)
      for (const offer of OFFERS) expect(pathOf({ userType, offer, hasLookupsLeft: true })).toMatch(/^\/checkout\//);
  });
  it('buys credits in the background funnel, with or without a lookup left [F2-44]', () => {
    for (const userType of BILLED)
      for (const hasLookupsLeft of [true, false])
        expect(pathOf({ userType, hasLookupsLeft, offer: 'background' })).toBe(CREDITS);
  });
  it('buys credits in every funnel but the business plan while a lookup is left [F2-45]', () => {
    expect(funnelHref('business', { userType: 'paid', hasLookupsLeft: true }, {})).toBe(PLAN);
    for (const type of FUNNEL_TYPES.filter((other) => other !== 'business'))
      expect(funnelHref(type, { userType: 'paid', hasLookupsLeft: true }, {})).toBe(CREDITS);
  });
  it('chooses a plan in any other funnel when none is left [F2-46]', () => {
    for (const type of FUNNEL_TYPES.filter((other) => other !== bg))
      expect(funnelHref(type, { userType: 'paid', hasLookupsLeft: false }, {})).toBe(PLAN);
  });
});

describe('everybody else', () => {
  const free = { userType: null, hasLookupsLeft: false };
  it('is sent to the search checkout by the background funnel [F2-47 P1-007]', () => {
    expect(funnelHref(bg, free, {})).toBe('/checkout/search');
  });
  it('is sent to the summary by each funnel of a person [F2-48]', () => {
    expect([person, sem, state].map((type) => funnelHref(type as typeof person, free, {}))).toEqual([SUM, SUM, SUM]);
  });
  it('is sent to the phone summary by the other funnels, including unknown ones [F2-49]', () => {
    for (const type of ['phone_onepages_1', 'address', 'gumwall', 'default'] as const)
      expect(funnelHref(type, free, {})).toBe('/checkout/phone-summary');
  });
  it('is sent to the business plan and Premium where they are sold [P1-005]', () => {
    expect(funnelHref('business', free, {})).toBe('/checkout/business');
    expect(funnelHref('sign-up', free, {})).toBe('/checkout/pricing');
  });
});

describe('the variant of a person funnel', () => {
  it('is for paid search only for free readers in the person and email funnels [P2-132]', () => {
    const type = (asked: Asked) => decide({ isFromPaidSearch: true, ...asked }).funnelType;
    for (const userType of [null, 'free'] as const)
      for (const offer of ['person', 'person-email'] as const) expect(type({ userType, offer })).toBe(sem);
    for (const userType of ['fam', ...BILLED] as const) expect(type({ userType })).toBe(person);
    expect(type({ offer: 'background' })).toBe(bg);
    expect(type({ isFromPaidSearch: false })).toBe(person);
  });
  it('is for the state in Ohio and Illinois, even from paid search [P2-134]', () => {
    for (const stateCode of ['OH', 'IL', 'oh'])
      for (const isFromPaidSearch of [true, false])
        expect(decide({ stateCode, isFromPaidSearch }).funnelType).toBe(state);
    for (const stateCode of ['OR', 'IN', '', null]) expect(decide({ stateCode }).funnelType).toBe(person);
  });
  it('leaves names out of all links for Ohio and Illinois [P2-133]', () => {
    for (const stateCode of ['OH', 'IL'])
      for (const userType of [null, ...userTypeSchema.options])
        for (const offer of OFFERS) {
          const { href } = decide({ stateCode, userType, offer });
          expect(href).not.toMatch(/wp_term|maya|ostrowski/i);
          expect(href).toContain(`wpId=${ID}`);
        }
  });
});

describe('a link', () => {
  it('says which address or number was clicked', () => {
    expect(decide({ slot: 'addresses', about: { addressId: 'Aalderhome01' } }).href).toContain(
      'funnelType=person_onepages_1&addressId=Aalderhome01&wpId=',
    );
    expect(decide({ about: { phoneNumber: '15035550186' } }).href).toContain('&phoneNumber=15035550186');
  });
  it('stays short whatever the name is', () => {
    expect(decide({ fullName: 'Ян Чэнь' }).href).not.toContain('wp_term');
    expect(decide({ fullName: '' }).href).not.toContain('wp_term');
    expect(decide({ fullName: 'Ana '.repeat(1250) }).href.length).toBeLessThan(300);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { buildAddressAnswer, buildHouse } from '../../../tests/fixtures/reverse-search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { AddressPage } from './AddressPage.tsx';
import type { AddressPageModel } from './address-model.ts';

const site = { viewer: null, path: '/address/x', search: {} };
const PLANS = '/checkout/phone-summary?funnelType=address';
const PLAN_PRICE = { short: '$9.99/mo', whole: '$9.99 a month, renews monthly until you cancel' };
const PROPERTY: NonNullable<AddressPageModel['property']> = {
  href: '/property/pnp-house',
  isReadable: false,
  holds: {
    ...{ ownerships: 2, hasSale: false, hasOccupancy: false, mortgages: 3, hasMortgageRate: false },
    ...{ hasTax: false, buildingFacts: 0, documents: 0 },
  },
  offer: { href: '/billing/manage-plan?property=true', price: 'one property report, $9.99' },
};
const maya = buildSearchResult({ fullName: 'Maya June Ostrowski' });
const bob = buildSearchResult({ id: 'Pbob', isDead: true, fullName: 'Bob', age: '70' });

function page(answer: Partial<AddressSearchAnswer> = {}, more: Partial<AddressPageModel> = {}) {
  const model: AddressPageModel = {
    kind: 'address',
    answer: buildAddressAnswer(answer),
    path: '/address/N-Halyard-Ave/Portland-OR',
    foundNobody: false,
    askedNumber: null,
    propertyPrice: '$9.99',
    sampleHref: '/sample-report',
    plans: null,
    property: null,
    visit: null,
    ...more,
  };
  return <AddressPage page={model} site={site} />;
}

const house = (more: Parameters<typeof buildHouse>[0] = {}, rest: Partial<AddressPageModel> = {}) =>
  page({ house: buildHouse(more) }, { path: '/address/2417-N-Halyard-Ave/Portland-OR/-', ...rest });

describe('the page of a street', () => {
  it('says how many homes are on record, in tens, who is listed, and that a plan shows houses [F2-16]', () => {
    const street = page({ listed: [maya, bob] }, { plans: { href: PLANS, price: PLAN_PRICE } });
    const text = renderText(street);
    expect(text).toContain('N Halyard Ave in Portland, OR About 40 homes on this street are on record.');
    expect(text).toContain('Listed on N Halyard Ave 2');
    expect(text).toContain('Maya June Ostrowski Age 41 · Lives in Portland, OR');
    expect(text).toContain(
      'Who lives at a house number? Public directory listings are free to see. Who lives at a house number, and whether anyone is on record there, is not. $9.99/mo One lookup shows who lives at a house number. If we find nobody, you use none. Compare plans $9.99 a month, renews monthly until you cancel Start Premium',
    );
    expect(renderHrefs(street)).toContain(PLANS);
    expect(renderHrefs(street)).toContain('/name/Maya-June-Ostrowski/Portland-OR/PmayaOstrowski1');
    expect(text).not.toContain('Who lives here');
  });

  it('leads a reader with a plan to the search for a house', () => {
    const street = page();
    expect(renderText(street)).toContain(
      'To see who lives in a house, search for its full address. Search for a house',
    );
    expect(renderHrefs(street)).toContain('/address-search?location=Portland%2C+OR');
    expect(renderText(street)).not.toContain('Start Premium');
  });

  it('leads to the homes of its street in the list of properties, or to the list', () => {
    const listed = page({ propertyPage: 2 });
    expect(renderText(listed)).toContain(
      'Property report What is on record about one home’s owners, sales, mortgages and taxes. $9.99, paid once, readable for 30 days. Homes on N Halyard Ave See a sample report',
    );
    expect(renderHrefs(listed)).toContain('/property-search/portland-or?page=2#street-n-halyard-ave');
    for (const none of [page({ propertyPage: null }), page()])
      expect(renderText(none)).toContain('Properties in Portland, OR');
  });

  it('says if nobody is listed, or if more are than it shows', () => {
    expect(renderText(page())).toContain(
      'We list nobody here. Only residents with a landline in a public directory are named.',
    );
    expect(renderText(page({ listed: [maya, bob], hasMoreListed: true }))).toContain(
      'These are the first 2 by name; there are more.',
    );
  });

  it('repeats the number that was asked for, and says that the page is the same for every number', () => {
    expect(renderText(page({}, { askedNumber: '538' }))).toContain(
      'You looked up 538 This page is the same for every house number.',
    );
    expect(renderText(page())).not.toContain('You looked up');
  });

  it('links to the streets nearby, with their homes in tens, and back to the streets of its place', () => {
    const nearby = [
      { street: 'Corvale St', homes: 90 },
      { street: 'N Harbor Ct', homes: 0 },
    ];
    const street = page({ nearby, propertyPage: 1, refreshedOn: '2026-11-14' });
    const text = renderText(street).replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'Streets nearby Corvale St about 90 homes N Harbor Ct fewer than 10 homes All streets in Portland, OR',
    );
    expect(text).toContain('Listed on N Halyard Ave Page refreshed Nov 14, 2026');
    expect(text).toContain('Address Oregon Portland N Halyard Ave Back to Streets in Portland, OR');
    expect(renderHrefs(street)).toEqual(expect.arrayContaining(['/address/Corvale-St/Portland-OR']));
    expect(renderText(page())).not.toMatch(/Streets nearby|All streets/);
  });

  it('links no house, only the place and removal, and shows an area', () => {
    const hrefs = renderHrefs(page());
    expect(hrefs.filter((href) => href.startsWith('/address/') || href.startsWith('/property/'))).toEqual([]);
    // If nobody lives in the city, its page does not exist.
    expect(hrefs).not.toContain('/white-pages/portland-or');
    for (const href of [
      '/property-search/portland-or',
      '/white-pages/or',
      '/address-search',
      '/opt-out?part=addresses',
    ])
      expect(hrefs).toContain(href);
    expect(renderText(page())).toContain('Approximate area');
  });
});

describe('the page of a house', () => {
  it('offers to show who lives there, and says what it uses first [F2-16]', () => {
    const text = renderText(house());
    expect(text).toContain('2417 N Halyard Ave Portland, Oregon · about 40 homes on this street are on record');
    expect(text).toContain('Who lives here We name the people of a house one at a time, and only when you ask.');
    expect(text).toContain('Show who lives at 2417 N Halyard Ave (uses 1 of your 5 lookups)');
    expect(renderText(house({ opening: { left: 1, max: 20 } }))).toContain('(uses your last lookup)');
    expect(renderText(house({ opening: { left: null, max: null } }))).toContain(
      'Show who lives at 2417 N Halyard Ave ',
    );
    expect(renderText(house({ opening: { left: null, max: null } }))).not.toContain('(uses');
    const html = renderToStaticMarkup(house());
    expect(html).toContain('<form action="/address/2417-N-Halyard-Ave/Portland-OR/-" method="post">');
    expect(html).toContain('name="named" value="0"');
    expect(renderHrefs(house())).toContain('/address/N-Halyard-Ave/Portland-OR');
    expect(text).toContain('Approximate area');
  });

  it('lists whom the reader opened, now and before, with the property and the exact place', () => {
    const opened = house(
      {
        residents: [maya],
        pastResidents: [bob],
        position: { latitude: 45.5234, longitude: -122.6762 },
        property: { pnpId: 'pnp-house', roiGrade: 'B' },
      },
      { property: PROPERTY },
    );
    const text = renderText(opened);
    expect(text).toContain('Who lives here 1');
    expect(text).toContain('Who lived here 1');
    expect(text).toContain(
      'M. O. Maya June Ostrowski Age 41 · Lives in Portland, OR Those who live here now come first. If nobody else is on record here, no lookup is used. Show the next person (uses 1 of your 5 lookups) Who lived here 1 B. Bob Deceased Lived in Portland, OR',
    );
    expect(text).toContain('The property 2417 N Halyard Ave, Portland, OR B Appreciation');
    expect(text).toContain(
      'This report holds: 2 changes of ownership, with owners and sellers as recorded 3 mortgages',
    );
    expect(text).toContain('One property report, $9.99 Open the property page');
    expect(text).toContain('Get the property report');
    expect(renderHrefs(opened)).toContain(PROPERTY.offer?.href);
    expect(text).not.toContain('Approximate area');
    expect(renderToStaticMarkup(opened)).toContain('name="named" value="2"');
    expect(renderHrefs(opened)).toContain('/property/pnp-house');
  });

  it('sells no property report to who may read it, or where none is sold', () => {
    const named = { residents: [maya], position: { latitude: 45.5, longitude: -122.6 } };
    const reader = house(named, { property: { ...PROPERTY, isReadable: true, holds: null, offer: null } });
    expect(renderText(reader)).toContain('You can read its property report');
    expect(renderText(reader)).not.toContain('Get the property report');
    expect(renderHrefs(reader)).toContain('/property/pnp-house');
    expect(renderText(house(named))).toContain('We have no property record for this address.');
  });

  it('says that everybody is shown, or that no lookup is left', () => {
    const all = renderText(house({ residents: [maya], opening: null, isComplete: true }));
    expect(all).toContain('Everybody on record at this address is shown.');
    expect(all).not.toContain('(uses');
    const out = house({ opening: null, isOutOfLookups: true }, { plans: { href: PLANS, price: PLAN_PRICE } });
    expect(renderText(out)).toContain(
      'You have no lookup left in this period. $9.99 a month, renews monthly until you cancel See plans',
    );
    expect(renderText(house({ pastResidents: [bob], opening: null, isComplete: true }))).toContain('Who lived here 1');
  });

  it('says that nobody is on record after the form found nobody, and then offers nothing', () => {
    const text = renderText(house({}, { foundNobody: true }));
    expect(text).toContain('Nobody is on record at 2417 N Halyard Ave. No lookup was used.');
    expect(text).not.toContain('Show who lives at');
    expect(renderText(house({ residents: [maya] }, { foundNobody: true }))).not.toContain('Nobody is on record');
  });
});

test.each([
  [0, 'Fewer than 10 homes on this street are on record.'],
  [10, 'About 10 homes on this street are on record.'],
  [1_000, 'About 1,000 homes on this street are on record.'],
])('%i homes read %j', (homes, text) => {
  expect(addressPageCopy.lede(homes)).toBe(text);
});

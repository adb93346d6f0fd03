import { describe, expect, it, test } from 'vitest';
import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { buildAddressAnswer, buildMaskedOwner, buildNamedOwner } from '../../../tests/fixtures/reverse-search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { AddressPage } from './AddressPage.tsx';
import { streetWithoutNumber } from './AddressProperty.tsx';
import type { AddressPageModel } from './address-model.ts';

const site = { viewer: null, path: '/address/x', search: {} };
const named = (more: Partial<SearchResult> = {}) => buildNamedOwner({ fullName: 'Maya June Ostrowski', ...more });
const ANSWER = buildAddressAnswer({
  residents: [buildMaskedOwner(), buildMaskedOwner({ initials: 'D. H.', ageRange: '65+' })],
  residentsCount: 2,
  pastResidents: [buildMaskedOwner({ initials: 'P. A.', ageRange: null, city: null, state: null })],
  pastResidentsCount: 1,
});
const SEE = '/checkout/phone-summary?funnelType=address&addressId=Ahouse000000';

function page(answer: Partial<AddressSearchAnswer> = {}, more: Partial<AddressPageModel> = {}) {
  const model: AddressPageModel = {
    kind: 'address',
    answer: { ...ANSWER, ...answer },
    seeHref: SEE,
    propertyHref: '/property/pnp-house',
    visit: null,
    ...more,
  };
  return <AddressPage page={model} site={site} />;
}

describe('the page of an address', () => {
  it('says of somebody who has died that they have, in place of an age', () => {
    const gone = buildMaskedOwner({ isDead: true, ageRange: null });
    const text = renderText(page({ residents: [], residentsCount: 0, pastResidents: [gone], pastResidentsCount: 1 }));
    expect(text).toContain('Who lived here');
    expect(text).toContain('M. O. Deceased Portland, OR Before');
    expect(text).not.toContain('Age not on record');
  });

  it('lists current and past residents masked to initials, age range and city, and sells the names [F2-16]', () => {
    const text = renderText(page());
    expect(text).toContain('2417 N Halyard Ave Portland, Oregon. Two people now, one before.');
    expect(text).toContain('Who lives here 2 Premium');
    expect(text).toContain('M. O. In their 40s Portland, OR Now D. H. 65 or older Portland, OR Now');
    expect(text).toContain(
      'P. A. Age not on record City not on record Before Names are part of Premium. See the residents',
    );
    expect(renderHrefs(page())).toContain(SEE);
    expect(renderHrefs(page()).filter((href) => href.startsWith('/name/'))).toEqual([]);
  });

  it('links named residents, and then has nothing to sell', () => {
    const full = page(
      { residents: [named()], pastResidents: [named({ id: 'Pbob', isDead: true, fullName: 'Bob', age: '70' })] },
      { seeHref: null },
    );
    expect(renderHrefs(full)).toContain('/name/Maya-June-Ostrowski/Portland-OR/PmayaOstrowski1');
    expect(renderText(full)).toContain(
      'M. O. Maya June Ostrowski Age 41 · Lives in Portland, OR Now B. Bob Deceased Lived in Portland, OR Before',
    );
    expect(renderText(full)).not.toContain('Premium');
  });

  it('mentions no other house, and links to the property, the place and removal', () => {
    const hrefs = renderHrefs(page());
    expect(hrefs.filter((href) => href.startsWith('/address/'))).toEqual([]);
    // If nobody lives in the city, its page does not exist.
    expect(hrefs).not.toContain('/white-pages/portland-or');
    for (const href of ['/property/pnp-house', '/white-pages/or', '/address-search', '/opt-out'])
      expect(hrefs).toContain(href);
  });

  it('shows the property by its street without the number and the letter of its grade', () => {
    const text = renderText(page());
    expect(text).toContain('The property N Halyard Ave, Portland, OR B Appreciation');
    expect(renderText(page({ property: null }, { propertyHref: null }))).toContain(
      'We have no property record for this address.',
    );
    for (const [street, without] of [
      ['12 1/2 Elm St', 'Elm St'],
      ['12-B 5th Ave Apt 3', '5th Ave Apt 3'],
      ['N6W23001 Bluemound Rd', 'Bluemound Rd'],
    ] as const)
      expect(streetWithoutNumber(street)).toBe(without);
  });

  it('links readers who may not know which property it is to those of the place', () => {
    const free = page({ property: { pnpId: null, roiGrade: 'B' } }, { propertyHref: null });
    expect(renderHrefs(free)).toContain('/property-search/portland-or');
    expect(renderText(free)).toContain('Properties in Portland, OR');
    expect(renderHrefs(free).filter((href) => href.startsWith('/property/'))).toEqual([]);
  });

  it('labels an area as approximate, but not a position that the reader may see', () => {
    expect(renderText(page())).toContain('Approximate area');
    const position = { latitude: 45.5234, longitude: -122.6762, isExact: true };
    expect(renderText(page({ position }))).not.toContain('Approximate area');
  });

  it('says if nobody is on record', () => {
    const nobody = page(
      { residents: [], residentsCount: 0, pastResidents: [], pastResidentsCount: 0 },
      { seeHref: null },
    );
    expect(renderText(nobody)).toContain('We have no record of anyone who lives or lived here.');
    const past = page({ residents: [], residentsCount: 0 });
    expect(renderText(past)).toContain('Nobody on record now, one person before. Who lived here 1');
  });
});

test.each([
  [2, 3, 'Portland. Two people now, three before.'],
  [1, 0, 'Portland. One person now.'],
  [0, 0, 'Portland. Nobody on record now.'],
  [12, 1204, 'Portland. 12 people now, 1,204 before.'],
])('%i now and %i before reads %j', (now, before, text) => {
  expect(addressPageCopy.lede('Portland', now, before)).toBe(text);
});

test.each([
  [0, 0, ''],
  [0, 1, 'One more person lived here before. '],
  [11, 0, '11 more people on record here. '],
  [1, 2, 'One more person on record here, and two more people before. '],
])('with %i more now and %i more before, it says %j', (now, before, text) => {
  expect(addressPageCopy.residents.notShown(now, before)).toBe(text);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Address, FullAddress, OwnedProperty } from '../../../../shared/contract/person/address.ts';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { numberHomes } from '../../../../shared/people/life-line/number-homes.ts';
import {
  buildAddress,
  buildAddressProperty,
  buildHomeDetails,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPartialProperty,
  buildPerson,
} from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonAddresses } from './PersonAddresses.tsx';

const text = (known: Partial<Person>) =>
  renderText(<PersonAddresses page={buildPage(buildPerson(known))} />).replaceAll('\u00a0', ' ');
const full = buildAddress({
  line2: 'Apt 4',
  isHistorical: true,
  moveOutDate: '2022-06',
  roiGrade: 'B',
});
const hidden = buildObfuscatedAddress({ city: 'Eugene' });

test('a full address has street, place with ZIP, dates and its grade [P9-042]', () => {
  expect(text({ addresses: [full] })).toMatch(
    /^Addresses 1 1 88 Alder Ct, Apt 4 Portland, OR 97214 Mar, 2018 – Jun, 2022 B Appreciation grade B\./,
  );
});

test('an address that was sent whole says why we think so, after its dates or without any', () => {
  const provenance = { firstSeen: null, lastSeen: '2026-09', source: 'property record' } as const;
  expect(text({ addresses: [{ ...full, provenance }] })).toContain(
    'Mar, 2018 – Jun, 2022 Why we think so Kind of source Property record Last seen Sep, 2026 Report an error',
  );
  expect(text({ addresses: [{ ...full, datesOfResidence: null, provenance }] })).toContain(
    'OR 97214 Why we think so Kind of source Property record Last seen Sep, 2026 Report an error',
  );
});

test('a property record adds occupancy, neighborhood and facts about the house', () => {
  const shown = text({ addresses: [{ ...full, property: buildAddressProperty() }] });
  expect(shown).toContain('1 Owner occupied 88 Alder Ct');
  expect(shown).toContain('Portland, OR 97214 · Alder Park neighborhood');
  expect(shown).toContain('3 beds · 2.5 baths · 1,840 sq ft · Residential · Built 1978 · Sold $412K in 2018');
  const absentee = buildAddressProperty({ ownerOccupied: 'AbsenteeOwner', neighborhood: null });
  expect(text({ addresses: [{ ...full, property: absentee }] })).toContain('Absentee owner');
  const unknown = buildAddressProperty({ ownerOccupied: 'Unknown', neighborhood: ' ' });
  expect(text({ addresses: [{ ...full, property: unknown }] })).not.toMatch(/owner|Unknown|neighborhood/i);
});

test("the home's value appears at the current address it belongs to, and nowhere else", () => {
  const details = buildHomeDetails({ pnpId: 'n2', marketValue: 545_000 });
  const two = [buildAddress({ pnpId: 'n1' }), buildAddress({ line1: '2 Fir Row', pnpId: 'n2' }), full];
  const shown = text({ addresses: two, currentAddressDetails: details });
  expect(shown.match(/Market value \$545K/g)).toHaveLength(1);
  expect(shown.indexOf('Market value')).toBeGreaterThan(shown.indexOf('2 Fir Row'));
  const first = text({ addresses: [full, buildAddress()], currentAddressDetails: details });
  expect(first).toMatch(/Current .*Market value \$545K/);
  expect(text({ addresses: [full], currentAddressDetails: details })).not.toContain('Market value');
});

test('a hidden address is drawn as eights and a city [F6-27]', () => {
  const current = buildObfuscatedAddress({ city: 'Eugene', isHistorical: false });
  expect(text({ addresses: [current] })).toContain('1 Current 8888-88888888 Street in Eugene hidden Eugene, OR');
  expect(text({ addresses: [hidden] })).toContain('1 place on record 8888-88888888 Its street is hidden 1 Eugene, OR');
});

test('an address that is new or has changed since the last visit says so, hidden or not [P3-038]', () => {
  expect(text({ addresses: [{ ...full, delta: 'changed' }] })).toContain('1 Updated 88 Alder Ct');
  expect(text({ addresses: [{ ...hidden, delta: 'added' }] })).toContain('1 Eugene, OR New');
  expect(text({ addresses: [full, hidden] })).not.toMatch(/New|Updated/);
});

test('owned properties are listed below, each with its place, and why we think so if it was sent whole', () => {
  const ownedProperties: OwnedProperty[] = [
    {
      type: 'full',
      propertyId: 'o1',
      pnpId: 'n1',
      line1: '88 Driftline Rd',
      line1WithoutNumber: 'Driftline Rd',
      city: 'Yachats',
      stateCode: 'OR',
      zip5: '97498',
      county: 'Lincoln',
      provenance: { firstSeen: '2014-05', lastSeen: '2026-09', source: 'property record' },
    },
    buildPartialProperty({ pnpId: null }),
  ];
  const shown = text({ addresses: [full], ownedProperties });
  expect(shown).toContain('Owned properties 88 Driftline Rd Yachats, OR 97498');
  expect(shown.match(/Why we think so Kind of source Property record First seen May, 2014/g)).toHaveLength(1);
  expect(shown).toContain('8888 house number hidden Fir Row Bend, OR');
  expect(text({ ownedProperties })).toMatch(/No addresses found\. .*Owned properties 88 Driftline Rd/);
  expect(text({ addresses: [full] })).not.toContain('Owned');
});

test('more than three owned properties are folded', () => {
  const one = buildPartialProperty({ pnpId: null });
  expect(text({ ownedProperties: [one, one, one, one, one] })).toContain('View 2 More');
});

test('without an address, the section says so and offers to notify the viewer [P8-033 P8-034]', () => {
  expect(text({})).toBe(
    'Addresses No addresses found. Get notified when current address and historical addresses records are available. Get Notified',
  );
  expect(text({ isDead: true })).toBe('Addresses No addresses found.');
});

test('a street with a known id links to its page, in the same tab like all links to a price [P6-029]', () => {
  const linked = buildAddress({ id: 'Alinked00001' });
  const page = buildPage(buildPerson({ addresses: [linked, buildAddress({ id: null }), hidden] }));
  expect(renderHrefs(<PersonAddresses page={page} />).filter((href) => href.startsWith('/address/'))).toEqual([
    '/address/88-Alder-Ct/Portland-OR/Alinked00001',
  ]);
  const html = renderToStaticMarkup(<PersonAddresses page={page} />);
  expect(html).toContain('View full addresses');
  expect(html).not.toContain('_blank');
});

test('a street or an id that no path can contain is not linked', () => {
  const odd = [{ line1: 'Улица ' }, { city: '東京', stateCode: 'OR' as const, id: 'a/b' }, { id: '..' }];
  const addresses = odd.map((one) => buildAddress(one));
  expect(renderHrefs(<PersonAddresses page={buildPage(buildPerson({ addresses }))} />)).toEqual([]);
});

test('homes whose city alone was sent share one row with their numbers, and nothing opens more of them', () => {
  const places = ['Eugene', 'Salem', 'Bend', 'Medford', 'Salem'].map((city) => ({ ...hidden, city }));
  const page = buildPage(buildPerson({ addresses: [buildPartialAddress(), ...places] }));
  const html = renderToStaticMarkup(<PersonAddresses page={page} />);
  expect(renderText(<PersonAddresses page={page} />)).toContain(
    '5 more places on record 8888-88888888 Their streets are hidden 2 Eugene, OR 3 Salem, OR 4 Bend, OR 5 Medford, OR 6 Salem, OR',
  );
  expect(html.match(/8888-88888888/g)).toHaveLength(1);
  expect(html).not.toMatch(/View \d+ More|<details/);
});

test('a row has the number that its home has on the life line, and comes in that order', () => {
  const addresses = ['2004-01', '2018-05', '2011-09'].map((moveInDate, n) =>
    buildAddress({ line1: `${n} Fir Row`, isHistorical: moveInDate !== '2018-05', moveInDate, moveOutDate: null }),
  );
  const html = renderToStaticMarkup(<PersonAddresses page={buildPage(buildPerson({ addresses }))} />);
  const rows = [...html.matchAll(/id="(home-\d)".*?<h3>(?:<a[^>]*>)?(\d Fir Row)/gs)].map(
    ([, id, street]) => `${id} ${street}`,
  );
  expect(rows).toEqual(['home-1 1 Fir Row', 'home-2 2 Fir Row', 'home-3 0 Fir Row']);
  expect(
    numberHomes(addresses).map(({ address, number }) => `home-${number} ${(address as FullAddress).line1}`),
  ).toEqual(rows);
});

test('rows after the first four are in a carousel behind View N More, in the same order [F2-70 F1-20]', () => {
  const addresses: Address[] = [
    ...[1, 2, 3, 4, 5].map((n) => buildAddress({ id: n === 2 ? null : `Anumber0000${n}`, line1: `${n} Fir Row` })),
    hidden,
    { ...hidden, city: 'Salem' },
    { ...hidden, city: 'Bend' },
  ];
  const html = renderToStaticMarkup(<PersonAddresses page={buildPage(buildPerson({ addresses }))} />);
  const [listed = '', others = ''] = html.split('aria-label="More addresses"');
  const [behind = '', control = ''] = others.split('<details');
  const streets = (part: string) =>
    part.match(/Eugene|Salem|Bend|\d Fir Row/g)?.filter((s, at, all) => all.indexOf(s) === at);
  expect(streets(listed)).toEqual(['1 Fir Row', '3 Fir Row', '4 Fir Row', '5 Fir Row']);
  expect(streets(behind)).toEqual(['2 Fir Row', 'Eugene', 'Salem', 'Bend']);
  expect(control).toContain('View 2 More');
  expect(control.split('</details>')[0]).not.toContain('<li');
  expect(text({ addresses: addresses.slice(0, 4) })).not.toContain('More addresses');
});

test('an unknown address type is an error [F8-27]', () => {
  const strange = { ...hidden, type: 'rumoured' } as unknown as Address;
  expect(() => text({ addresses: [strange] })).toThrow('unexpected address type "rumoured"');
});

describe('the appreciation tag', () => {
  const forecast = buildAddressProperty({ roiScore: 64, simulationResults: { cstvP50: 50 }, lastSaleAmount: 400_000 });
  const tagged = buildAddress({ roiGrade: 'B', property: forecast });

  test('appears once per address, whatever labels its record has [P4-111]', () => {
    const many = buildAddressProperty({ ...forecast, roiTags: ['Appreciation', 'Steady rents', 'Low risk'] });
    const shown = text({ addresses: [{ ...tagged, property: many }] });
    expect(shown.match(/Appreciation/g)).toHaveLength(1);
    expect(shown).not.toContain('Steady rents');
    expect(shown).toContain('B Appreciation grade B, score 64 of 100. What it means');
    expect(text({ addresses: [{ ...tagged, roiGrade: null }] })).not.toContain('Appreciation');
  });

  test('explains every letter and marks the current one', () => {
    expect(text({ addresses: [tagged] })).toContain(
      'Forecast gain in value over 5 years A+: doubling in 5 years A: 67% or more B: 50% or more (this home) ' +
        'C: 27% to 50% D: 10% to 27% F: less than 10%, or a loss Forecast for this home: 50.0%. Behind the grade: Low vacancy.',
    );
  });

  test('of a home that is expected to lose value says so, in the forecast and in the outcome', () => {
    const losing = { ...forecast, roiScore: 9, simulationResults: { cstvP50: -3.2 } };
    const shown = text({ addresses: [{ ...tagged, roiGrade: 'F' as const, property: losing }] });
    expect(shown).toContain('F: less than 10%, or a loss (this home) Forecast for this home: expected to lose 3.2% of');
    expect(shown).toContain('Estimated loss after 5 years');
    expect(shown).not.toMatch(/-3\.2|profit/);
  });

  test("says what buying and selling would leave, at the home's value or else its last sale price", () => {
    expect(text({ addresses: [tagged] })).toContain(
      'Estimated profit after 5 years: $53K, if bought today for $400K. Assumes 4% closing costs, 6% selling fees, 25% down and ' +
        'a 30-year fixed loan at 6.5%.',
    );
    const home = { ...tagged, pnpId: 'n1', property: { ...forecast, simulationResults: { cstvP50: 10 } } };
    const currentAddressDetails = buildHomeDetails({ pnpId: 'n1', marketValue: 545_000 });
    expect(text({ addresses: [home], currentAddressDetails })).toMatch(
      /Estimated loss after 5 years: \$\d+K, if bought today for \$545K/,
    );
    const priceless = { ...tagged, property: { ...forecast, lastSaleAmount: null } };
    expect(text({ addresses: [priceless] })).not.toMatch(/Estimated|Assumes/);
  });

  test('with only a letter, the arc ends where that grade begins', () => {
    const partial = buildPartialAddress({ roiGrade: 'B' });
    const page = buildPage(buildPerson({ addresses: [partial] }));
    expect(renderToStaticMarkup(<PersonAddresses page={page} />)).toContain('stroke-dasharray="180 400"');
    const shown = text({ addresses: [partial] });
    expect(shown).toContain('B Appreciation grade B. What it means');
    expect(shown).not.toMatch(/score|Forecast for|Estimated/);
  });
});

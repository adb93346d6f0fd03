import { expect, test } from 'vitest';
import type { Address, CurrentAddressDetails, OwnedProperty } from '../../../../shared/contract/address.ts';
import type { Person } from '../../../../shared/contract/person.ts';
import { renderText } from '../../../ui/render-text.ts';
import { buildAddress, buildAddressProperty, buildPage, buildPerson } from '../person-fixtures.ts';
import { PersonAddresses } from './PersonAddresses.tsx';

const text = (known: Partial<Person>) =>
  renderText(<PersonAddresses page={buildPage(buildPerson(known))} />).replaceAll('\u00a0', ' ');
const full = buildAddress({
  line2: 'Apt 4',
  isHistorical: true,
  moveOutDate: '2022-06',
  roiGrade: 'B',
});
const hidden: Address = { type: 'obfuscated', city: 'Eugene', stateCode: 'OR', isHistorical: true };

test('a full address has street, place with ZIP, dates and its grade', () => {
  expect(text({ addresses: [full] })).toBe(
    'Addresses 1 Past Appreciation B 88 Alder Ct, Apt 4 Portland, OR 97214 Mar, 2018 – Jun, 2022',
  );
});

test('an address says when it was last confirmed, behind its dates or without them', () => {
  const provenance = { firstSeen: null, lastSeen: '2026-09', source: 'property record' } as const;
  expect(text({ addresses: [{ ...full, provenance }] })).toContain(
    'Mar, 2018 – Jun, 2022. Last confirmed Sep 2026, property record',
  );
  expect(text({ addresses: [{ ...full, datesOfResidence: null, provenance }] })).toContain(
    'OR 97214 Last confirmed Sep 2026, property record',
  );
});

test('a property record adds who lives there, the neighborhood and what the house is', () => {
  const shown = text({ addresses: [{ ...full, property: buildAddressProperty() }] });
  expect(shown).toContain('Past Owner occupied Appreciation B 88 Alder Ct');
  expect(shown).toContain('Portland, OR 97214 · Alder Park neighborhood');
  expect(shown).toContain('3 beds · 2.5 baths · 1,840 sq ft · Residential · Built 1978 · Sold $412K in 2018');
  const absentee = buildAddressProperty({ ownerOccupied: 'AbsenteeOwner', neighborhood: null });
  expect(text({ addresses: [{ ...full, property: absentee }] })).toContain('Absentee owner');
  const unknown = buildAddressProperty({ ownerOccupied: 'Unknown', neighborhood: ' ' });
  expect(text({ addresses: [{ ...full, property: unknown }] })).not.toMatch(/owner|Unknown|neighborhood/i);
});

test('the value of the home stands at the current address it belongs to, and nowhere else', () => {
  const details: CurrentAddressDetails = {
    type: 'full',
    propertyAddress: { line1: '2 Fir Row', macroNbh: null, city: 'Portland', state: 'OR', zip5: '97214' },
    propertyPurpose: null,
    bedrooms: null,
    bathrooms: null,
    livingSqft: null,
    marketValue: 545_000,
    pnpId: 'n2',
    latlong: null,
  };
  const two = [buildAddress({ pnpId: 'n1' }), buildAddress({ line1: '2 Fir Row', pnpId: 'n2' }), full];
  const shown = text({ addresses: two, currentAddressDetails: details });
  expect(shown.match(/Market value \$545K/g)).toHaveLength(1);
  expect(shown.indexOf('Market value')).toBeGreaterThan(shown.indexOf('2 Fir Row'));
  const first = text({ addresses: [full, buildAddress()], currentAddressDetails: details });
  expect(first).toMatch(/Current .*Market value \$545K$/);
  expect(text({ addresses: [full], currentAddressDetails: details })).not.toContain('Market value');
});

test('an address that may not be seen is eights and a city', () => {
  expect(text({ addresses: [hidden] })).toContain('Past 8888-88888888 Street in Eugene hidden Eugene, OR');
});

test('an address that is new or has changed since the last look says so, hidden or not', () => {
  expect(text({ addresses: [{ ...full, delta: 'changed' }] })).toContain('Past Updated Appreciation B');
  expect(text({ addresses: [{ ...hidden, delta: 'added' }] })).toContain('Past New 8888');
  expect(text({ addresses: [full, hidden] })).not.toMatch(/New|Updated/);
});

test('what the person owns stands below, each property with its place', () => {
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
    },
    { type: 'partial', pnpId: null, line1WithoutNumber: 'Fir Row', city: 'Bend', stateCode: 'OR' },
  ];
  const shown = text({ addresses: [full], ownedProperties });
  expect(shown).toContain('Owned properties 88 Driftline Rd Yachats, OR 97498');
  expect(shown).toContain('8888 house number hidden Fir Row Bend, OR');
  expect(text({ ownedProperties })).toMatch(/No addresses found\. Owned properties 88 Driftline Rd/);
  expect(text({ addresses: [full] })).not.toContain('Owned');
});

test('more than three owned properties are folded', () => {
  const one: OwnedProperty = {
    ...{ type: 'partial', pnpId: null },
    ...{ line1WithoutNumber: 'Fir Row', city: 'Bend', stateCode: 'OR' },
  };
  expect(text({ ownedProperties: [one, one, one, one, one] })).toContain('View 2 More');
});

test('without an address the section says so and offers nothing', () => {
  expect(text({})).toBe('Addresses No addresses found.');
});

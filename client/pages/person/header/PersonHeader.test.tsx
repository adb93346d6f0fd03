import { expect, test } from 'vitest';
import type { Address } from '../../../../shared/contract/address.ts';
import type { Person } from '../../../../shared/contract/person.ts';
import { renderHrefs, renderText } from '../../../ui/render-text.ts';
import { buildAddress, buildPerson } from '../person-fixtures.ts';
import { PersonHeader } from './PersonHeader.tsx';

const partial: Address = {
  type: 'partial',
  line1WithoutNumber: 'N Halyard Ave',
  city: 'Portland',
  stateCode: 'OR',
  isHistorical: false,
  latlong: null,
  roiGrade: null,
};
const past: Address = { type: 'obfuscated', city: 'Astoria', stateCode: 'OR', isHistorical: true };

test('the line under the name says as much of the street as was sent', () => {
  expect(renderText(<PersonHeader person={buildPerson({ addresses: [partial] })} />)).toContain(
    'Lives on N Halyard Ave in Portland, Oregon',
  );
});

test('a home whose neighborhood is known is told by it, else by its street', () => {
  const home = (macroNbh: string | null, city = 'Portland') =>
    ({
      type: 'full',
      propertyAddress: { line1: '88 Alder Ct', macroNbh, city, state: 'OR', zip5: '97214' },
      ...{ propertyPurpose: null, bedrooms: null, bathrooms: null, livingSqft: null, marketValue: null },
      ...{ pnpId: 'n1', latlong: null },
    }) as const;
  const line = (details: Person['currentAddressDetails']) =>
    renderText(<PersonHeader person={buildPerson({ addresses: [buildAddress()], currentAddressDetails: details })} />);
  expect(line(home('Kenwick'))).toContain('Lives in the Kenwick neighborhood of Portland, Oregon');
  for (const details of [null, home(null), home(' '), home('Kenwick', 'Salem')])
    expect(line(details)).toContain('Lives at 88 Alder Ct in Portland, Oregon');
});

test('what the person owns is counted, with the way to it where it was sent', () => {
  const partial = {
    type: 'partial',
    pnpId: null,
    line1WithoutNumber: 'Fir Row',
    city: 'Bend',
    stateCode: 'OR',
  } as const;
  const sent = <PersonHeader person={buildPerson({ ownedProperties: [partial, partial] })} />;
  expect(renderText(sent)).toContain('Owns 2 properties');
  expect(renderHrefs(sent)).toContain('#person-details-owned-properties');
  const counts = { ...buildPerson().counts, ownedPropertiesCount: 1 };
  const counted = <PersonHeader person={buildPerson({ counts })} />;
  expect(renderText(counted)).toContain('Owns 1 property');
  expect(renderHrefs(counted)).toEqual([]);
});

test('the place leads to a search for the name there, if a path can spell the name', () => {
  expect(renderHrefs(<PersonHeader person={buildPerson({ addresses: [past] })} />)).toEqual([
    '/name/Maya-Ostrowski/Astoria-OR',
  ]);
  const name = { firstName: '花子', middleName: null, lastName: '山田', suffix: null, fullName: '山田 花子' };
  expect(renderHrefs(<PersonHeader person={buildPerson({ name, addresses: [past] })} />)).toEqual([]);
});

test('of who has died the page says where they lived last', () => {
  const text = renderText(<PersonHeader person={buildPerson({ isDead: true, addresses: [past] })} />);
  expect(text).toContain('Last lived in Astoria, Oregon');
  expect(text).toContain('Records show that Maya has died.');
  expect(text).toContain('Lived in Astoria, OR');
});

test.each([
  [{ age: 80, ageRange: null, month: 6, year: 1946 }, 'Born Jun, 1946 Lived in'],
  [{ age: null, ageRange: '65+' }, 'Age 65+ Lived in'],
  [{ age: 41, ageRange: null }, 'has died. Lived in'],
  [{ age: null, ageRange: '40s' }, 'has died. Lived in'],
  [{ age: null, ageRange: null, month: null, year: null }, 'has died. Lived in'],
])('of who has died no age is shown that would grow (%#)', (dateOfBirth, text) => {
  const person = buildPerson({ isDead: true, dateOfBirth });
  expect(renderText(<PersonHeader person={person} />)).toContain(text);
});

test.each([
  [{ age: 41, ageRange: null }, 'Age 41'],
  [{ age: null, ageRange: '65+' }, 'Age 65+'],
  [{ age: null, ageRange: null }, 'Age --'],
  [{ age: 71, ageRange: null, month: 3, year: 1955 }, 'Age 71, born Mar, 1955'],
  [{ age: 71, ageRange: null, month: null, year: 1955 }, 'Age 71, born 1955'],
])('shows an age as it was sent (%#)', (dateOfBirth, text) => {
  expect(renderText(<PersonHeader person={buildPerson({ dateOfBirth })} />)).toContain(text);
});

test('the work reads title at company, and a profile is linked where there is one', () => {
  const work = { type: 'full', title: 'Surveyor', companyName: 'Alder & Finch', companyDomain: null } as const;
  const header = (linkedInUrl: string | null, more: { title?: string; companyName?: string } = {}) => (
    <PersonHeader person={buildPerson({ professionalData: { ...work, ...more, linkedInUrl } })} />
  );
  expect(renderText(header(null))).toContain('Work Surveyor at Alder & Finch');
  expect(renderText(header(null, { title: ' ' }))).toMatch(/Work Alder & Finch$/);
  expect(renderText(header(null, { title: '', companyName: '' }))).not.toContain('Work');
  expect(renderHrefs(header('https://profiles.example/maya'))).toEqual(['https://profiles.example/maya']);
  expect(renderHrefs(header('javascript:alert(1)'))).toEqual([]);
});

test('of the work a teaser says only what is on record', () => {
  const teaser = {
    type: 'teaser' as const,
    titleAvailable: false,
    companyNameAvailable: true,
    linkedInUrlAvailable: true,
  };
  expect(renderText(<PersonHeader person={buildPerson({ professionalData: teaser })} />)).toContain(
    'Work Employer on record',
  );
  const none = { ...teaser, companyNameAvailable: false };
  expect(renderText(<PersonHeader person={buildPerson({ professionalData: none })} />)).not.toContain('Work');
});

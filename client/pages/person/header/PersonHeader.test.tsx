import { expect, test } from 'vitest';
import type { Address } from '../../../../shared/contract/person.ts';
import { renderText } from '../../../ui/render-text.ts';
import { buildPerson } from '../person-fixtures.ts';
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

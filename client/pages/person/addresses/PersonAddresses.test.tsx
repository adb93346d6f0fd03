import { expect, test } from 'vitest';
import type { FullAddress } from '../../../../shared/contract/person.ts';
import { renderText } from '../../../ui/render-text.ts';
import { buildPerson } from '../person-fixtures.ts';
import { PersonAddresses } from './PersonAddresses.tsx';
import { residenceDates } from './residence-dates.ts';

const full: FullAddress = {
  type: 'full',
  id: null,
  line1: '88 Alder Ct',
  line2: 'Apt 4',
  city: 'Portland',
  stateCode: 'OR',
  zip5: '97214',
  county: null,
  isHistorical: true,
  moveInDate: '2018-03',
  moveOutDate: '2022-06',
  latlong: null,
  pnpId: null,
  roiGrade: 'B',
};

test('a full address has street, place with ZIP, dates and its grade', () => {
  expect(renderText(<PersonAddresses person={buildPerson({ addresses: [full] })} />)).toBe(
    'Addresses 1 Past Appreciation B 88 Alder Ct, Apt 4 Portland, OR 97214 Mar, 2018 – Jun, 2022',
  );
});

test('an address that may not be seen is eights and a city', () => {
  const hidden = { type: 'obfuscated', city: 'Eugene', stateCode: 'OR', isHistorical: true } as const;
  expect(renderText(<PersonAddresses person={buildPerson({ addresses: [hidden] })} />)).toContain(
    'Past 8888-88888888 Street in Eugene hidden Eugene, OR',
  );
});

test('without an address the section says so and offers nothing', () => {
  expect(renderText(<PersonAddresses person={buildPerson()} />)).toBe('Addresses No addresses found.');
});

test.each([
  ['2018-03', null, false, 'Since Mar, 2018'],
  ['2018-03', null, true, 'From Mar, 2018'],
  [null, '2022-06', true, 'Until Jun, 2022'],
  [null, null, true, null],
])('dates of residence may lack an end (%s, %s)', (moveInDate, moveOutDate, isHistorical, text) => {
  expect(residenceDates({ moveInDate, moveOutDate, isHistorical })).toBe(text);
});

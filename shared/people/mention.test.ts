import { expect, it } from 'vitest';
import type { Address } from '../contract/person/address.ts';
import { firstNameOf, mainAddressOf, placeInFull } from './mention.ts';

const at = (city: string, isHistorical: boolean): Address => ({
  type: 'obfuscated',
  city,
  stateCode: 'OR',
  isHistorical,
});

it('calls a person by the first name, and by the whole name where there is none', () => {
  const name = { firstName: 'Maya', middleName: null, lastName: 'Ostrowski', suffix: null, fullName: 'Maya Ostrowski' };
  expect(firstNameOf({ name })).toBe('Maya');
  expect(firstNameOf({ name: { ...name, firstName: ' ' } })).toBe('Maya Ostrowski');
});

it('takes the current address for the main one, else the first of the earlier ones', () => {
  expect(mainAddressOf({ addresses: [at('Eugene', true), at('Portland', false)] })?.city).toBe('Portland');
  expect(mainAddressOf({ addresses: [at('Eugene', true), at('Salem', true)] })?.city).toBe('Eugene');
  expect(mainAddressOf({ addresses: [] })).toBeNull();
});

it('writes the state out', () => {
  expect(placeInFull({ city: 'Portland', stateCode: 'OR' })).toBe('Portland, Oregon');
});

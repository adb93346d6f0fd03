import { describe, expect, it, test } from 'vitest';
import type { Address } from '../contract/person/address.ts';
import { firstNameOf, initialsOf, mainAddressOf, placeInFull, pluralizeLastName } from './mention.ts';

const at = (city: string, isHistorical: boolean): Address => ({
  type: 'obfuscated',
  city,
  stateCode: 'OR',
  isHistorical,
});

it('calls a person by first name, or by full name if there is none', () => {
  const name = { firstName: 'Maya', middleName: null, lastName: 'Ostrowski', suffix: null, fullName: 'Maya Ostrowski' };
  expect(firstNameOf({ name })).toBe('Maya');
  expect(firstNameOf({ name: { ...name, firstName: ' ' } })).toBe('Maya Ostrowski');
});

it('uses the current address as the main one, else the first earlier one', () => {
  expect(mainAddressOf({ addresses: [at('Eugene', true), at('Portland', false)] })?.city).toBe('Portland');
  expect(mainAddressOf({ addresses: [at('Eugene', true), at('Salem', true)] })?.city).toBe('Eugene');
  expect(mainAddressOf({ addresses: [] })).toBeNull();
});

it('spells out the state', () => {
  expect(placeInFull({ city: 'Portland', stateCode: 'OR' })).toBe('Portland, Oregon');
});

test.each([
  ['Maya Ostrowski', 'M. O.'],
  ['Maya June Ostrowski', 'M. O.'],
  ['Maya Ostrowski Jr', 'M. O.'],
  ['Maya Ostrowski, III', 'M. O.'],
  ['J Ostrowski', 'J. O.'],
  ['  élodie   de la cruz ', 'É. C.'],
  ['Cher', 'C.'],
  ['"Bo" O\u2019Neil', 'B. O.'],
  ['Maya 😀', 'M.'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('the plural of a last name (P 5)', () => {
  it.each([
    ['Jones', 'Joneses'],
    ['Fox', 'Foxes'],
    ['Ortiz', 'Ortizes'],
    ['Church', 'Churches'],
    ['Walsh', 'Walshes'],
  ])('adds es after s, x, z, ch and sh: %s [P5-035]', (name, plural) => {
    expect(pluralizeLastName(name)).toBe(plural);
  });
  it.each([
    ['Kennedy', 'Kennedies'],
    ['Murphy', 'Murphies'],
  ])('turns a y after a consonant into ies: %s [P5-036]', (name, plural) => {
    expect(pluralizeLastName(name)).toBe(plural);
  });
  it.each([
    ['Ostrowski', 'Ostrowskis'],
    ['Conway', 'Conways'],
    ['Y', 'Ys'],
    ['De La Cruz', 'De La Cruzes'],
    ['Nuñez-Peña', 'Nuñez-Peñas'],
    [' Lind ', 'Linds'],
  ])('otherwise adds s: %s [P5-037]', (name, plural) => {
    expect(pluralizeLastName(name)).toBe(plural);
  });
  it.each(['محمد', '山田', 'Lind 🏡', ''])('does not change a name that does not end in a Latin letter: %s', (name) => {
    expect(pluralizeLastName(name)).toBe(name);
  });
});

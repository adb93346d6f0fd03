import { describe, expect, it } from 'vitest';
import { pluralizeFirstName, pluralizeLastName } from './plural-name.ts';

describe('the plural of a last name (P 5)', () => {
  it.each([
    ['Jones', 'Joneses'],
    ['Fox', 'Foxes'],
    ['Ortiz', 'Ortizes'],
    ['Church', 'Churches'],
    ['Walsh', 'Walshes'],
  ])('takes es after s, x, z, ch and sh: %s [P5-035]', (name, plural) => {
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
  ])('takes s else: %s [P5-037]', (name, plural) => {
    expect(pluralizeLastName(name)).toBe(plural);
  });
  it.each(['محمد', '山田', 'Lind 🏡', ''])('leaves a name alone that does not end in a Latin letter: %s', (name) => {
    expect(pluralizeLastName(name)).toBe(name);
  });
});

it('a first name keeps its y in the plural', () => {
  expect(['Maya', 'James', 'Mary'].map(pluralizeFirstName)).toEqual(['Mayas', 'Jameses', 'Marys']);
});

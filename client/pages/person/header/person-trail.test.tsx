import { describe, expect, test } from 'vitest';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { buildObfuscatedAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import type { Trail } from '../../../ui/navigation/trail.ts';
import { personTrail } from './person-trail.ts';

const home = buildObfuscatedAddress({ isHistorical: false });
const trail = (person: Person, fillScore: number) => personTrail({ results: person, fillScore });
const textOf = ({ crumbs }: Trail) => crumbs.map(({ name }) => name).join(' ');
const hrefsOf = ({ crumbs }: Trail) => crumbs.map(({ path }) => path);
const named = (lastName: string, firstName = 'Maya') => {
  const name = { firstName, middleName: 'Lind', lastName, suffix: null, fullName: `${firstName} Lind ${lastName}` };
  return buildPerson({ name, addresses: [home] });
};
const maya = named('Ostrowski');

describe('the crumbs of a person’s page', () => {
  test('from the search to letter and last name [P2-066 P2-067 P2-068]', () => {
    expect(textOf(trail(maya, 0))).toBe('People Search O Ostrowski');
    expect(hrefsOf(trail(maya, 0))).toEqual(['/people-search', '/directory/name/o', '/directory/name/o/ostrowski']);
  });

  test('at fillScore 51, full name, state and city follow; at 50, they do not [P2-072 P9-009]', () => {
    expect(textOf(trail(maya, 51))).toBe('People Search O Ostrowski Maya Lind Ostrowski Oregon Portland');
    expect(textOf(trail(maya, 50))).toBe('People Search O Ostrowski');
  });

  test('full name, state and city lead to people searches for name, name + state, and name + city [P2-073 P2-122]', () => {
    expect(hrefsOf(trail(maya, 51)).slice(3)).toEqual([
      '/name/Maya-Ostrowski/-',
      '/name/Maya-Ostrowski/OR',
      '/name/Maya-Ostrowski/Portland-OR',
    ]);
  });

  test.each([
    ['De La Cruz', 'd', 'de'],
    ["O'Neil-Smith", 'o', 'oneilsmith'],
    ['Nuñez', 'n', 'nunez'],
    ['2Pac', 'p', 'pac'],
  ])('the directory path of %s', (lastName, letter, partial) => {
    expect(hrefsOf(trail(named(lastName), 0)).slice(1)).toEqual([
      `/directory/name/${letter}`,
      `/directory/name/${letter}/${partial}`,
    ]);
  });

  test('a search link drops a suffix and a first name of one character', () => {
    expect(hrefsOf(trail(named('Ostrowski Jr', 'M'), 51))[3]).toBe('/name/Ostrowski/-');
  });

  test('a name that no path can contain has no directory and no search [P2-071]', () => {
    expect(hrefsOf(trail(named('山田', '花子'), 60))).toEqual(['/people-search']);
  });

  test('without an address the crumbs end with the name', () => {
    expect(textOf(trail(buildPerson(), 90))).toBe('People Search O Ostrowski Maya Ostrowski');
  });

  test('a phone’s one step back says whose list it leads to, and where', () => {
    const { back } = trail(maya, 51);
    expect(back).toBe('Maya Ostrowski in Portland, OR');
    expect(trail(buildPerson(), 90).back).toBe('Everybody named Maya Ostrowski');
    expect(trail(maya, 50).back).toBeUndefined();
  });

  test('no two crumbs lead to the same page', () => {
    const unspellable = buildPerson({ addresses: [{ ...home, city: '東京' }] });
    const hrefs = hrefsOf(trail(unspellable, 90));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});

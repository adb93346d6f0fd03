import { beforeEach, describe, expect, it } from 'vitest';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('a compound name alone', () => {
  beforeEach(() => {
    for (const last of [
      'Snyder-Pierce',
      'Dela Cruz',
      'De La Cruz',
      'Delacruz',
      'Vander Meer',
      'de la Peña',
      'Hale-Navarro',
      "O'Shea-Quinn",
      "O'Neil",
      'McDonald',
    ])
      origin.add({ id: last.replace(/\W/g, '').slice(0, 9), first: 'Una', last, homes: ['eugene'] });
    origin.add({ id: 'mk', first: 'Mary Kate', last: 'Lind', homes: ['eugene'] });
    origin.add({ id: 'am', first: 'Ana Maria', last: 'Lind', homes: ['eugene'] });
  });

  it.each([
    ['Snyder-Pierce', ['Una Snyder-Pierce']],
    ['Dela Cruz', ['Una De La Cruz', 'Una Dela Cruz', 'Una Delacruz']],
    ['De La Cruz', ['Una De La Cruz', 'Una Dela Cruz', 'Una Delacruz']],
    ['Delacruz', ['Una De La Cruz', 'Una Dela Cruz', 'Una Delacruz']],
    ['Vander Meer', ['Una Vander Meer']],
    ['de la Peña', ['Una de la Peña']],
    ['Hale-Navarro', ['Una Hale-Navarro']],
    ["O'Shea-Quinn", ["Una O'Shea-Quinn"]],
    ['O Neil', ["Una O'Neil"]],
    ['Mc Donald', ['Una McDonald']],
    ['Mary Kate', ['Mary Kate Lind']],
    ['Ana Maria', ['Ana Maria Lind']],
  ])('%s finds everyone who has it, exactly, anywhere and in their city', async (name, expected) => {
    for (const location of [undefined, 'Eugene, OR']) {
      const { results, exactTotal } = await origin.search(name, location);
      const exact = results.filter(({ match }) => match === 'exact').map(({ fullName }) => fullName);
      expect(exact.sort()).toEqual(expected);
      expect(exactTotal).toBe(expected.length);
    }
  });

  it('comes after people with that first and last name, and before close matches', async () => {
    origin.add({ id: 'b', first: 'Mary', last: 'Kate' });
    origin.add({ id: 'c', first: 'Molly', last: 'Kate' });
    expect(await origin.found('Mary Kate')).toEqual([
      ['Mary Kate', 'exact'],
      ['Mary Kate Lind', 'exact'],
      ['Molly Kate', 'nickname'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseSearchName, searchNameOf, withoutSuffix } from './person-name.ts';

describe('searchNameOf (P 2.7)', () => {
  it.each(['Jr', 'Sr', 'II', 'III', 'IV', 'V', 'jr.', 'Sr.', 'iii'])(
    'drops the suffix %s from the last name',
    (suffix) => {
      expect(searchNameOf({ firstName: 'Maya', lastName: `Ostrowski ${suffix}` })).toBe('Maya Ostrowski');
      expect(searchNameOf({ firstName: 'Maya', lastName: `Ostrowski, ${suffix}` })).toBe('Maya Ostrowski');
    },
  );
  it('ignores a first name of one character', () => {
    expect(searchNameOf({ firstName: 'M', lastName: 'Ostrowski' })).toBe('Ostrowski');
    expect(searchNameOf({ firstName: 'M.', lastName: 'Ostrowski' })).toBe('Ostrowski');
    expect(searchNameOf({ firstName: 'Mo', lastName: 'Ostrowski' })).toBe('Mo Ostrowski');
  });
  it('keeps a last name that only looks like a suffix', () => {
    expect(withoutSuffix('V')).toBe('V');
    expect(withoutSuffix('Vivi')).toBe('Vivi');
  });
});

describe('parseSearchName', () => {
  it.each([
    ['Maya Ostrowski', 'Maya', '', 'Ostrowski'],
    ['  Maya   Ann  Ostrowski ', 'Maya', 'Ann', 'Ostrowski'],
    ['Ostrowski', '', '', 'Ostrowski'],
    ['M Ostrowski', '', '', 'Ostrowski'],
    ['Maya Ostrowski Jr.', 'Maya', '', 'Ostrowski'],
    ['Maya Ostrowski, Jr', 'Maya', '', 'Ostrowski'],
    ['Ostrowski, Maya', 'Maya', '', 'Ostrowski'],
    ['De La Cruz III, Maria Elena', 'Maria', 'Elena', 'De La Cruz'],
    ['Ostrowski,', '', '', 'Ostrowski'],
    [', Maya', '', '', 'Maya'],
    ['', '', '', ''],
  ])('reads %j', (text, firstName, middleName, lastName) => {
    expect(parseSearchName(text)).toEqual({ firstName, middleName, lastName });
  });
});

import { describe, expect, it, test } from 'vitest';
import { parseSearchName, readTypedName, searchNameOf } from './person-name.ts';

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
  ])('reads %j [F3-17]', (text, firstName, middleName, lastName) => {
    expect(parseSearchName(text)).toEqual({ firstName, middleName, lastName });
  });

  it.each(['Jr', 'Sr', 'II', 'III', 'IV', 'V', 'jr.', 'Sr.', 'iii'])(
    'drops the suffix %s (P 2.7) [P2-124]',
    (suffix) => {
      for (const text of [`Maya Ostrowski ${suffix}`, `Maya Ostrowski, ${suffix}`])
        expect(parseSearchName(text)).toEqual({ firstName: 'Maya', middleName: '', lastName: 'Ostrowski' });
    },
  );

  it('keeps a last name that only looks like a suffix', () => {
    expect(parseSearchName('V').lastName).toBe('V');
    expect(parseSearchName('Maya Vivi').lastName).toBe('Vivi');
  });
});

const searched = (firstName: string, lastName: string) =>
  searchNameOf({ firstName, middleName: 'Lind', lastName, suffix: null, fullName: 'The full name' });

it('is first and last name, without anything in between', () => {
  expect(searched('Maya', 'Ostrowski')).toBe('Maya Ostrowski');
  expect(searched('Maria', 'De La Cruz')).toBe('Maria De La Cruz');
});
it.each(['Jr', 'Sr', 'II', 'III', 'IV', 'V', 'jr.', ', Jr.'])('drops %s from the last name [P2-123]', (suffix) => {
  expect(searched('Maya', `Ostrowski ${suffix}`)).toBe('Maya Ostrowski');
});
it('ignores a first name of one character [P2-125]', () => {
  expect(searched('M', 'Ostrowski')).toBe('Ostrowski');
  expect(searched('M.', 'Ostrowski')).toBe('Ostrowski');
});
it('is whatever there is if the first or last name is missing', () => {
  expect(searched('Maya', '')).toBe('Maya');
  expect(searched('', 'Ostrowski')).toBe('Ostrowski');
  expect(searched(' ', '')).toBe('The full name');
});

describe('a name with its last name first', () => {
  test.each([
    ['Walker, James', 'James Walker'],
    ['walker,james', 'james walker'],
    [' Walker ,  James Quincy ', 'James Quincy Walker'],
    ['De La Cruz, Maria', 'Maria De La Cruz'],
    ['Walker, James, Jr.', 'James Walker Jr.'],
    ['Walker, James Jr.', 'James Walker Jr.'],
    ['Walker Jr., James', 'James Walker Jr.'],
    ['Walker, Jr., James', 'James Walker Jr.'],
    ['Walker, James, Quincy', 'James Quincy Walker'],
  ])('%s is read as %s', (typed, read) => {
    expect(readTypedName(typed)).toBe(read);
  });

  test.each(['James Walker', 'Walker, Jr.', 'James Walker, Jr.', 'James Walker, III', 'Walker,', ', James', 'Jr.', ''])(
    '%s is not one and stays as it is',
    (typed) => {
      expect(readTypedName(typed)).toBe(typed);
    },
  );

  test('keeps all its parts', () => {
    for (const typed of ['Walker, James', 'Walker, James Quincy', 'Walker, James, Jr.', 'Walker Jr., James']) {
      expect(parseSearchName(readTypedName(typed)), typed).toEqual(parseSearchName(typed));
    }
  });
});

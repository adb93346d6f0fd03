import { describe, expect, test } from 'vitest';
import { parseSearchName } from './person-name.ts';
import { readTypedName } from './typed-name.ts';

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
    '%s is none and stays as it is',
    (typed) => {
      expect(readTypedName(typed)).toBe(typed);
    },
  );

  test('has the parts that it had', () => {
    for (const typed of ['Walker, James', 'Walker, James Quincy', 'Walker, James, Jr.', 'Walker Jr., James']) {
      expect(parseSearchName(readTypedName(typed)), typed).toEqual(parseSearchName(typed));
    }
  });
});

import { expect, it } from 'vitest';
import { searchNameOf } from './search-name.ts';

const searched = (firstName: string, lastName: string) =>
  searchNameOf({ firstName, middleName: 'Lind', lastName, suffix: null, fullName: 'The full name' });

it('is first and last name, without what stands between them', () => {
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
it('is what there is where first or last name is missing', () => {
  expect(searched('Maya', '')).toBe('Maya');
  expect(searched('', 'Ostrowski')).toBe('Ostrowski');
  expect(searched(' ', '')).toBe('The full name');
});

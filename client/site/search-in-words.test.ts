import { expect, test } from 'vitest';
import { searchInWords } from './search-in-words.ts';

test('a search is summed up with its place, and only with what its kind of search sends', () => {
  const values = { name: 'Terry Pierce', phone: '503-555-0142', street: '12 Dunby Ln', location: 'Portland, OR' };
  expect(searchInWords(values)).toEqual({ what: 'Terry Pierce', place: 'Portland, OR' });
  expect(searchInWords({ by: 'address', ...values })).toEqual({ what: '12 Dunby Ln', place: 'Portland, OR' });
  expect(searchInWords({ by: 'phone', ...values })).toEqual({ what: '503-555-0142', place: null });
});

test('empty fields are left out', () => {
  expect(searchInWords({ name: '', location: '' })).toEqual({ what: null, place: null });
  expect(searchInWords({ location: 'Oregon' })).toEqual({ what: null, place: 'Oregon' });
});

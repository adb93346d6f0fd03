import { expect, test } from 'vitest';
import { matchedOn, matchFields } from './match-indicators.ts';

const exact = (item: string) => ({ item, method: 'Exact' });

test.each([
  [['Name'], 'Matched on name'],
  [['Name', 'Date of birth'], 'Matched on name and birth date'],
  [['name', 'DOB', 'Address'], 'Matched on name, birth date and address'],
  [['Name', 'full name'], 'Matched on name'],
  [['Fingerprint', 'constructor'], 'Matched on Fingerprint and constructor'],
])('a sentence says what a record has in common with a person: %j', (items, text) => {
  expect(matchedOn(items.map(exact))).toBe(text);
});

test('a comparison without a match is left out', () => {
  expect(matchedOn([exact('Name'), { item: 'Address', method: 'No match' }])).toBe('Matched on name');
  expect(matchedOn([{ item: 'Address', method: 'none' }])).toBeNull();
  expect(matchedOn([exact(' ')])).toBeNull();
  expect(matchedOn([])).toBeNull();
});

test('each comparison is explained, and an unknown one is shown as it is', () => {
  const fields = matchFields([exact('Name'), { item: 'DOB', method: 'partial' }, { item: 'Ears', method: 'By eye' }]);
  expect(fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Exact: both say the same',
    'Birth date: Partial: part of it is the same',
    'Ears: By eye',
  ]);
  expect(matchFields([{ item: 'Name', method: ' ' }])).toEqual([{ label: 'Name', value: null }]);
});

import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { matchFields, matchReason, matchReasonOf } from './match-indicators.ts';

const exact = (item: string) => ({ item, method: 'Exact' });
const partial = (item: string) => ({ item, method: 'Partial' });

test.each([
  [[exact('Name')], 'Matches name'],
  [[exact('Name'), exact('Date of birth')], 'Matches name and birth date'],
  [[exact('name'), exact('DOB'), exact('Address')], 'Matches name, birth date and address'],
  [[exact('Name'), exact('full name')], 'Matches name'],
  [[exact('Fingerprint'), exact('constructor')], 'Matches Fingerprint and constructor'],
  [[partial('Name'), exact('DOB')], 'Matches birth date and part of the name'],
  [[exact('Name'), { item: 'DOB', method: 'Not given' }], 'Matches name; birth date not given'],
  [[exact('Name'), { item: 'Address', method: 'No match' }], 'Matches name; not the same: address'],
])(
  'a line says what a record has in common with a person, in part or as a whole, and what it leaves out: %j',
  (indicators, text) => {
    expect(matchReason(indicators)).toBe(text);
  },
);

test('a record that says nothing that matches has no such line', () => {
  expect(matchReason([{ item: 'Address', method: 'none' }])).toBeNull();
  expect(matchReason([{ item: 'Date of birth', method: 'Not given' }])).toBeNull();
  expect(matchReason([exact(' ')])).toBeNull();
  expect(matchReason([])).toBeNull();
  expect(matchReason(undefined)).toBeNull();
});

test('records of any kind may say it; a property never does', () => {
  const lien = { ...sampleRecord('liens'), matchIndicators: [exact('Name')] };
  expect(matchReasonOf({ group: 'liens', record: lien })).toBe('Matches name');
  const { matchIndicators: _, ...unsaid } = lien;
  expect(matchReasonOf({ group: 'liens', record: unsaid })).toBeNull();
  expect(matchReasonOf({ group: 'currentProperties', record: sampleRecord('currentProperties') })).toBeNull();
});

test('each comparison is explained, and an unknown one is shown as it is', () => {
  const fields = matchFields([
    exact('Name'),
    { item: 'DOB', method: 'partial' },
    { item: 'Address', method: 'not given' },
    { item: 'Ears', method: 'By eye' },
  ]);
  expect(fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Exact: both say the same',
    'Birth date: Partial: part of it is the same',
    'Address: Not given in the record',
    'Ears: By eye',
  ]);
  expect(matchFields([{ item: 'Name', method: ' ' }])).toEqual([{ label: 'Name', value: null }]);
});

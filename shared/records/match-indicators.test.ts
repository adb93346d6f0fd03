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

test('a record with nothing in common says what differs or is missing, or that the reason is not on record', () => {
  expect(matchReason([{ item: 'Address', method: 'none' }])).toBe('Not the same: address');
  expect(matchReason([{ item: 'Date of birth', method: 'Not given' }])).toBe('Birth date not given');
  for (const unknown of [[exact(' ')], [], undefined])
    expect(matchReason(unknown)).toBe('How it was matched is not on record');
});

test('a line is short and one line, whatever a source compares', () => {
  const reason = matchReason([exact(`Finger\n${'print '.repeat(700)}`)]);
  expect(reason).toMatch(/^Matches Finger print .*…$/);
  expect(reason.length).toBeLessThan(60);
});

test('records of any kind say it; a property never does', () => {
  const lien = { ...sampleRecord('liens'), matchIndicators: [exact('Name')] };
  expect(matchReasonOf({ group: 'liens', record: lien })).toBe('Matches name');
  const { matchIndicators: _, ...unsaid } = lien;
  expect(matchReasonOf({ group: 'liens', record: unsaid })).toBe('How it was matched is not on record');
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

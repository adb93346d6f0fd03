import { expect, test } from 'vitest';
import { fieldsCopy } from '../copy/records/fields.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { splitFields } from './known-fields.ts';

test('the fields that a record leaves out are named once each, as words within a sentence [P5-038]', () => {
  const { known, missing } = splitFields([
    { label: 'Plea', value: null },
    { label: 'NCIC code', value: null },
    { label: 'Parcel number (APN)', value: null },
    { label: 'Lender', value: null },
    { label: 'Fines', value: '$0.00' },
    { label: 'Lender', value: null },
  ]);
  expect(known).toEqual([{ label: 'Fines', value: '$0.00' }]);
  expect(fieldsCopy.notIn(missing)).toBe('Not in this record: plea, NCIC code, parcel number (APN), lender');
});

test('every label can stand within a sentence: only abbreviations keep their capitals', () => {
  const labels = Object.values(recordLabels)
    .flatMap((some) => Object.values(some))
    .filter((label) => typeof label === 'string');
  const { missing } = splitFields(labels.map((label) => ({ label, value: null })));
  expect(missing.filter((label) => /^[A-Z]/.test(label))).toEqual(['NCIC code']);
});

import { expect, test } from 'vitest';
import { decideOnPop, placeAmong, recordInAddress } from './record-address.ts';

const on = (asked: string | null, shown: string | null, isLeaving = false) =>
  decideOnPop({ asked, shown, canShow: (record) => record !== 'liens.unknown', isLeaving });

test('the record is in the address, beside anything else', () => {
  expect(recordInAddress({ search: '?record=liens.R1&kind=liens' })).toBe('liens.R1');
  expect(recordInAddress({ search: '?view=records' })).toBeNull();
});

test('Back to the report closes the record, and only if one is open', () => {
  expect(on(null, 'liens.R1')).toBe('close');
  expect(on(null, null)).toBe('nothing');
});

test('Forward shows a record that the page has, and loads one that it does not have', () => {
  expect(on('liens.R1', null)).toBe('show');
  expect(on('liens.R2', 'liens.R1')).toBe('show');
  expect(on('liens.unknown', null)).toBe('load');
});

test('an anchor within the record is no other record; whoever leaves goes on past it', () => {
  expect(on('liens.R1', 'liens.R1')).toBe('nothing');
  expect(on('liens.R1', 'liens.R1', true)).toBe('go on');
});

test('the place of a record counts from 1; one that is not on the page has none', () => {
  expect(placeAmong(['liens.R1', 'liens.R2'], 'liens.R2')).toEqual({ at: 2, of: 2 });
  expect(placeAmong(['liens.R1'], 'liens.R9')).toBeNull();
});

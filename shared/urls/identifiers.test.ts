import { expect, it } from 'vitest';
import { personIdSchema } from '../contract/identity.ts';
import { isLegacyId, isPageNumber, isPersonId, isSmartcheckId, isUrlSafe } from './identifiers.ts';

it('accepts exactly 44 characters ending in = as a legacy id (P 2.2) [P2-010 P5-003 P9-005]', () => {
  expect(isLegacyId(`${'A+/'.repeat(14)}A=`)).toBe(true);
  expect(isLegacyId(`${'A'.repeat(42)}=`)).toBe(false);
  expect(isLegacyId(`${'A'.repeat(44)}=`)).toBe(false);
  expect(isLegacyId('A'.repeat(44))).toBe(false);
});
it('accepts an id that starts with a digit as a smartcheck id only if both segments are the dash (P 2.2) [P2-015]', () => {
  const missing = { isNamePlaceholder: true, isLocationPlaceholder: true };
  expect(isSmartcheckId({ id: '123456789012', ...missing })).toBe(true);
  expect(isSmartcheckId({ id: '1a', ...missing })).toBe(true);
  expect(isSmartcheckId({ id: 'a1', ...missing })).toBe(false);
  expect(isSmartcheckId({ id: '', ...missing })).toBe(false);
  expect(isSmartcheckId({ id: '123456789012', ...missing, isNamePlaceholder: false })).toBe(false);
  expect(isSmartcheckId({ id: '123456789012', ...missing, isLocationPlaceholder: false })).toBe(false);
});
it('accepts only A-Z a-z 0-9 _ - . ~ as URL-safe, and no parent segment [P2-020]', () => {
  expect(isUrlSafe('Pab_-.~09')).toBe(true);
  expect(isUrlSafe('Pabc.css')).toBe(true);
  for (const id of ['', '.', '..', 'a b', 'a/b', 'a%b', 'a+b', 'a=', 'é', 'a\n']) expect(isUrlSafe(id)).toBe(false);
});
it('accepts a number from 2 to 5 as a page (P 2.2) [P2-022]', () => {
  for (const id of ['2', '3', '4', '5']) expect(isPageNumber(id)).toBe(true);
  for (const id of ['1', '6', '02', '22', '2.0', '', ' 2']) expect(isPageNumber(id)).toBe(false);
});
it('accepts P and 11 to 19 characters as a person id, like the contract [P3-018]', () => {
  const ids = ['P'.padEnd(12, 'a'), 'P'.padEnd(20, '_'), 'P'.padEnd(11, 'a'), 'P'.padEnd(21, 'a'), 'p'.padEnd(12, 'a')];
  expect(ids.map(isPersonId)).toEqual([true, true, false, false, false]);
  for (const id of [...ids, 'Pabcdefghijk.', 'Pabcdefghijk\n']) {
    expect(isPersonId(id)).toBe(personIdSchema.safeParse(id).success);
  }
});

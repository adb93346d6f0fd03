import { expect, test } from 'vitest';
import type { FullAddress } from '../../../../shared/contract/person/address.ts';
import { buildAddress, buildObfuscatedAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../../tests/fixtures/person-page.ts';
import { mergeAddressIds } from './merge-address-ids.ts';
import { wantsAddressIds } from './use-recovered-addresses.ts';

const known = buildAddress({ id: 'Aabcdefghijk' });
const late = buildAddress({ id: null });
const pageWith = (addresses: FullAddress[], isBot = false) => ({
  details: buildDetails(buildPerson({ addresses })),
  isBot,
});

test('address ids are requested if one is missing, and never by a bot [P3-040]', () => {
  expect(wantsAddressIds(pageWith([known, late]))).toBe(true);
  expect(wantsAddressIds(pageWith([known]))).toBe(false);
  expect(wantsAddressIds(pageWith([]))).toBe(false);
  expect(wantsAddressIds(pageWith([known, late], true))).toBe(false);
});

const found = { id: 'Afound000001', address: '88 ALDER ct', city: 'portland', state: 'or' };
const missing = buildAddress({ id: null });

test('ids are matched by street, city and state, ignoring case [P4-083]', () => {
  expect(mergeAddressIds([missing], [found])).toEqual([{ ...missing, id: 'Afound000001' }]);
  for (const other of [
    { address: '89 Alder Ct' },
    { city: 'Salem' },
    { state: 'WA' },
    { address: '88 Alder CtPort', city: 'land' },
  ])
    expect(mergeAddressIds([missing], [{ ...found, ...other }])).toEqual([missing]);
});

test('every address keeps its place, and existing ids stay', () => {
  const linked = buildAddress({ id: 'Alinked00001' });
  const hidden = buildObfuscatedAddress();
  const merged = mergeAddressIds([linked, hidden, missing], [found]);
  expect(merged.map((address) => ('id' in address ? address.id : null))).toEqual([
    'Alinked00001',
    null,
    'Afound000001',
  ]);
});

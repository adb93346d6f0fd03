import { expect, test } from 'vitest';
import type { FullAddress } from '../../../../shared/contract/person/address.ts';
import { buildAddress, buildObfuscatedAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildBrowserModel } from '../build-browser-model.ts';
import { mergeAddressIds } from './merge-address-ids.ts';

const known = buildAddress({ id: 'Aabcdefghijk' });
const late = buildAddress({ id: null });
const wanted = (addresses: FullAddress[], isBot = false) =>
  buildBrowserModel(buildPage(buildPerson({ addresses }), { isBot })).lacksIds;

test('address ids are requested if one is missing, and never by a bot [P3-040]', () => {
  expect(wanted([known, late])?.addresses).toHaveLength(2);
  expect(wanted([known])).toBeNull();
  expect(wanted([])).toBeNull();
  expect(wanted([known, late], true)).toBeNull();
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

import { expect, test } from 'vitest';
import type { FullAddress } from '../../../../shared/contract/address.ts';
import { buildAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../../tests/fixtures/person-page.ts';
import { wantsAddressIds } from './use-recovered-addresses.ts';

const known = buildAddress({ id: 'Aabcdefghijk' });
const late = buildAddress({ id: null });
const pageWith = (addresses: FullAddress[], isBot = false) => ({
  details: buildDetails(buildPerson({ addresses })),
  isBot,
});

test('ids of addresses are asked for where one is missing, and never by a bot [P3-040]', () => {
  expect(wantsAddressIds(pageWith([known, late]))).toBe(true);
  expect(wantsAddressIds(pageWith([known]))).toBe(false);
  expect(wantsAddressIds(pageWith([]))).toBe(false);
  expect(wantsAddressIds(pageWith([known, late], true))).toBe(false);
});

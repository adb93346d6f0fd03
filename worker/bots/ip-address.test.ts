import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressTable } from './address-table.ts';
import { parseIpAddress, parseIpPrefix } from './ip-address.ts';

const tableOf = (...prefixes: string[]) =>
  new AddressTable(prefixes.map(parseIpPrefix).filter((prefix) => prefix !== null));

test('addresses are read in any notation of theirs', () => {
  expect(parseIpAddress('192.0.2.1')).toEqual({ version: 4, value: 0xc0000201n });
  for (const same of ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', '2001:db8:0:0::0.0.0.1'])
    expect(parseIpAddress(same), same).toEqual({ version: 6, value: (0x20010db8n << 96n) | 1n });
  expect(parseIpAddress('::')).toEqual({ version: 6, value: 0n });
  expect(parseIpAddress('::ffff:192.0.2.1')).toEqual(parseIpAddress('192.0.2.1'));
});

test.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.01',
  '192.0.2.1:443',
  '192.0.2.1, 198.51.100.7',
  ' 192.0.2.1',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1::2::3',
  '1:2:3:4::5:6:7:8',
  'fe80::1%eth0',
  '[::1]',
  '12345::',
  '192.0.2.1::',
  ':::',
  'x'.repeat(100_000),
])('%j is no address', (text) => {
  expect(parseIpAddress(text)).toBeNull();
});

test.each(['192.0.2.0', '192.0.2.0/33', '2001:db8::/129', '/8', '192.0.2.0/', '192.0.2.0/8/8', '::ffff:192.0.2.0/120'])(
  '%j is no prefix',
  (text) => {
    expect(parseIpPrefix(text)).toBeNull();
  },
);

test('a table covers exactly the addresses of its prefixes, which may overlap and come in any order', () => {
  const table = tableOf('198.51.100.0/28', '192.0.2.64/27', '192.0.2.64/30', '2001:db8:1::/48', '192.0.2.96/32');
  for (const address of ['192.0.2.64', '192.0.2.95', '192.0.2.96', '198.51.100.15', '2001:db8:1:ffff::9'])
    expect(table.has(address), address).toBe(true);
  for (const address of ['192.0.2.63', '192.0.2.97', '198.51.100.16', '2001:db8:2::', '::c000:240', 'unknown', ''])
    expect(table.has(address), address).toBe(false);
  expect(table.has('192.0.2.64, 203.0.113.9')).toBe(false);
  expect(tableOf().has('192.0.2.1')).toBe(false);
  expect(tableOf('0.0.0.0/0').has('::1')).toBe(false);
});

test('for any prefixes, it agrees with comparing each of them', () => {
  const address = fc.nat(0xffff).map((end) => `192.0.${end >> 8}.${end & 255}`);
  const prefix = fc.tuple(address, fc.integer({ min: 17, max: 32 })).map(([at, length]) => `${at}/${length}`);
  fc.assert(
    fc.property(fc.array(prefix, { maxLength: 20 }), address, (prefixes, at) => {
      const value = parseIpAddress(at)?.value ?? -1n;
      const isCovered = prefixes.some((text) => {
        const read = parseIpPrefix(text);
        return read !== null && read.first <= value && value <= read.last;
      });
      expect(tableOf(...prefixes).has(at)).toBe(isCovered);
    }),
  );
});

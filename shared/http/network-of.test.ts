import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test('an IPv6 subscriber is one client in all spellings of the /64', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('unknown')).toBe('unknown');
});

test('where one may hold many addresses, an IPv6 /48 and an IPv4 /24 are one', () => {
  expect(wideNetworkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(wideNetworkOf('2001:0DB8:0001:ffff::9')).toBe('2001:db8:1::/48');
  expect(wideNetworkOf('::1')).toBe('0:0:0::/48');
  expect(wideNetworkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('::ffff:203.0.113.200')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('unknown')).toBe('unknown');
});

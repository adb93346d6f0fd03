import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test('an IPv6 subscriber is one client in all notations of the /64', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('unknown')).toBe('unknown');
});

test('addresses that one party may own are one wide network', () => {
  expect(wideNetworkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
  expect(wideNetworkOf('2001:0DB8:0001:ffff:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(wideNetworkOf('unknown')).toBe('unknown');
});

import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const OWN = 'https://porchlight.example';
const check = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), OWN);

test('a request from our own page passes', () => {
  expect(check({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(check({ origin: OWN })).toBe(true);
  expect(check({ 'sec-fetch-site': 'none', origin: OWN })).toBe(true);
});

test('a request from another site, a sibling host or an unknown source does not', () => {
  expect(check({})).toBe(false);
  expect(check({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(check({ origin: 'https://evil.example' })).toBe(false);
  expect(check({ origin: 'null' })).toBe(false);
  for (const site of ['cross-site', 'same-site'])
    expect(check({ 'sec-fetch-site': site, origin: OWN }), site).toBe(false);
});

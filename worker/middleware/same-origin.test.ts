import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const OWN = 'https://porchlight.example';
const check = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), OWN);

test('a request of our own page is let through', () => {
  expect(check({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(check({ origin: OWN })).toBe(true);
  expect(check({ 'sec-fetch-site': 'none', origin: OWN })).toBe(true);
});

test('a request of another site, of a sibling host, or of nobody in particular is not', () => {
  expect(check({})).toBe(false);
  expect(check({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(check({ origin: 'https://evil.example' })).toBe(false);
  expect(check({ origin: 'null' })).toBe(false);
  for (const site of ['cross-site', 'same-site'])
    expect(check({ 'sec-fetch-site': site, origin: OWN }), site).toBe(false);
});

import { expect, test, vi } from 'vitest';
import { edge } from '../testing.ts';
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

test('no page is an image, a frame or a download on another site, which would spend what its visitor may look up', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, asked } = edge();
  const pages = [
    '/phone/19715550142',
    '/address/2417-N-Halyard-Ave/Portland-OR',
    '/name/Maya/Portland-OR',
    '/directory/name/o',
  ];
  for (const path of [...pages, '/white-pages/OR', '/'])
    for (const site of ['cross-site', 'same-site'])
      for (const use of ['image', 'iframe', 'script', 'empty'])
        expect((await get(path, { 'sec-fetch-site': site, 'sec-fetch-dest': use })).status, path + use).toBe(403);
  expect(asked).toEqual([]);
  const opened: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  ];
  for (const headers of opened) expect((await get('/reverse-phone', headers)).status).toBe(200);
});

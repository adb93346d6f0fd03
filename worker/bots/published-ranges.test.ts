import { expect, test } from 'vitest';
import { RANGE_SOURCES, readRangeList } from './published-ranges.ts';

const list = (...prefixes: object[]) => JSON.stringify({ creationTime: '2026-11-20T15:00:39.000000', prefixes });
const many = (count: number) =>
  list(...Array.from({ length: count }, (_, at) => ({ ipv4Prefix: `198.${at >> 8}.${at & 255}.0/27` })));

test('a list is read as Google and Bing publish it', () => {
  const text = list({ ipv6Prefix: '2001:db8:4801:10::/64' }, { ipv4Prefix: '192.0.2.64/27' });
  expect(readRangeList(text)).toEqual(['2001:db8:4801:10::/64', '192.0.2.64/27']);
  expect(readRangeList(many(5_000))).toHaveLength(5_000);
});

test.each([
  ['no JSON', '<html>', 'not a list of prefixes'],
  ['another shape', '[]', 'not a list of prefixes'],
  ['another kind of row', list({ ipv4Prefix: '192.0.2.0/27' }, { prefix: '192.0.2.0/27' }), 'not a list of prefixes'],
  ['nothing on it', list(), '0 prefixes'],
  ['10,000 rows', many(10_000), '10000 prefixes'],
  ['a row that is no prefix', list({ ipv4Prefix: '192.0.2.0' }), 'an unreadable prefix'],
  ['the whole internet', list({ ipv4Prefix: '0.0.0.0/0' }), 'a prefix of 0 bits'],
  ['half of IPv6', list({ ipv6Prefix: '8000::/1' }), 'a prefix of 1 bits'],
])('a list with %s is refused as a whole', (_, text, reason) => {
  expect(() => readRangeList(text)).toThrow(reason);
});

test('only lists of crawlers are fetched: from the others anybody can send what they like', () => {
  expect(RANGE_SOURCES.map(({ engine }) => engine).sort()).toEqual(['bing', 'google', 'google']);
  for (const { url } of RANGE_SOURCES)
    expect(url).toMatch(/^https:\/\/(?:developers\.google|www\.bing)\.com\/(?!.*user-triggered)/);
});

import { describe, expect, test } from 'vitest';
import type { SiteAnswer } from '../../../shared/contract/operations/site.ts';
import { isClosedToCrawlers } from '../../../shared/urls/crawl-rules.ts';
import { edge, HOST, json, modelOf } from '../../testing.ts';

const GUIDES = [
  ['/privacy', 'privacy'],
  ['/glossary', 'glossary'],
  ['/terms-of-service', 'terms'],
  ['/help', 'help'],
  ['/how-we-collect-data', 'how-we-collect-data'],
] as const;

describe.each(GUIDES)('%s', (path, kind) => {
  test('is for anybody, asks the origin nothing about its reader, and may be listed by search engines', async () => {
    const { get, asked } = edge();
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(response.headers.getSetCookie()).toEqual([]);
    const { head, page } = await modelOf(response);
    expect(page.kind).toBe(kind);
    expect([head.isIndexable, head.canonical, isClosedToCrawlers(path)]).toEqual([true, `${HOST}${path}`, false]);
    const variant = `/${path.charAt(1).toUpperCase()}${path.slice(2)}?x=1`;
    expect((await modelOf(await get(variant))).head).toMatchObject({
      isIndexable: false,
      canonical: `${HOST}${path}`,
    });
    expect(asked).toEqual([]);
  });

  test('is a page of its reader if somebody is logged in: nothing may keep it', async () => {
    const user = { primaryEmail: 'reader@example.com', userType: 'free' };
    const response = await edge({ 'GET /api/user': json({ user }) }).get(path, { cookie: 'session=token' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});

test('the terms have the seller and the limits of the origin’s settings, the help page whom buyers write to', async () => {
  const seller = { name: 'A', address: null, statementName: null, supportEmail: 'a@example.com', refundDays: 21 };
  const limits = {
    persons: { visitor: 3, account: 4, plan: 5 },
    lookups: { visitor: 6, account: 7, plan: 8, business: 9 },
  };
  const about: SiteAnswer = { isInvented: false, notice: null, seller, limits };
  const { get } = edge({ 'GET /api/site': json(about) });
  expect((await modelOf(await get('/terms-of-service'))).page).toEqual({ kind: 'terms', seller, limits });
  expect((await modelOf(await get('/help'))).page).toEqual({ kind: 'help', seller });
});

test('of invented people, the page about sources knows that they have none', async () => {
  for (const isInvented of [true, false]) {
    const { get } = edge({ 'GET /api/site': json({ isInvented, notice: null }) });
    expect((await modelOf(await get('/how-we-collect-data'))).page).toMatchObject({ isInvented });
  }
});

test('no page about privacy is closed to crawlers', () => {
  for (const path of ['/opt-out', '/do-not-sell', '/privacy/requests', '/judicial-privacy', '/claim'])
    expect(isClosedToCrawlers(path), path).toBe(false);
});

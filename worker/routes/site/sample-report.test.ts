import { describe, expect, test, vi } from 'vitest';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, HOST, json, modelOf, problemResponse } from '../../testing.ts';

const PRODUCTS = 'GET /api/products';
const report = {
  ...{ productId: 'background-credit', productName: '1 background credit', kind: 'background-credits' },
  ...{ price: 14.99, period: null, tier: null, lookups: null, backgroundCredits: 1 },
};
const forSale = json({ paymentWay: 'hosted-page', products: [report], onFile: null });
const asks = (asked: readonly Request[]) => asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('the sample report', () => {
  test('is open to everybody and to search engines, with the price of a real one', async () => {
    const { get, asked } = edge({ [PRODUCTS]: forSale });
    const response = await get('/sample-report');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(response.headers.getSetCookie()).toEqual([]);
    const { head, page } = await modelOf(response);
    expect(page).toMatchObject({ kind: 'sample-report', price: '$14.99' });
    expect([head.isIndexable, head.canonical]).toEqual([true, `${HOST}/sample-report`]);
    expect(`${head.title} ${head.description}`).toMatch(/Sample .* invented person .* invented/);
    expect(asks(asked)).toEqual([PRODUCTS]);
    // The price is kept.
    expect((await modelOf(await get('/sample-report'))).page).toMatchObject({ price: '$14.99' });
    expect(asked).toHaveLength(1);
  });

  test('asks any origin for nothing but the session and the price', async () => {
    const { get, asked } = edge({ [PRODUCTS]: forSale, 'GET /api/user': json(buildUserAnswer()) });
    for (const query of [
      '',
      '?view=print',
      '?record=liens.sample-lien',
      '?record=liens.none',
      '?is_free=false&monitor=true',
    ])
      await get(`/sample-report${query}`, { cookie: 'session=token' });
    expect(new Set(asks(asked))).toEqual(new Set([PRODUCTS, 'GET /api/user']));
    const products = asked.find(({ url }) => url.endsWith('/api/products'));
    expect(products?.headers.get('cookie')).toBeNull();
  });

  test.each([
    ['refuses everything', problemResponse(403)],
    ['fails', new Response('', { status: 500 })],
    ['is not there', () => Promise.reject(new TypeError('connection refused'))],
    ['never answers', () => new Promise<Response>(() => {})],
  ])('works in front of an origin that %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { get } = edge({ [PRODUCTS]: answer, 'GET /api/user': problemResponse(403) });
    const response = await get('/sample-report', { cookie: 'session=token' });
    expect(response.status).toBe(200);
    expect((await modelOf(response)).page).toMatchObject({ kind: 'sample-report', price: null });
    expect((await get('/sample-report?view=print')).status).toBe(200);
    expect((await get('/sample-report?record=liens.sample-lien')).status).toBe(200);
  });

  test('names no price where nothing can be bought', async () => {
    for (const answer of [
      json({ paymentWay: 'none', products: [report], onFile: null }),
      json({ paymentWay: 'hosted-page', products: [{ ...report, backgroundCredits: 5 }], onFile: null }),
    ]) {
      const { page } = await modelOf(await edge({ [PRODUCTS]: answer }).get('/sample-report'));
      expect(page).toMatchObject({ price: null });
    }
  });

  test('prints', async () => {
    const { page, head } = await modelOf(await edge().get('/sample-report?view=print'));
    expect(page).toMatchObject({ kind: 'person-print', isSample: true, backHref: '/sample-report' });
    for (const [query, step] of [
      ['', 'choice'],
      ['&parts=', 'choice'],
      ['&parts=contact', 'sheet'],
      ['&parts=contact&parts=criminal', 'warning'],
      ['&parts=criminal.contact&understood=1', 'sheet'],
    ])
      expect((await modelOf(await edge().get(`/sample-report?view=print${query}`))).page).toMatchObject({
        shows: { step },
      });
    expect(head).toMatchObject({
      isIndexable: false,
      canonical: `${HOST}/sample-report`,
      title: expect.stringContaining('Sample report'),
    });
  });

  test('has a page for each record, which is not indexed, and says so where there is none', async () => {
    const { get } = edge();
    const { page, head } = await modelOf(await get('/sample-report?record=liens.sample-lien'));
    expect(page).toMatchObject({ kind: 'person-record', isSample: true, personHref: '/sample-report' });
    expect(head).toMatchObject({ isIndexable: false, canonical: `${HOST}/sample-report` });
    expect(head.title).toContain('Sample report');
    for (const record of ['liens.R1', 'nothing', '', 'liens.sample-lien.x']) {
      const unknown = await get(`/sample-report?record=${record}`);
      expect(unknown.status).toBe(404);
      expect((await modelOf(unknown)).page).toMatchObject({
        help: { title: sampleReportCopy.gone.title, link: { href: '/sample-report#person-details-bg-section' } },
      });
    }
  });

  test('with flags, and in other letters, is the same page but not indexed twice', async () => {
    const { get } = edge();
    expect((await modelOf(await get('/Sample-Report?utm_source=x'))).head.isIndexable).toBe(true);
    expect((await modelOf(await get('/sample-report?full=1'))).head).toMatchObject({
      isIndexable: false,
      canonical: `${HOST}/sample-report`,
    });
  });
});

test('home says what a report costs, if that is known', async () => {
  const { page } = await modelOf(await edge({ [PRODUCTS]: forSale }).get('/'));
  expect(page).toMatchObject({ kind: 'home', reportPrice: '$14.99' });
  expect(page).toMatchObject({ prices: [{ tier: 'report', price: 14.99 }] });
  expect((await modelOf(await edge().get('/'))).page).toMatchObject({ reportPrice: null, prices: [] });
});

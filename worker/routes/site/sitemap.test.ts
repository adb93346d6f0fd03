import { expect, test, vi } from 'vitest';
import type { SitemapEntry } from '../../../shared/contract/finding/browse.ts';
import { edge, HOST, json, limited, type OriginAnswers, problemResponse } from '../../testing.ts';

const SITE = 'https://porchlight.example';
const FILES = [
  { list: 'people', file: 1, lastModified: '2026-03' },
  { list: 'people', file: 2, lastModified: null },
  { list: 'properties', file: 1, lastModified: '2025-12' },
];
const INDEX: OriginAnswers = { 'GET /api/sitemap': json({ files: FILES }) };
const PERSON: SitemapEntry = {
  kind: 'person',
  id: 'Pmaya0ostrowski1',
  fullName: "Maya O'Strowski & Söhne",
  city: 'Portland',
  stateCode: 'OR',
  lastModified: '2026-03',
};

function fileOf(list: string, entries: readonly SitemapEntry[], env: Parameters<typeof edge>[1] = {}) {
  return edge({ [`GET /api/sitemap/${list}/1`]: json({ entries }) }, env);
}
/** [address, month] of every entry. */
function entriesOf(xml: string): (string | undefined)[][] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, at, month]) =>
    month === undefined ? [at] : [at, month],
  );
}

test('the index lists the existing files, with the month in which each last changed', async () => {
  const answer = await edge(INDEX, { SITE_URL: SITE }).get('/sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=UTF-8']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${SITE}/sitemaps/pages-1.xml</loc></sitemap>
<sitemap><loc>${SITE}/sitemaps/people-1.xml</loc><lastmod>2026-03</lastmod></sitemap>
<sitemap><loc>${SITE}/sitemaps/people-2.xml</loc></sitemap>
<sitemap><loc>${SITE}/sitemaps/properties-1.xml</loc><lastmod>2025-12</lastmod></sitemap>
</sitemapindex>
`,
  );
});

test("a file of people lists each by their page's URL", async () => {
  const nameless = { ...PERSON, fullName: '李 小龙', city: null, stateCode: null, lastModified: null };
  const { get } = fileOf('people', [PERSON, nameless], { SITE_URL: SITE });
  const answer = await get('/sitemaps/people-1.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=UTF-8']);
  expect(entriesOf(await answer.text())).toEqual([
    [`${SITE}/name/Maya-Ostrowski-Sohne/Portland-OR/Pmaya0ostrowski1`, '2026-03'],
    [`${SITE}/name/-/-/Pmaya0ostrowski1`],
  ]);
});

test('last names, places and properties have their own files, with one entry for each page of a place', async () => {
  const name: SitemapEntry = { kind: 'last-name', partial: 'ostrowski', lastModified: '2026-03' };
  const place = { kind: 'place', city: 'St. Louis', stateCode: 'MO', lastModified: null } as const;
  const state = { ...place, city: null, hasPeople: true, hasProperties: false };
  const property: SitemapEntry = { kind: 'property', pnpId: 'n1f00', lastModified: '2026-01' };
  const texts = async (list: string, entries: readonly SitemapEntry[]) =>
    entriesOf(await (await fileOf(list, entries).get(`/sitemaps/${list}-1.xml`)).text());
  expect(await texts('names', [name])).toEqual([[`${HOST}/directory/name/o/ostrowski`, '2026-03']]);
  expect(await texts('places', [state, { ...place, hasPeople: true, hasProperties: true }])).toEqual([
    [`${HOST}/white-pages/mo`],
    [`${HOST}/white-pages/st-louis-mo`],
    [`${HOST}/property-search/st-louis-mo`],
  ]);
  expect(await texts('properties', [property])).toEqual([[`${HOST}/property/n1f00`, '2026-01']]);
});

test('the fixed pages have their own file, with the letters of last names if the origin provides them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fixed = [
    '/',
    '/people-search',
    '/reverse-phone',
    '/address-search',
    '/property',
    '/directory/name',
    '/white-pages',
    '/sample-report',
    '/opt-out',
    '/privacy',
    '/how-we-collect-data',
    '/terms-of-service',
    '/help',
    '/glossary',
  ];
  const letters = [{ letter: 'o', names: 3, people: 164 }];
  const known = edge({ 'GET /api/directory': json({ people: 164, letters, states: [] }) });
  const list = async ({ get }: typeof known) => entriesOf(await (await get('/sitemaps/pages-1.xml')).text()).flat();
  expect(await list(known)).toEqual([...fixed, '/directory/name/o'].map((path) => HOST + path));
  expect(await list(edge({ 'GET /api/directory': problemResponse(500) }))).toEqual(fixed.map((path) => HOST + path));
  expect((await known.get('/sitemaps/pages-2.xml')).status).toBe(404);
  vi.restoreAllMocks();
});

test('XML characters in a host are escaped, and a file of ten thousand arrives complete, in pieces', async () => {
  const many = Array.from(
    { length: 10_000 },
    (_, at): SitemapEntry => ({ ...PERSON, id: `P${String(at).padStart(15, '0')}` }),
  );
  const answer = await fileOf('people', many, { SITE_URL: "https://a&b'.example" }).get('/sitemaps/people-1.xml');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(decoder.decode(read.value));
  expect(pieces.length).toBeGreaterThan(10);
  const xml = pieces.join('');
  expect(new Set(entriesOf(xml).map(([at]) => at)).size).toBe(10_000);
  expect(xml).toContain('<loc>https://a&amp;b&apos;.example/name/');
  expect(xml.endsWith('</urlset>\n')).toBe(true);
});

test('an invalid sitemap file is a 404, and the origin is asked only if there may be one', async () => {
  const { get, asked } = edge();
  for (const path of ['phones-1.xml', 'people.xml', 'people-0.xml', 'people-01.xml', 'people-1', 'people-1.xml.gz'])
    expect((await get(`/sitemaps/${path}`)).status, path).toBe(404);
  expect(asked).toEqual([]);
  expect((await get('/sitemaps/people-7.xml')).status).toBe(404);
  expect(asked).toHaveLength(1);
});

test('a failing origin is a 503, which removes no page from an index', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get } = edge({ 'GET /api/sitemap': problemResponse(500), 'GET /api/sitemap/people/1': problemResponse(500) });
  expect((await get('/sitemap.xml')).status).toBe(503);
  expect((await get('/sitemaps/people-1.xml')).status).toBe(503);
  vi.restoreAllMocks();
});

test('properties on another site are not in our sitemap', async () => {
  const env = { PROPERTY_SITE_URL: 'https://homes.example' };
  expect(await (await edge(INDEX, env).get('/sitemap.xml')).text()).not.toContain('properties');
  expect((await edge({}, env).get('/sitemaps/properties-1.xml')).status).toBe(404);
});

test('files have their own limit, by address', async () => {
  const [sitemaps, searches] = [limited(1), limited(0)];
  const { get } = edge(INDEX, { LIMIT_SITEMAP: sitemaps, LIMIT_SEARCH: searches });
  expect((await get('/sitemap.xml')).status).toBe(200);
  const refused = await get('/sitemaps/people-1.xml');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(searches.keys).toEqual([]);
});

test('robots are told where the sitemap is, and kept out of private pages', async () => {
  const answer = await edge({}, { SITE_URL: SITE }).get('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const [everybody = ''] = text.split('\n\n');
  expect(everybody.match(/^(?:Disallow|Allow): .*$/gm)).toEqual([
    ...['/api', '/checkout', '/billing', '/account'].map((path) => `Disallow: ${path}`),
    'Allow: /account/family-invitation',
  ]);
  expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
});

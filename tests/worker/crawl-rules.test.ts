import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { isClosedToCrawlers, isNotFollowed } from '../../shared/urls/crawl-rules.ts';
import { logIn, unlockReports } from '../support/callers.ts';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { linksOf, readPage } from '../support/read-page.ts';
import { type PageSamples, pageSamplesIn, pagesOfEveryRoute } from '../support/sample-pages.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };

let site: Awaited<ReturnType<typeof startTestServer>>;
/** a page of every kind, as the site serves it */
let served: readonly {
  readonly path: string;
  readonly status: number;
  readonly body: string;
  readonly mayIndex: boolean;
}[];
let samples: PageSamples;

beforeAll(async () => {
  site = await startTestServer({ edgeVars: { INDEX_INVENTED: 'true' } });
  samples = pageSamplesIn(site.databases.peopleFile);
  await unlockReports(site.server, REPORT_EMAIL, [samples.withRecord.id]);
  const cookie = await logIn(site.url, REPORT_EMAIL);
  const found = [];
  for (const { path, mayIndex = false, isForReader = false } of pagesOfEveryRoute(samples)) {
    const headers = { ...HUMAN, ...anotherClient(), ...(isForReader ? { cookie } : {}) };
    const { status, body } = await rawRequest(site.url, path, { headers });
    found.push({ path, status, body, mayIndex });
  }
  served = found;
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const isIndexable = (body: string): boolean => readPage(body).isIndexable;

test('robots.txt and noindex never contradict each other: what is closed has none, what must stay out may be read', () => {
  const closed = served.filter(({ path }) => isClosedToCrawlers(path));
  expect(closed.filter(({ body }) => !isIndexable(body)).map(({ path }) => path)).toEqual([]);
  const open = served.filter(({ path }) => !isClosedToCrawlers(path));
  expect(open.filter(({ body, mayIndex }) => isIndexable(body) !== mayIndex).map(({ path }) => path)).toEqual([]);
  expect(Math.min(closed.length, open.length)).toBeGreaterThan(20);
});

test('every link to payment and accounts says nofollow, on every kind of page', () => {
  const links = served.flatMap(({ path, body }) => linksOf(body).map((link) => ({ ...link, on: path })));
  const closed = links.filter(({ href }) => isNotFollowed(href));
  expect(closed.filter(({ rel }) => !rel.includes('nofollow')).map(({ href, on }) => `${href} on ${on}`)).toEqual([]);
  expect(closed.length).toBeGreaterThan(100);
  const open = links.filter(({ href }) => href.startsWith('/') && !isNotFollowed(href));
  expect(open.filter(({ rel }) => rel.includes('nofollow')).map(({ href, on }) => `${href} on ${on}`)).toEqual([]);
});

test('every page that may be indexed has a canonical address, and that is its own', () => {
  const listed = served.filter(({ mayIndex }) => mayIndex);
  const wrong = listed.filter(({ path, body }) => readPage(body).canonical !== site.url.origin + path);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(listed.length).toBeGreaterThan(15);
});

test('no variant of a page that may be indexed is indexed: flags, filters and filled-in fields', async () => {
  const variants = ['is_free=false', 'state=OR', 'name=a', 'sort=age', 'location=Portland%2C+OR', 'record=liens.x'];
  const kept: string[] = [];
  for (const path of new Set(served.filter(({ mayIndex }) => mayIndex).map((page) => page.path)))
    for (const query of variants) {
      const variant = `${path}?${query}`;
      const { status, body } = await rawRequest(site.url, variant, { headers: { ...HUMAN, ...anotherClient() } });
      if (status === 200 && isIndexable(body)) kept.push(variant);
    }
  expect(kept).toEqual([]);
});

import { type RequestListener, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { originAddress } from '../../scripts/lib/run/local-server.ts';
import { inventedCopy } from '../../shared/copy/site/invented.ts';
import { isClosedToCrawlers } from '../../shared/urls/crawl-rules.ts';
import { paths } from '../../shared/urls/paths.ts';
import { logIn, unlockReports } from '../support/callers.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { anotherClient, closeRawConnections, type RawAnswer, rawRequest } from '../support/raw-http.ts';
import { type PageSamples, pageSamplesIn, pagesOfEveryRoute, type SamplePage } from '../support/sample-pages.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const ENGINE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const NOINDEX = '<meta name="robots" content="noindex"';

let site: Awaited<ReturnType<typeof startTestServer>>;
/** the session of somebody who opened the report in `people` */
let reader: string;
let people: PageSamples;

beforeAll(async () => {
  site = await startTestServer({ isOriginReachable: true });
  people = pageSamplesIn(site.databases.peopleFile);
  await unlockReports(site.server, REPORT_EMAIL, [people.withRecord.id]);
  reader = await logIn(site.url, REPORT_EMAIL);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const allPages = () => pagesOfEveryRoute(people);

const get = (url: URL, { path, isForReader }: SamplePage, as: Record<string, string> = HUMAN) =>
  rawRequest(url, path, {
    headers: { ...as, ...anotherClient(), ...(isForReader === true ? { cookie: reader } : {}) },
  });

/** What a page says about the site: how often it has the sentence, and whether search engines may keep it. */
const saidBy = ({ status, body }: RawAnswer) =>
  `${status}, ${body.split(inventedCopy.notice).length - 1} sentences, ${body.includes(NOINDEX) ? 'noindex' : 'no word'}`;

/** What every page says, in the order of {@link allPages}. */
async function saidByAll(url: URL): Promise<string[]> {
  const said: string[] = [];
  for (const page of allPages()) {
    const answer = await get(url, page);
    expect(answer.headers['content-type'], page.path).toBe('text/html; charset=UTF-8');
    said.push(`${page.path}: ${saidBy(answer)}`);
  }
  return said;
}

/** A noindex is for pages that a crawler may read and must not keep; where robots.txt closes a page, nobody reads one. */
const isSilent = (path: string, mayIndex: boolean) => mayIndex || isClosedToCrawlers(path);

/** What every page should say. */
const expected = (sentences: number, mayIndexAny: boolean): string[] =>
  allPages().map(
    ({ path, status = 200, mayIndex = false }) =>
      `${path}: ${status}, ${sentences} sentences, ${isSilent(path, mayIndex && mayIndexAny) ? 'no word' : 'noindex'}`,
  );

/** A new isolate waits a second for the origin's sentence; a busy machine may take longer. */
const untilItKnows = (url: URL) =>
  expect.poll(async () => saidBy(await get(url, { path: '/nothing' })), { timeout: 30_000 }).toContain('1 sentences');

const robotsOf = async (url: URL) => (await rawRequest(url, paths.robots(), { headers: HUMAN })).body;

/** Sends a form like a browser. */
const post = (path: string, fields: Record<string, string>) =>
  rawRequest(site.url, path, {
    method: 'POST',
    headers: {
      ...HUMAN,
      ...anotherClient(),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });

describe('a site with the invented population', () => {
  test('says so once on every page, and no page is for search engines', async () => {
    await untilItKnows(site.url);
    expect(await saidByAll(site.url)).toEqual(expected(1, false));
  });

  test('says so on pages that answer a form, and where a method is refused', async () => {
    await untilItKnows(site.url);
    const answers = [
      await post('/auth/login', { email: 'nobody@example.com', password: 'x' }),
      await post('/auth/sign-up', { email: 'x' }),
      await rawRequest(site.url, '/people-search', { method: 'DELETE', headers: HUMAN }),
    ];
    expect(answers.map(saidBy)).toEqual([401, 400, 405].map((status) => `${status}, 1 sentences, noindex`));
  });

  test('lets crawlers read its pages, but offers them no sitemap', async () => {
    await untilItKnows(site.url);
    const robots = await robotsOf(site.url);
    // AI crawlers have a group of their own.
    const [everybody = ''] = robots.split('\n\n');
    expect(robots).not.toMatch(/^Sitemap:/m);
    expect(everybody).not.toMatch(/^Disallow: \/$/m);
    expect(everybody).toMatch(/^User-agent: \*$/m);
    expect(everybody).toMatch(/^Disallow: \/api$/m);
  });
});

let edge: EdgeBefore | null = null;
afterEach(async () => {
  await edge?.stop();
  edge = null;
});

/** Another edge in front of the same origin, which answers the question about the site in this way; null for its own. */
async function edgeWith(answersAboutSite: RequestListener | null, edgeVars: Record<string, string> = {}) {
  const origin = await originAddress(site.server);
  let asked = 0;
  const relay: RequestListener = (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const relayed = request(new URL(url, origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    relayed.once('error', () => outgoing.destroy());
    incoming.pipe(relayed);
  };
  edge = await startEdgeBefore(relay, edgeVars, (incoming, outgoing) => {
    asked += 1;
    (answersAboutSite ?? relay)(incoming, outgoing);
  });
  return { url: edge.url, asked: () => asked };
}

test('a site whose operator lets search engines in says so on every page, and the usual pages may be kept', async () => {
  const { url } = await edgeWith(null, { INDEX_INVENTED: 'true' });
  await untilItKnows(url);
  expect(await saidByAll(url)).toEqual(expected(1, true));
  expect(await robotsOf(url)).toMatch(/^Sitemap: /m);
});

test('the first pages of an isolate say so too, and its origin is asked once', async () => {
  // A search engine waits for the sentence for as long as a busy machine takes.
  const { url, asked } = await edgeWith(null, { TRUST_BOT_USER_AGENT: 'true' });
  const answers = await Promise.all(
    allPages()
      .slice(0, 8)
      .map((page) => get(url, page, ENGINE)),
  );
  expect(answers.map(saidBy)).toEqual(answers.map(() => '200, 1 sentences, noindex'));
  expect(asked()).toBe(1);
});

const PROBLEM = { 'content-type': 'application/problem+json' };

test.each<[string, RequestListener]>([
  [
    'does not know the call',
    (_, answer) => answer.writeHead(404, PROBLEM).end('{"type":"about:blank","title":"Not found","status":404}'),
  ],
  ['does not know it, in its own words', (_, answer) => answer.writeHead(404).end('<h1>Cannot GET /api/site</h1>')],
  [
    'has real people',
    (_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{"isInvented":false,"notice":null}'),
  ],
])('a site whose origin %s says nothing, and the usual pages may be kept', async (_, answersAboutSite) => {
  const { url } = await edgeWith(answersAboutSite);
  await expect.poll(async () => saidBy(await get(url, { path: '/' })), { timeout: 30_000 }).toContain('no word');
  expect(await saidByAll(url)).toEqual(expected(0, true));
  expect(await robotsOf(url)).toMatch(/^Sitemap: /m);
});

describe.each<[string, RequestListener]>([
  ['fails', (_, answer) => answer.writeHead(500).end()],
  ['hangs up', (incoming) => incoming.socket.destroy()],
  ['answers something else', (_, answer) => answer.writeHead(200).end('{"isInvented":"no"}')],
  ['never answers', () => {}],
])('a site whose origin %s when it is asked about the site', (_, answersAboutSite) => {
  test('shows its pages, and asks search engines to keep none of them', async () => {
    const { url } = await edgeWith(answersAboutSite, { TRUST_BOT_USER_AGENT: 'true' });
    expect(await saidByAll(url)).toEqual(expected(0, false));
    const engine = await get(url, { path: '/' }, ENGINE);
    expect([engine.status, engine.headers['retry-after']]).toEqual([503, '120']);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { edge, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DETAILS = 'GET /api/v4/person/details';
const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const known: OriginAnswers = {
  [DETAILS]: json(buildDetails(MAYA)),
  'GET /api/person/counts': json(buildCounts()),
  'GET /api/user': json(buildUserAnswer()),
};
const pathsAsked = (asked: readonly Request[]) => asked.map((request) => new URL(request.url).pathname).sort();

test('a person is a page with late counts, a canonical link and a link to the full version [F7-01]', async () => {
  const { get, asked } = edge(known);
  const response = await get(`/NAME/someone-else/-/${PERSON_ID}?utm_source=x`);
  const { head, page, ...rest } = await modelOf(response);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(head).toMatchObject({ canonical: `http://127.0.0.1${PATH}`, isIndexable: true });
  expect(page).toMatchObject({ kind: 'person', counts: 'late', isLoggedIn: false, fullPath: `${PATH}?full=1` });
  expect(rest).toMatchObject({ lateCounts: buildCounts(), site: { viewer: null } });
  expect(pathsAsked(asked)).toEqual(['/api/person/counts', '/api/v4/person/details']);
  expect(asked.map(({ url }) => new URL(url).search)).toContain(`?personId=${PERSON_ID}`);
});

test('the flags that the origin needs are passed on, and only as true or false [P2-045 P2-054]', async () => {
  const { get, asked } = edge(known);
  await get(`${PATH}?stub=true&deltas_seen=false&is_weekend=true&monitor=true`);
  await get(`${PATH}?stub=1&deltas_seen=maybe&is_weekend=false`);
  const queries = asked.filter(({ url }) => url.includes('details')).map(({ url }) => new URL(url).search);
  expect(queries).toEqual([
    `?personId=${PERSON_ID}&stub=true&deltas_seen=false&deviceType=desktop&dayType=weekend&includeRelated=true&late=true`,
    `?personId=${PERSON_ID}&deltas_seen=true&deviceType=desktop&dayType=weekday&includeRelated=true&late=true`,
  ]);
});

const READER = {
  userType: 'free',
  primaryEmail: 'reader@example.com',
  productName: null,
  lookupUsage: null,
  resetsAt: null,
} as const;
const reader = { ...READER, isOutOfLookups: false, backgroundCredits: 0, creditsExpireAt: null, reportExpiresAt: null };
const FROM_OURS = { cookie: 'session=token', 'sec-fetch-site': 'same-origin' };
const FROM_ELSEWHERE = { cookie: 'session=token', 'sec-fetch-site': 'cross-site' };
/** The parts of a details call about state-changing flags. */
const wishesAsked = (asked: readonly Request[]) =>
  asked
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/person/details'))
    .map(({ searchParams: sent }) =>
      Object.fromEntries(
        ['monitor', 'unmonitor', 'save_contact', 'linkToken'].flatMap((name) =>
          sent.has(name) ? [[name, sent.get(name)]] : [],
        ),
      ),
    );

test('a wish from our own page goes to the origin, and the page has the outcome, uncached', async () => {
  const outcomes = [
    { flag: 'monitor', isDone: true },
    { flag: 'save_contact', isDone: false },
  ] as const;
  const answer = json(buildDetails(MAYA, { userInfo: reader, flagOutcomes: [...outcomes] }));
  const { get, asked } = edge({ ...known, [DETAILS]: answer });
  const response = await get(`${PATH}?save_contact=true&monitor=true&token=${'k'.repeat(43)}`, FROM_OURS);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await modelOf(response)).page).toMatchObject({ flags: { outcomes, asks: [] } });
  expect(wishesAsked(asked)).toEqual([{ monitor: 'true', save_contact: 'true' }]);
});

test('a wish from anywhere else is asked about; with a token the origin decides, and what it left is asked about [P2-064]', async () => {
  const done = { flag: 'unmonitor', isDone: true } as const;
  const told = (flagOutcomes: { flag: 'unmonitor'; isDone: boolean }[]) =>
    edge({
      ...known,
      [DETAILS]: json(buildDetails(MAYA, { userInfo: reader, flagOutcomes, isMonitoring: flagOutcomes.length === 0 })),
    });
  const token = 'k'.repeat(43);
  const flagsOf = async ({ get }: ReturnType<typeof told>, query: string) => {
    const response = await get(`${PATH}?unmonitor=true${query}`, FROM_ELSEWHERE);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    return (await modelOf(response)).page;
  };
  const without = told([]);
  expect(await flagsOf(without, '')).toMatchObject({ flags: { outcomes: [], asks: ['unmonitor'] } });
  expect(await flagsOf(without, '&token=no')).toMatchObject({ flags: { outcomes: [], asks: ['unmonitor'] } });
  expect(wishesAsked(without.asked)).toEqual([{}, {}]);
  const good = told([done]);
  expect(await flagsOf(good, `&token=${token}`)).toMatchObject({ flags: { outcomes: [done], asks: [] } });
  expect(wishesAsked(good.asked)).toEqual([{ unmonitor: 'true', linkToken: token }]);
  expect(await flagsOf(told([]), `&token=${token}`)).toMatchObject({ flags: { outcomes: [], asks: ['unmonitor'] } });
});

test('without a session, for a bot and for HEAD a wish is neither sent nor asked about', async () => {
  const wish = `${PATH}?monitor=true`;
  const { get, request, asked } = edge(known, { TRUST_BOT_USER_AGENT: 'true' });
  const answers = [
    await get(wish, { 'sec-fetch-site': 'same-origin' }),
    await get(wish, { 'sec-fetch-site': 'cross-site' }),
    await get(wish, { ...FROM_OURS, ...GOOGLE }),
    await get(wish, { ...FROM_ELSEWHERE, ...GOOGLE }),
    // A session unknown to the origin.
    await get(wish, FROM_ELSEWHERE),
  ];
  for (const answer of answers)
    expect((await modelOf(answer)).page).toMatchObject({ flags: { outcomes: [], asks: [] } });
  await request(wish, { method: 'HEAD', headers: FROM_OURS });
  expect(wishesAsked(asked)).toEqual(Array(6).fill({}));
});

test('a wish is not prefetched, and nothing is asked for it', async () => {
  const { get, asked } = edge(known);
  const response = await get(`${PATH}?save_contact=true`, { ...FROM_OURS, 'sec-purpose': 'prefetch' });
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    503,
    '',
    'private, no-store',
  ]);
  expect(asked).toEqual([]);
});

test('a wish with a link token counts as an account change; one that is asked about, or came from a form, does not', async () => {
  const limit = limited(1);
  const { get } = edge(known, { LIMIT_WRITE: limit });
  for (const headers of [FROM_ELSEWHERE, FROM_OURS])
    expect((await get(`${PATH}?monitor=true`, headers)).status).toBe(200);
  expect(limit.keys).toEqual([]);
  const byMail = `${PATH}?monitor=true&token=${'k'.repeat(43)}`;
  expect((await get(byMail, FROM_ELSEWHERE)).status).toBe(200);
  expect((await get(byMail, FROM_ELSEWHERE)).status).toBe(429);
});

test('details with a wish are requested once, so that a retry cannot use up the token', async () => {
  const answers = { ...known, [DETAILS]: () => Promise.reject(new Error('connection lost')) };
  const countOf = async (query: string) => {
    const { get, asked } = edge(answers);
    await get(`${PATH}?${query}`, FROM_ELSEWHERE);
    return pathsAsked(asked).filter((path) => path.endsWith('/details')).length;
  };
  expect(await countOf(`monitor=true&token=${'k'.repeat(43)}`)).toBe(1);
  expect(await countOf('monitor=true')).toBe(2);
});

test('the retry link is our own, so it repeats no wish from elsewhere', async () => {
  const { get } = edge({ ...known, [DETAILS]: () => new Promise(() => {}) }, { DETAILS_TIMEOUT_MS: '20' });
  const retryOf = async (headers: Record<string, string>) =>
    (await modelOf(await get(`${PATH}?monitor=true&deltas_seen=false`, headers))).page;
  expect(await retryOf(FROM_ELSEWHERE)).toMatchObject({ status: 408, retryPath: `${PATH}?deltas_seen=false` });
  expect(await retryOf(FROM_OURS)).toMatchObject({ retryPath: `${PATH}?monitor=true&deltas_seen=false` });
  const byMail = `${PATH}?monitor=true&token=${'k'.repeat(43)}&email=june@example.com`;
  expect((await modelOf(await get(byMail, FROM_ELSEWHERE))).page).toMatchObject({ retryPath: PATH });
});

test("the registry's set is the operator's variant, and the fixed set if the URL forces it", async () => {
  const { get, asked } = edge(known, { PRODUCT_REGISTRY_VARIANT: 'spring-26' });
  await get(`${PATH}?force_backup=true`);
  await get(PATH);
  const details = asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/person/details'));
  expect(
    details.map(({ searchParams: sent }) => [
      sent.get('productRegistryVariant'),
      sent.get('productRegistryForceHardCodedBackup'),
    ]),
  ).toEqual([
    ['spring-26', 'true'],
    ['spring-26', null],
  ]);
});

test('flags only for the page are passed on to it [P2-059]', async () => {
  const flagsOf = async (query: string) => (await modelOf(await edge(known).get(PATH + query))).page;
  const dialogs = 'showBadPaymentModal=true&changedPaymentMethod=true&upgradeType=phone_activity';
  expect(await flagsOf(`?email=maya@example.com&debug_registry=true&${dialogs}`)).toMatchObject({
    flags: {
      email: 'maya@example.com',
      debugsRegistry: true,
      showsBadPayment: true,
      upgrade: 'phone_activity',
    },
  });
  expect(await flagsOf('')).toMatchObject({
    flags: { outcomes: [], asks: [], email: null, debugsRegistry: false, showsBadPayment: false, upgrade: null },
  });
});

test('with full=1 the counts are part of the page', async () => {
  const { page, head } = await modelOf(await edge(known).get(`${PATH}?full=1`));
  expect(page).toMatchObject({ counts: buildCounts() });
  expect(head.isIndexable).toBe(false);
});

test("campaign visitors get counts from the campaign's call, and the canonical link omits the campaign", async () => {
  const { get, asked } = edge({ ...known, 'GET /api/funnel/counts': json(buildCounts()) });
  const { head, ...rest } = await modelOf(await get(`${PATH}?eid=spring_mail-26`));
  expect(head).toMatchObject({ canonical: `http://127.0.0.1${PATH}`, isIndexable: false });
  expect(rest).toMatchObject({ lateCounts: buildCounts() });
  expect(asked.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)).toContain(
    `/api/funnel/counts?id=${PERSON_ID}&source=person&eid=spring_mail-26`,
  );
  expect(pathsAsked(asked)).not.toContain('/api/person/counts');
  const other = edge(known);
  await modelOf(await other.get(`${PATH}?eid=no%20reference`));
  expect(pathsAsked(other.asked)).toEqual(['/api/person/counts', '/api/v4/person/details']);
});

test('bots, stubs and HEAD request no counts [F6-15 P6-043]', async () => {
  const bot = edge(known, { TRUST_BOT_USER_AGENT: 'true' });
  expect((await modelOf(await bot.get(PATH, GOOGLE))).page).toMatchObject({ counts: null });
  const stub = edge(known);
  await stub.get(`${PATH}?stub=true`);
  const head = edge(known);
  expect((await head.request(PATH, { method: 'HEAD' })).status).toBe(200);
  for (const { asked } of [bot, stub, head]) expect(pathsAsked(asked)).toEqual(['/api/v4/person/details']);
  expect(head.asked[0]?.headers.get('x-edge-head')).toBe('true');
});

test('a page comes without counts if only they fail [F5-31 P7-051]', async () => {
  const { get } = edge({ ...known, 'GET /api/person/counts': new Response('', { status: 500 }) });
  expect((await modelOf(await get(`${PATH}?full=1`))).page).toMatchObject({ kind: 'person', counts: 'missing' });
});

test.each([
  ['a text for a number', { ...buildCounts(), offenses: '3' }],
  ['less than nothing', { ...buildCounts(), phones: -1 }],
  ['half of one', { ...buildCounts(), liens: 1.5 }],
  ['one that is missing', { ...buildCounts(), evictions: undefined }],
  ['none at all', []],
])('if one count does not fit the schema, none are used: %s [F5-29]', async (_, counts) => {
  const { get } = edge({ ...known, 'GET /api/person/counts': json(counts) });
  const answer = await modelOf(await get(`${PATH}?full=1`));
  expect(answer.page).toMatchObject({ kind: 'person', counts: 'missing' });
  expect(await modelOf(await get(PATH))).toMatchObject({ lateCounts: null });
});

test('the details identify the viewer, so the page waits for nothing else', async () => {
  const userInfo = {
    userType: 'paid',
    primaryEmail: 'reader@example.com',
    productName: null,
    lookupUsage: null,
    resetsAt: null,
    isOutOfLookups: false,
    backgroundCredits: 0,
    creditsExpireAt: null,
    reportExpiresAt: null,
  } as const;
  const good = edge({ ...known, [DETAILS]: json(buildDetails(MAYA, { userInfo })) });
  expect(await modelOf(await good.get(PATH, { cookie: 'session=token' }))).toMatchObject({
    page: { isLoggedIn: true },
    site: { viewer: { email: 'reader@example.com' } },
  });
  expect(pathsAsked(good.asked)).not.toContain('/api/user');
  expect(await modelOf(await edge(known).get(PATH, { cookie: 'session=x' }))).toMatchObject({
    page: { isLoggedIn: false },
    site: { viewer: null },
  });
});

test('a link for subscribers, or one that monitors, asks visitors without a session to log in', async () => {
  const asksToLogIn = async (query: string) => (await modelOf(await edge(known).get(`${PATH}${query}`))).page;
  expect(await asksToLogIn('?is_free=false')).toMatchObject({ asksToLogIn: 'plan' });
  expect(await asksToLogIn('?monitor=true')).toMatchObject({ asksToLogIn: 'monitor' });
  expect(await asksToLogIn('?is_free=true')).toMatchObject({ asksToLogIn: null });
  expect(await asksToLogIn('')).toMatchObject({ asksToLogIn: null });
});

test('is_free=false sends a free user to the plans unless the report was bought, without requesting details [P2-027]', async () => {
  const bought = [{ wpId: PERSON_ID, payload: { id: 'R1' }, accessExpiresAt: 1 }];
  const cookie = { cookie: 'session=token' };
  const without = edge({ ...known, 'GET /api/reports/': json([]) });
  const response = await without.get(`${PATH}?is_free=false`, cookie);
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    `/billing/manage-plan?wpId=${PERSON_ID}&email_campaign=true`,
  ]);
  expect(pathsAsked(without.asked)).not.toContain('/api/v4/person/details');
  expect(
    (await edge({ ...known, 'GET /api/reports/': json(bought) }).get(`${PATH}?is_free=false`, cookie)).status,
  ).toBe(200);
});

test('an unknown person leads to the standardized search and is never stored [P2-031 P8-005]', async () => {
  const response = await edge().get(`/name/maya-ostrowski/portland-oregon/${PERSON_ID}?from_monitored_reports=true`);
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/name/Maya-Ostrowski/Portland-OR?show_info_banner=true',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('from_monitored_reports only changes where an unknown person leads [P2-063]', async () => {
  const pageOf = async (flag: string) => {
    const { get, asked } = edge(known);
    const { head, page, site } = await modelOf(await get(`${PATH}?${flag}=true`));
    return { head, page, site: { ...site, path: '' }, asked: asked.map(({ url }) => url).sort() };
  };
  // Another flag with its default value, since any flag makes the URL a variant of the page.
  expect(await pageOf('from_monitored_reports')).toEqual(await pageOf('deltas_seen'));
  const leads = async (query: string) => (await edge().get(PATH + query)).headers.get('location');
  expect(await leads('?from_monitored_reports=true')).toBe(`${await leads('')}?show_info_banner=true`);
});

test('a failed smartcheck leads home, and requests past the limit are refused [P8-011]', async () => {
  const { get } = edge(
    { 'GET /api/person/smartcheck': new Response('', { status: 500 }) },
    { LIMIT_SMARTCHECK: limited(1) },
  );
  expect((await get('/name/-/-/123456789012')).headers.get('location')).toBe('/');
  expect((await get('/name/-/-/123456789012')).status).toBe(429);
});

test('a legacy id is decoded once and looked up [P2-011]', async () => {
  const { get, asked } = edge({
    'GET /api/person/premium': json({ id: PERSON_ID, name: 'Maya Ostrowski', city: 'Portland', state: 'OR' }),
  });
  const response = await get(`/name/-/-/${'A'.repeat(41)}%2B%2F%3D`);
  expect([response.status, response.headers.get('location')]).toEqual([301, PATH]);
  expect(new URL(asked[0]?.url ?? '').searchParams.get('personId')).toBe(`${'A'.repeat(41)}+/=`);
});

test('a response about someone else is not shown [P8-010]', async () => {
  const { get } = edge({ ...known, [DETAILS]: json(buildDetails({ ...MAYA, id: 'Pzzzzzzzzzzzz' })) });
  const response = await get(PATH);
  expect(response.status).toBe(404);
  expect((await modelOf(response)).page).toMatchObject({
    kind: 'error',
    message: 'Uncaught exception while loading page data, converted to a 404: Missing person info',
  });
});

test('a prefetch that would cost a lookup is put off until the click', async () => {
  const { get } = edge({ ...known, [DETAILS]: problemResponse(503) });
  const response = await get(PATH, { 'sec-purpose': 'prefetch;prerender' });
  expect([response.status, await response.text()]).toEqual([503, '']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('failed details are a 404 page for people and a 503 for verified search engines [P8-003]', async () => {
  const { get } = edge({ ...known, [DETAILS]: new Response('{}') }, { TRUST_BOT_USER_AGENT: 'true' });
  expect((await get(PATH)).status).toBe(404);
  const engine = await get(PATH, GOOGLE);
  expect([engine.status, engine.headers.has('retry-after')]).toEqual([503, true]);
});

test('details that take too long are a 408 with a way to retry [P8-002]', async () => {
  const { get } = edge({ ...known, [DETAILS]: () => new Promise(() => {}) }, { DETAILS_TIMEOUT_MS: '20' });
  const response = await get(`${PATH}?deltas_seen=false`);
  expect(response.status).toBe(408);
  expect((await modelOf(response)).page).toMatchObject({ status: 408, retryPath: `${PATH}?deltas_seen=false` });
});

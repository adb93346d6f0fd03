import { expect, test, vi } from 'vitest';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { keepingOrigin, keptPaths } from '../../tests/support/kept-views.ts';
import type { EdgeBindings } from '../env.ts';
import { edge, json, problemResponse, SECRET } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const DETAILS = 'GET /api/v4/person/details';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const SHOWN = { [DETAILS]: () => json(buildDetails(MAYA)), 'GET /api/person/counts': () => json(buildCounts()) };
const REFUSED = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0004%3A0';

interface View {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly country?: string;
  readonly env?: Partial<EdgeBindings>;
}

/** The cookies that one view of a person sets. No experiment runs. */
async function setBy({ method = 'GET', headers = {}, country = 'US', env = {} }: View = {}): Promise<string[]> {
  const response = await edge(SHOWN, env).request(PATH, { method, headers, cf: { country } });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie();
}

const pairOf = (set: readonly string[]) => set[0]?.split(';', 1)[0] ?? '';
const numberOf = (pair: string) => /visitor_id=([\w-]{36})\./.exec(pair)?.[1];

test.each<[who: string, View]>([
  ['anyone', {}],
  ['those who refused analytics', { headers: { cookie: REFUSED } }],
  ['those who must opt in first', { country: 'DE' }],
  ['those whose browser sends Sec-GPC', { headers: { 'sec-gpc': '1' } }],
  ['those who are logged in', { headers: { cookie: 'session=token' } }],
])('%s get a random number for a year, hidden from scripts', async (_, request) => {
  const [one, other] = [await setBy(request), await setBy(request)];
  for (const set of [one, other]) {
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^visitor_id=[\w-]{36}\.[\w%]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  }
  expect(numberOf(pairOf(one))).not.toBe(numberOf(pairOf(other)));
});

test('outside a local run no sibling host can set it', async () => {
  const env = { ENVIRONMENT: 'production' };
  const set = await setBy({ env });
  expect(set).toEqual([expect.stringMatching(/^__Host-visitor_id=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)]);
  expect(await setBy({ env, headers: { cookie: pairOf(set).replace('__Host-', '') } })).toHaveLength(1);
});

test.each<[who: string, View]>([
  ['a bot', { headers: { 'user-agent': GOOGLE } }],
  ['a proven search engine', { headers: { 'user-agent': GOOGLE }, env: { TRUST_BOT_USER_AGENT: 'true' } }],
  ['a HEAD request', { method: 'HEAD' }],
  ['a browser that prefetches', { headers: { 'sec-purpose': 'prefetch' } }],
])('%s gets none', async (_, request) => {
  expect(await setBy(request)).toEqual([]);
});

test.each([404, 500])('a page that was not shown sets none (%i)', async (status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await edge({ [DETAILS]: problemResponse(status) }).get(PATH);
  expect(response.status).not.toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  vi.restoreAllMocks();
});

test('a valid one is kept, whatever its visitor consented to', async () => {
  const cookie = pairOf(await setBy());
  expect(await setBy({ headers: { cookie } })).toEqual([]);
  expect(await setBy({ headers: { cookie }, country: 'DE' })).toEqual([]);
  expect(await setBy({ headers: { cookie: `${REFUSED}; ${cookie}` } })).toEqual([]);
});

test('a forged one is replaced', async () => {
  const cookie = pairOf(await setBy());
  const foreign = pairOf(await setBy({ env: { EDGE_ORIGIN_SECRET: 'another secret of 32 characters!' } }));
  for (const forged of [cookie.replace('=', '=0'), cookie.slice(0, 45), foreign, 'visitor_id=%zz', 'visitor_id=']) {
    const set = await setBy({ headers: { cookie: forged } });
    expect(set, forged).toHaveLength(1);
    expect(numberOf(pairOf(set)), forged).not.toBe(numberOf(forged));
  }
});

test('one signed with the previous secret is signed again, with the same number, once', async () => {
  const cookie = pairOf(await setBy());
  const env = { EDGE_ORIGIN_SECRET: 'the next secret, of 32 characters or more', EDGE_ORIGIN_SECRET_PREVIOUS: SECRET };
  expect(await setBy({ headers: { cookie, 'sec-purpose': 'prefetch' }, env })).toEqual([]);
  const again = pairOf(await setBy({ headers: { cookie }, env }));
  expect(numberOf(again)).toBe(numberOf(cookie));
  expect(again).not.toBe(cookie);
  expect(await setBy({ headers: { cookie: again }, env })).toEqual([]);
});

test('a page that was kept hands each visitor their own number, and no page holds one', async () => {
  const { answer, statuses } = keepingOrigin(true);
  const site = edge(answer);
  const [path] = keptPaths();
  const numbers = new Set<string | undefined>();
  for (let view = 0; view < 5; view += 1) {
    const response = await site.get(path);
    const set = response.headers.getSetCookie();
    expect(set).toHaveLength(1);
    const number = numberOf(pairOf(set)) ?? 'none';
    expect(await response.text()).not.toContain(number);
    numbers.add(number);
    // Someone who is known gets the same kept page, and no cookie.
    expect((await site.get(path, { cookie: pairOf(set) })).headers.getSetCookie()).toEqual([]);
  }
  expect(statuses).toEqual([200, 200, ...Array<number>(8).fill(304)]);
  expect(numbers.size).toBe(5);
});

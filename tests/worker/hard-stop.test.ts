import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../shared/contract/calls.ts';
import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { isClosedToCrawlers } from '../../shared/urls/crawl-rules.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { isLiving } from '../support/living.ts';
import { HUMAN_VIEW } from '../support/origin-app.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';

/** The product's own limits, on the built workers with real counters. */

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const { anonymousPersons, addressVisitors, addressPersons, referralsPerMinute } = DEFAULT_QUOTAS;
const AT_ONCE = 200;
const WITHOUT_COOKIE = 1_000;

let site: Awaited<ReturnType<typeof startTestServer>>;
let people: readonly { readonly id: string; readonly full_name: string }[];

beforeAll(async () => {
  // On a busy machine the last of many views at once waits longer than a page may: it would end as not found (F8-01), and
  // the breaker would refuse the next ones. No test here is about time.
  site = await startTestServer({ edgeVars: { DETAILS_TIMEOUT_MS: '60000' }, originVars: { QUOTAS: '{}' } });
  const database = new DatabaseSync(site.databases.peopleFile, { readOnly: true });
  people = database
    .prepare(`SELECT p.id, p.full_name FROM person p WHERE ${isLiving('p')} ORDER BY p.id LIMIT ${WITHOUT_COOKIE}`)
    .all() as typeof people & object[];
  database.close();
});
afterAll(() => site.server.dispose());

interface Viewed {
  readonly status: number;
  readonly location: string;
  readonly cookie: string;
  readonly body: string;
}

/** A request as a browser's, from an address of its own unless it is named. */
async function view(
  at: number,
  from: string,
  headers: Record<string, string> = {},
  { method = 'GET', query = '' } = {},
): Promise<Viewed> {
  const ask = () =>
    fetch(new URL(`/name/-/-/${people[at]?.id}${query}`, site.url), {
      method,
      redirect: 'manual',
      headers: { ...HUMAN, 'x-local-client': from, ...headers },
    });
  // A kept connection may be closed just as it is used again. A visitor's view that is asked again counts once.
  const response = await ask().catch(ask);
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie:
      response.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('visitor_id='))
        ?.split(';')[0] ?? '',
    body: await response.text(),
  };
}

const shows = ({ body }: Viewed, at: number) => body.includes(people[at]?.full_name ?? '?');

/** The cookie that a visitor has after the first of these people. */
async function newVisitor(from: string): Promise<{ readonly cookie: string }> {
  const { status, cookie } = await view(0, from);
  expect([status, cookie.length > 36]).toEqual([200, true]);
  return { cookie };
}

/** Opens people one after the other until one is refused, and says how many were shown. */
async function countShown(from: string, headers: Record<string, string>, first = 0): Promise<number> {
  for (let shown = 0; ; shown += 1) if ((await view(first + shown, from, headers)).status !== 200) return shown;
}

describe('one visitor', () => {
  test(`of ${AT_ONCE} views at once exactly ${anonymousPersons} people are shown`, async () => {
    const cookie = await newVisitor('at-once');
    const all = Array.from({ length: AT_ONCE }, (_, at) => at);
    const answers = await Promise.all(all.map((at) => view(at, 'at-once', cookie)));
    const shown = answers.filter(({ status }) => status === 200);
    expect(shown).toHaveLength(anonymousPersons);
    for (const [at, answer] of answers.entries()) {
      expect(shows(answer, at)).toBe(answer.status === 200);
      if (answer.status === 200) continue;
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(
        `/checkout/unlimited-summary?path=%2Fname%2F-%2F-%2F${people[at]?.id}&searchQuotaExceeded=true`,
      );
    }
  });

  test('in two tabs has one count, and opens the same person as often as they like, in any form', async () => {
    const cookie = await newVisitor('two-tabs');
    for (let at = 0; at < 20; at += 1) expect((await view(at % 2, 'two-tabs', cookie)).status).toBe(200);
    for (const query of ['?full=1', '?view=print', '?view=records', '?stub=true', '?eid=a', '?record=liens.R1']) {
      const { status } = await view(1, 'two-tabs', cookie, { query });
      expect([query, status === 200 || status === 303]).toEqual([query, true]);
    }
    const tabs = await Promise.all([countShown('two-tabs', cookie, 2), countShown('two-tabs', cookie, 100)]);
    expect(tabs[0] + tabs[1]).toBe(anonymousPersons - 2);
    for (const query of ['?full=1', '?view=print', '?view=records', '?stub=true', '?record=liens.R1'])
      expect((await view(60, 'two-tabs', cookie, { query })).status, query).toBe(302);
    expect((await view(1, 'two-tabs', cookie)).status).toBe(200);
  });

  test('is counted for pages that the edge keeps, too', async () => {
    // Kept from the second view on.
    for (const from of ['keeps-a', 'keeps-b', 'keeps-c']) await countShown(from, await newVisitor(from));
    expect(await countShown('keeps-d', await newVisitor('keeps-d'))).toBe(anonymousPersons);
  });

  test('is counted by nobody else’s cookie, and by no header of their own', async () => {
    const mine = await newVisitor('mine');
    const [name = '', value = ''] = mine.cookie.split('=');
    const id = decodeURIComponent(value).split('.')[0] ?? '';
    expect(await countShown('mine', mine)).toBe(anonymousPersons);
    // Whoever sends another signature, or none, is somebody new.
    for (const forged of [`${name}=${value.slice(0, -6)}xxxxxx`, `${name}=${id}`, `${name}=${id}.`, `${name}=`]) {
      const answer = await view(200, 'forger', { cookie: forged });
      expect([forged, answer.status, answer.cookie.includes(id)]).toEqual([forged, 200, false]);
    }
    const claimed = { 'x-edge-visitor': 'another', 'x-edge-new-visitor': 'true', 'x-edge-from-engine': 'true' };
    expect((await view(200, 'mine', { ...mine, ...claimed })).status).toBe(302);
  });
});

describe('an address', () => {
  test(`with ${WITHOUT_COOKIE} views without a cookie is shown no more than the rule allows`, async () => {
    let shown = 0;
    for (let first = 0; first < WITHOUT_COOKIE; first += AT_ONCE) {
      const all = Array.from({ length: AT_ONCE }, (_, at) => first + at);
      const answers = await Promise.all(all.map((at) => view(at, 'no-cookie')));
      for (const [at, answer] of answers.entries()) {
        expect([200, 302, 429]).toContain(answer.status);
        expect(shows(answer, first + at)).toBe(answer.status === 200);
      }
      shown += answers.filter(({ status }) => status === 200).length;
    }
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(addressVisitors + addressPersons);
  });

  test('without the edge’s limit per minute is shown exactly as many', async () => {
    const statuses: number[] = [];
    for (let first = 0; first < WITHOUT_COOKIE; first += AT_ONCE) {
      const all = Array.from({ length: AT_ONCE }, (_, at) => first + at);
      const envelope = { clientAddress: '192.0.2.200', isNewVisitor: true };
      statuses.push(
        ...(await Promise.all(all.map((at) => details(at, { ...envelope, visitorId: crypto.randomUUID() })))),
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(addressVisitors + addressPersons);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

/** The status of a details call, sent directly to the origin. */
async function details(at: number, envelope: Partial<Envelope>): Promise<number> {
  const path = `${calls.personDetails.path}?personId=${people[at]?.id}`;
  const headers = await signEnvelope([TEST_SECRET], 'GET', path, { ...HUMAN_VIEW, ...envelope }, Date.now());
  const origin = await site.server.getWorker('porchlight-origin');
  const ask = () => origin.fetch(`https://origin.internal${path}`, { headers });
  // The proxy to a worker may close a connection just as it is used again. The same view, asked again, counts once.
  const response = await ask().catch(ask);
  await response.text();
  return response.status;
}

test('prefetches, HEAD requests, images and frames count nothing and show nobody', async () => {
  const cookie = await newVisitor('speculative');
  const requests = [
    { headers: { 'sec-purpose': 'prefetch' }, status: 503 },
    { headers: { 'sec-purpose': 'prefetch;prerender' }, status: 503 },
    { headers: { 'sec-fetch-dest': 'image' }, status: 403 },
    { headers: { 'sec-fetch-dest': 'iframe' }, status: 403 },
    { headers: { 'sec-fetch-dest': 'empty' }, status: 403 },
    { headers: {}, method: 'HEAD', status: 200 },
  ];
  for (let at = 1; at < 20; at += 1)
    for (const { headers, method, status } of requests) {
      const answer = await view(at, 'speculative', { ...cookie, ...(headers as Record<string, string>) }, { method });
      expect([JSON.stringify(headers), answer.status, shows(answer, at)]).toEqual([
        JSON.stringify(headers),
        status,
        false,
      ]);
    }
  expect(await countShown('speculative', cookie)).toBe(anonymousPersons);
  // Who is open already costs nothing more.
  expect((await view(1, 'speculative', { ...cookie, 'sec-purpose': 'prefetch' })).status).toBe(200);
});

test(`visitors from search engines skip it, ${referralsPerMinute} of an address in a minute`, async () => {
  const cookie = await newVisitor('referred');
  expect(await countShown('referred', cookie)).toBe(anonymousPersons);
  const referred = { ...cookie, referer: 'https://www.google.com/' };
  const statuses: number[] = [];
  for (let at = 0; at < referralsPerMinute + 5; at += 1)
    statuses.push((await view(100 + at, 'referred', referred)).status);
  expect(statuses.indexOf(302)).toBe(referralsPerMinute);
  expect(new Set(statuses.slice(referralsPerMinute))).toEqual(new Set([302]));
  for (const referer of ['https://google.com.example/', 'https://example.com/?google.com'])
    expect((await view(300, 'referred', { ...cookie, referer })).status).toBe(302);
  // Whom an engine led to opens again without one.
  expect((await view(100, 'referred', cookie)).status).toBe(200);
});

test('what a page asks for later is answered to those who opened it', async () => {
  const cookie = await newVisitor('later');
  const age = async (at: number, headers: Record<string, string>) =>
    (
      await fetch(new URL(`/api/person/realtime/age?personIds=${people[at]?.id}`, site.url), {
        headers: { ...HUMAN, 'x-local-client': 'later', 'sec-fetch-site': 'same-origin', ...headers },
      })
    ).status;
  expect([await age(0, cookie), await age(1, cookie), await age(0, {})]).toEqual([200, 403, 403]);
});

test('the page past the hard stop says when there is room again, to that visitor alone', async () => {
  const cookie = await newVisitor('stopped');
  expect(await countShown('stopped', cookie)).toBe(anonymousPersons);
  const { location } = await view(50, 'stopped', cookie);
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(new URL(location, site.url), {
      headers: { ...HUMAN, 'x-local-client': 'stopped', ...headers },
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    return response.text();
  };
  const blocked = await read(cookie);
  expect(blocked).toContain(`You have opened ${anonymousPersons} people in 24 hours`);
  expect(blocked).toMatch(/There is room for another person (?:today|tomorrow) at /);
  // No crawler gets there, so nothing has to keep it out of an index.
  expect(isClosedToCrawlers(location)).toBe(true);
  // Never the counter's content.
  for (const { full_name } of people.slice(0, 20)) expect(blocked).not.toContain(full_name);
  expect(await read({})).toContain('You can open it again');
});

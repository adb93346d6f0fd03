import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VIEW_QUOTA } from '../../shared/contract/operations/hard-stop.ts';
import { PARTS_CONTENT_TYPE } from '../../shared/contract/transport/parts.ts';
import type { QuotaLimit } from '../../shared/contract/transport/problem.ts';
import { MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { app } from '../app.ts';
import { edge, json, limitResponse, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';

const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const DETAILS = 'GET /api/v4/person/details';
const ASK = 'GET /api/hardstop';
const TELL = 'POST /api/hardstop';
const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const CHECKOUT = `/checkout/unlimited-summary?path=${encodeURIComponent(PATH)}&searchQuotaExceeded=true`;
const ALLOWED = { result: 'allowed', remainingQuota: 3 };

/** Somebody else's origin: its details say nothing about a quota. */
const foreign = (more: OriginAnswers = {}, details = buildDetails(MAYA)): OriginAnswers => ({
  [DETAILS]: json(details),
  'GET /api/person/counts': new Response(null, { status: 204 }),
  [ASK]: json(ALLOWED),
  [TELL]: json({ isDone: true }),
  ...more,
});
const asked = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((call) => !call.includes('counts'));

const limited = (limit: QuotaLimit) => limitResponse(limit, '2026-11-27T10:00:00.000Z');

describe('an origin that counts views by its details', () => {
  const own = (details: Response) => edge({ [DETAILS]: details });

  test('is asked nothing more', async () => {
    const details = json(buildDetails(MAYA), { headers: { [VIEW_QUOTA]: '15' } });
    const { get, asked: requests } = edge(foreign({ [DETAILS]: details }));
    for (let at = 0; at < 2; at += 1) expect((await get(PATH)).status).toBe(200);
    expect(asked(requests)).toEqual([DETAILS, DETAILS]);
  });

  test('past its limit leads to what a plan costs, uncached, with the way back [P2-035 P4-058]', async () => {
    const response = await own(limited('persons')).get(PATH);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      CHECKOUT,
      'private, no-store',
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(logged()).toEqual([]);
    for (const query of ['view=print', 'view=records', 'full=1', 'record=liens.R1', 'stub=true'])
      expect((await own(limited('persons')).get(`${PATH}?${query}`)).status, query).toBe(302);
  });

  test('past fair use says so and sells nothing', async () => {
    const response = await own(limited('fair-use')).get(PATH);
    expect(response.status).toBe(429);
    expect((await modelOf(response)).page).toMatchObject({ kind: 'error', limit: { name: 'fair-use' } });
  });

  test('refuses what is no page, and puts a prefetch off until the click', async () => {
    const image = await own(problemResponse(403)).get(PATH, { 'sec-fetch-dest': 'image' });
    expect(image.status).toBe(403);
    expect((await modelOf(image)).page).toMatchObject({ kind: 'error' });
    expect((await own(problemResponse(503)).get(PATH, { 'sec-purpose': 'prefetch' })).status).toBe(503);
  });
});

describe('an origin that counts by calls of their own', () => {
  test('is asked with the path and the name of the route, and told of the view [P2-005 F2-09 P4-059 P7-018]', async () => {
    const { get, asked: requests } = edge(foreign());
    expect((await get(`${PATH}?full=1`)).status).toBe(200);
    await vi.waitFor(() => expect(asked(requests)).toEqual([DETAILS, ASK, TELL]));
    const [, question, report] = requests.filter(({ url }) => !url.includes('counts'));
    expect(Object.fromEntries(new URL(question?.url ?? '').searchParams)).toEqual({
      path: PATH,
      virtualUri: 'name-name-location-id',
      appId: 'web',
    });
    expect(new URL(report?.url ?? '').search).toBe('?appId=web');
    expect(await report?.json()).toEqual({
      path: PATH,
      virtualUri: 'name-name-location-id',
      eventName: 'person_view',
      eventType: 'view',
      email: null,
      isBlocked: false,
      userId: null,
    });
  });

  test('is asked beside the details once it is known to count so', async () => {
    let endDetails = () => {};
    const waiting = new Promise<void>((resolve) => {
      endDetails = resolve;
    });
    let isFirst = true;
    const details = async () => {
      if (!isFirst) await waiting;
      isFirst = false;
      return json(buildDetails(MAYA));
    };
    const { get, asked: requests } = edge(foreign({ [DETAILS]: details }));
    await get(PATH);
    await vi.waitFor(() => expect(asked(requests)).toContain(TELL));
    requests.splice(0);
    const second = get(PATH);
    await vi.waitFor(() => expect(asked(requests).sort()).toEqual([ASK, DETAILS]));
    endDetails();
    expect((await second).status).toBe(200);
  });

  test.each([
    ['blocked_quota_exceeded', 5],
    ['allowed', 0],
    ['allowed', -1],
  ])('%s with %i left leads to the checkout, and no view is reported [P4-058]', async (result, remainingQuota) => {
    const { get, asked: requests } = edge(foreign({ [ASK]: json({ result, remainingQuota }) }));
    const response = await get(PATH);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      CHECKOUT,
      'private, no-store',
    ]);
    expect(asked(requests)).toEqual([DETAILS, ASK]);
  });

  test.each([
    ['a bot', { 'user-agent': 'curl/8.0' }, ' [P4-056 P6-041]'],
    ['a visitor from a search engine', { referer: 'https://www.google.com/' }, ' [P4-057 P6-041]'],
  ])('is not asked about %s$2', async (_, headers, _rows) => {
    const { get, asked: requests } = edge(foreign({ [ASK]: json({ ...ALLOWED, remainingQuota: 0 }) }));
    expect((await get(PATH, headers)).status).toBe(200);
    expect(asked(requests)).toEqual([DETAILS]);
  });

  test('is asked about visitors from hosts that merely look like a search engine [P4-057]', async () => {
    for (const referer of [
      'https://google.com.evil.example/',
      'https://notgoogle.com/',
      'https://evil.example/google.com',
    ])
      expect(
        (await edge(foreign({ [ASK]: json({ ...ALLOWED, remainingQuota: 0 }) })).get(PATH, { referer })).status,
      ).toBe(302);
  });

  test('does not stop plans and open reports, but everybody else [P4-055]', async () => {
    const viewer = (userType: string | null, more = {}) =>
      buildDetails(MAYA, { userInfo: { ...buildDetails(MAYA).userInfo, userType: userType as 'free' }, ...more });
    const statusFor = async (details: ReturnType<typeof buildDetails>) =>
      (await edge(foreign({ [ASK]: json({ ...ALLOWED, remainingQuota: 0 }) }, details)).get(PATH)).status;
    for (const userType of ['paid', 'fam', 'smb']) expect(await statusFor(viewer(userType)), userType).toBe(200);
    const stopped = ['free', 'cancelled', 'expired', 'delinquent', 'transactional', 'transactional credits'];
    for (const userType of [...stopped, null]) expect(await statusFor(viewer(userType)), `${userType}`).toBe(302);
    const report = { lookupType: 'bg', entitlement: 'bg' } as const;
    expect(await statusFor(viewer('transactional', report))).toBe(200);
  });

  test('is not asked for HEAD, a prefetch or an image, which get no page that would count', async () => {
    const { get, request, asked: requests } = edge(foreign());
    expect((await request(PATH, { method: 'HEAD' })).status).toBe(200);
    expect((await get(PATH, { 'sec-purpose': 'prefetch' })).status).toBe(503);
    const image = await get(PATH, { 'sec-fetch-dest': 'image' });
    expect([image.status, (await modelOf(image)).page.kind]).toEqual([403, 'error']);
    expect(asked(requests)).toEqual([DETAILS, DETAILS, DETAILS]);
  });

  test('is asked for a page that is kept, too', async () => {
    const tagged = ({ headers }: Request) =>
      headers.get('if-none-match') === '"tag"'
        ? new Response(null, { status: 304, headers: { etag: '"tag"' } })
        : new Response(`${JSON.stringify(buildDetails(MAYA))}\n{"counts":null,"related":null,"background":null}\n`, {
            headers: { 'content-type': PARTS_CONTENT_TYPE, etag: '"tag"' },
          });
    let isBlocked = false;
    const ask = () => json(isBlocked ? { result: 'blocked_quota_exceeded', remainingQuota: 0 } : ALLOWED);
    const statuses: number[] = [];
    const { get, asked: requests } = edge(
      foreign({
        [ASK]: ask,
        [DETAILS]: (request) => {
          const answer = tagged(request);
          statuses.push(answer.status);
          return answer;
        },
      }),
    );
    for (let at = 0; at < 4; at += 1) expect((await get(PATH)).status).toBe(200);
    expect(statuses).toContain(304);
    await vi.waitFor(() => expect(asked(requests).filter((call) => call === TELL)).toHaveLength(4));
    isBlocked = true;
    expect((await get(PATH)).status).toBe(302);
  });

  test('that fails to answer stops nobody, and the log says so [P8-006]', async () => {
    const failures = [json({ nonsense: true }), problemResponse(500), () => Promise.reject(new Error('gone'))];
    for (const failure of failures) {
      vi.mocked(console.error).mockClear();
      expect((await edge(foreign({ [ASK]: failure })).get(PATH)).status).toBe(200);
      expect(logged()).toContainEqual(expect.objectContaining({ event: 'hard_stop_failed' }));
    }
  });

  test('that does not have the calls is asked once', async () => {
    const { get, asked: requests } = edge(foreign({ [ASK]: problemResponse(404) }));
    for (let at = 0; at < 3; at += 1) expect((await get(PATH)).status).toBe(200);
    expect(asked(requests)).toEqual([DETAILS, ASK, DETAILS, DETAILS]);
    expect(logged().filter(({ event }) => event === 'hard_stop_failed')).toHaveLength(1);
  });

  test('that takes more than 2 seconds for a report is logged as a timeout [P8-007]', async () => {
    vi.useFakeTimers();
    let askedAt = 0;
    const never = () => {
      askedAt = Date.now();
      return new Promise<Response>(() => {});
    };
    const { get } = edge(foreign({ [TELL]: never }));
    expect((await get(PATH)).status).toBe(200);
    // Waiting moves the clock.
    await vi.waitFor(() => expect(askedAt).toBeGreaterThan(0));
    const reported = expect.objectContaining({ event: 'hard_stop_post_failed', type: 'timeout' });
    await vi.waitFor(() => expect(logged()).toContainEqual(reported), { timeout: 10_000 });
    expect(Date.now() - askedAt).toBeGreaterThan(1_900);
    expect(Date.now() - askedAt).toBeLessThan(2_200);
  });

  test('that refuses a report is logged as an error, without a name or a path [P8-008]', async () => {
    const { get } = edge(foreign({ [TELL]: problemResponse(400) }));
    expect((await get(PATH)).status).toBe(200);
    await vi.waitFor(() =>
      expect(logged()).toContainEqual(expect.objectContaining({ event: 'hard_stop_post_failed', type: 'error' })),
    );
    expect(JSON.stringify(logged())).not.toMatch(/maya|portland|Pabc/i);
  });

  test('is told of a view only once the response has begun, and the response waits for nothing', async () => {
    const waits: Promise<unknown>[] = [];
    const { env, asked: requests } = edge(foreign({ [TELL]: () => new Promise(() => {}) }));
    const response = await app.fetch(new Request(`http://127.0.0.1${PATH}`), env, {
      waitUntil: (work) => waits.push(work),
      passThroughOnException() {},
      props: {},
    });
    expect([response.status, asked(requests).includes(TELL)]).toEqual([200, false]);
    await response.text();
    await vi.waitFor(() => expect(asked(requests)).toContain(TELL));
    expect(waits.length).toBeGreaterThan(0);
  });
});

import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { keepingOrigin, keptPaths, keptViews, type View } from '../../../tests/support/kept-views.ts';
import { type Edge, edge } from '../../testing.ts';

/**
 * Kept pages: whatever was shown before and to whom, everybody gets the page that a new edge would make for them. The
 * key of a page is its whole input, so leaving out any part of it must show here.
 */

const omitted = vi.hoisted(() => ({ part: null as string | null }));
vi.mock('../../person/page-input.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../person/page-input.ts')>();
  const keyOf: typeof real.keyOf = (input) =>
    real.keyOf(omitted.part === null ? input : { ...input, [omitted.part]: omitted.part === 'experiments' ? {} : 'x' });
  return { ...real, keyOf };
});

const MIXED = {
  EXPERIMENT_WEIGHTS: '{"PROPERTY_UPSELL":[1,1]}',
  ADS_FRAME_ORIGIN: 'http://ads.localhost',
  ADS_SCRIPT_URL: 'http://ads.localhost/ad.js',
};
const ROUNDS = 3;
const VISITORS = [1, 2, 3, 4].map((n) => `0000000${n}-0000-4000-8000-000000000000` as const);
let randomId: MockInstance<typeof crypto.randomUUID>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // New visitors get a variant by chance.
  randomId = vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  omitted.part = null;
});

/** The cookies of a few visitors, who get different variants. */
async function cookiesOfVariants(): Promise<string[]> {
  return Promise.all(
    VISITORS.map(async (id) => {
      randomId.mockReturnValueOnce(id);
      const site = edge(keepingOrigin(true).answer, MIXED);
      const { headers } = await edgeView(site, keptPaths()[0]);
      return headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
    }),
  );
}

const edgeView = (site: Edge, path: string) => site.get(path, { 'user-agent': 'Mozilla/5.0 Chrome/156.0' });

async function show(site: Edge, { path, headers, at }: View): Promise<string> {
  vi.setSystemTime(at);
  const response = await site.get(path, headers);
  return `${response.status} ${response.headers.get('cache-control')}\n${await response.text()}`;
}

/** In which order the views come in a round: forward, backward, and every seventh. */
function ordered(views: readonly View[], round: number): View[] {
  if (round % 3 === 0) return [...views];
  return round % 3 === 1 ? views.toReversed() : views.map((_, at) => views[(at * 7) % views.length] as View);
}

/** How many views differ from those of a new edge, and how often the origin said 304. */
async function countMixedUp(isHonest: boolean): Promise<{ readonly wrong: number; readonly unchanged: number }> {
  const views = keptViews(await cookiesOfVariants());
  const { answer, statuses } = keepingOrigin(isHonest);
  const site = edge(answer, MIXED);
  const expected = new Map<View, string>();
  for (const view of views) expected.set(view, await show(edge(keepingOrigin(isHonest).answer, MIXED), view));
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const view of ordered(views, round)) if ((await show(site, view)) !== expected.get(view)) wrong += 1;
  return { wrong, unchanged: statuses.filter((status) => status === 304).length };
}

describe('in mixed order, cold and warm, every viewer gets the page that a new edge would make', () => {
  test('from an origin whose entity tags cover the answer', async () => {
    const { wrong, unchanged } = await countMixedUp(true);
    expect(wrong).toBe(0);
    expect(unchanged).toBeGreaterThan(100);
  });

  test('even from one whose entity tags forget the viewer', async () => {
    const { wrong, unchanged } = await countMixedUp(false);
    expect(wrong).toBe(0);
    expect(unchanged).toBeGreaterThan(100);
  });

  const choices = ['refusesEvents', 'refusesAds', 'sendsOptOut', 'asksForConsent'];
  test.each(['path', 'session', 'botClass', 'experiments', ...choices, 'today'])(
    'a key without %s mixes pages up, which this would notice',
    async (part) => {
      omitted.part = part;
      expect((await countMixedUp(false)).wrong).toBeGreaterThan(0);
    },
  );
});

test('a person who was removed is gone with the next view, however often the page was shown', async () => {
  const { answer, statuses, remove } = keepingOrigin(true);
  const site = edge(answer);
  const [path] = keptPaths();
  for (let view = 0; view < 3; view += 1) expect((await edgeView(site, path)).status).toBe(200);
  expect(statuses).toEqual([200, 200, 304]);
  remove();
  const { status, headers } = await edgeView(site, path);
  expect([status, headers.get('cache-control')]).toEqual([301, 'private, no-store']);
});

test('an origin that says 304 for a tag that it was not asked about is asked again, without any', async () => {
  const { answer } = keepingOrigin(true);
  const details = answer['GET /api/v4/person/details'] as (request: Request) => Response;
  const asked: (string | null)[] = [];
  const site = edge({
    'GET /api/v4/person/details': (request) => {
      const known = request.headers.get('if-none-match');
      asked.push(known);
      return known === null ? details(request) : new Response(null, { status: 304, headers: { etag: '"another"' } });
    },
  });
  const bodies: string[] = [];
  for (let view = 0; view < 4; view += 1) bodies.push(await (await edgeView(site, keptPaths()[0])).text());
  expect(new Set(bodies).size).toBe(1);
  expect(asked.map((known) => known === null)).toEqual([true, true, false, true, false, true]);
});

test('a 304 that answers no question is a fault of the origin', async () => {
  const site = edge({ 'GET /api/v4/person/details': () => new Response(null, { status: 304 }) });
  const { status, headers } = await edgeView(site, keptPaths()[0]);
  expect([status, headers.get('x-failure')]).toEqual([404, 'bad-answer']);
});

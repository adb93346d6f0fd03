import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorPageModel } from '../../client/pages/error/error-model.ts';
import type { QuotaLimit } from '../../shared/contract/transport/problem.ts';
import type { UserType } from '../../shared/contract/viewer.ts';
import { buildUserAnswer } from '../../tests/fixtures/account.ts';
import { edge, json, limitResponse, modelOf, type OriginAnswers } from '../testing.ts';

const NOW = Date.parse('2026-11-25T19:41:30Z');
const OPENS_AT = '2026-11-26T14:05:12.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const full = (limit: QuotaLimit) => limitResponse(limit, OPENS_AT);

const PAGES: readonly [path: string, call: string, limit: QuotaLimit][] = [
  ['/phone/1-503-555-0142', 'GET /api/search/phone', 'numbers'],
  ['/address/2417-N-Halyard-Ave/Portland-OR', 'GET /api/search/address', 'houses'],
  ['/address-search?street=2417+N+Halyard+Ave&location=Portland,+OR', 'GET /api/search/address', 'houses'],
  ['/name/Maya-Ostrowski/-', 'GET /api/search/people', 'pages'],
  ['/directory/name/o', 'GET /api/directory/o', 'pages'],
  ['/property/pnp-house', 'GET /api/property/pnp-house', 'pages'],
];

describe('a page whose daily limit is reached', () => {
  test.each(PAGES)('%s is a 429 that says so and when it opens again', async (path, call, limit) => {
    const response = await edge({ [call]: full(limit) }).request(path, { cf: { timezone: 'America/Los_Angeles' } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(String((Date.parse(OPENS_AT) - NOW) / 1_000));
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-failure')).toBeNull();
    const { page, head } = await modelOf(response);
    expect(head.isIndexable).toBe(false);
    const { limit: reached, retryPath } = page as ErrorPageModel;
    expect(reached).toEqual({
      name: limit,
      opens: 'tomorrow at 6:06\u00a0AM PST',
      more: limit === 'pages' ? null : 'anonymous',
    });
    expect(retryPath).toBeNull();
  });

  test.each<[UserType, 'account' | null]>([
    ['free', 'account'],
    ['cancelled', 'account'],
    ['paid', null],
    ['fam', null],
    ['smb', null],
  ])('says to a viewer of type %s what a plan would change: %s', async (userType, more) => {
    const answers: OriginAnswers = {
      'GET /api/search/phone': full('numbers'),
      'GET /api/user': () => json(buildUserAnswer({ userType })),
    };
    const response = await edge(answers).get('/phone/1-503-555-0142', { cookie: 'session=token' });
    const { page, site } = await modelOf(response);
    expect((page as ErrorPageModel).limit?.more).toBe(more);
    expect(site.viewer?.userType).toBe(userType);
  });

  test('is nothing broken, so nothing is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await edge({ 'GET /api/search/phone': full('numbers') }).get('/phone/1-503-555-0142');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

test('a call past its daily limit passes the problem on: which limit, and when it opens again', async () => {
  const response = await edge({ 'GET /api/search/phone': full('numbers') }).get('/api/search/phone?phone=15035550142');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '66222']);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 429, limit: 'numbers', opensAt: OPENS_AT });
});

test('a call that looks up tells the origin which visitor it is, if there is a signed id, and sets none', async () => {
  const answers: OriginAnswers = { 'GET /api/search/phone': full('numbers') };
  const world = edge(answers);
  const shown = await world.get('/phone/1-503-555-0142');
  // No id is set with a page that was not shown.
  expect(shown.headers.getSetCookie()).toEqual([]);
  await world.get('/api/search/phone?phone=15035550142', { cookie: 'visitor_id=forged.signature' });
  const lookedUp = world.asked.filter(({ url }) => new URL(url).pathname === '/api/search/phone');
  const sent = lookedUp.map((request) => [
    request.headers.get('x-edge-visitor'),
    request.headers.get('x-edge-new-visitor'),
  ]);
  expect(sent).toEqual([
    [expect.stringMatching(/^[\w-]{36}$/), 'true'],
    [null, 'false'],
  ]);
});

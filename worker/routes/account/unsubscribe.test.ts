import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AlertSetting } from '../../../shared/contract/monitor.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

const TOKEN = `U${'4f'.repeat(16)}-${'k'.repeat(43)}`;
const LINK = `/unsubscribe?token=${TOKEN}`;
const GET = 'GET /api/alert-choice';
const PUT = 'PUT /api/alert-choice';

const answer = (more: Partial<AlertSetting> | null) =>
  json({ setting: more === null ? null : { frequency: 'weekly', stopped: null, stoppedAt: null, ...more } });
const viewOf = async (response: Response) => (await modelOf(response)).page as { view: Record<string, unknown> };

async function press(fields: Record<string, string>, answers: OriginAnswers) {
  const { request, asked } = edge(answers);
  const body = new URLSearchParams(fields).toString();
  return { response: await request('/unsubscribe', { method: 'POST', headers: FORM_HEADERS, body }), asked };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('GET /unsubscribe', () => {
  test('only asks how alerts are sent, and keeps the token out of every link, cache and index', async () => {
    const { get, asked } = edge({ [GET]: answer({ frequency: 'monthly' }) });
    const response = await get(LINK);
    expect(asked.map(({ method, url }) => [method, new URL(url).search])).toEqual([['GET', `?token=${TOKEN}`]]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const { page, site, head } = await modelOf(response);
    expect(page).toEqual({
      kind: 'unsubscribe',
      view: { state: 'on', token: TOKEN, frequency: 'monthly', done: null },
    });
    expect([site.path, head.isIndexable, head.canonical]).toEqual(['/', false, null]);
  });

  test.each([
    ['alerts that their reader stopped', answer({ stopped: 'unsubscribed' }), { state: 'off', token: TOKEN }],
    ['a mailbox that bounced', answer({ stopped: 'bounced' }), { state: 'refused', reason: 'bounced' }],
    ['a complaint', answer({ stopped: 'complained' }), { state: 'refused', reason: 'complained' }],
    ['an account that is gone', answer(null), { state: 'gone' }],
  ])('knows %s', async (_, said, view) => {
    const response = await edge({ [GET]: said }).get(LINK);
    expect([response.status, (await viewOf(response)).view]).toEqual([200, view]);
  });

  test('says of a link that was cut off, or that we did not sign, that it does not work', async () => {
    for (const query of ['', '?token=', '?token=cut', `?token=${TOKEN}%20`]) {
      const { get, asked } = edge();
      const response = await get(`/unsubscribe${query}`);
      expect([response.status, (await viewOf(response)).view, asked]).toEqual([400, { state: 'over' }, []]);
    }
    const response = await edge({ [GET]: problemResponse(410) }).get(LINK);
    expect([response.status, (await viewOf(response)).view]).toEqual([410, { state: 'over' }]);
  });
});

describe('POST /unsubscribe', () => {
  test.each([
    ['stop', { isStopped: true }, { stopped: 'unsubscribed' }, { state: 'off', token: TOKEN }],
    ['resume', { isStopped: false }, {}, { state: 'on', token: TOKEN, frequency: 'weekly', done: 'resumed' }],
    ['monthly', { frequency: 'monthly' }, { frequency: 'monthly' }, { frequency: 'monthly', done: 'changed' }],
    ['resume', { isStopped: false }, { stopped: 'bounced' }, { state: 'refused', reason: 'bounced' }],
  ] as const)('%s asks for %j, and says what came of it', async (alerts, wish, setting, view) => {
    const { response, asked } = await press({ token: TOKEN, alerts }, { [PUT]: answer(setting) });
    expect(await asked[0]?.json()).toEqual(wish);
    expect(response.status).toBe(200);
    expect((await viewOf(response)).view).toMatchObject(view);
  });

  test('asks nobody without a whole token and something to do', async () => {
    const cut = await press({ token: 'cut', alerts: 'stop' }, {});
    expect([cut.response.status, (await viewOf(cut.response)).view, cut.asked]).toEqual([400, { state: 'over' }, []]);
    const other = await press({ token: TOKEN, alerts: 'all' }, {});
    expect([other.response.status, other.asked]).toEqual([400, []]);
  });

  test('offers to try again if the origin fails, and says so of a link that we did not sign', async () => {
    const failed = await press({ token: TOKEN, alerts: 'monthly' }, { [PUT]: problemResponse(503) });
    expect([failed.response.status, (await viewOf(failed.response)).view]).toEqual([
      503,
      { state: 'failed', token: TOKEN, asked: 'monthly' },
    ]);
    const over = await press({ token: TOKEN, alerts: 'stop' }, { [PUT]: problemResponse(410) });
    expect([over.response.status, (await viewOf(over.response)).view]).toEqual([410, { state: 'over' }]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MonitoredReportsPageModel } from '../../../client/pages/monitored-reports/monitored-reports-model.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildMonitoredAnswer } from '../../../tests/fixtures/monitored.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/account/monitored-reports';
const SESSION = { cookie: 'session=token' } as const;
const ANSWERS: OriginAnswers = {
  'GET /api/user': json(buildUserAnswer({ scope: 'account' })),
  'GET /api/monitor/': json(buildMonitoredAnswer()),
};
const DONE = json({ isDone: true });

async function open(path: string, answers: OriginAnswers = {}) {
  const { get, asked } = edge({ ...ANSWERS, ...answers });
  const response = await get(path, SESSION);
  const list = asked.find(({ url }) => new URL(url).pathname === '/api/monitor/');
  return { response, query: list === undefined ? null : new URL(list.url).search };
}
const pageOf = async (response: Response) => (await modelOf(response)).page as unknown as MonitoredReportsPageModel;
/** Sends a form; `bodies` are what the origin got. */
async function submit(fields: Record<string, string>, answers: OriginAnswers = {}, path = PATH) {
  const { request, asked } = edge({ ...ANSWERS, ...answers });
  const body = new URLSearchParams(fields).toString();
  const response = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body });
  const changes = asked.filter(({ method }) => method !== 'GET');
  const bodies = await Promise.all(changes.map((one) => one.clone().json()));
  return { response, location: response.headers.get('location'), bodies };
}

describe('the page of monitored reports', () => {
  it('is private: never stored, never indexed, never prefetched', async () => {
    const { response } = await open(PATH);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await modelOf(response)).head).toMatchObject({ isIndexable: false, canonical: null });
    expect((await edge(ANSWERS).get(PATH, { ...SESSION, 'sec-purpose': 'prefetch' })).status).toBe(503);
  });

  it('leads to the login without a session, or with one that is over', async () => {
    const over = { 'GET /api/user': json({ user: null }), 'GET /api/monitor/': () => problemResponse(401) };
    for (const response of [await edge().get(PATH), (await open(PATH, over)).response])
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/auth/login?redirect=${encodeURIComponent(PATH)}`,
      ]);
  });

  it('opens for a reader who monitors by email and has no account', async () => {
    const { response } = await open(PATH, { 'GET /api/user': json({ user: null }) });
    expect(response.status).toBe(200);
    const { page, site } = await modelOf(response);
    expect([page.kind, site.viewer]).toEqual(['monitored-reports', null]);
    expect(page).toMatchObject({ isLoggedIn: false });
  });

  it('asks for the page and the name in its address, and for the first page if that is none', async () => {
    expect((await open(`${PATH}?page=3&name=%20maya%20`)).query).toBe('?page=3&name=maya');
    for (const bad of ['0', '1000', 'x', '']) expect((await open(`${PATH}?page=${bad}`)).query).toBe('');
    expect((await open(`${PATH}?name=${'x'.repeat(300)}`)).query).toBe(`?name=${'x'.repeat(100)}`);
  });

  it.each([
    ['paid', 20, true],
    ['fam', 20, true],
    ['paid', null, false],
    ['free', 0, false],
  ] as const)('knows whether a page may use a lookup: %s with %s', async (userType, currentPlanLookupsCount, uses) => {
    const user = buildUserAnswer({ scope: 'account', userType, currentPlanLookupsCount });
    const { response } = await open(PATH, { 'GET /api/user': json(user) });
    expect(await pageOf(response)).toMatchObject({ usesLookups: uses });
  });

  it('says what was done, and nothing that nobody did', async () => {
    expect(await pageOf((await open(`${PATH}?done=undone`)).response)).toMatchObject({ done: 'undone' });
    expect(await pageOf((await open(`${PATH}?done=failed`)).response)).toMatchObject({ done: null });
  });
});

describe('its forms', () => {
  it('stop one person or all, and lead back to the same part of the list', async () => {
    const stops = { 'POST /api/monitor/stop': DONE };
    const one = await submit({ action: 'stop', personId: PERSON_ID }, stops, `${PATH}?name=maya&page=2`);
    expect([one.bodies, one.response.status, one.location]).toEqual([
      [{ personId: PERSON_ID }],
      303,
      `${PATH}?name=maya&page=2&done=stopped`,
    ]);
    const all = await submit({ action: 'stop-all' }, stops);
    expect([all.bodies, all.location]).toEqual([[{}], `${PATH}?done=stopped`]);
  });

  it('undo it for one person or for all who were stopped last, and say if not all fit', async () => {
    const undo = { 'POST /api/monitor/undo-stop': DONE };
    expect((await submit({ action: 'undo', personId: PERSON_ID }, undo)).bodies).toEqual([{ personId: PERSON_ID }]);
    expect((await submit({ action: 'undo' }, undo)).location).toBe(`${PATH}?done=undone`);
    const full = { 'POST /api/monitor/undo-stop': () => problemResponse(409) };
    expect((await submit({ action: 'undo' }, full)).location).toBe(`${PATH}?done=undone-partly`);
  });

  it('set how often alerts are sent, stop them, and start them again', async () => {
    const alerts = { 'PUT /api/monitor/alerts': json({ frequency: 'weekly', stopped: null, stoppedAt: null }) };
    const cases = [
      [{ action: 'frequency', frequency: 'monthly' }, { frequency: 'monthly' }, 'frequency'],
      [{ action: 'stop-alerts' }, { isStopped: true }, 'alerts-stopped'],
      [{ action: 'resume-alerts' }, { isStopped: false }, 'alerts-on'],
    ] as const;
    for (const [fields, body, done] of cases) {
      const sent = await submit(fields, alerts);
      expect([sent.bodies, sent.location]).toEqual([[body], `${PATH}?done=${done}`]);
    }
  });

  it('refuse what we did not write', async () => {
    const forged: readonly Record<string, string>[] = [
      {},
      { action: 'x' },
      { action: 'stop' },
      { action: 'stop', personId: '../x' },
      { action: 'frequency', frequency: 'hourly' },
    ];
    for (const fields of forged) {
      const { response, bodies } = await submit(fields);
      expect([response.status, bodies]).toEqual([400, []]);
    }
  });

  it('lead to the login once the session is over', async () => {
    const over = { 'POST /api/monitor/stop': () => problemResponse(401) };
    expect((await submit({ action: 'stop-all' }, over)).location).toBe(
      `/auth/login?redirect=${encodeURIComponent(PATH)}`,
    );
  });

  it('lead back to the page, which says what is missing, if the address is not confirmed', async () => {
    const refused = { 'PUT /api/monitor/alerts': () => problemResponse(403) };
    expect((await submit({ action: 'resume-alerts' }, refused)).location).toBe(PATH);
  });

  it.each([429, 503])('show the page with an error if the origin answers %i: nothing was changed', async (status) => {
    const busy = { 'POST /api/monitor/stop': () => problemResponse(status) };
    const { response } = await submit({ action: 'stop-all' }, busy);
    expect(response.status).toBe(status);
    expect(await pageOf(response)).toMatchObject({ done: 'failed' });
  });
});

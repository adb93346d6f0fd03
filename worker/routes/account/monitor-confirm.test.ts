import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edge, FORM_HEADERS, json, limited, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PENDING = 'POST /api/monitor/pending';
const CONFIRM = 'POST /api/monitor/confirm';
const LINK = '/monitor-confirm';
const TOKEN = 'x'.repeat(43);

type Answers = Parameters<typeof edge>[0];
async function viewOf(response: Response | Promise<Response>) {
  const { page } = await modelOf(await response);
  if (page.kind !== 'monitor-confirm') throw new Error(`a page of kind ${page.kind}`);
  return page.view;
}
const press = (answers: Answers, token = TOKEN, settings: Parameters<typeof edge>[1] = {}) => {
  const { request, asked } = edge(answers, settings);
  const body = new URLSearchParams({ token }).toString();
  return { asked, response: request(LINK, { method: 'POST', body, headers: FORM_HEADERS }) };
};

test('the link opens a page with a button, and asks for nothing that changes anything', async () => {
  const { get, asked } = edge({ [PENDING]: json({ state: 'open' }) });
  const response = await get(`${LINK}?token=${TOKEN}`);
  const { head, site } = await modelOf(response);
  expect([response.status, head.isIndexable, head.canonical, site.path]).toEqual([200, false, null, '/']);
  expect(await viewOf(get(`${LINK}?token=${TOKEN}`))).toEqual({ state: 'open', token: TOKEN, error: null });
  expect(new Set(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`))).toEqual(new Set([PENDING]));
});

test.each(['used', 'log-in'] as const)('a link that is %s has no button', async (state) => {
  const { get } = edge({ [PENDING]: json({ state }) });
  expect(await viewOf(get(`${LINK}?token=${TOKEN}`))).toEqual({ state });
});

test('the button confirms, and hands on the session of the browser that monitors', async () => {
  const confirmed = json({ state: 'confirmed', isHere: true });
  confirmed.headers.append('set-cookie', 'session=abc; Path=/');
  const { response, asked } = press({ [CONFIRM]: confirmed });
  const answer = await response;
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toContain('session=abc; Path=/');
  expect(await viewOf(answer)).toEqual({ state: 'confirmed', isHere: true });
  expect(await asked[0]?.json()).toEqual({ token: TOKEN });
  const elsewhere = await press({ [CONFIRM]: json({ state: 'confirmed', isHere: false }) }).response;
  expect(elsewhere.headers.getSetCookie().filter((line) => line.startsWith('session='))).toEqual([]);
  expect(await viewOf(elsewhere)).toEqual({ state: 'confirmed', isHere: false });
});

test('the button leads to the log-in where an account has a password', async () => {
  expect(await viewOf(press({ [CONFIRM]: json({ state: 'log-in', isHere: false }) }).response)).toEqual({
    state: 'log-in',
  });
});

test('a link that has expired, or that we never sent, says so; one that was cut off says to open it again', async () => {
  const over = await edge({ [PENDING]: problemResponse(410) }).get(`${LINK}?token=${TOKEN}`);
  expect([over.status, await viewOf(over)]).toEqual([410, { state: 'over', isCut: false }]);
  const pressed = await press({ [CONFIRM]: problemResponse(410) }).response;
  expect([pressed.status, await viewOf(pressed)]).toEqual([410, { state: 'over', isCut: false }]);
  for (const path of [LINK, `${LINK}?token=cut`]) {
    const cut = await edge().get(path);
    expect([cut.status, await viewOf(cut)]).toEqual([400, { state: 'over', isCut: true }]);
  }
  const { response, asked } = press({}, 'cut');
  expect([(await response).status, asked]).toEqual([400, []]);
});

test('past the limit the button stays, and bots are refused', async () => {
  const limit = await press({}, TOKEN, { LIMIT_LOGIN: limited(0) }).response;
  expect(limit.status).toBe(429);
  expect(await viewOf(limit)).toMatchObject({ state: 'open', token: TOKEN, error: expect.any(String) });
  expect((await edge({ [PENDING]: problemResponse(403) }).get(`${LINK}?token=${TOKEN}`)).status).toBe(403);
});

test('a form from another site confirms nothing', async () => {
  const { request, asked } = edge({ [CONFIRM]: json({ state: 'confirmed', isHere: false }) });
  const body = new URLSearchParams({ token: TOKEN }).toString();
  const headers = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await request(LINK, { method: 'POST', body, headers })).status).toBe(403);
  expect(asked).toEqual([]);
});

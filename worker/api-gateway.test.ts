import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../shared/contract/calls/call.ts';
import { calls } from '../shared/contract/calls.ts';
import { verifyEnvelope } from '../shared/contract/transport/envelope-signature.ts';
import { buildUserAnswer } from '../tests/fixtures/account.ts';
import { buildCounts, PERSON_ID } from '../tests/fixtures/person.ts';
import { UNKNOWN_MARK, withUnknownFields } from '../tests/support/unknown-fields.ts';
import { LIMIT_BINDINGS } from './middleware/rate-limit.ts';
import { edge, json, limitersOf, problemResponse, SECRET } from './testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const JSON_HEADERS = { headers: { 'content-type': 'application/json' } };
const COUNTS = `/api/person/counts?personId=${PERSON_ID}`;

async function expectProblem(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ status, trackingId: response.headers.get('x-tracking-id') });
}

test("a call passes through with its path unchanged, signed as coming from this client's browser", async () => {
  const { get, asked } = edge({ 'GET /api/person/counts': json(buildCounts()) });
  const response = await get(`${COUNTS}&x=%41+b`, { 'x-local-client': '192.0.2.7', accept: '*/*' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(buildCounts());
  const [request] = asked;
  if (request === undefined) throw new Error('not asked');
  const { pathname, search } = new URL(request.url);
  expect(pathname + search).toBe(`${COUNTS}&x=%41+b`);
  expect(await verifyEnvelope([SECRET], 'GET', pathname + search, request.headers, Date.now())).toMatchObject({
    caller: 'browser',
    clientAddress: '192.0.2.7',
  });
});

test("only the session of a browser's request passes", async () => {
  const { get, asked } = edge({ 'GET /api/user': json(buildUserAnswer()) });
  await get('/api/user', {
    cookie: 'visitor_id=1; session=token; user_id=2',
    'x-edge-bot-class': 'search-engine',
    'x-edge-anything': 'x',
    'x-forwarded-for': '10.0.0.1',
    authorization: 'Bearer x',
  });
  const headers = asked[0]?.headers ?? new Headers();
  expect(headers.get('cookie')).toBe('session=token');
  expect(headers.get('x-edge-bot-class')).toBe('human');
  for (const name of ['x-edge-anything', 'x-forwarded-for', 'authorization'])
    expect(headers.has(name), name).toBe(false);
});

test('only status, type, body and our own cookies of a response pass', async () => {
  const headers = new Headers([
    ['set-cookie', 'session=new; HttpOnly'],
    ['set-cookie', 'tracker=1'],
    ['server', 'origin/1'],
    ['access-control-allow-origin', '*'],
    ['cache-control', 'public, max-age=60'],
  ]);
  const { request } = edge({ 'POST /api/auth/login': json(buildUserAnswer(), { headers }) });
  const response = await request('/api/auth/login', { method: 'POST', headers: OWN_PAGE, body: '{}' });
  expect(response.headers.getSetCookie()).toEqual(['session=new; HttpOnly']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  for (const name of ['server', 'access-control-allow-origin']) expect(response.headers.has(name), name).toBe(false);
});

test('fields outside the contract never reach a browser, even from a newer origin, and the rest arrives unchanged', async () => {
  const sent = JSON.stringify(buildUserAnswer(), null, 1);
  const asIs = await edge({ 'GET /api/user': new Response(sent, JSON_HEADERS) }).get('/api/user');
  expect(await asIs.text()).toBe(sent);
  const newer = withUnknownFields(calls.user.response, buildUserAnswer());
  const response = await edge({ 'GET /api/user': json(newer) }).get('/api/user');
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).not.toContain(UNKNOWN_MARK);
  expect(JSON.parse(text)).toEqual(buildUserAnswer());
});

test("only contract fields of a newer origin's problem details pass", async () => {
  const said = { type: 'about:blank', title: 'Not found', status: 404, detail: 'gone', stack: UNKNOWN_MARK };
  const headers = { 'content-type': `application/problem+json; note=${UNKNOWN_MARK}` };
  const { get } = edge({ 'GET /api/user': new Response(JSON.stringify(said), { status: 404, headers }) });
  const response = await get('/api/user');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  const { stack: _, ...named } = said;
  expect(await response.json()).toEqual(named);
});

test('a response that breaks the contract is a 502 that reveals no value', async () => {
  const [first = ''] = Object.keys(buildUserAnswer());
  for (const [status, body] of [
    [200, JSON.stringify({ ...buildUserAnswer(), [first]: { wrong: UNKNOWN_MARK } })],
    [200, '{'],
    [200, '[]'],
    [404, '{"title":7}'],
    [404, 'no JSON'],
  ] as const) {
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    const answer = new Response(body, { status, headers: { 'content-type': type } });
    const response = await edge({ 'GET /api/user': answer }).get('/api/user');
    expect(await response.clone().text()).not.toContain(UNKNOWN_MARK);
    await expectProblem(response, 502);
  }
  await expectProblem(await edge({ 'GET /api/user': new Response(null, { status: 204 }) }).get('/api/user'), 502);
});

test('an empty response stays empty', async () => {
  const response = await edge({ 'GET /api/person/counts': new Response(null, { status: 204 }) }).get(COUNTS);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('a refusal by the origin passes with its Retry-After', async () => {
  const { request } = edge({ 'POST /api/auth/login': problemResponse(429, { 'retry-after': '40' }) });
  const response = await request('/api/auth/login', { method: 'POST', headers: OWN_PAGE, body: '{}' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

/** A path that fits a template: every parameter is 'x1'. */
const pathOf = ({ path }: Call) => path.replace(/\{\w+\}/g, 'x1');

/** The rows that are paths of this gateway. */
const rows = (Object.entries(calls) as [string, Call][]).filter(([, { path }]) => path.startsWith('/api/'));

test.each(rows)('%s passes if the table says so, unread', async (_, call) => {
  const { request, asked } = edge({ [`${call.method} ${pathOf(call)}`]: problemResponse(501) });
  const isGet = call.method === 'GET';
  const init = isGet ? {} : { method: call.method, headers: OWN_PAGE, body: '{}' };
  const response = await request(pathOf(call), init);
  if (call.caller === 'edge') {
    await expectProblem(response, 404);
    expect(asked).toHaveLength(0);
  } else {
    expect(response.status).toBe(501);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await asked[0]?.text()).toBe(call.body === null ? '' : '{}');
  }
});

const limitedRows = rows.filter(([, { limit }]) => typeof limit === 'string');

test.each(limitedRows)("%s takes one from its row's limit, and from no other", async (_, call) => {
  const { limiters, taken } = limitersOf(Object.values(LIMIT_BINDINGS), 1);
  const { request, asked } = edge({ [`${call.method} ${pathOf(call)}`]: problemResponse(501) }, limiters);
  const body = call.method === 'GET' ? {} : { body: '{}' };
  const ask = () => request(pathOf(call), { method: call.method, headers: OWN_PAGE, ...body });
  expect((await ask()).status).toBe(501);
  const past = await ask();
  expect(past.headers.get('retry-after')).toBe('60');
  await expectProblem(past, 429);
  expect(asked).toHaveLength(1);
  const name = typeof call.limit === 'string' ? LIMIT_BINDINGS[call.limit] : '';
  expect(taken()).toEqual({ [name]: 2 });
});

test('of the calls open here, only those of the payment and the mail provider have no limit', () => {
  const unlimited = rows.filter(([, { caller, limit }]) => caller !== 'edge' && typeof limit !== 'string');
  expect(unlimited.map(([name]) => name)).toEqual(['stripeWebhook', 'mailWebhook', 'dropWebhook']);
});

const UNSUBSCRIBE = '/api/unsubscribe?token=t';

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain'])(
  'one click in a mail program passes without page and session, whatever it posts: %s',
  async (type) => {
    const { request, asked } = edge({ 'POST /api/unsubscribe': json({ isDone: true }) });
    const headers = { 'content-type': type, cookie: 'visitor_id=1', 'sec-fetch-site': 'cross-site' };
    const response = await request(UNSUBSCRIBE, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect([response.status, await response.json()]).toEqual([200, { isDone: true }]);
    expect(asked.map(({ url, method }) => [method, new URL(url).pathname + new URL(url).search])).toEqual([
      ['POST', UNSUBSCRIBE],
    ]);
    expect([await asked[0]?.text(), asked[0]?.headers.has('cookie')]).toEqual(['', false]);
  },
);

test('a mail program that opens the link of one click gets the page, and nothing is stopped', async () => {
  const { get, asked } = edge();
  const response = await get(UNSUBSCRIBE, { 'sec-fetch-dest': 'document' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/unsubscribe?token=t']);
  expect(asked).toEqual([]);
});

test('a parameter passes unchanged', async () => {
  const { get, asked } = edge();
  await get('/api/property/a%2Fb%20c?x=1');
  expect(asked[0]?.url).toMatch(/\/api\/property\/a%2Fb%20c\?x=1$/);
});

test('calls of the edge, unknown calls and other spellings of a path do not exist here [P7-048]', async () => {
  const { get, asked } = edge();
  for (const [, { path }] of rows.filter(([, { caller }]) => caller === 'edge'))
    await expectProblem(await get(path), 404);
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user/',
    '/API/user',
    '/api//user',
    '/api/%75ser',
    '/api/%zz',
    '/api/property/',
    '/api/property/%zz',
    '/api/property/a/b',
  ])
    await expectProblem(await get(path), 404);
  expect(asked).toHaveLength(0);
});

test('an unsupported method is a 405 that lists the supported ones', async () => {
  const { request } = edge();
  const wrong = await request('/api/user', { method: 'PUT', headers: OWN_PAGE });
  expect(wrong.headers.get('allow')).toBe('GET, HEAD, DELETE');
  await expectProblem(wrong, 405);
  expect((await request('/api/auth/login', {})).headers.get('allow')).toBe('POST');
});

test('a call is never shown as a document', async () => {
  const { get, asked } = edge({ 'GET /api/user': json(buildUserAnswer()) });
  for (const kind of ['document', 'iframe', 'object'])
    await expectProblem(await get('/api/user', { 'sec-fetch-dest': kind }), 403);
  expect((await get('/api/user', { 'sec-fetch-dest': 'empty' })).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test('state-changing calls must come from our own pages', async () => {
  const { request, asked } = edge();
  for (const headers of [[], [['sec-fetch-site', 'cross-site']], [['origin', 'https://evil.example']]] as [
    string,
    string,
  ][][])
    await expectProblem(await request('/api/auth/logout', { method: 'POST', headers, body: '{}' }), 403);
  expect(asked).toHaveLength(0);
});

test("no page of another site makes a visitor's browser ask anything", async () => {
  const { get, asked } = edge({ 'GET /api/user': json(buildUserAnswer()) });
  for (const site of ['cross-site', 'same-site'])
    await expectProblem(await get('/api/user', { 'sec-fetch-site': site }), 403);
  expect(asked).toHaveLength(0);
  for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }] as Record<string, string>[])
    expect((await get('/api/user', headers)).status).toBe(200);
});

test('a successful logout makes the browser clear what it stored', async () => {
  const logOut = (answer: Response) =>
    edge({ 'POST /api/auth/logout': answer }).request('/api/auth/logout', {
      method: 'POST',
      headers: { ...OWN_PAGE, 'content-type': 'application/json' },
    });
  expect((await logOut(json({}))).headers.get('clear-site-data')).toBe('"storage"');
  expect((await logOut(problemResponse(401))).headers.get('clear-site-data')).toBeNull();
});

test('a body must be JSON and small', async () => {
  const { request, asked } = edge({ 'POST /api/auth/login': json(buildUserAnswer()) });
  const post = (body: string, type = 'application/json') =>
    request('/api/auth/login', { method: 'POST', headers: { ...OWN_PAGE, 'content-type': type }, body });
  await expectProblem(await post(`"${'x'.repeat(64 * 1024)}"`), 413);
  await expectProblem(await post('a=b', 'application/x-www-form-urlencoded'), 415);
  expect(asked).toHaveLength(0);
  expect((await post('{"a":1}')).status).toBe(200);
  expect(await asked[0]?.text()).toBe('{"a":1}');
});

test('an origin that fails is a 502, whatever it said', async () => {
  for (const answer of [
    new Response('Error: boom\n    at secret', { status: 500 }),
    new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }),
    new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    () => Promise.reject(new Error('connection lost')),
  ])
    await expectProblem(await edge({ 'GET /api/user': answer }).get('/api/user'), 502);
});

test('an origin that takes too long is a 504, and one that keeps failing a 503 with Retry-After', async () => {
  vi.useFakeTimers();
  const slow = edge({ 'GET /api/user': () => new Promise(() => {}) }).get('/api/user');
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await expectProblem(await slow, 504);

  const { get } = edge({ 'GET /api/user': new Response('', { status: 503 }) });
  for (let i = 0; i < 5; i++) await get('/api/user');
  const open = await get('/api/user');
  expect(Number(open.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectProblem(open, 503);
});

test('events of visitors who may not be measured are accepted and dropped; error logs pass', async () => {
  const refused = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0';
  const allowed = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1';
  const cases = [
    ['US', '', ['events', 'log-error']],
    ['US', refused, ['log-error']],
    ['DE', '', ['log-error']],
    ['DE', allowed, ['events', 'log-error']],
  ] as const;
  for (const [country, cookie, passed] of cases) {
    const done = json({ isDone: true });
    const { request, asked } = edge({ 'POST /api/events': done, 'POST /api/log-error': done });
    for (const path of ['/api/events', '/api/log-error']) {
      const response = await request(path, {
        method: 'POST',
        headers: { ...OWN_PAGE, cookie },
        body: '{}',
        cf: { country },
      });
      expect([response.status, await response.json()]).toEqual([200, { isDone: true }]);
    }
    expect(
      asked.map(({ url }) => new URL(url).pathname),
      `${country} ${cookie}`,
    ).toEqual(passed.map((name) => `/api/${name}`));
  }
});

test('an event from outside passes without session and page, with its signature and its body unchanged', async () => {
  const webhook = '/api/webhooks/stripe';
  const { request, asked } = edge({ [`POST ${webhook}`]: json({}) });
  const send = (body: string, headers: Record<string, string> = {}) =>
    request(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
    });
  const body = '{ "id" : "evt_1",  "type":"charge.refunded", "text":"\\u00e9 é" }';
  expect((await send(body, { 'stripe-signature': 't=1,v1=abc', cookie: 'visitor_id=1' })).status).toBe(200);
  const [event] = asked;
  expect(await event?.text()).toBe(body);
  expect(event?.headers.get('stripe-signature')).toBe('t=1,v1=abc');
  expect(event?.headers.has('cookie')).toBe(false);
  expect((await send(`{"id":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
});

test("the mail provider's events pass with the three headers that sign them", async () => {
  const { request, asked } = edge({ 'POST /api/webhooks/mail': json({}) });
  const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1790000000', 'webhook-signature': 'v1,a v1,b' };
  const headers = { ...JSON_HEADERS.headers, ...signed, 'user-agent': 'Webhooks/1.0' };
  const body = '{ "type":"email.bounced" }';
  expect((await request('/api/webhooks/mail', { method: 'POST', headers, body })).status).toBe(200);
  expect(await asked[0]?.text()).toBe(body);
  for (const [name, value] of Object.entries(signed)) expect(asked[0]?.headers.get(name)).toBe(value);
});

test("an event that has to be redelivered is not the origin's fault, however often it happens", async () => {
  const { request } = edge({
    'POST /api/webhooks/stripe': problemResponse(503),
    'GET /api/user': json(buildUserAnswer()),
  });
  const headers = { 'content-type': 'application/json' };
  for (let sent = 0; sent < 30; sent += 1)
    expect((await request('/api/webhooks/stripe', { method: 'POST', headers, body: '{}' })).status).toBe(503);
  expect((await request('/api/user', { headers: OWN_PAGE })).status).toBe(200);
});

test('too many log-ins at once are a 503 with Retry-After, however often, and the next one is asked again', async () => {
  const answers = [...Array<Response>(20).fill(problemResponse(503, { 'retry-after': '4' })), json(buildUserAnswer())];
  const { request } = edge({ 'POST /api/auth/login': () => answers.shift()?.clone() ?? json({}) });
  const body = JSON.stringify({ email: 'maya@example.com', password: 'correct horse' });
  const logIn = () => request('/api/auth/login', { method: 'POST', headers: OWN_PAGE, body });
  for (let sent = 0; sent < 20; sent += 1) {
    const answer = await logIn();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '4']);
  }
  expect((await logIn()).status).toBe(200);
});

test('an endless response is a 502 and is not read to its end', async () => {
  let sent = 0;
  const pull = (controller: ReadableByteStreamController) => {
    sent += 100_000;
    controller.enqueue(new Uint8Array(100_000));
  };
  const headers = { 'content-type': 'application/json' };
  const endless = () => new Response(new ReadableStream({ type: 'bytes', pull }), { headers });
  const answer = await edge({ 'GET /api/user': endless }).get('/api/user');
  expect(answer.headers.get('x-failure')).toBe('bad-answer');
  expect(sent).toBeLessThan(3_000_000);
  await expectProblem(answer, 502);
});

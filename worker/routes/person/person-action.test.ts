import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import {
  edge,
  FORM_HEADERS,
  json,
  limitResponse,
  modelOf,
  type OriginAnswers,
  problemResponse,
} from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const ENTRY = { personId: PERSON_ID, displayText: 'Maya Ostrowski', autoMonitor: false };
const DONE: OriginAnswers = {
  'POST /api/monitor/': json({ ...ENTRY, since: 0, isConfirmed: true, changes: null }),
  'DELETE /api/monitor/': json({ isDone: true }),
  'PUT /api/contact-list/person': json({ isDone: true }),
  'DELETE /api/contact-list/person': json({ isDone: true }),
};

function submit(answers: OriginAnswers, fields: Record<string, string>, query = '', headers = {}) {
  const { request, asked } = edge(answers);
  const body = new URLSearchParams(fields).toString();
  const init = { method: 'POST', headers: { ...FORM_HEADERS, cookie: 'session=abc', ...headers }, body };
  return request(PATH + query, init).then((response) => ({ response, asked }));
}

test.each([
  [{ do: 'monitor', name: 'Maya Ostrowski' }, 'POST /api/monitor/', ENTRY, '&monitor=true'],
  [{ do: 'unmonitor' }, 'DELETE /api/monitor/', { personId: PERSON_ID }, '&unmonitor=true'],
  [
    { do: 'save', list: '7' },
    'PUT /api/contact-list/person',
    { contactListId: 7, personId: PERSON_ID },
    '&save_contact=true',
  ],
  [{ do: 'unsave', list: '7' }, 'DELETE /api/contact-list/person', { contactListId: 7, personId: PERSON_ID }, ''],
])('a button without a script does what it says and leads back to a page that confirms it (%#)', async (...row) => {
  const [fields, call, body, said] = row;
  const { response, asked } = await submit(DONE, fields, '?full=1&monitor=true&save_contact=true');
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?full=1${said}`]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([call]);
  expect(await asked[0]?.json()).toEqual(body);
  expect(asked[0]?.headers.get('cookie')).toBe('session=abc');
});

test('the button that opens a person leads back to the page as it is, whatever was to be done there [P6-015]', async () => {
  const opened = { result: 'opened', person: null, usedLookup: true, left: 3 };
  for (const answer of [opened, { ...opened, result: 'out', usedLookup: false, left: 0 }]) {
    const flags = '?monitor=true&stub=true&token=x&full=1&view=print';
    const { response, asked } = await submit({ 'POST /api/person/open': json(answer) }, { do: 'open' }, flags);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?view=print&full=1`]);
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /api/person/open']);
    expect(await asked[0]?.json()).toEqual({ personId: PERSON_ID });
  }
  const plain = await submit({ 'POST /api/person/open': json(opened) }, { do: 'open' }, '?stub=true');
  expect(plain.response.headers.get('location')).toBe(PATH);
});

test.each(['cross-site', 'same-site', 'none', null])('no page but ours can press that button: %s', async (site) => {
  const { request, asked } = edge({});
  const { 'sec-fetch-site': _, ...form } = FORM_HEADERS;
  const headers = { ...form, cookie: 'session=abc', origin: 'https://elsewhere.example' };
  const sent = site === null ? headers : { ...headers, 'sec-fetch-site': site };
  const response = await request(PATH, { method: 'POST', headers: sent, body: 'do=open' });
  expect([response.status, asked]).toEqual([403, []]);
});

test('a person who cannot be opened is not, and the page says so', async () => {
  const refused = await submit({ 'POST /api/person/open': problemResponse(403) }, { do: 'open' });
  expect(refused.response.status).toBe(403);
  expect((await modelOf(refused.response)).page).toMatchObject({
    message: 'This page could not be opened right now. Nothing was used.',
    retryPath: null,
  });
  const gone = await submit({ 'POST /api/person/open': problemResponse(404) }, { do: 'open' });
  expect([gone.response.status, gone.response.headers.get('location')]).toEqual([
    303,
    '/name/Maya-Ostrowski/Portland-OR',
  ]);
  const loggedOut = await submit({ 'POST /api/person/open': problemResponse(401) }, { do: 'open' });
  expect(loggedOut.response.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(PATH)}`);
});

test('past the fair use of a plan the button says when it opens again', async () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const answer = limitResponse('fair-use', opensAt);
  const { response } = await submit({ 'POST /api/person/open': answer }, { do: 'open' });
  expect(response.status).toBe(429);
  expect((await modelOf(response)).page).toMatchObject({ kind: 'error', limit: { name: 'fair-use' } });
});

test('without a session, Monitor leads to the page that asks for an address, and stopping to the login and back [P4-011]', async () => {
  const monitor = await submit({ 'POST /api/monitor/': problemResponse(401) }, { do: 'monitor', name: 'Maya' });
  expect([monitor.response.status, monitor.response.headers.get('location')]).toEqual([303, `/monitor/${PERSON_ID}`]);
  const stop = await submit({ 'DELETE /api/monitor/': problemResponse(401) }, { do: 'unmonitor', name: 'Maya' });
  expect([stop.response.status, stop.response.headers.get('location')]).toEqual([
    303,
    `/auth/login?redirect=${encodeURIComponent(PATH)}`,
  ]);
});

test('a form without a list, for viewers who may not save, leads to the login or says what is needed', async () => {
  const fields = { do: 'save', list: '' };
  const anonymous = await submit(DONE, fields, '', { cookie: '' });
  expect(anonymous.response.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(PATH)}`);
  const free = await submit({ ...DONE, 'GET /api/user': json(buildUserAnswer()) }, fields);
  expect(free.response.status).toBe(403);
  const { page, site } = await modelOf(free.response);
  expect(site.viewer).not.toBeNull();
  const help = { title: 'Save to My Contacts', text: 'Saving people to My Contacts is part of Premium.' };
  expect(page).toMatchObject({ kind: 'error', help: { ...help, link: { href: '/checkout/pricing' } } });
  expect([...anonymous.asked, ...free.asked].map(({ url }) => new URL(url).pathname)).toEqual(['/api/user']);

  const subscriber = buildUserAnswer({ userType: 'paid', currentPlanLookupsCount: 20 });
  const out = await submit({ ...DONE, 'GET /api/user': json(subscriber) }, fields);
  expect((await modelOf(out.response)).page).toMatchObject({
    help: { text: 'You have no lookups left, so you cannot save new people.', link: { text: 'See Premium Unlimited' } },
  });
  // A session that only monitors, or has ended.
  const reader = await submit({ ...DONE, 'GET /api/user': json({ user: null }) }, fields);
  expect(reader.response.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(PATH)}`);
});

test.each([
  [{ do: 'monitor', name: 'Maya' }, 'POST /api/monitor/', 204, 'Problem monitoring report at this time'],
  [{ do: 'unmonitor' }, 'DELETE /api/monitor/', 204, 'Problem unmonitoring report at this time'],
  [{ do: 'monitor', name: 'Maya' }, 'POST /api/monitor/', 500, 'Problem monitoring report at this time'],
  [{ do: 'save', list: '7' }, 'PUT /api/contact-list/person', 500, 'This person could not be saved right now.'],
  [{ do: 'unsave', list: '7' }, 'DELETE /api/contact-list/person', 400, 'could not be removed from My Contacts'],
])('a failed action is explained on a page with a way back (%#)', async (fields, call, status, message) => {
  const answer = status === 204 ? new Response(null, { status }) : problemResponse(status);
  const { response } = await submit({ [call]: answer }, fields);
  expect(response.status).toBe(503);
  // A 204 is a normal response; the others are faults, which alarms count.
  expect(response.headers.get('x-failure')).toBe({ 204: null, 400: 'bad-answer', 500: 'origin-5xx' }[status] ?? null);
  const { page } = await modelOf(response);
  expect(page).toMatchObject({ kind: 'error', message: expect.stringContaining(message), retryPath: PATH });
});

test.each([
  [403, null],
  [409, null],
  [429, PATH],
])('a final refusal by the origin keeps its status (%i)', async (status, retryPath) => {
  const refused = problemResponse(status, { 'retry-after': '60' });
  const { response } = await submit({ 'PUT /api/contact-list/person': refused }, { do: 'save', list: '7' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, '60']);
  const { page } = await modelOf(response);
  expect(page).toMatchObject({ status, message: 'This person could not be saved right now.', retryPath });
});

test('for a person who is gone, the button leads where their page leads', async () => {
  for (const fields of [
    { do: 'monitor', name: 'Maya' },
    { do: 'save', list: '7' },
  ] as Record<string, string>[]) {
    const { response } = await submit({}, fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/name/Maya-Ostrowski/Portland-OR']);
  }
});

test('an expired session leads to the login and back, whatever the form', async () => {
  const ended = problemResponse(401);
  const answers = { 'PUT /api/contact-list/person': ended, 'GET /api/user': ended };
  for (const list of ['7', ''])
    expect((await submit(answers, { do: 'save', list })).response.headers.get('location')).toBe(
      `/auth/login?redirect=${encodeURIComponent(PATH)}`,
    );
});

test("a fault of the edge is not the origin's, and has its own response", async () => {
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation((name) => {
    if (name === 'list') throw new TypeError('a fault');
    return name === 'do' ? 'unmonitor' : null;
  });
  const { response } = await submit(DONE, { do: 'unmonitor' });
  expect(response.status).toBe(500);
});

test('a name of any length can be monitored', async () => {
  const { asked } = await submit(DONE, { do: 'monitor', name: 'x'.repeat(30_000) });
  expect(await asked[0]?.json()).toMatchObject({ displayText: 'x'.repeat(10_000) });
});

test('a form from another site, without an action or with an invalid list is refused, and the origin is not asked', async () => {
  const refused = [
    submit(DONE, { do: 'monitor', name: 'Maya' }, '', { 'sec-fetch-site': 'cross-site' }),
    submit(DONE, { do: 'constructor' }),
    submit(DONE, {}),
    submit(DONE, { do: 'monitor', name: ' ' }),
    ...['7.5', '-1', '1e3', '9'.repeat(16)].map((list) => submit(DONE, { do: 'save', list })),
    submit(DONE, { do: 'monitor', name: 'x'.repeat(70_000) }),
  ];
  const statuses = (await Promise.all(refused)).map(({ response, asked }) => [response.status, asked.length]);
  expect(statuses).toEqual([[403, 0], ...Array(8).fill([400, 0])]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LOGIN = 'POST /api/auth/login';
const FIELDS = { email: 'reader@example.com', password: 'correct horse', redirect: '/people-search' };

function submit(answers: OriginAnswers, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { request, asked } = edge(answers);
  const body = new URLSearchParams({ ...FIELDS, ...fields }).toString();
  const init = { method: 'POST', headers: { ...FORM_HEADERS, ...headers }, body };
  return request('/auth/login', init).then((response) => ({ response, asked }));
}

const cookies = new Headers([
  ['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax'],
  ['set-cookie', 'user_id=u1; Path=/'],
  ['set-cookie', 'visitor_id=x'],
]);
const LOGGED_IN = { [LOGIN]: () => json(buildUserAnswer(), { headers: cookies }) };

test("a successful login sets the origin's cookies and redirects", async () => {
  const { response, asked } = await submit(LOGGED_IN);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/people-search']);
  expect(response.headers.getSetCookie()).toEqual([
    'session=new; Path=/; HttpOnly; SameSite=Lax',
    'user_id=u1; Path=/',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await asked[0]?.json()).toEqual({ email: FIELDS.email, password: FIELDS.password });
});

test('the redirect stays within the site', async () => {
  for (const redirect of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/user',
    '',
  ])
    expect((await submit(LOGGED_IN, { redirect })).response.headers.get('location'), redirect).toBe('/');
});

test('a wrong password shows the form again with the address and never the password', async () => {
  const { response } = await submit({ [LOGIN]: problemResponse(401) });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
  const text = await response.text();
  expect(JSON.parse(text).page).toEqual({
    kind: 'login',
    redirect: '/people-search',
    email: FIELDS.email,
    error: 'Incorrect email or password. Please try again.',
    hint: 'If you have just signed up, first open the link in our email.',
    fieldErrors: {},
  });
  expect(text).not.toContain(FIELDS.password);
});

test('input that cannot be right is not sent to the origin', async () => {
  for (const [fields, status] of [
    [{ email: ' ' }, 400],
    [{ password: '' }, 400],
    [{ password: 'x'.repeat(257) }, 401],
    [{ email: `${'x'.repeat(250)}@example.com` }, 400],
  ] as const) {
    const { response, asked } = await submit(LOGGED_IN, fields);
    expect([response.status, asked.length]).toEqual([status, 0]);
  }
});

test('an empty password is an error, like an empty address, and the typed address is kept [P5-008]', async () => {
  const required = 'This field is required.';
  const formAfter = async (fields: Partial<typeof FIELDS>) =>
    (await modelOf((await submit(LOGGED_IN, fields)).response)).page;
  expect(await formAfter({ password: '' })).toEqual({
    kind: 'login',
    redirect: '/people-search',
    email: FIELDS.email,
    error: null,
    fieldErrors: { password: required },
  });
  expect(await formAfter({ email: ' ', password: '' })).toMatchObject({
    fieldErrors: { email: required, password: required },
  });
  expect(await formAfter({ email: 'june' })).toMatchObject({
    email: 'june',
    fieldErrors: { email: 'Please enter a valid email address.' },
  });
});

test("a locked account is a 429 with the origin's waiting time", async () => {
  const { response } = await submit({ [LOGIN]: problemResponse(429, { 'retry-after': '40' }) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await modelOf(response)).page).toMatchObject({
    kind: 'login',
    email: FIELDS.email,
    error: 'Too many wrong passwords. Please try again in 40 seconds.',
  });
});

test('too many log-ins at once are a 503 that asks to wait and keeps the address', async () => {
  const { response } = await submit({ [LOGIN]: problemResponse(503, { 'retry-after': '5' }) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await modelOf(response)).page).toMatchObject({
    kind: 'login',
    email: FIELDS.email,
    error: 'Many people are logging in right now. Please try again in a moment.',
  });
});

test('a failing origin is a 503, not a wrong password', async () => {
  const { response } = await submit({ [LOGIN]: new Response('', { status: 500 }) });
  expect(response.status).toBe(503);
  expect((await modelOf(response)).page).toMatchObject({ kind: 'error', retryPath: null });
});

test('a form from another site, of another type or too long is refused unread', async () => {
  expect((await submit(LOGGED_IN, {}, { 'sec-fetch-site': 'cross-site' })).response.status).toBe(403);
  expect((await submit(LOGGED_IN, {}, { 'content-type': 'text/plain' })).response.status).toBe(400);
  const long = await submit(LOGGED_IN, { more: 'x'.repeat(9000) });
  expect([long.response.status, long.asked.length]).toEqual([400, 0]);
});

test('attempts are limited by network, typos are not, and the form says how long to wait', async () => {
  const { request, asked } = edge(LOGGED_IN, { LIMIT_LOGIN: limited(0) });
  const post = (fields: Partial<typeof FIELDS>) => {
    const body = new URLSearchParams({ ...FIELDS, ...fields }).toString();
    return request('/auth/login', { method: 'POST', headers: FORM_HEADERS, body });
  };
  const response = await post({});
  expect([response.status, response.headers.get('retry-after'), asked.length]).toEqual([429, '60', 0]);
  expect((await modelOf(response)).page).toMatchObject({
    email: FIELDS.email,
    error: 'Too many attempts from here. Please try again in 1 minute.',
  });
  expect((await post({ password: '' })).status).toBe(400);
});

test('another form leads here with its address: the form is shown, and nothing is tried', async () => {
  const { response, asked } = await submit(LOGGED_IN, { show: 'form', password: '' });
  expect([response.status, asked.length]).toEqual([200, 0]);
  expect((await modelOf(response)).page).toMatchObject({ email: FIELDS.email, error: null, fieldErrors: {} });
});

test('a buyer without an account may log in to one', async () => {
  const guest = json(buildUserAnswer({ scope: 'purchase' }));
  const form = await edge({ 'GET /api/user': guest }).get('/auth/login', { cookie: 'session=token' });
  expect((await modelOf(form)).page.kind).toBe('login');
});

test('logged-in visitors are redirected, those with a dead session get the form', async () => {
  const cookie = { cookie: 'session=token' };
  const live = await edge({ 'GET /api/user': json(buildUserAnswer()) }).get(
    '/auth/login?redirect=/people-search',
    cookie,
  );
  expect([live.status, live.headers.get('location')]).toEqual([303, '/people-search']);
  const dead = await edge({ 'GET /api/user': json({ user: null }) }).get('/auth/login?redirect=//evil.example', cookie);
  expect((await modelOf(dead)).page).toEqual({ kind: 'login', redirect: '/', email: '', error: null, fieldErrors: {} });
});

test('logout ends the session at the origin and leads home', async () => {
  const cleared = 'session=; Max-Age=0; Path=/; HttpOnly';
  const { request, asked } = edge({ 'POST /api/auth/logout': json({}, { headers: { 'set-cookie': cleared } }) });
  const headers = { ...FORM_HEADERS, cookie: 'session=token' };
  const response = await request('/auth/logout', { method: 'POST', headers });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.getSetCookie()).toEqual([cleared]);
  expect(response.headers.get('clear-site-data')).toBe('"storage"');
  expect(asked[0]?.headers.get('cookie')).toBe('session=token');
  expect((await request('/auth/logout', { method: 'POST' })).status).toBe(403);
});

test('a buyer who logs out to use another address comes back to the checkout, and to no foreign site', async () => {
  const { request } = edge({ 'POST /api/auth/logout': json({}) });
  const locationOf = async (redirect: string) => {
    const body = new URLSearchParams({ redirect }).toString();
    return (await request('/auth/logout', { method: 'POST', headers: FORM_HEADERS, body })).headers.get('location');
  };
  expect(await locationOf('/checkout/search?wpId=PmayaOstrowski1')).toBe('/checkout/search?wpId=PmayaOstrowski1');
  expect(await locationOf('//evil.example')).toBe('/');
});

test('a logout clears what the next person at the same computer could read of a checkout', async () => {
  const { request } = edge({ 'POST /api/auth/logout': json({}) });
  const headers = { ...FORM_HEADERS, cookie: 'session=token; sent_form=sealed; way_back=/name/Terry' };
  const response = await request('/auth/logout', { method: 'POST', headers });
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
    'sent_form=; Max-Age=0',
    'way_back=; Max-Age=0',
  ]);
});

test('a logout that did not reach the origin does not claim success', async () => {
  const { request } = edge({ 'POST /api/auth/logout': new Response('', { status: 500 }) });
  const response = await request('/auth/logout', { method: 'POST', headers: FORM_HEADERS });
  expect([response.status, response.headers.get('clear-site-data')]).toEqual([503, null]);
});

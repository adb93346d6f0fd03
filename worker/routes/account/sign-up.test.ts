import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SIGN_UP = 'POST /api/auth/sign-up';
const FIELDS = { email: 'june@example.com', password: 'lantern road', redirect: '/people-search' };
const cookies = new Headers([
  ['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax'],
  ['set-cookie', 'user_id=u1; Path=/'],
  ['set-cookie', 'visitor_id=x'],
]);
const SIGNED_UP = { [SIGN_UP]: () => json({ isDone: true }, { headers: cookies }) };
const TAKEN = { [SIGN_UP]: () => json({ isDone: true }) };

async function submit(answers: OriginAnswers, fields: Record<string, string> = {}, env = {}) {
  const { request, asked } = edge(answers, env);
  const body = new URLSearchParams({ ...FIELDS, ...fields }).toString();
  return { response: await request('/auth/sign-up', { method: 'POST', headers: FORM_HEADERS, body }), asked };
}

test("a new account sets the origin's cookies and redirects", async () => {
  const { response, asked } = await submit(SIGNED_UP, { email: ' june@example.com ', firstName: ' June\u0000 M ' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/people-search']);
  expect(response.headers.getSetCookie()).toEqual([
    'session=new; Path=/; HttpOnly; SameSite=Lax',
    'user_id=u1; Path=/',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await asked[0]?.json()).toEqual({
    email: 'june@example.com',
    password: FIELDS.password,
    firstName: 'June M',
  });
});

test('a first name may be left out', async () => {
  const { asked } = await submit(SIGNED_UP, { firstName: ' ' });
  expect(await asked[0]?.json()).toEqual({ email: FIELDS.email, password: FIELDS.password });
});

test('the redirect stays within the site', async () => {
  for (const redirect of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
  ])
    expect((await submit(SIGNED_UP, { redirect })).response.headers.get('location'), redirect).toBe('/');
});

test('an address that may have an account leads to the check-mail page, without a session and without saying which it is', async () => {
  const { response } = await submit(TAKEN);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  const { page, head, site } = await modelOf(response);
  expect(page).toEqual({ kind: 'check-mail', email: FIELDS.email, redirect: '/people-search' });
  expect(head.isIndexable).toBe(false);
  expect(site.viewer).toBeNull();
});

test('errors are shown under their fields, everything but the password stays, and nothing is sent', async () => {
  const fields = { email: 'june', password: 'short', firstName: '<b>June</b>' };
  const { response, asked } = await submit(SIGNED_UP, fields);
  expect(response.status).toBe(400);
  expect(asked).toEqual([]);
  const text = await response.text();
  expect(JSON.parse(text).page).toEqual({
    kind: 'sign-up',
    redirect: '/people-search',
    passwordMin: 8,
    values: { email: 'june', firstName: '<b>June</b>' },
    error: null,
    fieldErrors: {
      email: 'Please enter a valid email address.',
      password: 'Please use at least 8 characters.',
    },
  });
  expect(text).not.toContain('"short"');
});

test('overlong input is handled, and comes back no longer than a field', async () => {
  const long = await submit(SIGNED_UP, { firstName: 'x'.repeat(5_000), password: 'x'.repeat(257) });
  const { page } = await modelOf(long.response);
  expect(page).toMatchObject({
    values: { firstName: 'x'.repeat(100) },
    fieldErrors: {
      firstName: 'Please use fewer than 101 characters',
      password: 'Please use fewer than 257 characters',
    },
  });
  expect((await submit(SIGNED_UP, { firstName: 'x'.repeat(100_000) })).response.status).toBe(400);
});

test('a post without a form is refused, and so is one from another site', async () => {
  const { request } = edge(SIGNED_UP);
  expect(
    (await request('/auth/sign-up', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(400);
  const headers = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site' };
  const body = new URLSearchParams(FIELDS).toString();
  expect((await request('/auth/sign-up', { method: 'POST', headers, body })).status).toBe(403);
});

test('visitors who try too often are told to wait, and keep what they typed', async () => {
  const limit = { LIMIT_LOGIN: limited(0) };
  for (const [answers, env, retryAfter] of [
    [SIGNED_UP, limit, '60'],
    [{ [SIGN_UP]: problemResponse(429, { 'retry-after': '7' }) }, {}, '7'],
  ] as const) {
    const { response } = await submit(answers, {}, env);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, retryAfter]);
    expect((await modelOf(response)).page).toMatchObject({
      error: 'Too many attempts from here. Please wait a minute and try again.',
      values: { email: FIELDS.email },
    });
  }
});

test('a failing origin is not mistaken for an outcome', async () => {
  const { response } = await submit({ [SIGN_UP]: problemResponse(500) });
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the form keeps the return path, and logged-in visitors go there', async () => {
  const user = { 'GET /api/user': json(buildUserAnswer()) };
  const form = await edge().get('/auth/sign-up?redirect=%2Fpeople-search');
  expect((await modelOf(form)).page).toMatchObject({ kind: 'sign-up', redirect: '/people-search', fieldErrors: {} });
  const { head } = await modelOf(await edge().get('/auth/sign-up?redirect=%2Fpeople-search'));
  expect([head.isIndexable, head.canonical]).toEqual([false, 'http://127.0.0.1/auth/sign-up']);
  const known = await edge(user).get('/auth/sign-up?redirect=%2Fpeople-search', { cookie: 'session=abc' });
  expect([known.status, known.headers.get('location')]).toEqual([303, '/people-search']);
});

test('scripted sign-ups are limited like logins', async () => {
  const { request } = edge(SIGNED_UP, { LIMIT_LOGIN: limited(1) });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = () => request('/api/auth/sign-up', { method: 'POST', headers, body: JSON.stringify(FIELDS) });
  expect([(await post()).status, (await post()).status]).toEqual([200, 429]);
});

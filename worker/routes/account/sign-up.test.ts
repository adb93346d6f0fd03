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
const FIELDS = { email: 'june@example.com', redirect: '/people-search' };
/** The same for every address; cookies must not pass, whatever the origin sends. */
const ASKED = { [SIGN_UP]: () => json({ isDone: true }) };

async function submit(answers: OriginAnswers, fields: Record<string, string> = {}, env = {}) {
  const { request, asked } = edge(answers, env);
  const body = new URLSearchParams({ ...FIELDS, ...fields }).toString();
  return { response: await request('/auth/sign-up', { method: 'POST', headers: FORM_HEADERS, body }), asked };
}

test('a sign-up asks for the link and says to look in the mail, without a session and without saying who has an account', async () => {
  const { response, asked } = await submit(ASKED, {
    email: ' june@example.com ',
    firstName: ' June\u0000 M ',
    usersLocalTimestamp: '2026-11-25T14:41:00-05:00',
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await asked[0]?.json()).toEqual({
    email: 'june@example.com',
    firstName: 'June M',
    redirect: '/people-search',
  });
  const { page, head, site } = await modelOf(response);
  const time = expect.stringMatching(/^\d{1,2}:\d\d\u00a0[AP]M$/);
  expect(page).toEqual({
    kind: 'check-mail',
    mail: {
      ask: 'sign-up',
      email: FIELDS.email,
      firstName: 'June M',
      redirect: '/people-search',
      sentAt: time,
      worksUntil: time,
      isAgain: false,
    },
  });
  expect(head.isIndexable).toBe(false);
  expect([site.viewer, site.path]).toEqual([null, '/people-search']);
});

test('a first name may be left out', async () => {
  const { asked } = await submit(ASKED, { firstName: ' ' });
  expect(await asked[0]?.json()).toEqual(FIELDS);
});

test('the redirect stays within the site', async () => {
  for (const redirect of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
  ]) {
    const { asked } = await submit(ASKED, { redirect });
    expect(await asked[0]?.json(), redirect).toMatchObject({ redirect: '/' });
  }
});

test('errors are shown under their fields, what was typed stays, and nothing is sent', async () => {
  const { response, asked } = await submit(ASKED, { email: 'june', firstName: '<b>June</b>' });
  expect([response.status, asked]).toEqual([400, []]);
  expect((await modelOf(response)).page).toEqual({
    kind: 'sign-up',
    redirect: '/people-search',
    values: { email: 'june', firstName: '<b>June</b>' },
    error: null,
    fieldErrors: { email: 'Please enter a valid email address.' },
  });
});

test('another form leads here with its address: the form is shown, and nothing is sent', async () => {
  const { response, asked } = await submit(ASKED, { email: 'june', show: 'form' });
  expect([response.status, asked]).toEqual([200, []]);
  expect((await modelOf(response)).page).toMatchObject({ values: { email: 'june' }, fieldErrors: {} });
});

test('overlong input is handled, and comes back no longer than a field', async () => {
  const long = await submit(ASKED, { firstName: 'x'.repeat(5_000) });
  expect((await modelOf(long.response)).page).toMatchObject({
    values: { firstName: 'x'.repeat(100) },
    fieldErrors: { firstName: 'Please use fewer than 101 characters' },
  });
  expect((await submit(ASKED, { firstName: 'x'.repeat(100_000) })).response.status).toBe(400);
});

test('a post without a form is refused, and so is one from another site', async () => {
  const { request } = edge(ASKED);
  expect(
    (await request('/auth/sign-up', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(400);
  const headers = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site' };
  const body = new URLSearchParams(FIELDS).toString();
  expect((await request('/auth/sign-up', { method: 'POST', headers, body })).status).toBe(403);
});

test('visitors who try too often are told to wait, and keep what they typed', async () => {
  const limit = { LIMIT_LOGIN: limited(0) };
  for (const [answers, env, retryAfter, time] of [
    [ASKED, limit, '60', '1 minute'],
    [{ [SIGN_UP]: problemResponse(429, { 'retry-after': '7' }) }, {}, '7', '7 seconds'],
  ] as const) {
    const { response } = await submit(answers, {}, env);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, retryAfter]);
    expect((await modelOf(response)).page).toMatchObject({
      error: `Too many attempts from here. Please try again in ${time}.`,
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
  const { request } = edge(ASKED, { LIMIT_LOGIN: limited(1) });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = () => request('/api/auth/sign-up', { method: 'POST', headers, body: JSON.stringify(FIELDS) });
  expect([(await post()).status, (await post()).status]).toEqual([200, 429]);
});

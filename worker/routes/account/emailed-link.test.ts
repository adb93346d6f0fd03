import { describe, expect, test } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

const TOKEN = 'a'.repeat(43);
const cookies = new Headers([
  ['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax'],
  ['set-cookie', 'other=x'],
]);
const entered = (redirect: string | null) => () => json({ ...buildUserAnswer(), redirect }, { headers: cookies });

/** Each page, and the call that its button makes. */
const LINKS = [
  ['finish-sign-up', 'POST /api/auth/finish-sign-up', ''],
  ['one-time-link', 'POST /api/auth/one-time-login', ''],
  ['reset-password', 'POST /api/auth/reset-password', 'lantern road 12'],
] as const;

async function press(path: string, answers: OriginAnswers, fields: Record<string, string> = {}, env = {}) {
  const { request, asked } = edge(answers, env);
  const body = new URLSearchParams({ token: TOKEN, ...fields }).toString();
  const headers = { ...FORM_HEADERS, cookie: 'session=old' };
  return { response: await request(`/auth/${path}`, { method: 'POST', headers, body }), asked };
}

describe.each([...LINKS.map(([link]) => link), 'confirm-email'])('GET /auth/%s', (link) => {
  test('asks nobody, keeps the token out of every link, and is neither stored nor indexed', async () => {
    const { get, asked } = edge();
    const response = await get(`/auth/${link}?token=${TOKEN}`, { cookie: 'session=old' });
    expect([response.status, asked]).toEqual([200, []]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const { page, site, head } = await modelOf(response);
    expect(page).toMatchObject({ kind: 'emailed-link', link, token: TOKEN, action: `/auth/${link}`, isOver: false });
    expect([site.path, head.isIndexable, head.canonical]).toEqual(['/', false, null]);
  });

  test('of an incomplete link says so', async () => {
    for (const query of ['', '?token=', '?token=cut', `?token=${TOKEN}%3Cb%3E`]) {
      const response = await edge().get(`/auth/${link}${query}`);
      expect(response.status).toBe(400);
      expect((await modelOf(response)).page).toMatchObject({ token: '', isOver: true });
    }
  });
});

describe.each(LINKS)('POST /auth/%s', (link, call, password) => {
  test('uses the token, sets the origin’s cookies and leads to where its owner wanted to go', async () => {
    const { response, asked } = await press(link, { [call]: entered('/reverse-phone') }, { password });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/reverse-phone']);
    expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly; SameSite=Lax']);
    expect(await asked[0]?.json()).toEqual({ token: TOKEN, ...(password === '' ? {} : { password }) });
  });

  test('never leads to another site', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', '/auth/logout', null]) {
      const { response } = await press(link, { [call]: entered(redirect) }, { password });
      expect(response.headers.get('location')).toBe('/');
    }
  });

  test.each([401, 410])('of a link that is over (%i) offers a new one', async (status) => {
    const { response } = await press(link, { [call]: problemResponse(status) }, { password });
    expect(response.status).toBe(status);
    const { page } = await modelOf(response);
    expect(page).toMatchObject({ link, token: TOKEN, action: '/auth/renew-link', isOver: true });
  });

  test('that comes too often can be sent again', async () => {
    const late = await press(link, {}, { password }, { LIMIT_LOGIN: limited(0) });
    expect([late.response.status, late.asked]).toEqual([429, []]);
    expect((await modelOf(late.response)).page).toMatchObject({ isOver: false, token: TOKEN });
  });

  test('from another site is refused', async () => {
    const { request } = edge({ [call]: entered(null) });
    const headers = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site' };
    const response = await request(`/auth/${link}`, { method: 'POST', headers, body: `token=${TOKEN}` });
    expect(response.status).toBe(403);
  });
});

test('a password set while too many others log in can be sent again', async () => {
  const busy = problemResponse(503, { 'retry-after': '5' });
  const password = 'lantern road 12';
  const { response } = await press('reset-password', { 'POST /api/auth/reset-password': busy }, { password });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await modelOf(response)).page).toMatchObject({
    isOver: false,
    error: 'Many people are logging in right now. Please try again in a moment.',
  });
});

test('a password that is too short or too common is reported under its field, and never comes back', async () => {
  const short = await press('finish-sign-up', {}, { password: 'short' });
  expect([short.response.status, short.asked]).toEqual([400, []]);
  const text = await short.response.text();
  expect(JSON.parse(text).page.fieldErrors).toEqual({ password: 'Please use at least 10 characters.' });
  expect(text).not.toContain('"short"');
  const empty = await press('reset-password', {}, { password: '' });
  expect((await modelOf(empty.response)).page).toMatchObject({ fieldErrors: { password: 'This field is required.' } });
  const common = await press(
    'finish-sign-up',
    { 'POST /api/auth/finish-sign-up': problemResponse(422) },
    { password: '1234567890' },
  );
  expect(common.response.status).toBe(422);
  expect((await modelOf(common.response)).page).toMatchObject({
    isOver: false,
    fieldErrors: { password: 'Too many people use this password. Please choose another.' },
  });
});

test('the link to a new address changes it and logs nobody in', async () => {
  const CALL = 'POST /api/auth/confirm-email';
  const done = await press('confirm-email', { [CALL]: json({ isDone: true }) });
  expect([done.response.status, done.response.headers.getSetCookie()]).toEqual([200, []]);
  expect((await modelOf(done.response)).page).toEqual({ kind: 'email-confirmed', isTaken: false });
  const taken = await press('confirm-email', { [CALL]: problemResponse(409) });
  expect(taken.response.status).toBe(409);
  expect((await modelOf(taken.response)).page).toEqual({ kind: 'email-confirmed', isTaken: true });
  const over = await press('confirm-email', { [CALL]: problemResponse(410) });
  expect((await modelOf(over.response)).page).toMatchObject({ link: 'confirm-email', isOver: true });
});

test('a link is renewed by its token, with the same answer for every one', async () => {
  const { response, asked } = await press('renew-link', { 'POST /api/auth/renew-link': json({ isDone: true }) });
  expect(await asked[0]?.json()).toEqual({ token: TOKEN });
  expect((await modelOf(response)).page).toEqual({ kind: 'check-mail', mail: null });
  const late = await press('renew-link', {}, { link: 'reset-password' }, { LIMIT_LOGIN: limited(0) });
  expect(late.response.status).toBe(429);
  expect((await modelOf(late.response)).page).toMatchObject({ link: 'reset-password', isOver: true, token: TOKEN });
});

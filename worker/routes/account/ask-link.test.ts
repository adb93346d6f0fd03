import { expect, test } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, type OriginAnswers } from '../../testing.ts';

const TRIGGER = 'POST /api/auth/trigger-one-time-login-email';
const FORGOT = 'POST /api/auth/forgot-password';
const ANSWERS = { [TRIGGER]: () => json({ isDone: true }), [FORGOT]: () => json({ isDone: true }) };
const FIELDS = { email: 'june@example.com', redirect: '/people-search' };

async function submit(
  path: string,
  fields: Record<string, string> = {},
  { answers = ANSWERS as OriginAnswers, env = {}, cf = {} } = {},
) {
  const { request, asked } = edge(answers, env);
  const body = new URLSearchParams({ ...FIELDS, ...fields }).toString();
  return { response: await request(path, { method: 'POST', headers: FORM_HEADERS, body, cf }), asked };
}

test('asking for a one-time link sends the address, the way back, and the visitor’s clock [F7-14]', async () => {
  const usersLocalTimestamp = '2026-11-25T14:41:00-05:00';
  const { response, asked } = await submit('/auth/one-time-login', { usersLocalTimestamp, password: 'typed' });
  expect(response.status).toBe(200);
  expect(await asked[0]?.json()).toEqual({ ...FIELDS, usersLocalTimestamp });
  const { page, head } = await modelOf(response);
  expect(page).toMatchObject({ kind: 'check-mail', mail: { ask: 'one-time-login', email: FIELDS.email } });
  expect(head.isIndexable).toBe(false);
  expect(JSON.stringify(page)).not.toContain('typed');
});

test('without a script, the clock is that of the connection’s time zone', async () => {
  const { asked } = await submit('/auth/one-time-login', {}, { cf: { timezone: 'Asia/Kolkata' } });
  expect(await asked[0]?.json()).toMatchObject({ usersLocalTimestamp: expect.stringMatching(/^20.*\+05:30$/) });
});

test('a forgotten password asks for its own link and keeps the way back', async () => {
  const { response, asked } = await submit('/auth/forgot-password');
  expect(await asked[0]?.json()).toEqual(FIELDS);
  expect((await modelOf(response)).page).toMatchObject({ kind: 'check-mail', mail: { ask: 'forgot-password' } });
});

test.each(['/auth/one-time-login', '/auth/forgot-password'])(
  '%s shows what is wrong, and keeps the address',
  async (path) => {
    const empty = await submit(path, { email: ' ' });
    expect([empty.response.status, empty.asked]).toEqual([400, []]);
    expect((await modelOf(empty.response)).page).toMatchObject({
      kind: 'ask-link',
      fieldErrors: { email: 'This field is required.' },
    });
    const shown = await submit(path, { email: 'june', show: 'form' });
    expect([shown.response.status, shown.asked]).toEqual([200, []]);
    expect((await modelOf(shown.response)).page).toMatchObject({ email: 'june', fieldErrors: {} });
    const late = await submit(path, {}, { env: { LIMIT_LOGIN: limited(0) } });
    expect([late.response.status, late.response.headers.get('retry-after'), late.asked]).toEqual([429, '60', []]);
    expect((await modelOf(late.response)).page).toMatchObject({
      email: FIELDS.email,
      error: 'Too many attempts from here. Please try again in 1 minute.',
    });
    const outside = await submit(path, { redirect: 'https://evil.example/' });
    expect(await outside.asked[0]?.json()).toMatchObject({ redirect: '/' });
  },
);

test('somebody who is logged in gets the form with their address, to confirm a change or set a new password', async () => {
  for (const path of ['/auth/one-time-login', '/auth/forgot-password']) {
    const response = await edge({ 'GET /api/user': json(buildUserAnswer()) }).get(path, { cookie: 'session=token' });
    const { page, site } = await modelOf(response);
    expect([response.status, page]).toEqual([200, expect.objectContaining({ email: 'reader@example.com' })]);
    expect(site.viewer?.email).toBe('reader@example.com');
  }
});

test('the empty form keeps the way back and is not indexed', async () => {
  const response = await edge().get('/auth/one-time-login?redirect=%2Fpeople-search');
  const { page, head } = await modelOf(response);
  expect(page).toMatchObject({ kind: 'ask-link', ask: 'one-time-login', redirect: '/people-search', email: '' });
  expect([head.isIndexable, head.canonical]).toEqual([false, 'http://127.0.0.1/auth/one-time-login']);
});

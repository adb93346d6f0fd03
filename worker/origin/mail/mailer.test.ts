import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { type OriginBindings, parseSettings } from '../env.ts';
import type { SendEmailBinding } from './mail-settings.ts';
import { chooseMailer } from './mailer.ts';

const MAIL = { id: 'm1', to: 'june@example.com', subject: 'Welcome', text: 'Hello', html: null, oneClickUrl: null };
const SET_UP = {
  SITE_URL: 'https://porchlight.example',
  MAIL_FROM: 'mail@porchlight.example',
  MAIL_POSTAL_ADDRESS: '1 Elm St, Salem, OR 97301',
};
const PROVIDER = { MAIL_API_URL: 'https://mail.example/v1/send', MAIL_API_KEY: 'key-of-the-test' };
const asked = vi.fn<typeof fetch>();
const bound = vi.fn<SendEmailBinding['send']>(async () => ({}));
const SEND_EMAIL = { send: bound };

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => new Response('{"id":"1"}'));
  bound.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function mailerOf(more: Partial<OriginBindings>, environment = 'production') {
  const env = { ...openTestOrigin(environment).bindings, ...more };
  return chooseMailer(parseSettings(env), env);
}

describe('the mailer', () => {
  it('is nobody in a local run, whatever is set: nothing is sent', async () => {
    await mailerOf({ ...SET_UP, ...PROVIDER, SEND_EMAIL }, 'local')?.send(MAIL);
    expect([asked.mock.calls.length, bound.mock.calls.length]).toEqual([0, 0]);
  });

  it("is the platform's binding, or else the provider, or nobody", async () => {
    await mailerOf({ ...SET_UP, ...PROVIDER, SEND_EMAIL })?.send(MAIL);
    expect([asked.mock.calls.length, bound.mock.calls.length]).toEqual([0, 1]);
    await mailerOf({ ...SET_UP, ...PROVIDER })?.send(MAIL);
    expect([asked.mock.calls.length, bound.mock.calls.length]).toEqual([1, 1]);
    expect(mailerOf({})).toBeNull();
  });
});

describe('an alert', () => {
  const ALERT = { ...MAIL, html: '<p>Hello</p>', oneClickUrl: 'https://porchlight.example/api/unsubscribe?token=t' };
  const SENT = {
    subject: 'Welcome',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {
      'List-Unsubscribe': '<https://porchlight.example/api/unsubscribe?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };

  it('is HTML as well as text, and says by which call a mail program unsubscribes with one click', async () => {
    await mailerOf({ ...SET_UP, SEND_EMAIL })?.send(ALERT);
    const from = { name: 'Porchlight', email: 'mail@porchlight.example' };
    expect(bound.mock.calls).toEqual([[{ from, to: 'june@example.com', ...SENT }]]);
    await mailerOf({ ...SET_UP, ...PROVIDER })?.send(ALERT);
    expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toMatchObject(SENT);
  });
});

describe('the provider', () => {
  const send = () => mailerOf({ ...SET_UP, ...PROVIDER })?.send(MAIL);

  it("gets JSON with a bearer key, and the mail's id as its idempotency key", async () => {
    await send();
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe(PROVIDER.MAIL_API_URL);
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      authorization: 'Bearer key-of-the-test',
      'content-type': 'application/json',
      'idempotency-key': 'm1',
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      from: 'Porchlight <mail@porchlight.example>',
      to: ['june@example.com'],
      subject: 'Welcome',
      text: 'Hello',
    });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([302, 400, 429, 500])('has not accepted a mail if it answers with %s', async (status) => {
    asked.mockResolvedValue(new Response('june@example.com is no good', { status }));
    await expect(send()).rejects.toThrow(`the mail provider answered ${status}`);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount, addGuest, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { type OriginRequest, openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { loadReports } from './report-store.ts';

const NUMBER = '15035550142';
const DAY = 86_400_000;
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  origin = openTestOrigin();
});
afterEach(() => vi.useRealTimers());

interface By {
  readonly from?: string;
  readonly phone?: string;
  readonly cookie?: string;
  readonly envelope?: OriginRequest['envelope'];
}
function send(email: string | null, { from = '192.0.2.1', phone = NUMBER, cookie = '', envelope = {} }: By = {}) {
  return origin.call('/api/phone/report', {
    method: 'POST',
    body: JSON.stringify({ phone, kind: 'scam', ...(email === null ? {} : { email }) }),
    cookie,
    envelope: { clientAddress: from, ...envelope },
  });
}
const use = (path: 'pending' | 'confirm', token: string, { from = '192.0.2.1', envelope = {} }: By = {}) =>
  origin.call(`/api/phone/report/${path}`, {
    method: 'POST',
    body: JSON.stringify({ token }),
    envelope: { clientAddress: from, ...envelope },
  });
async function confirm(token: string, from?: string): Promise<boolean> {
  const answer = await use('confirm', token, from === undefined ? {} : { from });
  expect(answer.status).toBe(200);
  return answer.json<{ isCounted: boolean }>().isCounted;
}
const all = async (table: string) =>
  (await origin.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
const mails = async () => (await all('mail')) as { kind: string; recipient: string; text: string }[];
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
/** The token of the only mail to this address. */
async function tokenFor(email: string): Promise<string> {
  const found = (await mails()).filter(({ recipient }) => recipient === email);
  expect(found).toHaveLength(1);
  return tokenIn(found[0]?.text);
}
async function ask(email: string, by: By = {}): Promise<string> {
  expect((await send(email, by)).json()).toEqual({ state: 'mailed' });
  return tokenFor(email.toLowerCase());
}
const levelOf = async (phone = NUMBER) => (await loadReports(origin.accounts, phone.slice(1), Date.now())).level;

describe('a report without a log-in', () => {
  it('counts nothing until its emailed link is confirmed, and then counts once', async () => {
    const token = await ask('June@Example.com');
    expect(await levelOf()).toBeNull();
    expect((await use('pending', token)).json()).toEqual({ phone: NUMBER, kind: 'scam' });
    expect(await levelOf()).toBeNull();
    expect((await use('confirm', token)).json()).toEqual({ phone: NUMBER, isCounted: true });
    expect(await levelOf()).toBe('few');
  });

  it('cannot be confirmed twice, not even at the same time', async () => {
    const token = await ask('june@example.com');
    const answers = await Promise.all(
      ['198.51.100.1', '203.0.113.1', '192.0.2.1'].map((from) => use('confirm', token, { from })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await use('confirm', token)).status).toBe(410);
    expect((await use('pending', token)).status).toBe(410);
    expect(await all('phone_report')).toHaveLength(1);
  });

  it('is confirmed only by a link that we sent: 410 for any other', async () => {
    await ask('june@example.com');
    for (const token of ['x'.repeat(43), 'short', `${'x'.repeat(42)}.`])
      for (const path of ['pending', 'confirm'] as const) expect((await use(path, token)).status).toBe(410);
    expect(await levelOf()).toBeNull();
  });

  it('expires after 24 hours and is swept', async () => {
    const token = await ask('june@example.com');
    vi.setSystemTime(Date.now() + DAY - 1);
    expect((await use('pending', token)).status).toBe(200);
    await sweepStored(origin.accounts, Date.now());
    expect(await all('phone_report_link')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    expect((await use('confirm', token)).status).toBe(410);
    await sweepStored(origin.accounts, Date.now());
    expect(await all('phone_report_link')).toEqual([]);
    expect(await levelOf()).toBeNull();
  });

  it('needs an address, and a guest is not logged in', async () => {
    expect((await send(null)).status).toBe(401);
    addGuest(origin.accounts, { id: 'guest', email: 'june@example.com' });
    const purchase = `session=${await addSession(origin.accounts, 'guest', { scope: 'purchase' })}`;
    addGuest(origin.accounts, { id: 'reader', email: 'may@example.com', isBuyer: false });
    const monitor = `session=${await addSession(origin.accounts, 'reader', { scope: 'monitor' })}`;
    addAccount(origin.accounts, { id: 'unproven', userType: 'free', isProven: false });
    const unproven = `session=${await addSession(origin.accounts, 'unproven')}`;
    for (const cookie of [purchase, monitor, unproven]) {
      expect((await send(null, { cookie })).status).toBe(401);
      expect((await send(`${crypto.randomUUID()}@example.com`, { cookie })).json()).toEqual({ state: 'mailed' });
    }
    expect(await levelOf()).toBeNull();
  });

  it('is refused from a bot, and so is its link', async () => {
    const bot = { envelope: { botClass: 'search-engine' } } as const;
    expect((await send('june@example.com', bot)).status).toBe(403);
    expect(await mails()).toEqual([]);
    const token = await ask('june@example.com');
    for (const path of ['pending', 'confirm'] as const) expect((await use(path, token, bot)).status).toBe(403);
    expect(await levelOf()).toBeNull();
  });
});

describe('once per mailbox, network and number', () => {
  it('forty faked reports from one /48 count once, with forty mailboxes', async () => {
    const counted: boolean[] = [];
    for (let at = 0; at < 40; at++) {
      const from = `2001:db8:1:${at.toString(16)}::5`;
      counted.push(await confirm(await ask(`reader${at}@example.com`, { from }), from));
    }
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await all('phone_report')).toHaveLength(1);
    expect(await levelOf()).toBe('few');
  });

  it('two mailboxes of one network are one report, wherever they asked', async () => {
    const [june, may] = [
      await ask('june@example.com', { from: '198.51.100.1' }),
      await ask('may@example.com', { from: '203.0.113.1' }),
    ];
    expect(await confirm(june, '192.0.2.1')).toBe(true);
    expect(await confirm(may, '192.0.2.200')).toBe(false);
    expect(await all('phone_report')).toHaveLength(1);
  });

  it('plus-addresses are one mailbox, also after a report by an account', async () => {
    expect(await confirm(await ask('june@example.com'), '198.51.100.1')).toBe(true);
    expect(await confirm(await ask('june+2@example.com'), '203.0.113.1')).toBe(false);
    addAccount(origin.accounts, { id: 'june', email: 'june+3@example.com', userType: 'free' });
    const cookie = `session=${await addSession(origin.accounts, 'june')}`;
    expect((await send(null, { cookie, from: '10.0.0.1' })).json()).toEqual({ state: 'before' });
    expect(await confirm(await ask('may@example.com'), '203.0.113.1')).toBe(true);
  });

  it('the same mailbox may report another number, and the same one again after 12 months', async () => {
    expect(await confirm(await ask('june@example.com'))).toBe(true);
    origin.accounts.exec('DELETE FROM mail');
    expect(await confirm(await ask('june@example.com', { phone: '15035550143' }))).toBe(true);
    origin.accounts.exec('DELETE FROM mail');
    vi.setSystemTime(Date.UTC(2027, 10, 20));
    expect(await confirm(await ask('june@example.com'))).toBe(true);
  });

  it('a report that waits through a rotation of the secret is still one of its mailbox', async () => {
    const token = await ask('june@example.com');
    const secrets = {
      EDGE_ORIGIN_SECRET: 'another secret, also longer than 32 characters',
      EDGE_ORIGIN_SECRET_PREVIOUS: SECRET,
    };
    origin = openTestOrigin('local', origin.people, secrets, origin.accounts);
    addAccount(origin.accounts, { id: 'june', email: 'june@example.com', userType: 'free' });
    const cookie = `session=${await addSession(origin.accounts, 'june')}`;
    expect((await send(null, { cookie, from: '10.0.0.1' })).json()).toEqual({ state: 'counted' });
    expect(await confirm(token)).toBe(false);
  });
});

describe('the mail', () => {
  it('goes to the typed address, with a link whose token is stored only as a hash', async () => {
    const token = await ask('June@Example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await all('phone_report_link'))).not.toContain(token);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'phone-report', recipient: 'june@example.com' });
    expect(mail?.text).toContain(`/reverse-phone/confirm-report?token=${token}\n`);
    expect(mail?.text).toContain('The link works once, for 24 hours.');
  });

  it('says neither which number nor what the call was about, and what waits does not say whose it is', async () => {
    await ask('june@example.com');
    const [mail] = await mails();
    expect(JSON.stringify(mail)).not.toMatch(/555|0142|scam/i);
    expect(JSON.stringify(await all('phone_report_link'))).not.toMatch(/june|example/);
  });

  it('is asked for with the same answer for every address: with an account, without, and one that counts already', async () => {
    addAccount(origin.accounts, { id: 'may', userType: 'free' });
    await confirm(await ask('june@example.com'));
    const answers = [];
    for (const email of ['june@example.com', 'may@example.com', 'nobody@example.com']) answers.push(await send(email));
    const seen = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()]]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    // Each got a link all the same: only the mailbox learns more.
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['june@example.com', 'may@example.com', 'nobody@example.com']),
    );
    expect(await all('mail')).toHaveLength(4);
  });

  it('comes once a day to a mailbox until its link is used, and beyond that silently not at all', async () => {
    const token = await ask('june@example.com');
    for (const email of ['june@example.com', 'june+1@example.com'])
      expect((await send(email, { phone: '15035550143' })).json()).toEqual({ state: 'mailed' });
    expect(await mails()).toHaveLength(1);
    expect(await all('phone_report_link')).toHaveLength(1);
    await confirm(token);
    await send('june@example.com', { phone: '15035550143' });
    expect(await mails()).toHaveLength(2);
  });
});

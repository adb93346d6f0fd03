import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneReportKind } from '../../../shared/contract/finding/reverse-search.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { loadReports, loadReportsByMonth } from './report-store.ts';

const NUMBER = '15035550142';
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  origin = openTestOrigin();
});
afterEach(() => vi.useRealTimers());

let made = 0;
/** The cookie of an account with this address, which it gets if there is none. */
async function logIn(email = `reader${made++}@example.com`): Promise<string> {
  const found = await origin.accounts
    .prepare('SELECT id FROM account WHERE email = ?1')
    .bind(email)
    .first<{ id: string }>();
  const id = found?.id ?? `account${made++}`;
  if (found === null) addAccount(origin.accounts, { id, email, userType: 'free' });
  return `session=${await addSession(origin.accounts, id)}`;
}

interface By {
  readonly email?: string;
  readonly from?: string;
  readonly phone?: string;
  readonly envelope?: OriginRequest['envelope'];
}
/** An address in a network of its own. */
const elsewhere = () => `10.${(made >> 8) & 255}.${made++ & 255}.7`;

async function send(kind: string, { email, from = elsewhere(), phone = NUMBER, envelope = {} }: By = {}) {
  return origin.call('/api/phone/report', {
    method: 'POST',
    body: JSON.stringify({ phone, kind }),
    cookie: await logIn(email),
    envelope: { clientAddress: from, ...envelope },
  });
}
async function report(kind: PhoneReportKind, by: By = {}): Promise<string> {
  const answer = await send(kind, by);
  expect(answer.status).toBe(200);
  return answer.json<{ state: string }>().state;
}
const reportsOf = (phone = NUMBER) => loadReports(origin.accounts, phone.slice(1), Date.now());
const rows = async () =>
  (await origin.accounts.prepare('SELECT * FROM phone_report').all<Record<string, unknown>>()).results;

describe('reports of a number by people who are logged in', () => {
  it('count at once and without a mail, even for a number nobody has', async () => {
    expect(await report('scam')).toBe('counted');
    expect(await reportsOf()).toEqual({
      level: 'few',
      kinds: [{ kind: 'scam', level: 'few', lastReported: '2026-11' }],
    });
    expect((await origin.accounts.prepare('SELECT id FROM mail').all()).results).toEqual([]);
    expect(await reportsOf('15035550143')).toEqual({ level: null, kinds: [] });
  });

  it('are few, some or many, per kind and altogether, and never a number', async () => {
    const levels: unknown[] = [];
    for (let at = 1; at <= 21; at++) {
      await report(at <= 4 ? 'silent' : 'scam');
      const { level, kinds } = await reportsOf();
      levels.push([at, level, ...kinds.map((one) => `${one.kind} ${one.level}`)]);
    }
    const at = (reports: number) => levels[reports - 1];
    expect(at(1)).toEqual([1, 'few', 'silent few']);
    expect(at(4)).toEqual([4, 'few', 'silent few']);
    expect(at(5)).toEqual([5, 'some', 'scam few', 'silent few']);
    expect(at(9)).toEqual([9, 'some', 'scam some', 'silent few']);
    expect(at(19)).toEqual([19, 'some', 'scam some', 'silent few']);
    expect(at(20)).toEqual([20, 'many', 'scam some', 'silent few']);
    for (let more = 0; more < 3; more++) await report('scam');
    expect((await reportsOf()).kinds[0]).toEqual({ kind: 'scam', level: 'many', lastReported: '2026-11' });
    expect(JSON.stringify(await reportsOf())).not.toMatch(/"(?:total|reports|months)"/);
  });

  it('of one level are in an order that does not tell which are more: the last reported first', async () => {
    for (let at = 0; at < 3; at++) await report('scam');
    expect((await reportsOf()).kinds.map(({ kind }) => kind)).toEqual(['scam']);
    await report('sales');
    const sameMonth = (await reportsOf()).kinds.map(({ kind }) => kind);
    for (let at = 0; at < 2; at++) await report('sales');
    expect((await reportsOf()).kinds.map(({ kind }) => kind)).toEqual(sameMonth);
    vi.setSystemTime(Date.UTC(2026, 11, 1));
    await report('debt');
    expect((await reportsOf()).kinds[0]).toMatchObject({ kind: 'debt', level: 'few', lastReported: '2026-12' });
  });

  it('count once per mailbox and number, whatever the second one says and however its address is spelled', async () => {
    expect(await report('scam', { email: 'june@example.com' })).toBe('counted');
    for (const email of ['june@example.com', 'june+1@example.com', 'june+2@example.com'])
      expect(await report('sales', { email })).toBe('before');
    expect(await report('sales', { email: 'j.une@gmail.com' })).toBe('counted');
    expect(await report('sales', { email: 'june@googlemail.com' })).toBe('before');
    expect((await reportsOf()).kinds.map(({ kind }) => kind)).toEqual(['sales', 'scam'].sort());
    expect(await report('scam', { email: 'june@example.com', phone: '15035550143' })).toBe('counted');
  });

  it('count once per wide network and number: forty accounts in one /48 or one /24 are one report', async () => {
    const states: string[] = [];
    for (let at = 0; at < 40; at++) states.push(await report('scam', { from: `2001:db8:1:${at}::5` }));
    expect(states.filter((state) => state === 'counted')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await report('scam', { from: '2001:db8:2:2::5' })).toBe('counted');
    expect(await report('scam', { from: '203.0.113.1' })).toBe('counted');
    expect(await report('scam', { from: '203.0.113.254' })).toBe('before');
    expect(await rows()).toHaveLength(3);
  });

  it('are shown for 12 calendar months, and may be made again 12 months later', async () => {
    const june = { email: 'june@example.com', from: '203.0.113.1' };
    await report('scam', june);
    vi.setSystemTime(Date.UTC(2027, 10, 1) - 1);
    expect(await reportsOf()).toMatchObject({ level: 'few' });
    vi.setSystemTime(Date.UTC(2027, 10, 1));
    expect(await reportsOf()).toEqual({ level: null, kinds: [] });
    vi.setSystemTime(Date.UTC(2027, 10, 20) - 1);
    expect(await report('scam', june)).toBe('before');
    vi.setSystemTime(Date.UTC(2027, 10, 20));
    expect(await report('debt', june)).toBe('counted');
    expect(await reportsOf()).toMatchObject({ kinds: [{ kind: 'debt', lastReported: '2027-11' }] });
  });

  it('are as many in the level of a number as in its months: those before the oldest month are in neither', async () => {
    for (let at = 0; at < 4; at++) await report('scam');
    vi.setSystemTime(Date.UTC(2027, 10, 10));
    await report('scam');
    const months = await loadReportsByMonth(origin.accounts, NUMBER.slice(1), Date.now());
    expect(months).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await reportsOf()).toMatchObject({ level: 'few' });
  });

  it('are swept with all that is stored about the reporter once they no longer count', async () => {
    await report('scam');
    await sweepStored(origin.accounts, Date.UTC(2027, 10, 20) - 1);
    expect(await rows()).toHaveLength(1);
    await sweepStored(origin.accounts, Date.UTC(2027, 10, 20));
    expect(await rows()).toEqual([]);
  });

  it('store neither the address nor the account nor the network, and nothing that is the same for another number', async () => {
    const june = { email: 'june@example.com', from: '203.0.113.77' };
    await report('scam', june);
    await report('scam', { ...june, phone: '15035550143' });
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/june|example|203\.0/);
    const { results } = await origin.accounts.prepare('SELECT id FROM account').all<{ id: string }>();
    for (const { id } of results) expect(JSON.stringify(stored)).not.toContain(`"${id}"`);
    const hashes = stored.flatMap(({ mailbox_hash, network_hash }) => [mailbox_hash, network_hash]);
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are refused from a bot, for a partial or impossible number and of another kind', async () => {
    expect((await send('scam', { envelope: { botClass: 'other-bot' } })).status).toBe(403);
    for (const phone of ['1503555014X', '11035550142', '15031550142', '10035550142'])
      expect((await send('scam', { phone })).status, phone).toBe(400);
    expect((await send('rude')).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

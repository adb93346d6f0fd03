import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResponse } from '../../../../shared/contract/calls.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../../tests/support/query-plans.ts';
import { sweepStored } from '../../retention/sweep-stored.ts';
import { loadReports, reportStatement } from '../report-store.ts';
import { hashReporter } from '../reporter.ts';
import { codeStatement, findLinked, listOpenDisputes, tryCode, waitsAlready } from './dispute-store.ts';

const NUMBER = '15035550142';
const OTHER = '15035550143';
const OPERATOR = { envelope: { operator: 'ada@example.com' } } as const;
const MINUTE = 60_000;
const DAY = 86_400_000;
let origin: TestOrigin;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  origin = openTestOrigin();
  for (const at of [1, 2, 3, 4, 5, 6]) await report(NUMBER, at);
  await report(OTHER, 1);
});
afterEach(() => vi.useRealTimers());

/** Lets somebody report a number. */
async function report(phone: string, who: number): Promise<void> {
  const from = { number: phone.slice(1), email: `r${who}@example.com`, clientAddress: `198.51.${who}.1` };
  const reporter = await hashReporter(['the secret of the reporters of the tests'], from);
  await reportStatement(origin.accounts, { number: from.number, kind: 'scam' }, reporter, Date.now()).run();
}

const post = (path: string, body: object, more: OriginRequest = {}) =>
  origin.call(`/api/phone/dispute${path}`, { method: 'POST', body: JSON.stringify(body), ...more });
const ask = (email: string, more: { phone?: string; text?: string } = {}, request: OriginRequest = {}) =>
  post('', { phone: NUMBER, reason: 'new-number', text: '', email, ...more }, request);
const sql = async <T = Record<string, unknown>>(query: string) =>
  (await origin.accounts.prepare(query).all<T>()).results;
const mailsTo = async (email: string) =>
  (await sql<{ recipient: string; subject: string; text: string }>('SELECT * FROM mail ORDER BY created_at')).filter(
    ({ recipient }) => recipient === email,
  );
/** The token in the last mail with one. */
async function linkOf(email: string): Promise<string> {
  const tokens = (await mailsTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
  return tokens.findLast((token) => token !== undefined) ?? '';
}
/** A dispute whose link was opened. */
async function confirmed(email: string, withCode = false): Promise<string> {
  expect((await ask(email)).json()).toEqual({ state: 'mailed' });
  const token = await linkOf(email);
  expect((await post('/confirm', { token, withCode })).status).toBe(200);
  return token;
}
const codes = async (): Promise<string[]> =>
  (await sql<{ text: string; recipient: string }>('SELECT text FROM sms ORDER BY created_at')).map(
    ({ text }) => /^\d{6}/.exec(text)?.[0] ?? '',
  );
const levelOf = async (phone = NUMBER) => (await loadReports(origin.accounts, phone.slice(1), Date.now())).level;
const openOnes = async () =>
  (await origin.call('/api/operator/disputes', OPERATOR)).json<CallResponse<'openPhoneDisputes'>>().open;
/** A minute later, an operator decides. */
function decide(reference: string, decision: 'upheld' | 'refused') {
  vi.setSystemTime(Date.now() + MINUTE);
  return origin.call('/api/operator/disputes', {
    ...OPERATOR,
    method: 'PUT',
    body: JSON.stringify({ reference, decision }),
  });
}

describe('a dispute of the reports of a number', () => {
  it('comes before an operator once its emailed link was used, with reason and words', async () => {
    await ask('June@Example.com', { text: ' I got it in May. ' });
    expect(await openOnes()).toEqual([]);
    const token = await linkOf('june@example.com');
    const pending = { phone: NUMBER, reason: 'new-number', text: 'I got it in May.', canText: true };
    expect((await post('/pending', { token })).json()).toEqual({ ...pending, step: 'confirm' });
    expect(await openOnes()).toEqual([]);
    const done = await post('/confirm', { token, withCode: false });
    expect(done.json()).toEqual({ phone: NUMBER, step: 'waiting' });
    expect((await post('/confirm', { token, withCode: false })).json()).toEqual({ phone: NUMBER, step: 'waiting' });
    expect(await openOnes()).toMatchObject([
      { phone: NUMBER, reason: 'new-number', text: 'I got it in May.', isProven: false, reports: 6 },
    ]);
    expect(await levelOf()).toBe('some');
  });

  it('is mailed without the number, and stored without an address that anybody can read', async () => {
    await ask('june@example.com', { text: 'It is mine.' });
    const [mail] = await mailsTo('june@example.com');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/555|0142|mine/);
    expect(JSON.stringify(await sql('SELECT * FROM phone_dispute'))).not.toContain('june');
  });

  it('cannot be made of a number that nobody reported, and nothing is mailed', async () => {
    expect((await ask('june@example.com', { phone: '15035550199' })).json()).toEqual({ state: 'nothing' });
    expect(await mailsTo('june@example.com')).toEqual([]);
  });

  it('answers the same for a mailbox whose dispute waits already, and mails that it does', async () => {
    await confirmed('june@example.com');
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect((await ask('june@example.com')).json()).toEqual({ state: 'mailed' });
    expect((await mailsTo('june@example.com')).at(-1)?.text).toContain('waits for a decision');
    expect(await sql('SELECT 1 FROM phone_dispute')).toHaveLength(1);
  });

  it('is mailed once a day to an address that somebody typed', async () => {
    for (let at = 0; at < 3; at++) expect((await ask('june@example.com')).json()).toEqual({ state: 'mailed' });
    expect(await mailsTo('june@example.com')).toHaveLength(1);
    expect(await sql('SELECT 1 FROM phone_dispute')).toHaveLength(1);
  });

  it('is not for bots, and not for numbers, reasons or texts that do not exist', async () => {
    expect((await ask('june@example.com', {}, { envelope: { botClass: 'search-engine' } })).status).toBe(403);
    for (const more of [{ phone: '1503' }, { phone: '10005550142' }, { text: 'x'.repeat(1_001) }])
      expect((await ask('june@example.com', more)).status).toBe(400);
    expect((await post('', { phone: NUMBER, reason: 'spite', text: '', email: 'june@example.com' })).status).toBe(400);
  });

  it('is confirmed only by a link that we sent, within 24 hours, and is swept after that', async () => {
    await ask('june@example.com');
    const token = await linkOf('june@example.com');
    for (const made of ['x'.repeat(43), 'short'])
      for (const [path, more] of [
        ['/pending', {}],
        ['/confirm', { withCode: true }],
        ['/prove', { code: '123456' }],
      ] as const)
        expect((await post(path, { token: made, ...more })).status, path).toBe(410);
    vi.setSystemTime(Date.now() + DAY);
    expect((await post('/confirm', { token, withCode: false })).status).toBe(410);
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM phone_dispute')).toEqual([]);
  });
});

describe('a code that is texted to the number', () => {
  it('proves whose it is, and goes nowhere else', async () => {
    const token = await confirmed('june@example.com', true);
    expect(await sql('SELECT recipient FROM sms')).toEqual([{ recipient: NUMBER.slice(1) }]);
    expect((await post('/pending', { token })).json()).toMatchObject({ step: 'code' });
    const [code = ''] = await codes();
    expect((await post('/prove', { token, code })).json()).toEqual({ phone: NUMBER, isProven: true, triesLeft: 4 });
    expect((await post('/prove', { token, code: '000000' })).json()).toMatchObject({ isProven: true });
    expect((await post('/pending', { token })).json()).toMatchObject({ step: 'proven' });
    expect(await openOnes()).toMatchObject([{ isProven: true }]);
    expect(JSON.stringify(await sql('SELECT * FROM phone_dispute'))).not.toContain(code);
  });

  it('may be typed wrong five times; then the dispute waits without it', async () => {
    const token = await confirmed('june@example.com', true);
    const [code = ''] = await codes();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect((await post('/prove', { token, code: wrong })).json()).toEqual({
        phone: NUMBER,
        isProven: false,
        triesLeft,
      });
    expect((await post('/prove', { token, code })).status).toBe(410);
    expect((await post('/pending', { token })).json()).toMatchObject({ step: 'waiting' });
    expect(await openOnes()).toMatchObject([{ isProven: false }]);
  });

  it('works for 15 minutes', async () => {
    const token = await confirmed('june@example.com', true);
    const [code = ''] = await codes();
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    expect((await post('/prove', { token, code })).status).toBe(410);
  });

  it('is sent once for a dispute, and three times a day to a number, whoever asks', async () => {
    const token = await confirmed('a@example.com', true);
    await post('/confirm', { token, withCode: true });
    expect(await codes()).toHaveLength(1);
    for (const email of ['b@example.com', 'c@example.com', 'd@example.com']) await confirmed(email, true);
    expect(await codes()).toHaveLength(3);
    expect(await openOnes()).toHaveLength(4);
  });

  it('is not offered where no text messages are sent, and then none is queued', async () => {
    const bare = openTestOrigin('production', origin.people, { SITE_URL: 'https://site.example' }, origin.accounts);
    await ask('june@example.com');
    const token = await linkOf('june@example.com');
    const send = (path: string, body: object) =>
      bare.call(`/api/phone/dispute${path}`, { method: 'POST', body: JSON.stringify({ token, ...body }) });
    expect((await send('/pending', {})).json()).toMatchObject({ canText: false });
    expect((await send('/confirm', { withCode: true })).json()).toEqual({ phone: NUMBER, step: 'waiting' });
    expect(await sql('SELECT 1 FROM sms')).toEqual([]);
  });
});

describe('the decision', () => {
  it('to uphold withdraws the reports of that number for everybody, and mails whoever disputed', async () => {
    await confirmed('june@example.com');
    const [open] = await openOnes();
    const reference = open?.reference ?? '';
    expect((await decide(reference, 'upheld')).json()).toEqual({ isDecided: true });
    expect([await levelOf(), await levelOf(OTHER)]).toEqual([null, 'few']);
    const page = await origin.call(`/api/search/phone?phone=${NUMBER}`);
    expect(page.json<CallResponse<'searchPhone'>>().reports).toEqual({ level: null, kinds: [] });
    const mail = (await mailsTo('june@example.com')).at(-1);
    expect(mail?.text).toContain('withdrawn');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/555|0142/);
    expect(await sql('SELECT operator, action, reference FROM operator_action')).toEqual([
      { operator: 'ada@example.com', action: 'phone dispute: upheld', reference },
    ]);
    expect(await openOnes()).toEqual([]);
    expect((await decide(reference, 'refused')).json()).toEqual({ isDecided: false });
  });

  it('does not let whoever made a withdrawn report make it again', async () => {
    await confirmed('june@example.com');
    const [open] = await openOnes();
    await decide(open?.reference ?? '', 'upheld');
    await report(NUMBER, 1);
    expect(await levelOf()).toBeNull();
    await report(NUMBER, 77);
    expect(await levelOf()).toBe('few');
  });

  it('to refuse keeps the reports, and another dispute may follow', async () => {
    await confirmed('june@example.com');
    const [open] = await openOnes();
    await decide(open?.reference ?? '', 'refused');
    expect(await levelOf()).toBe('some');
    expect((await mailsTo('june@example.com')).at(-1)?.text).toContain('the reports stay');
    vi.setSystemTime(Date.now() + 2 * DAY);
    await confirmed('june@example.com');
    expect(await openOnes()).toHaveLength(1);
  });

  it('forgets the words and the mailbox, and later the dispute', async () => {
    const token = await confirmed('june@example.com');
    const [open] = await openOnes();
    await decide(open?.reference ?? '', 'refused');
    expect(await sql('SELECT text, sealed_email FROM phone_dispute')).toEqual([{ text: '', sealed_email: '' }]);
    expect((await post('/pending', { token })).status).toBe(410);
    vi.setSystemTime(Date.now() + 370 * DAY);
    await sweepStored(origin.accounts, Date.now());
    expect(await sql('SELECT 1 FROM phone_dispute')).toEqual([]);
  });

  it('is the operator’s alone', async () => {
    expect((await origin.call('/api/operator/disputes')).status).toBe(403);
  });
});

it('disputes are found by index', async () => {
  const plans = await plansOfAll(origin.accounts, async (db) => {
    await listOpenDisputes(db, 1);
    await findLinked(db, 'x'.repeat(43), 1);
    await tryCode(db, 'D-7K2M4Q9XBD', ['a'], 1);
    await codeStatement(db, { reference: 'D-7K2M4Q9XBD', number: '5035550142' }, 'a', 1).run();
    const { sql: waits, values } = waitsAlready(['a']);
    await db
      .prepare(`SELECT ${waits}`)
      .bind(...values)
      .all();
  });
  expect(fullReads(plans)).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount, addGuest, addPurchase } from '../../../../tests/fixtures/accounts-database.ts';
import { latestToken, mailsTo } from '../../../../tests/support/emailed-links.ts';
import type { TestOrigin } from '../../../../tests/support/origin-app.ts';
import { JUNE, openReadersWorld, type ReadersWorld } from '../../../../tests/support/readers.ts';
import { sweepStored } from '../../retention/sweep-stored.ts';

const DAY = 86_400_000;
let world: ReadersWorld;
let origin: TestOrigin;
let people: ReadersWorld['people'];
let reader: ReadersWorld['reader'];
let waiting: ReadersWorld['waiting'];
let monitor: ReadersWorld['monitor'];
let details: ReadersWorld['details'];
let rows: ReadersWorld['rows'];

beforeEach(() => {
  world = openReadersWorld();
  ({ origin, people, reader, waiting, monitor, details, rows } = world);
});
afterEach(() => vi.useRealTimers());

describe('the mail', () => {
  it('is one for everybody a reader monitors, and names nobody', async () => {
    const cookie = await reader();
    for (const personId of people)
      expect((await monitor(cookie, personId)).json()).toMatchObject({ personId, isConfirmed: false });
    const [mail, ...others] = await mailsTo(origin, JUNE);
    expect([mail?.kind, others]).toEqual(['monitor-confirm', []]);
    expect(mail?.text).toMatch(/\/monitor-confirm\?token=[\w-]{43}\n/);
    expect(JSON.stringify(mail)).not.toMatch(/Navarro|Elise|typed/);
    expect(JSON.stringify(await rows('monitor_link'))).not.toContain(await latestToken(origin, JUNE));
  });

  it('goes at most once a day to a mailbox that strangers type, however many they are and however they spell it', async () => {
    for (const email of [JUNE, JUNE, 'June@Example.com', 'june+1@example.com']) await monitor(await reader(email));
    expect(await rows('mail')).toHaveLength(1);
    vi.setSystemTime(Date.now() + DAY);
    const cookie = await reader();
    await monitor(cookie);
    await monitor(cookie, people[1]);
    expect(await rows('mail')).toHaveLength(2);
  });

  it('comes again for a reader who goes on the next day, and uses up none of the other mails of that mailbox', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'free', email: JUNE });
    const { cookie } = await waiting();
    for (const personId of people) await monitor(cookie, personId);
    expect(await rows('mail_asked')).toHaveLength(1);
    vi.setSystemTime(Date.now() + DAY);
    await monitor(cookie);
    expect(await mailsTo(origin, JUNE)).toHaveLength(2);
  });

  it.each([
    ['unknown', 'nobody@example.com'],
    ['with an account', 'may@example.com'],
    ['with a password', 'pass@example.com'],
    ['of a buyer', 'buyer@example.com'],
  ])('is asked for with the same answers for an address %s', async (_, email) => {
    addAccount(origin.accounts, { id: 'may', userType: 'paid', email: 'may@example.com' });
    addAccount(origin.accounts, { id: 'pass', userType: 'paid', email: 'pass@example.com', passwordHash: 'x' });
    addGuest(origin.accounts, { id: 'guest', email: 'buyer@example.com' });
    addPurchase(origin.accounts, 'guest', { id: 'O1' });
    const cookie = await reader(email);
    const answer = await monitor(cookie);
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        personId: people[0],
        displayText: 'As it was typed',
        autoMonitor: false,
        since: Date.now(),
        isConfirmed: false,
        changes: null,
      },
    ]);
    expect((await details(cookie)).isMonitoring).toBe(true);
    expect(await rows('mail')).toHaveLength(1);
  });

  it('tells an address whose account has a password to log in, and never confirms', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'paid', email: JUNE, passwordHash: 'x' });
    await monitor(await reader());
    const [mail] = await mailsTo(origin, JUNE);
    expect(mail?.text).toContain('/auth/login?redirect=%2Faccount%2Fmonitored-reports\n');
    expect(mail?.text).not.toContain('token=');
    vi.setSystemTime(Date.now() + 7 * DAY);
    await sweepStored(origin.accounts, Date.now());
    expect(await rows('monitor')).toEqual([]);
  });
});

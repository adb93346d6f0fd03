import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertSetting } from '../../../shared/contract/monitor.ts';
import { addAccount, addGuest, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { readStoppedMailboxes, stopMailboxStatements } from '../mail-events/stopped-mailboxes.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const ANN = 'ann@example.com';
let origin: TestOrigin;
let cookie: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
});

const change = (body: object, who = cookie) =>
  origin.call('/api/monitor/alerts', {
    method: 'PUT',
    cookie: who,
    envelope: { caller: 'browser' },
    body: JSON.stringify(body),
  });
const setting = async (body: object) => (await change(body)).json<AlertSetting>();
const dueAt = async () =>
  (await origin.accounts.prepare('SELECT due_at FROM alert_setting').first<{ due_at: number }>())?.due_at;
async function refuseMail(reason: 'bounced' | 'complained'): Promise<void> {
  await origin.accounts.batch([
    ...(await stopMailboxStatements(origin.accounts, [SECRET], { address: ANN, reason }, NOW)),
  ]);
}

describe('how alerts are sent', () => {
  it('is chosen before or after the first monitor', async () => {
    expect(await setting({ frequency: 'monthly' })).toEqual({ frequency: 'monthly', stopped: null, stoppedAt: null });
    expect(await setting({ frequency: 'as-it-happens' })).toMatchObject({ frequency: 'as-it-happens' });
    expect((await change({ frequency: 'daily' })).status).toBe(400);
  });

  it('counts another frequency from the last alert', async () => {
    await change({ frequency: 'weekly' });
    origin.accounts.exec(`UPDATE alert_setting SET due_at = ${NOW + 5 * DAY_MS}`);
    await change({ frequency: 'monthly' });
    expect(await dueAt()).toBe(NOW + 28 * DAY_MS);
    await change({ frequency: 'as-it-happens' });
    expect(await dueAt()).toBe(NOW - 2 * DAY_MS + DAY_MS / 24);
    await change({ frequency: 'weekly' });
    expect(await dueAt()).toBe(NOW + 5 * DAY_MS);
  });

  it('stops all, takes back the one that waits, and starts again with the same frequency', async () => {
    await change({ frequency: 'monthly' });
    origin.accounts.insert('digest', { account_id: 'ann', mail_id: 'M1', up_to: NOW });
    expect(await setting({ isStopped: true })).toEqual({
      frequency: 'monthly',
      stopped: 'unsubscribed',
      stoppedAt: expect.any(Number),
    });
    expect(await origin.accounts.prepare('SELECT * FROM digest').first()).toBeNull();
    expect(await setting({ isStopped: false })).toEqual({ frequency: 'monthly', stopped: null, stoppedAt: null });
  });

  it.each(['bounced', 'complained'] as const)(
    'starts again after the mailbox %s, for its logged-in owner',
    async (reason) => {
      await change({ frequency: 'weekly' });
      await refuseMail(reason);
      expect(await setting({ frequency: 'monthly' })).toMatchObject({ frequency: 'monthly', stopped: reason });
      const reader = `session=${await addSession(origin.accounts, 'ann', { scope: 'monitor' })}`;
      expect((await change({ isStopped: false }, reader)).status).toBe(403);
      expect((await readStoppedMailboxes(origin.accounts, [SECRET], [ANN])).size).toBe(1);
      expect(await setting({ isStopped: false })).toMatchObject({ stopped: null });
      expect((await readStoppedMailboxes(origin.accounts, [SECRET], [ANN])).size).toBe(0);
    },
  );

  it('keeps the reason of a stop that somebody asks for again', async () => {
    await change({ frequency: 'weekly' });
    await refuseMail('bounced');
    expect(await setting({ isStopped: true })).toMatchObject({ stopped: 'bounced' });
  });

  it('is for readers whose address is confirmed: nobody changes the alerts of an address they typed', async () => {
    addGuest(origin.accounts, { id: 'reader', email: ANN, isBuyer: false });
    const reader = `session=${await addSession(origin.accounts, 'reader', { scope: 'monitor' })}`;
    expect((await change({ isStopped: true }, reader)).status).toBe(403);
    expect((await origin.call('/api/monitor/alerts', { method: 'PUT', body: '{}' })).status).toBe(401);
    expect(await origin.accounts.prepare('SELECT * FROM alert_setting').first()).toBeNull();
  });
});

import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { JobMessage } from '../jobs/job-queue.ts';
import { beginRun } from './run-store.ts';
import { isFromPlatform } from './webhook.ts';

const SECRET = 'the signing secret of the test';
const BODY = '{"message":"download ready"}';
const sign = (timestamp: string, body = BODY, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

test('a message counts for five minutes before and after it was signed, and only as it was signed', async () => {
  const timestamp = '2026-07-02T18:30:00.0000000Z';
  const at = Date.UTC(2026, 6, 2, 18, 30);
  const message = { timestamp, signature: sign(timestamp), body: BODY };
  for (const minutes of [-5, 0, 5]) expect(await isFromPlatform(SECRET, message, at + minutes * 60_000)).toBe(true);
  for (const late of [-300_001, 300_001]) expect(await isFromPlatform(SECRET, message, at + late)).toBe(false);
  const others = [
    { ...message, body: `${BODY} ` },
    { ...message, timestamp: '2026-07-02T18:30:00Z' },
    { ...message, signature: sign(timestamp, BODY, 'another secret of the test') },
    { ...message, signature: message.signature.slice(7) },
    { ...message, signature: '' },
    { ...message, timestamp: 'July 2, 2026 18:30 UTC', signature: sign('July 2, 2026 18:30 UTC') },
    { ...message, timestamp: '', signature: sign('') },
  ];
  for (const other of others) expect(await isFromPlatform(SECRET, other, at), JSON.stringify(other)).toBe(false);
});

describe('POST /api/webhooks/delete-act', () => {
  let origin: TestOrigin;
  let sent: JobMessage[];

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sent = [];
    origin = openTestOrigin('local', undefined, {
      DELETE_ACT_API_URL: 'http://127.0.0.1:9',
      DELETE_ACT_API_KEY: 'key',
      DELETE_ACT_BROKER_ID: '4821',
      DELETE_ACT_WEBHOOK_SECRET: SECRET,
      JOBS: { send: async (message) => void sent.push(message) },
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const post = (timestamp: string, signature: string, to = origin) =>
    to.call('/api/webhooks/delete-act', {
      method: 'POST',
      body: BODY,
      envelope: { caller: 'browser' },
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signature,
      },
    });
  const run = () => origin.accounts.prepare('SELECT next_at FROM drop_run').first<{ next_at: number }>();

  it('has a run that waits for lists go on, once', async () => {
    await beginRun(origin.accounts, 'platform', Date.now());
    origin.accounts.exec("UPDATE drop_run SET failure = 'preparing', next_at = 9e15");
    const timestamp = new Date().toISOString();
    expect((await post(timestamp, sign(timestamp))).status).toBe(200);
    expect((await run())?.next_at).toBeLessThanOrEqual(Date.now());
    expect(sent).toEqual([{ work: 'delete-act' }]);
    origin.accounts.exec('UPDATE drop_run SET next_at = 9e15');
    expect((await post(timestamp, sign(timestamp).toUpperCase().replace('SHA', 'sha'))).status).toBe(200);
    expect((await run())?.next_at).toBe(9e15);
    expect(sent).toHaveLength(1);
  });

  it('does not hurry a run that waits for something else', async () => {
    await beginRun(origin.accounts, 'platform', Date.now());
    origin.accounts.exec("UPDATE drop_run SET failure = 'busy', next_at = 9e15");
    const timestamp = new Date().toISOString();
    await post(timestamp, sign(timestamp));
    expect((await run())?.next_at).toBe(9e15);
  });

  it('refuses what is forged or old, and everything without a secret', async () => {
    const now = new Date().toISOString();
    const old = new Date(Date.now() - 301_000).toISOString();
    expect((await post(now, sign(now, BODY, 'another secret of the test'))).status).toBe(400);
    expect((await post(old, sign(old))).status).toBe(400);
    expect((await post(now, sign(now), openTestOrigin())).status).toBe(404);
    expect(sent).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimMessages } from '../../../shared/copy/removal/claim-messages.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { type OriginSettings, parseSettings } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { chooseSmsProvider } from './sms-provider.ts';
import { sendQueuedTexts, textStatement } from './text-queue.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const PROVIDER = { SMS_API_URL: 'https://sms.example/messages', SMS_API_KEY: 'the key', SMS_FROM: '+15035550100' };
const TEXT = { to: '5035550142', text: 'a message' };
let db: TestDatabase;
let answer: () => Response;
const sent: Request[] = [];

beforeEach(() => {
  db = openTestDatabase('accounts');
  sent.length = 0;
  answer = () => new Response('taken', { status: 202 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settingsOf = (environment: 'local' | 'production', more: object = {}): OriginSettings =>
  parseSettings({ ...openTestOrigin(environment).bindings, ...more });
const queue = (at = NOW) => textStatement(db, TEXT, at, ALWAYS).run();
const left = async () => (await db.prepare('SELECT text, due_at FROM sms').all()).results;

describe('a text message', () => {
  it('is handed to the provider once, with its key and an id, and then forgotten', async () => {
    await queue();
    const settings = settingsOf('production', PROVIDER);
    await Promise.all([sendQueuedTexts(db, settings, NOW), sendQueuedTexts(db, settings, NOW)]);
    expect(sent).toHaveLength(1);
    const [request] = sent;
    expect([request?.method, request?.url, request?.redirect]).toEqual(['POST', PROVIDER.SMS_API_URL, 'manual']);
    expect(request?.headers.get('authorization')).toBe('Bearer the key');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(await request?.json()).toEqual({ from: PROVIDER.SMS_FROM, to: '+15035550142', text: 'a message' });
    expect(await left()).toEqual([]);
  });

  it('that is refused is tried again a minute later, and not once its code is over', async () => {
    await queue();
    const settings = settingsOf('production', PROVIDER);
    answer = () => new Response('no such number 5035550142', { status: 500 });
    await sendQueuedTexts(db, settings, NOW);
    await sendQueuedTexts(db, settings, NOW + 59_000);
    expect(sent).toHaveLength(1);
    await sendQueuedTexts(db, settings, NOW + 60_000);
    expect(sent).toHaveLength(2);
    await sendQueuedTexts(db, settings, NOW + 10 * 60_000);
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('5555');
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/503|0142/);
  });

  it('of a local run goes nowhere, and stays for its outbox, whatever the settings', async () => {
    await queue();
    await sendQueuedTexts(db, settingsOf('local', PROVIDER), NOW);
    expect(sent).toEqual([]);
    expect(await left()).toEqual([{ text: 'a message', due_at: null }]);
  });

  it('waits where nobody sends any, and none are offered there', async () => {
    await queue();
    const settings = settingsOf('production');
    expect(chooseSmsProvider(settings)).toBeNull();
    await sendQueuedTexts(db, settings, NOW);
    expect(await left()).toEqual([{ text: 'a message', due_at: NOW }]);
  });

  it('with a code fits into one message of plain characters', () => {
    const text = claimMessages.text('123456');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is found by an index', async () => {
    const plans = await plansOfAll(db, async (on) => {
      await textStatement(on, TEXT, NOW, ALWAYS).run();
      await sendQueuedTexts(on, settingsOf('production', PROVIDER), NOW);
    });
    expect(fullReads(plans)).toEqual([]);
  });
});

it('the outbox of text messages belongs to local runs alone', async () => {
  for (const [environment, status] of [
    ['local', 200],
    ['production', 404],
  ] as const)
    expect((await openTestOrigin(environment).call('/api/dev/outbox/texts')).status).toBe(status);
});

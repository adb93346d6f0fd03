import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedMailEvent } from '../../../tests/support/mail-provider.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';

const WEBHOOK = '/api/webhooks/mail';
const SECRET = `whsec_${Buffer.from('a secret of the mail provider').toString('base64')}`;
let origin: TestOrigin;
let log: string[] = [];
beforeEach(() => {
  origin = open({ MAIL_WEBHOOK_SECRET: SECRET });
  for (const name of ['june', 'may'])
    origin.accounts.insert('account', { id: name, email: `${name}@example.com`, user_type: 'free', created_at: 0 });
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line) => log.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (variables: Record<string, string>) => openTestOrigin('production', openTestDatabase('people'), variables);
const rows = async (sql: string) => (await origin.accounts.prepare(sql).all<Record<string, unknown>>()).results;
const stops = () => rows('SELECT account_id AS id, stopped FROM alert_setting WHERE stopped IS NOT NULL ORDER BY 1');
const bounce = (type: string | undefined, ...to: string[]) => ({
  type: 'email.bounced',
  data: { to, ...(type === undefined ? {} : { bounce: { type, message: 'nobody there' } }) },
});

interface Sending {
  readonly id?: string;
  /** how many seconds ago it was signed */
  readonly age?: number;
  readonly secret?: string;
  readonly signature?: (good: string) => string;
  readonly sent?: (body: string) => string;
}

/** Sends an event as the provider does: past the edge, without an envelope. */
async function send(
  event: object,
  { id = 'msg_1', age = 0, secret = SECRET, signature = (good) => good, sent = (body) => body }: Sending = {},
) {
  const { body, signed } = signedMailEvent(event, { id, secret, age });
  const headers = { ...signed, 'webhook-signature': signature(signed['webhook-signature'] ?? '') };
  return origin.call(WEBHOOK, { method: 'POST', body: sent(body), headers: { 'x-edge-signature': '', ...headers } });
}

test('a hard bounce stops the alerts of that address, in any letter case, and of nobody else', async () => {
  const answer = await send(bounce('Permanent', 'June <JUNE@example.com>'));
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  expect(await stops()).toEqual([{ id: 'june', stopped: 'bounced' }]);
  expect(await rows('SELECT id FROM mail_event')).toEqual([{ id: 'msg_1' }]);
  expect(JSON.stringify(await rows('SELECT * FROM mail_stopped'))).not.toContain('june');
});

test('a complaint does too, and a provider’s bounce without a type is taken for a hard one', async () => {
  await send({ type: 'email.complained', data: { to: ['june@example.com'] } });
  await send(bounce(undefined, 'may@example.com'), { id: 'msg_2' });
  expect(await stops()).toEqual([
    { id: 'june', stopped: 'complained' },
    { id: 'may', stopped: 'bounced' },
  ]);
});

test.each([
  bounce('Transient', 'june@example.com'),
  bounce('Undetermined', 'june@example.com'),
  { type: 'email.delivered', data: { to: ['june@example.com'] } },
  { type: 'domain.created', data: { to: 7 } },
])('another event is taken, and changes nothing: %j', async (event) => {
  expect((await send(event)).status).toBe(200);
  expect([...(await stops()), ...(await rows('SELECT * FROM mail_stopped')), ...log]).toEqual([]);
});

test('an event that comes again changes nothing that its owner has chosen since', async () => {
  await send(bounce('Permanent', 'june@example.com'));
  await origin.accounts.prepare('UPDATE alert_setting SET stopped = NULL, stopped_at = NULL').run();
  expect((await send(bounce('Permanent', 'june@example.com'))).status).toBe(200);
  expect(await stops()).toEqual([]);
  await send(bounce('Permanent', 'june@example.com'), { id: 'msg_2' });
  expect(await stops()).toHaveLength(1);
});

test.each<[string, Sending]>([
  ['signed with another secret', { secret: `whsec_${'A'.repeat(32)}` }],
  ['signed more than five minutes ago', { age: 301 }],
  ['signed in the future', { age: -302 }],
  ['changed on its way', { sent: (body) => body.replace('june', 'may') }],
  ['signed for another version', { signature: (good) => good.replace('v1,', 'v2,') }],
  ['not signed', { signature: () => '' }],
  ['without an id', { id: '' }],
])('an event that is %s is refused, and changes nothing', async (_, sending) => {
  const answer = await send(bounce('Permanent', 'june@example.com'), sending);
  expect(answer.status).toBe(400);
  expect([...(await stops()), ...(await rows('SELECT * FROM mail_stopped'))]).toEqual([]);
});

test('one of several signatures is enough, while the provider changes its secret', async () => {
  const signature = (good: string) => `v1,${'A'.repeat(43)}= ${good}`;
  expect((await send(bounce('Permanent', 'june@example.com'), { signature, age: 299 })).status).toBe(200);
  expect(await stops()).toHaveLength(1);
});

test('a signed bounce that names nobody is refused and logged, so that somebody looks at it', async () => {
  for (const data of [undefined, {}, { to: [] }, { to: 'june@example.com' }, { to: [7] }])
    expect((await send({ type: 'email.bounced', data })).status).toBe(400);
  expect(log.filter((line) => line.includes('MAIL EVENT NOT UNDERSTOOD'))).toHaveLength(5);
  expect(log.join()).not.toContain('june');
});

test('without a secret there is no such call, and a secret that nobody could sign with stops the origin', async () => {
  origin = open({});
  expect((await send(bounce('Permanent', 'june@example.com'))).status).toBe(404);
  origin = open({ MAIL_WEBHOOK_SECRET: 'whsec_short' });
  expect((await send(bounce('Permanent', 'june@example.com'))).status).toBe(500);
});

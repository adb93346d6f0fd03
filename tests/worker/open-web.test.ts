import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../shared/contract/calls.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { originDatabase } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { HUMAN_VIEW } from '../support/origin-app.ts';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';

/** What anybody may send to the built site that says more about its sender than is true. */

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const HUMAN = { 'user-agent': CHROME };
const OURS = { ...HUMAN, 'sec-fetch-site': 'same-origin' };
/** Longer than any of our bodies, in characters. */
const TEN_MB = 10_000_000;

/** Headers of ours and of proxies, as somebody may send them. */
const FORGED: readonly Readonly<Record<string, string>>[] = [
  { 'x-edge-bot-class': 'search-engine', 'x-edge-caller': 'edge', 'x-edge-client-address': '192.0.2.1' },
  { 'x-edge-signature': 'a'.repeat(64), 'x-edge-timestamp': String(Date.now()), 'x-edge-trace-id': '0'.repeat(32) },
  { 'cf-verified-bot': 'true', 'cf-bot-score': '99', 'cf-worker': 'example.com', 'cf-ipcountry': 'DE' },
  { 'x-verified-bot': 'true', 'x-bot-class': 'search-engine', from: 'googlebot(at)googlebot.com' },
  { 'x-forwarded-for': '66.249.66.1, 10.0.0.1, unknown, _hidden', forwarded: 'for=66.249.66.1;proto=https' },
  { 'x-real-ip': '66.249.66.1', 'true-client-ip': '66.249.66.1', 'x-client-ip': '66.249.66.1', via: '1.1 google' },
];

let site: Awaited<ReturnType<typeof startTestServer>>;
let person: string;
const logged: string[] = [];

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line) });
  const database = new DatabaseSync(site.databases.peopleFile, { readOnly: true });
  const row = database.prepare(`SELECT p.id FROM person p WHERE ${isLiving('p')} ORDER BY p.id LIMIT 1`).get();
  database.close();
  person = String(row?.id);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const see = (path: string, headers: Record<string, string>) =>
  rawRequest(site.url, path, { headers: { ...anotherClient(), ...headers } });

describe('a header that only our servers or Cloudflare may set', () => {
  test('makes nobody a search engine, and no visitor somebody else', async () => {
    for (const forged of FORGED)
      for (const [agent, said] of [
        [CHROME, 'human; reason=no-bot'],
        [GOOGLE, 'other-bot; reason=no-proof'],
      ] as const) {
        const { status, headers } = await see('/people-search', { 'user-agent': agent, ...forged });
        expect([forged, status, headers['x-bot-class']]).toEqual([forged, 200, said]);
      }
  });

  test('opens no call that is the edge’s own', async () => {
    const path = `${calls.personDetails.path}?personId=${person}`;
    for (const forged of FORGED) {
      const { status, body } = await see(path, { ...OURS, ...forged });
      expect([forged, status]).toEqual([forged, 404]);
      expect(body).not.toContain(person);
    }
  });

  test('is no client address: a list of addresses of one’s choice ends at the limit like any other', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 45; at += 1) {
      const chosen = `198.51.100.${at}, 192.0.2.${at}`;
      const headers = { ...HUMAN, 'x-local-client': 'one-visitor', 'x-forwarded-for': chosen, 'x-real-ip': chosen };
      statuses.add((await see('/name/-/-/999999999999999', headers)).status);
    }
    expect(statuses).toContain(429);
  });
});

describe('an envelope at the origin', () => {
  const path = () => `${calls.personDetails.path}?personId=${person}`;
  const ask = async (headers: Record<string, string>) => {
    const origin = await site.server.getWorker('porchlight-origin');
    return (await origin.fetch(`https://origin.internal${path()}`, { headers })).status;
  };
  const signed = (secret = TEST_SECRET, now = Date.now()) =>
    signEnvelope([secret], 'GET', path(), { ...HUMAN_VIEW }, now);

  test('counts if it is signed, now, and as it was', async () => {
    expect(await ask(await signed())).toBe(200);
  });

  test.each([
    ['nothing of it', async () => ({})],
    ['another secret', () => signed('another secret of 32 characters or more')],
    ['a signature of two minutes ago', () => signed(TEST_SECRET, Date.now() - 120_000)],
    ['a signature of the future', () => signed(TEST_SECRET, Date.now() + 120_000)],
    ['another class of visitor', async () => ({ ...(await signed()), 'x-edge-bot-class': 'search-engine' })],
    ['another address', async () => ({ ...(await signed()), 'x-edge-client-address': '203.0.113.9' })],
    ['another visitor', async () => ({ ...(await signed()), 'x-edge-visitor': crypto.randomUUID() })],
    ['a header more', async () => ({ ...(await signed()), 'x-edge-operator': 'ops@example.com' })],
    ['an empty signature', async () => ({ ...(await signed()), 'x-edge-signature': '' })],
    [
      'a signature in capitals',
      async () => {
        const headers = await signed();
        return { ...headers, 'x-edge-signature': (headers['x-edge-signature'] ?? '').toUpperCase() };
      },
    ],
  ] as readonly (readonly [string, () => Promise<Record<string, string>>])[])(
    'is refused with %s',
    async (_, headers) => {
      expect(await ask(await headers())).toBe(401);
    },
  );
});

test('consent cookies that are broken, huge or there twice are answered like none, or like a refusal', async () => {
  const cookies = [
    'OptanonConsent=',
    'OptanonConsent=groups',
    'OptanonConsent=%E0%A4%A',
    'OptanonConsent=groups=C0002%3A2,C0004:true',
    `OptanonConsent=${'x'.repeat(6_000)}`,
    `OptanonConsent=groups%3D${'C0009%3A1%2C'.repeat(300)}`,
    'OptanonConsent="groups=C0004:0',
    'OptanonConsent=__proto__%5Bgroups%5D=C0004:1',
    'OptanonConsent=groups=C0004%3A1; OptanonConsent=groups=C0004%3A0',
  ];
  for (const cookie of cookies) {
    const { status, headers } = await see(`/name/-/-/${person}`, { ...HUMAN, cookie });
    expect([cookie.slice(0, 60), [200, 301].includes(status)]).toEqual([cookie.slice(0, 60), true]);
    expect(String(headers['set-cookie'] ?? '')).not.toContain('OptanonConsent');
    expect((await see('/cookie-choices', { ...HUMAN, cookie })).status).toBe(200);
  }
});

describe('beacons', () => {
  const post = (path: string, body: string, type = 'application/json') =>
    rawRequest(site.url, path, {
      method: 'POST',
      headers: { ...OURS, ...anotherClient(), 'content-type': type },
      body,
    });
  const event = { name: 'roi_explained', at: new Date().toISOString(), properties: {} };

  test('of 10 MB are refused while others are served', async () => {
    const huge = JSON.stringify({ e: 'x'.repeat(TEN_MB) });
    const sent = ['/api/events', '/api/log-error', '/api/log-info'].flatMap((path) => [
      post(path, huge),
      post(path, huge, 'text/plain'),
    ]);
    const others = Array.from({ length: 6 }, () => see('/people-search', HUMAN));
    // A server that refuses before it has read everything may close the connection instead of answering.
    const ends = await Promise.all(sent.map((answer) => answer.then(({ status }) => status).catch(() => 'closed')));
    for (const end of ends) expect([413, 'closed']).toContain(end);
    expect(ends).toContain(413);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
    expect((await post('/api/events', JSON.stringify({ events: [event] }))).status).toBe(200);
  });

  test('that are not JSON are refused, and so are those that another site has the browser send', async () => {
    const body = JSON.stringify({ events: [event] });
    for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', ''])
      expect([type, (await post('/api/events', body, type)).status]).toEqual([type, 415]);
    const plain = { ...HUMAN, ...anotherClient(), 'content-type': 'application/json' };
    const elsewheres: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://example.com' },
      { origin: 'null' },
    ];
    for (const from of elsewheres) {
      const answer = await rawRequest(site.url, '/api/events', {
        method: 'POST',
        headers: { ...plain, ...from },
        body,
      });
      expect([from, answer.status]).toEqual([from, 403]);
    }
    for (const bad of ['{', '[]', 'null', '{"events":[]}', '{"events":[{"name":"__proto__"}]}'])
      expect([bad, (await post('/api/events', bad)).status]).toEqual([bad, 400]);
  });

  test('with control characters print as one line each, and are stored without them', async () => {
    const before = logged.length;
    // A line of one's own, a terminal's colors, a bell, a direction, and half a character.
    const message = 'a\r\n{"event":"forged"}\u001b[31m\u0007\u202e\ud800\u2028b';
    const { status } = await post('/api/log-error', JSON.stringify({ type: 'uncaught-error', e: message }));
    expect(status).toBe(200);
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    const { results } = await accounts.prepare('SELECT message FROM client_log').all<{ message: string }>();
    expect(results).not.toEqual([]);
    for (const kept of results) expect(kept.message).not.toMatch(/\p{Cc}|\u202e|\u2028/u);
    for (const line of logged.slice(before)) {
      expect(line).not.toMatch(/\p{Cc}|\u202e|\u2028/u);
      expect(JSON.parse(line)).not.toMatchObject({ event: 'forged' });
    }
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { personActionCopy, shortName } from '../../shared/copy/person/person-actions.ts';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { detailsFromOrigin, logIn, originDatabase, suppress } from '../support/callers.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { issueLinkToken } from '../support/link-tokens.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';
import { findAll, probesFor } from '../support/withheld.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const MONITOR = '/api/monitor/';
const CONTACT = '/api/contact-list/person';

let site: Awaited<ReturnType<typeof startTestServer>>;
let persons: Truth[];
let person: Truth;

let atStart = { monitor: 0, contact: 0 };
beforeAll(async () => {
  site = await startTestServer();
  const truth = openTruth(site.databases.peopleFile);
  persons = truth
    .stratified(120)
    .map((id) => truth.read(id))
    .filter(({ isDead, birth }) => !isDead && (birth.year ?? 2_000) > 1_940)
    .slice(0, 12);
  truth.close();
  const rich = persons.find(
    ({ phones, addresses, relatives }) => phones.length + addresses.length + relatives.length > 6,
  );
  if (rich === undefined) throw new Error('nobody of whom much is recorded');
  person = rich;
  atStart = { monitor: await countRows('monitor'), contact: await countRows('contact') };
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** Each call comes from its own address unless stated, so that it meets no write limit. */
let clients = 0;
const ask = (method: string, path: string, cookie: string, fields: object, client?: string) => {
  const body = JSON.stringify(fields);
  // Node sends the length of a DELETE body only when told to.
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  clients += 1;
  const headers = {
    'user-agent': HUMAN,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-local-client': client ?? `198.51.100.${clients % 250}`,
    cookie,
  };
  return rawRequest(site.url, path, { method, headers: { ...headers, ...length }, body });
};
const follow = ({ id, fullName }: Truth, cookie: string) =>
  ask('POST', MONITOR, cookie, { personId: id, displayText: fullName, autoMonitor: false });
const details = async (id: string, cookie: string | null): Promise<PersonDetails> =>
  JSON.parse((await detailsFromOrigin(site.server, id, { cookie, botClass: 'human' })).body);
/** Rows besides those that a demo account has from the start. */
const rowsOf = async (table: 'monitor' | 'contact') => (await countRows(table)) - atStart[table];
async function countRows(table: 'monitor' | 'contact'): Promise<number> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  return (await accounts.prepare(`SELECT COUNT(*) AS amount FROM ${table}`).first<{ amount: number }>())?.amount ?? 0;
}

const textOf = ({ body }: { readonly body: string }) => decodeHtml(body.replace(/<script[\s\S]*?<\/script>/g, ''));
const attributeOf = (tag: string, name: string) => decodeHtml(tag.match(` ${name}="([^"]*)"`)?.[1] ?? '');
/** The token of a monitoring link, as in a message to that account. */
async function linkToken(email: string, personId: string): Promise<string> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const row = await accounts.prepare('SELECT id FROM account WHERE email = ?').bind(email).first<{ id: string }>();
  const purpose = { accountId: row?.id ?? '', personId, act: 'monitor' } as const;
  return issueLinkToken(accounts as unknown as SqlDatabase, purpose, Date.now());
}

test('monitoring twice counts once, only the follower sees it, and it can be stopped', async () => {
  const cookie = await logIn(site.url, 'free@example.com');
  const answers = await Promise.all(Array.from({ length: 50 }, () => follow(person, cookie)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ personId: person.id, displayText: person.fullName });
  expect(await rowsOf('monitor')).toBe(1);
  expect((await details(person.id, cookie)).isMonitoring).toBe(true);
  expect((await details(person.id, await logIn(site.url, 'smb@example.com'))).isMonitoring).toBe(false);
  expect((await details(person.id, null)).isMonitoring).toBe(false);
  expect((await ask('DELETE', MONITOR, cookie, { personId: person.id })).status).toBe(200);
  expect((await details(person.id, cookie)).isMonitoring).toBe(false);
});

test('subscribers save people to their own list; nobody else can, and anonymous visitors get no list', async () => {
  const [smb, free] = [await logIn(site.url, 'smb@example.com'), await logIn(site.url, 'free@example.com')];
  const { myContactsListId } = await details(person.id, smb);
  const entry = { contactListId: myContactsListId, personId: person.id };
  expect((await ask('PUT', CONTACT, smb, entry)).status).toBe(200);
  expect((await details(person.id, smb)).personIsOnMyContactsList).toBe(true);
  expect((await ask('PUT', CONTACT, free, entry)).status).toBe(404);
  expect((await ask('DELETE', CONTACT, free, entry)).status).toBe(404);
  expect((await details(person.id, free)).myContactsListId).toBeNull();
  expect((await ask('PUT', CONTACT, '', entry)).status).toBe(401);
  expect((await follow(person, '')).status).toBe(401);
  expect((await ask('DELETE', CONTACT, smb, entry)).status).toBe(200);
  expect([await rowsOf('monitor'), await rowsOf('contact')]).toEqual([0, 0]);
});

test('a suppressed person looks the same as one who never existed, monitored and saved before or not', async () => {
  const cookie = await logIn(site.url, 'smb@example.com');
  const { myContactsListId: contactListId } = await details(person.id, cookie);
  await follow(person, cookie);
  await ask('PUT', CONTACT, cookie, { contactListId, personId: person.id });
  const restore = await suppress(site.server, person.id);
  try {
    for (const [method, path] of [
      ['POST', MONITOR],
      ['PUT', CONTACT],
      ['DELETE', MONITOR],
      ['DELETE', CONTACT],
    ] as const) {
      const [gone, unknown] = await Promise.all(
        [person.id, 'Pnobodynobody12'].map(async (personId) => {
          const start = { personId, displayText: 'x', autoMonitor: false };
          const body = path === CONTACT ? { contactListId, personId } : method === 'POST' ? start : { personId };
          const answer = await ask(method, path, cookie, body);
          return `${answer.status} ${answer.body.replace(/"trackingId":"[^"]*"/, '')}`;
        }),
      );
      expect(gone, `${method} ${path}`).toBe(unknown);
      expect(gone, `${method} ${path}`).toMatch(method === 'DELETE' ? /^200/ : /^404/);
    }
  } finally {
    await restore();
  }
});

test('no answer about monitoring or saving contains withheld data', async () => {
  const faults: string[] = [];
  for (const email of ['free@example.com', 'smb@example.com']) {
    const cookie = await logIn(site.url, email);
    const kind = email.startsWith('smb') ? 'smb' : 'free';
    for (const one of persons) {
      const { myContactsListId } = await details(one.id, cookie);
      const entry = { contactListId: myContactsListId ?? 1, personId: one.id };
      const answers = [
        await follow(one, cookie),
        await ask('PUT', CONTACT, cookie, entry),
        await ask('DELETE', CONTACT, cookie, entry),
        await ask('DELETE', MONITOR, cookie, { personId: one.id }),
      ];
      const text = answers.map(({ body }) => body).join('\n');
      for (const leak of findAll(text, probesFor(one, kind, new Date()).withheld))
        faults.push(`${email} of ${one.id}: ${leak.what}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a flag in the address acts once, from our own pages or by a link’s token, and asks everywhere else [P2-040 P2-042]', async () => {
  const cookie = await logIn(site.url, 'free@example.com');
  const look = (query: string, more: Record<string, string>, method = 'GET') =>
    rawRequest(site.url, `/name/Somebody/-/${person.id}${query}`, {
      method,
      headers: { 'user-agent': HUMAN, 'x-local-client': '198.51.100.42', cookie, ...more },
    });
  const ours = { 'sec-fetch-site': 'same-origin' };
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const said = personActionCopy.monitoring(shortName(person.fullName));

  for (const site of [elsewhere, { 'sec-fetch-site': 'none' }, {}] as Record<string, string>[])
    expect(textOf(await look('?monitor=true', site))).toMatch(/Do you want to monitor/);
  for (const nobody of [
    look('?monitor=true', { ...ours, 'user-agent': 'Googlebot/2.1' }),
    look('?monitor=true', ours, 'HEAD'),
    look('?monitor=true', { ...ours, cookie: '' }),
  ])
    expect(textOf(await nobody)).not.toMatch(/Do you want to monitor|You are now monitoring/);
  expect((await look('?monitor=true', { ...ours, 'sec-purpose': 'prefetch' })).status).toBe(503);
  expect(await rowsOf('monitor')).toBe(0);

  const done = await look('?monitor=true', ours);
  expect(done.headers['cache-control']).toBe('private, no-store');
  expect(textOf(done)).toContain(said);
  expect(await rowsOf('monitor')).toBe(1);
  expect(textOf(await look('?unmonitor=true', ours))).toContain(
    personActionCopy.notMonitoring(shortName(person.fullName)),
  );
  expect(await rowsOf('monitor')).toBe(0);

  const byMail = `?monitor=true&token=${await linkToken('free@example.com', person.id)}`;
  expect(textOf(await look(byMail, elsewhere))).toContain(said);
  await look('?unmonitor=true', ours);
  const asking = await look(byMail, elsewhere);
  expect(textOf(asking)).toMatch(/Do you want to monitor/);
  expect(await rowsOf('monitor')).toBe(0);

  // Without scripts the answer is a form to the same address, and the next page says what it did.
  const question = asking.body.slice(asking.body.indexOf('Do you want to monitor'));
  const form = question.split('<form').find((html) => html.split('</form>')[0]?.includes('value="monitor"')) ?? '';
  const fields = [...(form.split('</form>')[0] ?? '').matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => [
    attributeOf(tag, 'name'),
    attributeOf(tag, 'value'),
  ]);
  const answer = await rawRequest(site.url, `/name/Somebody/-/${person.id}${byMail}`, {
    method: 'POST',
    headers: { 'user-agent': HUMAN, 'content-type': 'application/x-www-form-urlencoded', cookie, ...ours },
    body: new URLSearchParams(fields).toString(),
  });
  expect(answer).toMatchObject({ status: 303, headers: { location: `/name/Somebody/-/${person.id}?monitor=true` } });
  expect(textOf(await look('?monitor=true', ours))).toContain(said);
  expect(await rowsOf('monitor')).toBe(1);
  // No question is asked if nothing would change: on a stub, from a browser without a referrer, by a used link.
  for (const again of [look('?monitor=true&stub=true', ours), look('?monitor=true', {}), look(byMail, elsewhere)])
    expect(textOf(await again)).not.toMatch(/Do you want to monitor/);
  await look('?unmonitor=true', ours);
});

test('browser logs are accepted 20 times a minute, then refused for a while', async () => {
  const statuses = new Set<number>();
  // More than twice the limit: even if a minute ends in between, one half exceeds it.
  for (let sent = 0; sent < 45; sent += 1) {
    const answer = await ask('POST', '/api/log-error', '', { type: 'map', e: 'no tiles' }, '203.0.113.9');
    statuses.add(answer.status);
    if (answer.status === 429) expect(JSON.parse(answer.body)).toMatchObject({ status: 429 });
  }
  expect([...statuses]).toEqual([200, 429]);
});

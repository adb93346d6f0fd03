import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { detailsFromOrigin, logIn, originDatabase } from '../support/callers.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { issueLinkToken } from '../support/link-tokens.ts';
import { isLiving } from '../support/living.ts';
import { anotherClient, closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const SUBSCRIBER = 'premium@example.com';
const OTHER_SUBSCRIBER = 'mobile@example.com';
const BUTTON = /Open this page \(uses 1 of your (\d+) lookups\)/;

let site: Awaited<ReturnType<typeof startTestServer>>;
let cookie: string;
/** Ids of people with a hidden number. */
let people: string[];

beforeAll(async () => {
  site = await startTestServer();
  cookie = await logIn(site.url, SUBSCRIBER);
  const database = await originDatabase(site.server, 'PEOPLE');
  const { results } = await database
    .prepare(
      `SELECT id FROM person WHERE ${isLiving()} AND id IN (SELECT person_id FROM phone WHERE is_listed = 0)
       ORDER BY id LIMIT 30`,
    )
    .all<{ id: string }>();
  people = results.map(({ id }) => id);
  expect(people).toHaveLength(30);
});
beforeEach(async () => {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  await accounts.prepare('DELETE FROM lookup').run();
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const idOf = (at: number) => people[at] ?? '';
const pathOf = (at: number) => `/name/-/-/${idOf(at)}`;

async function used(): Promise<number> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  return (await accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n ?? -1;
}

/** How the subscriber sees a page: 'free, opens with N', 'free' or 'open'. */
async function see(path: string, headers: Record<string, string>, session = cookie): Promise<string> {
  const own = { 'user-agent': HUMAN, ...anotherClient(), cookie: session };
  const { status, body } = await rawRequest(site.url, path, { headers: { ...own, ...headers } });
  expect(status).toBe(200);
  const html = decodeHtml(body.replace(/<script[\s\S]*?<\/script>/g, ''));
  const left = BUTTON.exec(html)?.[1];
  if (left !== undefined) return `free, opens with ${left}`;
  return html.includes('888-8888') ? 'free' : 'open';
}

async function press(path: string, headers: Record<string, string> = FROM_OURS) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': HUMAN, ...anotherClient() };
  const answer = await rawRequest(site.url, path, {
    method: 'POST',
    headers: { ...form, cookie, ...headers },
    body: 'do=open',
  });
  return [answer.status, answer.headers.location ?? null];
}

async function tokenFor(personId: string, email = SUBSCRIBER): Promise<string> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const row = await accounts.prepare('SELECT id FROM account WHERE email = ?').bind(email).first<{ id: string }>();
  const purpose = { accountId: row?.id ?? '', personId, act: 'view' } as const;
  return issueLinkToken(accounts as unknown as SqlDatabase, purpose, Date.now());
}

test('a link on one of our pages opens a person, for one lookup [P6-015]', async () => {
  expect(await see(pathOf(0), FROM_OURS)).toBe('open');
  expect(await see(pathOf(0), FROM_OURS)).toBe('open');
  expect(await used()).toBe(1);
});

test.each(['same-site', 'cross-site', 'none', null])(
  'a page reached from %s shows the free view and the button, and uses nothing; opened before, it stays open [P6-015]',
  async (fetchSite) => {
    const headers: Record<string, string> = fetchSite === null ? {} : { 'sec-fetch-site': fetchSite };
    for (const form of ['', '?full=1', '?view=print'])
      expect(await see(pathOf(0) + form, headers)).toBe('free, opens with 20');
    expect(await used()).toBe(0);

    expect(await press(pathOf(0))).toEqual([303, pathOf(0)]);
    expect(await used()).toBe(1);
    expect(await see(pathOf(0), headers)).toBe('open');
    expect(await see(pathOf(1), headers)).toBe('free, opens with 19');
    expect(await used()).toBe(1);
  },
);

test('the button has its styles even where nothing else on the page is rare', async () => {
  const { body } = await detailsFromOrigin(site.server, idOf(3), { cookie, botClass: 'human' });
  const { myContactsListId: contactListId } = JSON.parse(body) as { myContactsListId: number };
  const form = { 'content-type': 'application/json', 'user-agent': HUMAN, ...anotherClient(), ...FROM_OURS, cookie };
  const entry = JSON.stringify({ contactListId, personId: idOf(3) });
  const saved = await rawRequest(site.url, '/api/contact-list/person', { method: 'PUT', headers: form, body: entry });
  expect(saved.status).toBe(200);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  await accounts.prepare('DELETE FROM lookup').run();
  const page = await rawRequest(site.url, pathOf(3), { headers: { 'user-agent': HUMAN, ...anotherClient(), cookie } });
  expect(page.body).toMatch(BUTTON);
  expect(page.body).toMatch(/<link [^>]*\/assets\/person-rare-/);
});

test('a page’s own links, forms and scripts do not open it', async () => {
  const itself = { ...FROM_OURS, referer: `${site.url.origin}${pathOf(0)}` };
  expect(await see(`${pathOf(0)}?full=1`, itself)).toBe('free, opens with 20');
  expect(await see(pathOf(0), itself)).toBe('free, opens with 20');
  expect(await see(pathOf(0), { ...FROM_OURS, referer: `${site.url.origin}${pathOf(1)}` })).toBe('open');
  expect(await used()).toBe(1);
});

test('no other site can press the button', async () => {
  for (const fetchSite of ['cross-site', 'same-site', 'none', undefined]) {
    const headers =
      fetchSite === undefined ? { 'sec-fetch-site': [] as unknown as string } : { 'sec-fetch-site': fetchSite };
    const [status] = await press(pathOf(0), { ...headers, origin: 'https://elsewhere.example' });
    expect([fetchSite, status]).toEqual([fetchSite, 403]);
  }
  expect(await used()).toBe(0);
});

test('30 pages that another site asks for in every way use nothing', async () => {
  const cross = { 'sec-fetch-site': 'cross-site' };
  await Promise.all(
    people.flatMap((id) =>
      ['document', 'iframe', 'image', 'empty'].map((destination) =>
        rawRequest(site.url, `/name/-/-/${id}`, {
          headers: { 'user-agent': HUMAN, ...anotherClient(), ...cross, cookie, 'sec-fetch-dest': destination },
        }),
      ),
    ),
  );
  expect(await used()).toBe(0);
});

test('a link in a message opens its person once, for its account only [P2-064]', async () => {
  const sent = { 'sec-fetch-site': 'cross-site' };
  const link = `${pathOf(0)}?token=${await tokenFor(idOf(0))}`;
  const other = await logIn(site.url, OTHER_SUBSCRIBER);
  expect(await see(link, sent, other)).toBe('free, opens with 20');
  expect(await see(link.replace(idOf(0), idOf(1)), sent)).toBe('free, opens with 20');
  expect(await see(`${pathOf(0)}?token=${'k'.repeat(43)}`, sent)).toBe('free, opens with 20');
  const ahead = { 'user-agent': HUMAN, ...anotherClient(), ...sent, cookie, 'sec-purpose': 'prefetch' };
  expect((await rawRequest(site.url, link, { headers: ahead })).status).toBe(503);
  expect(await used()).toBe(0);

  expect(await see(link, sent)).toBe('open');
  expect(await used()).toBe(1);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  await accounts.prepare('DELETE FROM lookup').run();
  expect(await see(link, sent)).toBe('free, opens with 20');
});

test('plans without a limit see the page, wherever they come from', async () => {
  for (const email of ['smb@example.com', 'unlimited@example.com']) {
    const session = await logIn(site.url, email);
    expect(await see(pathOf(2), { 'sec-fetch-site': 'cross-site' }, session)).toBe('open');
  }
});

test('out of lookups the button is gone, and pressing it leads to a page that says so', async () => {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const set = (max: number) =>
    accounts.prepare('UPDATE account SET lookups_max = ? WHERE email = ?').bind(max, SUBSCRIBER).run();
  await set(1);
  try {
    expect(await see(pathOf(0), FROM_OURS)).toBe('open');
    expect(await see(pathOf(1), { 'sec-fetch-site': 'none' })).toBe('free');
    expect(await press(pathOf(1))).toEqual([303, pathOf(1)]);
    expect(await see(pathOf(1), FROM_OURS)).toBe('free');
    expect(await used()).toBe(1);
  } finally {
    await set(20);
  }
});

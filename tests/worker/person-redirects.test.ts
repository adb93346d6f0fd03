import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, originDatabase, PEOPLE_BINDING, suppress } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

let site: Awaited<ReturnType<typeof startTestServer>>;
let person: { id: string; legacy_id: string; full_name: string; city: string; state_code: string; smartcheck: string };

beforeAll(async () => {
  site = await startTestServer();
  const database = new DatabaseSync(site.databases.peopleFile, { readOnly: true });
  person = database
    .prepare(
      `SELECT p.id, p.legacy_id, p.full_name, l.city, l.state_code, s.id AS smartcheck
       FROM person p JOIN place l ON l.id = p.current_place_id JOIN smartcheck s ON s.person_id = p.id
       WHERE p.full_name NOT GLOB '*[^A-Za-z ]*' AND l.city NOT GLOB '*[^A-Za-z]*'
         AND ${isLiving('p')}
       ORDER BY p.id LIMIT 1`,
    )
    .get() as unknown as typeof person;
  database.close();
  if (person === undefined)
    throw new Error('nobody with a smartcheck id has a plain name in a place with a plain name');
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

let client = 0;
const get = (path: string, headers: Record<string, string> = {}) => {
  client += 1;
  return rawRequest(site.url, path, {
    headers: { 'x-local-client': `198.51.100.${client % 250}`, 'user-agent': 'Mozilla/5.0 Chrome/156.0', ...headers },
  });
};
const canonical = (): string =>
  `/name/${person.full_name.replaceAll(' ', '-')}/${person.city}-${person.state_code}/${person.id}`;

async function expectRedirect(path: string, target: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await get(path, headers);
  expect([answer.status, answer.headers.location]).toEqual([301, target]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
}

describe('the redirect ladder of the person page', () => {
  test('a legacy id of 44 characters leads to the person', async () => {
    await expectRedirect(`/name/-/-/${encodeURIComponent(person.legacy_id)}`, canonical());
    await expectRedirect(`/name/Maya-Ostrowski/Portland-OR/${encodeURIComponent(person.legacy_id)}`, canonical());
  });

  test('an unknown legacy id leads to the search, or home without a name [P2-014]', async () => {
    const unknown = encodeURIComponent(`${'A'.repeat(43)}=`);
    await expectRedirect(`/name/Maya-Ostrowski/Portland-OR/${unknown}`, '/name/Maya-Ostrowski/Portland-OR');
    await expectRedirect(`/name/-/-/${unknown}`, '/');
  });

  test('a smartcheck id leads to the person only without name and location [P2-016]', async () => {
    await expectRedirect(`/name/-/-/${person.smartcheck}`, canonical());
    await expectRedirect('/name/-/-/999999999999999', '/');
    await expectRedirect(`/name/Maya-Ostrowski/-/${person.smartcheck}`, '/name/Maya-Ostrowski/-');
  });

  test('an id that is not URL-safe leads to the search [P2-021]', async () => {
    await expectRedirect('/name/Maya-Ostrowski/Portland-OR/a%20b', '/name/Maya-Ostrowski/Portland-OR');
    await expectRedirect('/name/Maya-Ostrowski/Portland-OR/%3Cscript%3E', '/name/Maya-Ostrowski/Portland-OR');
  });

  test.each([2, 3, 4, 5])('the number %i is a page of the search [P2-023]', async (n) => {
    await expectRedirect(`/name/Maya-Ostrowski/Portland-OR/${n}`, `/name/Maya-Ostrowski/Portland-OR?page=${n}`);
  });

  test('any other number is an unknown id [P2-024]', async () => {
    await expectRedirect('/name/Maya-Ostrowski/Portland-OR/6', '/name/Maya-Ostrowski/Portland-OR');
    await expectRedirect('/name/Maya-Ostrowski/Portland-OR/1', '/name/Maya-Ostrowski/Portland-OR');
  });

  test('an unknown id leads to the standard search, with the banner for monitored reports [P2-037]', async () => {
    await expectRedirect('/name/maya-ostrowski/portland-or/Punknown12345678', '/name/Maya-Ostrowski/Portland-OR');
    await expectRedirect('/name/Maya-Ostrowski/Portland-OR/P.css', '/name/Maya-Ostrowski/Portland-OR');
    await expectRedirect('/name/-/Portland-OR/Punknown12345678', '/');
    await expectRedirect(
      '/name/Maya-Ostrowski/Portland-OR/Punknown12345678?from_monitored_reports=true',
      '/name/Maya-Ostrowski/Portland-OR?show_info_banner=true',
    );
  });

  test('a suppressed person answers exactly as an unknown id does [P2-038]', async () => {
    const restore = await suppress(site.server, person.id);
    try {
      const unknown = await get(`/name/Maya-Ostrowski/Portland-OR/Punknown12345678`);
      const suppressed = await get(`/name/Maya-Ostrowski/Portland-OR/${person.id}`);
      const noise = new Set(['date', 'x-tracking-id', 'content-security-policy']);
      const shape = ({ status, body, headers }: typeof unknown) => ({
        status,
        body,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !noise.has(name))),
      });
      expect(shape(suppressed)).toEqual(shape(unknown));
      await expectRedirect(`/name/-/-/${encodeURIComponent(person.legacy_id)}`, '/');
      await expectRedirect(`/name/-/-/${person.smartcheck}`, '/');
      const search = await get(`/name/${person.full_name.replaceAll(' ', '-')}/${person.city}-${person.state_code}`);
      expect(search.body).not.toContain(person.id);
    } finally {
      await restore();
    }
    expect((await get(canonical())).status).toBe(200);
  });

  test('is_free=false sends a free user without lookups to the plans, and nobody else', async () => {
    const free = await logIn(site.url, 'free@example.com');
    await expectRedirect(`${canonical()}?is_free=false`, `/billing/manage-plan?wpId=${person.id}&email_campaign=true`, {
      cookie: free,
    });
    expect((await get(`${canonical()}?is_free=false`)).status).toBe(200);
    expect((await get(canonical(), { cookie: free })).status).toBe(200);
    const premium = await logIn(site.url, 'premium@example.com');
    expect((await get(`${canonical()}?is_free=false`, { cookie: premium })).status).toBe(200);
  });

  test('is_free=false lets a free user read a report that was bought', async () => {
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    const cookie = await logIn(site.url, 'free@example.com');
    await accounts
      .prepare(
        `INSERT INTO report_access (account_id, person_id, report_id, access_expires_at) SELECT id, ?, 'R1', ? FROM account WHERE email = 'free@example.com'`,
      )
      .bind(person.id, Date.now() + 60_000)
      .run();
    expect((await get(`${canonical()}?is_free=false`, { cookie })).status).toBe(200);
    await accounts.prepare(`DELETE FROM report_access WHERE report_id = 'R1'`).run();
  });
});

describe('paths beside the ladder', () => {
  test('one trailing slash is dropped; a further segment, a semicolon or a double slash is a 404 [P2-008]', async () => {
    const slash = await get(`${canonical()}/`);
    expect([slash.status, slash.headers.location]).toEqual([301, canonical()]);
    for (const path of [
      `${canonical()}/more`,
      `${canonical()};x=1`,
      canonical().replace('/name/', '/name//'),
      `/${canonical()}`,
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('case and spelling of name and place do not matter, and the canonical link has the right ones [P2-007]', async () => {
    const answer = await get(`/NAME/someone-else/nowhere/${person.id}?utm_source=x`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${canonical()}"`));
  });

  test('smartcheck lookups are limited to 20 a minute per address [P2-019]', async () => {
    const minute = () => Math.floor(Date.now() / 60_000);
    let statuses: number[];
    let began: number;
    let client = 76;
    // If a minute ends in between, another address starts over: each minute has its own count.
    do {
      statuses = [];
      began = minute();
      client += 1;
      for (let i = 0; i < 22; i += 1)
        statuses.push((await get('/name/-/-/999999999999999', { 'x-local-client': `203.0.113.${client}` })).status);
    } while (minute() !== began);
    expect(statuses).toEqual([...Array<number>(20).fill(301), 429, 429]);
  });
});

test('a paid view uses one lookup, once; a prefetch, a HEAD or a bot uses none', async () => {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const people = await originDatabase(site.server, PEOPLE_BINDING);
  // With a number, which bots see masked; the dead have none.
  const { results } = await people
    .prepare(
      `SELECT id FROM person WHERE ${isLiving()}
         AND id IN (SELECT person_id FROM phone WHERE is_listed = 0)
       ORDER BY id DESC LIMIT 3`,
    )
    .all<{ id: string }>();
  expect(results).toHaveLength(3);
  const [first = '', second = '', third = ''] = results.map(({ id }) => `/name/-/-/${id}`);
  const used = async () =>
    (
      await accounts
        .prepare(
          `SELECT COUNT(*) AS n FROM lookup l JOIN account a ON a.id = l.account_id WHERE a.email = 'premium@example.com'`,
        )
        .first<{ n: number }>()
    )?.n ?? -1;
  const cookie = await logIn(site.url, 'premium@example.com');
  const before = await used();

  const prefetch = await get(first, { ...FROM_OURS, cookie, 'sec-purpose': 'prefetch' });
  expect([prefetch.status, prefetch.headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(
    (
      await rawRequest(site.url, second, {
        method: 'HEAD',
        headers: { ...FROM_OURS, cookie, 'user-agent': 'Mozilla/5.0 Chrome/156.0' },
      })
    ).status,
  ).toBe(200);
  expect(
    (await get(third, { ...FROM_OURS, cookie, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).body,
  ).toContain('888-8888');
  expect(await used()).toBe(before);

  const views = await Promise.all([
    get(first, { ...FROM_OURS, cookie }),
    get(first, { ...FROM_OURS, cookie }),
    get(first, { ...FROM_OURS, cookie }),
  ]);
  expect(views.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await used()).toBe(before + 1);
  expect((await get(first, { ...FROM_OURS, cookie, 'sec-purpose': 'prefetch' })).status).toBe(200);

  await accounts.prepare(`UPDATE account SET lookups_max = 1 WHERE email = 'premium@example.com'`).run();
  const without = await get(second, { ...FROM_OURS, cookie });
  expect(without.status).toBe(200);
  expect(await used()).toBe(before + 1);
  await accounts.prepare(`UPDATE account SET lookups_max = 20 WHERE email = 'premium@example.com'`).run();
});

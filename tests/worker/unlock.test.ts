import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserAnswer } from '../../shared/contract/account.ts';
import { calls } from '../../shared/contract/calls.ts';
import { logIn, originDatabase } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth } from '../support/truth.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const EMAIL = 'credits@example.com';
const AT_ONCE = 50;

let site: Awaited<ReturnType<typeof startTestServer>>;
let cookie: string;
/** Ids of living people with a nonempty report. */
let people: string[];

beforeAll(async () => {
  site = await startTestServer();
  cookie = await logIn(site.url, EMAIL);
  const truth = openTruth(site.databases.peopleFile);
  people = truth.some(`${isLiving()} AND id IN (SELECT person_id FROM record)`, AT_ONCE);
  truth.close();
  expect(people).toHaveLength(AT_ONCE);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

let clients = 0;
/** A click in a browser, from its own address, so that it meets no write limit. */
function unlock(wpId: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ wpId });
  clients += 1;
  const own = {
    'user-agent': HUMAN,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'sec-fetch-site': 'same-origin',
    'x-local-client': `203.0.113.${clients % 250}`,
    cookie,
  };
  return rawRequest(site.url, calls.unlockReport.path, { method: 'POST', headers: { ...own, ...headers }, body });
}

async function creditsLeft(): Promise<number | undefined> {
  const answer = await rawRequest(site.url, '/api/user', { headers: { 'user-agent': HUMAN, cookie } });
  return (JSON.parse(answer.body) as UserAnswer).user?.backgroundCreditsCount;
}

/** Gives the account a number of credits and no open report. */
async function begin(credits: number): Promise<void> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const own = 'account_id = (SELECT id FROM account WHERE email = ?1)';
  await accounts.batch([
    accounts.prepare(`DELETE FROM background_credit WHERE ${own}`).bind(EMAIL),
    accounts.prepare(`DELETE FROM report_access WHERE ${own}`).bind(EMAIL),
    ...Array.from({ length: credits }, (_, at) =>
      accounts
        .prepare(
          'INSERT INTO background_credit (id, account_id, granted_at) SELECT ?2, id, ?3 FROM account WHERE email = ?1',
        )
        .bind(EMAIL, `credit-${at}`, Date.now()),
    ),
  ]);
  expect(await creditsLeft()).toBe(credits);
}

test('50 parallel unlocks of one report by one account use one credit, and all get the same answer [F7-12]', async () => {
  await begin(3);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => unlock(people[0] ?? '')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await creditsLeft()).toBe(2);
});

test('2 credits open exactly two of 50 reports requested at once; the others answer 402', async () => {
  await begin(2);
  const answers = await Promise.all(people.slice(0, AT_ONCE).map((id) => unlock(id)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, ...Array.from({ length: AT_ONCE - 2 }, () => 402)]);
  expect(await creditsLeft()).toBe(0);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const { results } = await accounts
    .prepare(
      `SELECT a.person_id AS id, c.unlock_id IS NOT NULL AS isPaid FROM report_access a
       LEFT JOIN background_credit c ON c.account_id = a.account_id AND c.person_id = a.person_id
       WHERE a.account_id = (SELECT id FROM account WHERE email = ?1)`,
    )
    .bind(EMAIL)
    .all<{ id: string; isPaid: number }>();
  expect(results.map(({ isPaid }) => isPaid)).toEqual([1, 1]);
});

test('the page’s form and the browser’s call together use one credit', async () => {
  await begin(2);
  const id = people[1] ?? '';
  const form = () =>
    rawRequest(site.url, '/billing/unlock-report', {
      method: 'POST',
      headers: {
        'user-agent': HUMAN,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      body: new URLSearchParams({ wpId: id }).toString(),
    });
  const answers = await Promise.all([form(), unlock(id), form(), unlock(id)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 200, 303, 200]);
  expect(answers[0]?.headers.location).toMatch(new RegExp(`^/name/.+/${id}#person-details-bg-section$`));
  expect(await creditsLeft()).toBe(1);
});

test('a bot, a prefetch, another site and a logged-out visitor unlock nothing', async () => {
  await begin(1);
  const id = people[2] ?? '';
  expect((await unlock(id, { 'user-agent': BOT })).status).toBe(403);
  expect((await unlock(id, { 'sec-purpose': 'prefetch' })).status).toBe(403);
  expect((await unlock(id, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await unlock(id, { cookie: '' })).status).toBe(401);
  for (const method of ['GET', 'HEAD']) {
    const asked = { method, headers: { 'user-agent': HUMAN, cookie } };
    expect((await rawRequest(site.url, calls.unlockReport.path, asked)).status, method).toBe(405);
    expect((await rawRequest(site.url, `/billing/unlock-report?wpId=${id}`, asked)).status, method).toBe(200);
  }
  expect(await creditsLeft()).toBe(1);
});

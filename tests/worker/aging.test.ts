import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../scripts/lib/database/local-database.ts';
import { peopleWorthLookingAt } from '../../scripts/lib/database/people-database.ts';
import { ALERTS_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { CHANGE_KINDS } from '../../shared/contract/monitor.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { type AgingSite, startAgingSite } from '../support/aging-site.ts';
import { detailsFromOrigin, logIn } from '../support/callers.ts';
import { countReport } from '../support/known-report.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

let site: AgingSite;
let cookie: string;
/** Whom the demo account monitors. */
let monitored: string[];
beforeAll(async () => {
  site = await startAgingSite((await prepareTestDatabases()).peopleFile);
  cookie = await logIn(site.url, ALERTS_EMAIL);
  const accounts = openDatabase(site.databases.accountsFile);
  monitored = (accounts.prepare('SELECT person_id AS id FROM monitor').all() as { id: string }[]).map(({ id }) => id);
  accounts.close();
}, 180_000);
afterAll(() => site.stop());

async function person(id: string): Promise<PersonDetails['results']> {
  const { body } = await detailsFromOrigin(site.server, id, { cookie, botClass: 'human' });
  return (JSON.parse(body) as PersonDetails).results;
}

/** A person whom the demo account monitors, by the label of the start screen. */
function known(label: string): string {
  const id = peopleWorthLookingAt(site.databases.peopleFile).find((one) => one.label === label)?.id ?? '';
  expect(monitored).toContain(id);
  return id;
}

test('each of the seven change counts of a monitored person moves when that changes, and the next look puts them back [P3-026]', async () => {
  const id = known('a full page');
  const before = (await person(id)).changeCounts;
  expect(Object.values(before ?? {})).toEqual(CHANGE_KINDS.map(() => 0));
  const aged = await site.age({ months: 0, personIds: [id] });
  expect(aged).toMatchObject({ compared: monitored.length, alerts: 1, mails: 1 });
  expect(aged.found).toBeGreaterThanOrEqual(CHANGE_KINDS.length);
  const { changeCounts, mobilePhones, addresses } = await person(id);
  for (const [name, amount] of Object.entries(changeCounts ?? {})) expect([name, amount > 0]).toEqual([name, true]);
  expect(Object.keys(changeCounts ?? {})).toHaveLength(CHANGE_KINDS.length);
  expect([...mobilePhones, ...addresses].filter(({ delta }) => delta === 'added').length).toBeGreaterThan(1);
  // Whoever has looked has seen it.
  expect(Object.values((await person(id)).changeCounts ?? {})).toEqual(CHANGE_KINDS.map(() => 0));
}, 60_000);

test('monitoring somebody who dies ends with one last alert', async () => {
  const id = known('a listed landline');
  expect(await site.age({ months: 0, deadIds: [id], days: 31 })).toMatchObject({
    changed: { death: 1 },
    alerts: 1,
    mails: 1,
  });
  expect((await person(id)).isDead).toBe(true);
  const accounts = new DatabaseSync(site.databases.accountsFile, { readOnly: true, timeout: 5_000 });
  expect(accounts.prepare('SELECT 1 FROM monitor WHERE person_id = ?').all(id)).toEqual([]);
  const mails = accounts.prepare("SELECT text FROM mail WHERE kind = 'monitor-alert' ORDER BY created_at DESC").all();
  accounts.close();
  expect(String(mails[0]?.text)).toMatch(/listed as deceased/i);
  // Nothing is left to tell.
  expect(await site.age({ months: 0, days: 31 })).toMatchObject({ found: 0, alerts: 0, mails: 0 });
}, 60_000);

test('the records, homes and people of an aged country can be read like any others', async () => {
  const { changed } = await site.age({ months: 3 });
  expect(changed.address).toBeGreaterThan(100);
  const people = openDatabase(site.databases.peopleFile);
  const changedPeople = people
    .prepare(
      `SELECT p.id, COUNT(DISTINCT c.category) AS kinds FROM record c JOIN person p ON p.id = c.person_id
       WHERE p.is_dead = 0 AND c.first_seen = (SELECT MAX(first_seen) FROM record) AND c.last_seen = c.first_seen
       GROUP BY p.id ORDER BY c.record_group, kinds DESC, p.id`,
    )
    .all() as { id: string }[];
  people.close();
  // A few of each group.
  const some = changedPeople.filter((_, at) => at % Math.ceil(changedPeople.length / 40) === 0).map(({ id }) => id);
  expect(some.length).toBeGreaterThan(10);
  const accounts = openDatabase(site.databases.accountsFile);
  const open = accounts.prepare(
    `INSERT OR REPLACE INTO report_access (account_id, person_id, report_id, access_expires_at)
     SELECT id, ?1, 'R' || ?1, ?2 FROM account WHERE email = ?3`,
  );
  for (const id of some) open.run(id, Date.now() + 86_400_000, ALERTS_EMAIL);
  accounts.close();
  for (const id of some) {
    expect((await person(id)).id).toBe(id);
    const counted = await countReport(site.server, id, cookie);
    expect([id, Object.values(counted).reduce((sum, amount) => sum + amount, 0) > 0]).toEqual([id, true]);
  }
}, 180_000);

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { addNumber } from '../fixtures/changed-people.ts';
import { originDatabase } from '../support/callers.ts';
import { startTestServer } from '../support/test-server.ts';

const ORIGIN = 'porchlight-origin';
const WAIT = { timeout: 20_000, interval: 50 };
const ACCOUNT = 'account-of-the-jobs';

let site: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.server.dispose());

/** What the platform does every ten minutes. */
const runCron = async () => (await site.server.getWorker(ORIGIN)).scheduled({ cron: '*/10 * * * *' });

test('the queue compares more people than a batch holds, finds a change and sends its alert, woken by the cron alone', async () => {
  const [people, accounts] = [
    await originDatabase(site.server, 'PEOPLE'),
    await originDatabase(site.server, 'ACCOUNTS'),
  ];
  const { results } = await people
    .prepare('SELECT id FROM person p WHERE is_dead = 0 AND birth_year BETWEEN 1950 AND 1990 LIMIT 450')
    .all<{ id: string }>();
  const ids = results.map(({ id }) => id);
  await accounts.batch([
    accounts
      .prepare(
        "INSERT INTO account (id, email, user_type, created_at, proven_at) VALUES (?1, ?1 || '@example.com', 'paid', 0, 0)",
      )
      .bind(ACCOUNT),
    accounts
      .prepare(
        `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
         SELECT ?1, value, 'x', 0, 0 FROM json_each(?2)`,
      )
      .bind(ACCOUNT, JSON.stringify(ids)),
  ]);
  const waiting = `SELECT COUNT(*) AS rows FROM watched_person w JOIN monitor m ON m.person_id = w.person_id
    WHERE m.account_id = '${ACCOUNT}' AND compared_at IS NULL`;
  await runCron();
  await vi.waitFor(async () => expect(await accounts.prepare(waiting).first('rows')).toBe(0), WAIT);

  const takeOff = await addNumber(people as unknown as SqlDatabase, `${ids[0]}`, '5035550177');
  try {
    await accounts.prepare('UPDATE watched_person SET due_at = 0').run();
    await runCron();
    const sent = "SELECT text FROM mail WHERE kind = 'monitor-alert' AND recipient = ? AND sent_at IS NOT NULL";
    await vi.waitFor(
      async () =>
        expect(await accounts.prepare(sent).bind(`${ACCOUNT}@example.com`).first('text')).toContain('1 phone number'),
      WAIT,
    );
  } finally {
    await takeOff();
  }
});

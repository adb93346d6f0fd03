import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { FROM_OURS } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' };
let site: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  site = await startTestServer({ datasets: ['EVENTS'] });
});
afterAll(async () => {
  await site?.server.dispose();
});

/** How many events the table has. */
function stored(): number {
  const accounts = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).accountsFile);
  const row = accounts.prepare('SELECT count(*) AS events FROM page_event').get();
  accounts.close();
  return Number(row?.events);
}

const post = (count: number, client: string) =>
  fetch(new URL(calls.events.path, site.url), {
    method: 'POST',
    headers: { ...HUMAN, ...FROM_OURS, 'content-type': 'application/json', 'x-local-client': client },
    body: JSON.stringify({
      events: Array(count).fill({ name: 'page_viewed', at: new Date().toISOString(), properties: { page: 'home' } }),
    }),
  });

test('on the built site, events go to the dataset if it is bound, a full batch too, and none to the table [F7-26]', async () => {
  for (const count of [1, 50]) {
    const answer = await post(count, 'events-bound');
    expect([answer.status, await answer.json()]).toEqual([200, { isDone: true }]);
  }
  // The page asks the origin after the batches, and says where they are.
  const page = await fetch(new URL(paths.pageEvents({}), site.url), { headers: HUMAN });
  expect(await page.text()).toContain('Events go to Analytics Engine');
  expect(stored()).toBe(0);
});

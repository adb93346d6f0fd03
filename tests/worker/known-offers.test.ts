import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../support/callers.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { fullPathOf, readPage, samplePeople } from '../support/sampled-pages.ts';
import { startTestServer } from '../support/test-server.ts';

const PEOPLE = 40;
const VIEWERS = ['free@example.com', 'premium@example.com', 'unlimited@example.com', 'bg@example.com'];

const logged: string[] = [];
let site: Awaited<ReturnType<typeof startTestServer>>;
const cookies: (string | null)[] = [null];

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line) });
  // One after another: on a busy machine several passwords at once are refused.
  for (const email of VIEWERS) cookies.push(await logIn(site.url, email));
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

test('the registry offers nothing that a page does not know: no page logs an unknown call to action [P8-022]', async () => {
  for (const id of samplePeople(site.databases.peopleFile, PEOPLE))
    for (const cookie of cookies) await readPage(site.url, fullPathOf(id), cookie);
  expect(logged.filter((line) => line.includes('call_to_action'))).toEqual([]);
});

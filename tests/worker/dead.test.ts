import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { paths } from '../../shared/urls/paths.ts';
import { logIn, openAllLookups, unlockReports } from '../support/callers.ts';
import { deadPageFaults } from '../support/dead.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { anotherClient, closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const VIEWERS = [
  ['an anonymous visitor', null],
  ['a Premium subscriber', 'premium@example.com'],
  ['a small business', 'smb@example.com'],
  ['a reader of the report', REPORT_EMAIL],
] as const;

let site: Awaited<ReturnType<typeof startTestServer>>;
let dead: Truth[];

beforeAll(async () => {
  site = await startTestServer();
  const truth = openTruth(site.databases.peopleFile);
  const called = 'is_dead = 1 AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = id)';
  const written = `${called} AND EXISTS (SELECT 1 FROM email e WHERE e.person_id = id)`;
  dead = [...new Set([...truth.some(written, 6), ...truth.some(called, 6)])].map(truth.read);
  truth.close();
  expect(dead.length).toBeGreaterThan(5);
  await openAllLookups(site.server, 'premium@example.com');
  await unlockReports(
    site.server,
    REPORT_EMAIL,
    dead.map(({ id }) => id),
  );
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** The page as a browser without JavaScript reads it, and its main element. */
async function pageOf({ id, fullName }: Truth, cookie: string | null, query: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams({ full: '1', ...query });
  const path = `${paths.person({ name: fullName, city: null, stateCode: null, id })}?${search}`;
  const headers = { 'user-agent': HUMAN, ...FROM_OURS, ...anotherClient(), ...(cookie === null ? {} : { cookie }) };
  let answer = await rawRequest(site.url, path, { headers });
  if (answer.status >= 300 && answer.status < 400)
    answer = await rawRequest(site.url, String(answer.headers.location), { headers });
  expect(answer.status).toBe(200);
  return { html: answer.body, main: /<main.*<\/main>/s.exec(answer.body)?.[0] ?? '' };
}

test.each(VIEWERS)('%s finds no way to reach somebody who has died, nor an age or an offer', async (_, email) => {
  const cookie = email === null ? null : await logIn(site.url, email);
  const faults: string[] = [];
  for (const person of dead) {
    const { html, main } = await pageOf(person, cookie);
    const { html: sheet } = await pageOf(person, cookie, { view: 'print' });
    const text = decodeHtml(main);
    expect(text).toContain('Deceased');
    expect(text).toMatch(/Records show that .+ has died\./);
    faults.push(...deadPageFaults(main).map((fault) => `${person.id} ${fault}`));
    for (const { number } of person.phones)
      for (const page of [html, sheet])
        if (page.includes(number) || page.includes(`${number.slice(3, 6)}-${number.slice(6)}`))
          faults.push(`${person.id} has the number ${number}`);
    for (const address of person.emails)
      if (html.includes(address) || sheet.includes(address)) faults.push(`${person.id} has ${address}`);
  }
  expect(faults).toEqual([]);
});

test('a link that asks to save somebody who has died saves nobody and offers nothing', async () => {
  const [person] = dead;
  if (person === undefined) throw new Error('nobody has died');
  const cookie = await logIn(site.url, 'smb@example.com');
  const { html } = await pageOf(person, cookie, { save_contact: 'true' });
  expect(html).not.toMatch(/was added to My Contacts|value="save"/);
});

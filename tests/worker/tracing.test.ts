import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { parsePage } from '../support/html-faults.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' };
const logged: string[] = [];
let site: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  await site?.server.dispose();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { headers: { ...HUMAN, ...headers } });

/** Lines of JSON with this id. Each must be one line that prints. */
function linesOf(trackingId: string): Record<string, unknown>[] {
  const lines = logged.flatMap((line) => line.split('\n')).filter((line) => line.includes(trackingId));
  for (const line of lines) expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  return lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
}

test('the id on an error page finds the line of the edge and that of the origin', async () => {
  const accounts = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).accountsFile);
  accounts.exec('ALTER TABLE removal_request RENAME TO moved_request');
  try {
    const stranger = '4bf92f3577b34da6a3ce929d0e0e4736';
    const page = await get(paths.optOutStatus({ reference: 'mayaOstrowski123456789' }), {
      traceparent: `00-${stranger}-00f067aa0ba902b7-01`,
    });
    const trackingId = page.headers.get('x-tracking-id') ?? '';
    expect(trackingId).toMatch(/^[0-9a-f]{32}$/);
    expect(trackingId).not.toBe(stranger);
    expect(parsePage(await page.text()).text).toContain(trackingId);
    await expect.poll(() => linesOf(trackingId).length).toBe(2);
    const [origin, edge] = linesOf(trackingId);
    expect(origin).toMatchObject({ message: 'call failed', call: 'optOutStatus', spanId: expect.any(String) });
    expect(edge).toMatchObject({ event: 'page_data_failed', failure: 'origin-5xx' });
    expect(logged.join('\n')).not.toMatch(/mayaOstrowski/i);
  } finally {
    accounts.exec('ALTER TABLE moved_request RENAME TO removal_request');
    accounts.close();
  }
});

test('a message from a browser with control characters is stored as text that prints', async () => {
  const e = 'TypeError:\u001b[2J \r\n{"event":"forged"} \u2028 map \u202e\u0000 of maya@example.com';
  const answer = await fetch(new URL('/api/log-error', site.url), {
    method: 'POST',
    headers: { ...HUMAN, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ e }),
  });
  expect(answer.status).toBe(200);
  const accounts = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).accountsFile, { readOnly: true });
  const rows = accounts.prepare('SELECT message FROM client_log').all();
  accounts.close();
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.message)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|maya|forged/u);
});

test('the status page shows what both workers measured, and no part of an address', async () => {
  await get(paths.home());
  await get('/maya-ostrowski-was-here');
  const { text } = parsePage(await (await get(paths.status())).text());
  expect(text).toContain('Pages at the edge');
  expect(text).toContain('Calls at the origin');
  expect(text).not.toMatch(/maya|ostrowski/i);
});

import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { routes } from '../../shared/urls/route-table.ts';
import { logIn, unlockReports } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { anotherClient, closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { routeSamples } from '../support/route-samples.ts';
import { startTestServer } from '../support/test-server.ts';

/**
 * A log-out clears no file cache, because nothing that a session got is in one (worker/cookies/session-cookie.ts). Map
 * squares and files for crawlers are the same for everyone.
 */

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const SAME_FOR_ALL: readonly string[] = ['map-tile', 'map-picture'];

let site: Awaited<ReturnType<typeof startTestServer>>;
let cookie: string;
let personId: string;
let pnpId: string;

beforeAll(async () => {
  site = await startTestServer();
  const people = new DatabaseSync(site.databases.peopleFile, { readOnly: true });
  const found = people
    .prepare(
      `SELECT p.id, r.pnp_id FROM person p JOIN residence r ON r.person_id = p.id AND r.is_current = 1
       WHERE r.pnp_id IS NOT NULL AND ${isLiving('p')} LIMIT 1`,
    )
    .get() as { id: string; pnp_id: string };
  people.close();
  personId = found.id;
  pnpId = found.pnp_id;
  await unlockReports(site.server, REPORT_EMAIL, [personId]);
  cookie = await logIn(site.url, REPORT_EMAIL);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.url, path, { headers: { ...HUMAN, ...anotherClient(), cookie, ...headers } });

test('no page that a session asks for may be stored, whatever it shows', async () => {
  const person = `/name/-/-/${personId}`;
  const shown = ['/', person, `${person}?full=1`, `${person}?view=print`, `/property/${pnpId}`, '/privacy'];
  for (const path of shown) {
    const { status, headers } = await get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
  }
  for (const { name } of routes) {
    const path = Object.values(routeSamples).find(([, route]) => route === name)?.[0] ?? '';
    if (SAME_FOR_ALL.includes(name)) continue;
    expect((await get(path)).headers['cache-control'], path).toBe('private, no-store');
  }
});

test('no picture of the exact place that a page with a session shows may be stored', async () => {
  const exact = await get(paths.mapStreets({ theme: 'light', latitude: 45.52018, longitude: -122.70587 }));
  expect([exact.status, exact.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const region = await get(paths.mapRegion({ theme: 'light', latitude: 45.5, longitude: -122.7, zoom: 7.5 }));
  expect(region.headers['cache-control']).toMatch(/^public/);
});

test('no call that a session makes may be stored, whatever it answers', async () => {
  const query = `?personId=${personId}&ids=${personId}&q=smith&type=name&email=a%40example.com`;
  const asked: number[] = [];
  for (const call of Object.values(calls)) {
    if (call.method !== 'GET' || (call.caller !== 'browser' && call.caller !== 'both')) continue;
    const path = call.path.replaceAll(/\{\w+\}/g, '1') + query;
    const { status, headers } = await get(path, { 'sec-fetch-site': 'same-origin' });
    expect(headers['cache-control'], `${status} ${path}`).toMatch(/no-store/);
    asked.push(status);
  }
  expect(asked.length).toBeGreaterThan(10);
});

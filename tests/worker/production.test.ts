import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/lib/people-database.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const LOGIN = {
  method: 'POST',
  headers: { ...HUMAN, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({ email: 'free@example.com', password: DEMO_PASSWORD }).toString(),
};

let site: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  closeRawConnections();
  await site?.server.dispose();
  site = null;
});

async function startIn(environment: 'local' | 'production', edgeVars: Record<string, string> = {}): Promise<URL> {
  site = await startTestServer({ vars: { ENVIRONMENT: environment, EDGE_ORIGIN_SECRET: TEST_SECRET }, edgeVars });
  return site.url;
}

test('demo accounts exist only where the environment is local', async () => {
  const local = await startIn('local');
  expect((await rawRequest(local, '/auth/login', LOGIN)).status).toBe(303);
  await site?.server.dispose();

  const production = await startIn('production');
  expect((await rawRequest(production, '/auth/login', LOGIN)).status).toBe(401);
});

test('nobody chooses a client address of their own outside a local run', async () => {
  const url = await startIn('production');
  const statuses: number[] = [];
  // Twice the limit and more: also where a minute ends in between, one half holds too many.
  for (let i = 0; i < 45; i += 1) {
    statuses.push(
      (
        await rawRequest(url, '/name/-/-/999999999999999', {
          headers: { ...HUMAN, 'x-local-client': `198.51.100.${i}` },
        })
      ).status,
    );
  }
  expect(statuses).toContain(429);
});

test('a setting for local use stops a worker that is not local, in one sentence and without details', async () => {
  const url = await startIn('production', { TRUST_BOT_USER_AGENT: 'true' });
  for (const path of ['/', '/people-search', '/api/user']) {
    const answer = await rawRequest(url, path, { headers: HUMAN });
    expect([answer.status, answer.body]).toEqual([500, 'This site is not set up yet.\n']);
  }
});

test('outside a local run pages ask for https for good', async () => {
  const url = await startIn('production');
  const { headers } = await rawRequest(url, '/', { headers: HUMAN });
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/);
});

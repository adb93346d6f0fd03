import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStore } from '../tests/support/fake-store.ts';
import { PROOFS_KEY } from './bots/read-proofs.ts';
import type { EdgeBindings } from './env.ts';
import { runScheduledJobs } from './scheduled.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const SET_UP = {
  ASSETS: { fetch: async () => new Response(null) },
  EDGE_ORIGIN_SECRET: 's'.repeat(32),
  ORIGIN_URL: 'https://origin.example.com',
  SITE_URL: 'https://www.example.com',
} satisfies EdgeBindings;

let lines: Record<string, unknown>[];
let asked: string[];
beforeEach(() => {
  [lines, asked] = [[], []];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).host);
    return url.includes('bing')
      ? new Response(null, { status: 404 })
      : Response.json({ prefixes: [{ ipv4Prefix: '192.0.2.0/27' }] });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the job fetches what engines are proven with, and logs one line for each source that fails', async () => {
  const { store, stored } = fakeStore();
  await runScheduledJobs({ ...SET_UP, BOT_PROOFS: store, SIGNED_ENGINES: '["https://engine.example.com"]' }, NOW);
  expect([...new Set(asked)].sort()).toEqual(['developers.google.com', 'engine.example.com', 'www.bing.com']);
  expect(Object.keys((JSON.parse(stored.get(PROOFS_KEY) ?? '{}') as { ranges: object }).ranges)).toEqual([
    'google-common',
    'google-special',
  ]);
  expect(lines).toMatchObject([
    { event: 'bot_proofs_not_fetched', source: 'bing', reason: 'status 404' },
    { event: 'bot_proofs_not_fetched', source: 'https://engine.example.com', reason: 'another media type' },
  ]);
});

test('without a store, or on a site that is not set up, it logs one line and asks nobody', async () => {
  await runScheduledJobs(SET_UP, NOW);
  await runScheduledJobs({ ...SET_UP, SITE_URL: undefined, BOT_PROOFS: fakeStore().store }, NOW);
  expect(lines.map(({ event }) => event)).toEqual(['bot_proofs_missing', 'scheduled_job_failed']);
  expect(asked).toEqual([]);
});

test('a store that fails is a line in the log, and the next run tries again', async () => {
  const down = { ...fakeStore().store, get: () => Promise.reject(new Error('down')) };
  await runScheduledJobs({ ...SET_UP, BOT_PROOFS: down }, NOW);
  expect(lines.map(({ event }) => event)).toEqual(['scheduled_job_failed']);
});

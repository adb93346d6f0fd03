import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../shared/contract/calls.ts';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { HUMAN_VIEW, openTestOrigin, SECRET } from '../../../tests/support/origin-app.ts';
import type { OriginEnv } from '../context.ts';
import { requireEnvelope } from '../middleware/envelope.ts';
import { mapError } from '../middleware/error-mapper.ts';
import { startRequest } from '../middleware/start-request.ts';
import { type CallHandlers, serveCalls } from './serve-call.ts';

let log: string[] = [];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line) => log.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const MORE = 'what no contract names';

/** The answer of an origin whose handlers all return this. */
async function ask(environment: string, path: string, answer: unknown) {
  const app = new Hono<OriginEnv>();
  app.onError(mapError);
  app.use(startRequest);
  app.use(requireEnvelope);
  const names = Object.entries(calls);
  const handlers = Object.fromEntries(names.map(([name]) => [name, async () => answer])) as unknown as CallHandlers;
  serveCalls(app, (_c, _name, _input, itself) => itself(), handlers);
  const headers = await signEnvelope([SECRET], 'GET', path, HUMAN_VIEW, Date.now());
  const response = await app.request(
    `https://origin.example${path}`,
    { headers },
    openTestOrigin(environment).bindings,
  );
  return { status: response.status, text: await response.text() };
}

const REPORT = { wpId: 'Pabcdefghijkl', payload: { id: 'R1' }, accessExpiresAt: 1_795_348_800_000 };

test.each([
  ['in the answer itself', calls.user.path, { user: null, more: MORE }, { user: null }],
  ['deep in it', calls.reports.path, [{ ...REPORT, payload: { ...REPORT.payload, more: MORE } }], [REPORT]],
])('a field beyond the contract, %s, is an error locally and is dropped elsewhere', async (_, path, answer, meant) => {
  const local = await ask('local', path, answer);
  expect([local.status, local.text.includes(MORE)]).toEqual([500, false]);
  log = [];
  for (let times = 0; times < 2; times += 1) {
    const live = await ask('production', path, answer);
    expect([live.status, JSON.parse(live.text)]).toEqual([200, meant]);
  }
  // Once, and without its value.
  expect(log.filter((line) => line.includes('unknown fields dropped'))).toHaveLength(1);
  expect(log.join()).not.toContain(MORE);
});

test('an answer that fits the contract is sent unchanged everywhere', async () => {
  for (const environment of ['local', 'production'])
    expect(JSON.parse((await ask(environment, calls.reports.path, [REPORT])).text)).toEqual([REPORT]);
  expect(log).toEqual([]);
});

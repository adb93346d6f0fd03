import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logErrorBodySchema, logInfoBodySchema } from '../../shared/contract/operations/telemetry.ts';
import { LOG_ERROR_TYPES } from '../../shared/events/log-types.ts';
import { logError, logInfo } from './log.ts';

const send = vi.fn<typeof fetch>();
const INFO: Parameters<typeof logInfo>[0] = {
  severity: 'info',
  name: 'address-hydration',
  route: 'name-name-location-id',
  metric: 'address_hydration',
  linkableAddressCount: 3,
  missingIdCount: 2,
  missingLivedIdCount: 1,
  missingOwnedIdCount: 1,
  hydratedAddressIds: ['Amaple16'],
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response('{"isDone":true}'));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const bodyOf = async (call: number): Promise<unknown> => new Response(send.mock.calls[call]?.[1]?.body).json();

it('every type of error is posted with its message [P7-047]', async () => {
  for (const type of LOG_ERROR_TYPES) logError(type, new TypeError('no answer'));
  expect(LOG_ERROR_TYPES).toEqual(
    expect.arrayContaining([
      'get-phone-activity',
      'convert-to-local-timezone',
      'get-realtime-age-error',
      'selector-hydration-error',
      'timeout',
      'error',
    ]),
  );
  for (const [at, type] of LOG_ERROR_TYPES.entries()) {
    expect(send.mock.calls[at]?.[0]).toBe('/api/log-error');
    expect(logErrorBodySchema.parse(await bodyOf(at))).toEqual({ type, e: 'TypeError: no answer' });
  }
});

it('errors of any kind and length are valid for the call', async () => {
  for (const error of [undefined, '', new Error('x'.repeat(9_000)), { toString: () => '' }]) logError('map', error);
  for (let at = 0; at < 4; at++) expect(logErrorBodySchema.safeParse(await bodyOf(at)).success).toBe(true);
});

it("the result of a recovery is posted in the call's format", async () => {
  logInfo(INFO);
  expect(send.mock.calls[0]?.[0]).toBe('/api/log-info');
  expect(logInfoBodySchema.parse(await bodyOf(0))).toEqual({ msg: INFO });
});

it('a failing log is ignored: nothing is thrown, rejected or retried [P7-045]', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const failures = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 429 }),
  ];
  for (const failure of failures) {
    let calls = 0;
    // Not a mock: mocks handle their promises, so no rejection would count as unhandled.
    vi.stubGlobal('fetch', () => {
      calls += 1;
      return failure();
    });
    expect(logInfo(INFO)).toBeUndefined();
    // Unhandled rejections are reported after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toBe(1);
  }
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

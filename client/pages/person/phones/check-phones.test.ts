import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPhone } from '../../../../tests/fixtures/person.ts';
import { track } from '../../../analytics/track.ts';
import { logError } from '../../../api/log.ts';
import { queryClient } from '../../../api/query-client.ts';
import { checkPhones } from './run-phone-check.tsx';

vi.mock('../../../analytics/track.ts', () => ({ track: vi.fn() }));
vi.mock('../../../api/log.ts', () => ({ logError: vi.fn() }));

const bestTimeToCall = { timezone: 'America/Chicago', weekday: [17, 18, 19], weekend: [17, 18, 19] };
const mobile = buildPhone('0101', { linetype: 'Mobile', bestTimeToCall });
const landline = buildPhone('0102');

type Answer = number | null | undefined | 'no answer';
let calls: string[];

/** The origin's answers by phone; an error status for the others. */
function answerWith(scores: Readonly<Record<string, Answer>>): void {
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    calls.push(path);
    const phoneNumber = new URLSearchParams(path.split('?')[1]).get('phoneNumbers') ?? '';
    const activityScore = scores[phoneNumber];
    if (activityScore === 'no answer')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (activityScore === undefined) return Promise.resolve(new Response('', { status: 500 }));
    return Promise.resolve(Response.json({ data: { results: [{ phoneNumber, activityScore }] } }));
  });
}

async function found(phones = [mobile, landline]) {
  const check = checkPhones(phones);
  await vi.runAllTimersAsync();
  return Object.values((await check).phones).map(({ label }) => label);
}

beforeEach(() => {
  calls = [];
  queryClient.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 15) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the phone check', () => {
  test('makes one call per phone and labels it by its score [P4-065]', async () => {
    answerWith({ [mobile.id]: 84, [landline.id]: 12 });
    expect(await found()).toEqual(['Active', 'Inactive']);
    expect(calls).toEqual([
      '/api/phone/activity?phoneNumbers=15035550101',
      '/api/phone/activity?phoneNumbers=15035550102',
    ]);
    expect(track).toHaveBeenCalledWith('phone_activity_checked', { phones: 2, outcome: 'known' });
  });

  test('makes every phone Unknown if one call fails, and logs that [P4-069 P8-023]', async () => {
    answerWith({ [mobile.id]: 84, [landline.id]: undefined });
    expect(await found()).toEqual(['Unknown', 'Unknown']);
    expect(logError).toHaveBeenCalledExactlyOnceWith('get-phone-activity', expect.any(Error));
    expect(track).toHaveBeenCalledWith('phone_activity_checked', { phones: 2, outcome: 'failed' });
  });

  test('counts it as a timeout if no phone is answered in time [P4-070 P7-054]', async () => {
    answerWith({ [mobile.id]: 'no answer', [landline.id]: 'no answer' });
    expect(await found()).toEqual(['Unknown', 'Unknown']);
    expect(track).toHaveBeenCalledWith('Timeout', { component: 'phones', path: '/api/phone/activity' });
    expect(logError).not.toHaveBeenCalled();
  });

  test('keeps the answers if only one phone is late, and a missing score is not a timeout', async () => {
    answerWith({ [mobile.id]: 84, [landline.id]: 'no answer' });
    expect(await found()).toEqual(['Active', 'Unknown']);
    answerWith({ [mobile.id]: null, [landline.id]: null });
    expect(await found()).toEqual(['Unknown', 'Unknown']);
    expect(track).not.toHaveBeenCalledWith('Timeout', expect.anything());
    expect(track).toHaveBeenLastCalledWith('phone_activity_checked', { phones: 2, outcome: 'unknown' });
  });

  test('fails on an answer of the wrong shape', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ok: true }));
    expect(await found()).toEqual(['Unknown', 'Unknown']);
    expect(logError).toHaveBeenCalledOnce();
  });

  test('says when to call', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    answerWith({ [mobile.id]: 84 });
    const check = checkPhones([mobile]);
    await vi.runAllTimersAsync();
    expect(await check).toMatchObject({
      at: expect.stringMatching(/^\d{1,2}:\d\d\s[AP]M$/),
      phones: { [mobile.id]: { bestTime: expect.stringMatching(/^Best time: Daily .+, your time$/) } },
    });
  });

  test('keeps the original hours if the time zone cannot be converted, and logs that [P8-024]', async () => {
    answerWith({ [mobile.id]: 84 });
    const check = checkPhones([{ ...mobile, bestTimeToCall: { ...bestTimeToCall, timezone: 'America/Nowhere' } }]);
    await vi.runAllTimersAsync();
    expect(await check).toMatchObject({
      phones: { [mobile.id]: { label: 'Active', bestTime: 'Best time: Daily 5-8 pm, their time' } },
    });
    expect(logError).toHaveBeenCalledExactlyOnceWith('convert-to-local-timezone', expect.any(RangeError));
  });
});

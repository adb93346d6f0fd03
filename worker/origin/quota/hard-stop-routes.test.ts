import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HardStopAnswer } from '../../../shared/contract/operations/hard-stop.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { aVisitor, originToOpen } from '../../../tests/support/opened-people.ts';
import type { OriginRequest } from '../../../tests/support/origin-app.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const NAME = 'virtualUri=name-name-location-id&appId=web';

function hardStops(quotas: Readonly<Record<string, number>> = {}) {
  const world = originToOpen(4, { anonymousPersons: 2, accountPersons: 3, ...quotas });
  const { origin, people } = world;
  const pathOf = (at: number) => `/name/Una-Person/Eugene-OR/${people[at]}`;
  return {
    ...world,
    ask: async (at: number, request: OriginRequest, more = '') =>
      (
        await origin.call(`/api/hardstop?path=${encodeURIComponent(pathOf(at))}&${NAME}${more}`, request)
      ).json<HardStopAnswer>(),
    tell: (at: number, request: OriginRequest, more: object = {}) =>
      origin.call('/api/hardstop?appId=web', {
        ...request,
        method: 'POST',
        body: JSON.stringify({
          path: pathOf(at),
          eventName: 'person_view',
          eventType: 'view',
          virtualUri: 'name-name-location-id',
          email: null,
          isBlocked: false,
          userId: null,
          ...more,
        }),
      }),
  };
}

describe('GET /api/hardstop', () => {
  test('says how many are left, and reserves the person in the path for 30 seconds [P7-015 P7-016]', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const { ask } = hardStops();
    expect(await ask(0, aVisitor('ann'))).toEqual({
      result: 'allowed',
      remainingQuota: 2,
      opensAt: null,
      limit: 2,
      accountLimit: 3,
      countedBy: 'visitor',
    });
    expect(await ask(1, aVisitor('ann'))).toMatchObject({ remainingQuota: 1 });
    const opensAt = new Date(Date.now() + 30_000).toISOString();
    expect(await ask(2, aVisitor('ann'))).toMatchObject({
      result: 'blocked_quota_exceeded',
      remainingQuota: 0,
      opensAt,
    });
    vi.setSystemTime(Date.now() + 30_000);
    expect(await ask(2, aVisitor('ann'))).toMatchObject({ result: 'allowed', remainingQuota: 2 });
  });

  test('opens nobody: who is only reserved is shown to no prefetch or image, which would not count', async () => {
    const { ask, open, people } = hardStops();
    await ask(0, aVisitor('ann'));
    expect((await open(people[0], aVisitor('ann', { isPrefetch: true }))).status).toBe(503);
    expect((await open(people[0], aVisitor('ann', { isDocument: false }))).status).toBe(403);
    expect((await open(people[0], aVisitor('ann'))).status).toBe(200);
    expect((await open(people[0], aVisitor('ann', { isPrefetch: true }))).status).toBe(200);
  });

  test('lets exactly as many through as there is room for, however many ask at once', async () => {
    const { ask } = hardStops();
    const answers = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((at) => ask(at, aVisitor('ann'))));
    expect(answers.filter(({ result }) => result === 'allowed')).toHaveLength(4);
  });

  test('allows who was opened before', async () => {
    const { ask, open, people } = hardStops();
    await open(people[0], aVisitor('ann'));
    await open(people[1], aVisitor('ann'));
    expect(await ask(0, aVisitor('ann'))).toMatchObject({ result: 'allowed', remainingQuota: 1 });
    expect(await ask(2, aVisitor('ann'))).toMatchObject({ result: 'blocked_quota_exceeded' });
  });

  test('does not believe userId', async () => {
    const { origin, ask } = hardStops();
    addAccount(origin.accounts, { id: 'smb', userType: 'smb' });
    for (const at of [0, 1]) await ask(at, aVisitor('ann'), '&userId=smb');
    expect(await ask(2, aVisitor('ann'), '&userId=smb')).toMatchObject({ result: 'blocked_quota_exceeded' });
  });

  test('says by what it counts: the account, or all newcomers of an address', async () => {
    const { origin, ask } = hardStops({ addressVisitors: 1, addressPersons: 9 });
    addAccount(origin.accounts, { id: 'free', userType: 'free' });
    const cookie = `session=${await addSession(origin.accounts, 'free')}`;
    expect(await ask(0, { cookie })).toMatchObject({ countedBy: 'account', limit: 3, accountLimit: null });
    await ask(0, aVisitor('ann', { clientAddress: '192.0.2.9' }));
    const ben = aVisitor('ben', { clientAddress: '192.0.2.9' });
    expect(await ask(0, ben)).toMatchObject({ countedBy: 'network', limit: 9, accountLimit: 3 });
  });

  test('stops no plan, no bot, no open report and no visitor from a search engine [P4-055 P4-056 P4-057]', async () => {
    const { origin, people, ask } = hardStops({ anonymousPersons: 1, accountPersons: 1 });
    const cookieOf = async (userType: UserType) => {
      addAccount(origin.accounts, { id: userType, userType });
      return `session=${await addSession(origin.accounts, userType)}`;
    };
    const cookie = await cookieOf('transactional');
    addReport(origin.accounts, 'transactional', people[1] ?? '', Date.now() + DAY);
    const asked = [{ cookie: await cookieOf('smb') }, aVisitor('b', { botClass: 'other-bot' })] as OriginRequest[];
    for (const request of [...asked, aVisitor('c', { isFromEngine: true })])
      for (const at of [0, 1, 2]) expect((await ask(at, request)).result).toBe('allowed');
    expect([(await ask(0, { cookie })).result, (await ask(1, { cookie })).result]).toEqual(['allowed', 'allowed']);
    expect((await ask(2, { cookie })).result).toBe('blocked_quota_exceeded');
  });

  test('needs the page of a person', async () => {
    const { origin } = hardStops();
    for (const path of ['/', '/name/Una/OR', '/name/Una/OR/2', 'nonsense', '%'])
      expect((await origin.call(`/api/hardstop?path=${encodeURIComponent(path)}&${NAME}`)).status, path).toBe(400);
  });
});

describe('POST /api/hardstop', () => {
  test('makes a view count, even past the limit [P7-017 P4-059]', async () => {
    const { open, people, ask, tell } = hardStops();
    for (const at of [0, 1, 2]) {
      const answer = await tell(at, aVisitor('ann'));
      expect([answer.status, answer.json()]).toEqual([200, { isDone: true }]);
    }
    expect(await ask(2, aVisitor('ann'))).toMatchObject({ result: 'allowed' });
    expect((await open(people[3], aVisitor('ann'))).status).toBe(429);
  });

  test('counts no view that was blocked', async () => {
    const { ask, tell } = hardStops();
    for (const at of [0, 1, 2]) await tell(at, aVisitor('ann'), { isBlocked: true });
    expect(await ask(3, aVisitor('ann'))).toMatchObject({ remainingQuota: 2 });
  });
});

describe('what a page asks for later', () => {
  const LATER = [
    'person/related?personId=',
    'v1/person/missing-address-ids?personId=',
    'person/realtime/age?personIds=',
  ];
  const CALLERS = ['edge', 'browser', 'browser'] as const;

  test.each(LATER.map((path, at) => [path, CALLERS[at]] as const))(
    '/api/%s is for those who opened the page',
    async (path, caller) => {
      const { origin, people, open } = hardStops();
      const statusFor = async (name: string, at: number, more = {}) =>
        (await origin.call(`/api/${path}${people[at]}`, aVisitor(name, { caller, ...more }))).status;
      expect(await statusFor('ann', 0)).toBe(403);
      await open(people[0], aVisitor('ann'));
      await open(people[1], aVisitor('ann', { isFromEngine: true }));
      expect([await statusFor('ann', 0), await statusFor('ann', 1), await statusFor('ann', 2)]).toEqual([
        200, 200, 403,
      ]);
      expect(await statusFor('ben', 0)).toBe(403);
      expect(await statusFor('ben', 0, { botClass: 'search-engine' })).toBe(200);
    },
  );

  test('is not held against plans and open reports', async () => {
    const { origin, people } = hardStops();
    for (const userType of ['smb', 'transactional', 'free'] as const) {
      addAccount(origin.accounts, { id: userType, userType });
      if (userType === 'transactional') addReport(origin.accounts, userType, people[0] ?? '', Date.now() + DAY);
      const cookie = `session=${await addSession(origin.accounts, userType)}`;
      const asked = { cookie, envelope: { caller: 'browser' } } as const;
      const { status } = await origin.call(`/api/person/realtime/age?personIds=${people[0]}`, asked);
      expect(status, userType).toBe(userType === 'free' ? 403 : 200);
    }
  });

  test('of several people every one must be open', async () => {
    const { origin, people, open } = hardStops();
    const ages = async (ids: readonly unknown[]) =>
      (await origin.call(`/api/person/realtime/age?personIds=${ids.join()}`, aVisitor('ann', { caller: 'browser' })))
        .status;
    await open(people[0], aVisitor('ann'));
    await open(people[1], aVisitor('ann'));
    expect([await ages(people.slice(0, 2)), await ages(people.slice(0, 3))]).toEqual([200, 403]);
  });
});

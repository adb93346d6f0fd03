import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VIEW_QUOTA } from '../../../shared/contract/operations/hard-stop.ts';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addGuest, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { aVisitor, originToOpen } from '../../../tests/support/opened-people.ts';
import type { OriginRequest } from '../../../tests/support/origin-app.ts';

const NOW = Date.now();
const DAY = 86_400_000;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type World = ReturnType<typeof originToOpen>;

async function memberOf({ origin }: World, userType: UserType, lookupsMax = 0): Promise<OriginRequest> {
  addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  return { ...aVisitor(userType), cookie: `session=${await addSession(origin.accounts, userType)}` };
}

describe('without an account', () => {
  test('15 different people in 24 hours can be opened, and each of them again [P1-019 P4-060]', async () => {
    const { people, open, canOpen } = originToOpen(17);
    expect(await canOpen(aVisitor('ann'))).toBe(15);
    expect((await open(people[0], aVisitor('ann'))).status).toBe(200);
    expect((await open(people[14], aVisitor('ann'), '&stub=true')).status).toBe(200);
    expect((await open(people[16], aVisitor('ann'), '&stub=true')).status).toBe(429);
    // Somebody else has as many.
    expect(await canOpen(aVisitor('ben'))).toBe(15);
  });

  test('of any number of simultaneous views exactly 15 are answered', async () => {
    const { people, open } = originToOpen(60);
    const answers = await Promise.all(people.map((id) => open(id, aVisitor('ann', { isNewVisitor: true }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  });

  test('an answer says how many are left, and the last refusal when there is room again', async () => {
    const { people, open } = originToOpen(3, { anonymousPersons: 2 });
    const ann = aVisitor('ann');
    const left = async (at: number) => (await open(people[at], ann)).headers.get(VIEW_QUOTA);
    expect(await left(0)).toBe('2');
    vi.setSystemTime(NOW + HOUR);
    expect([await left(1), await left(0)]).toEqual(['1', '1']);
    const refused = await open(people[2], ann);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String((DAY - HOUR) / 1_000));
    expect(refused.json<Problem>()).toMatchObject({ limit: 'persons', opensAt: new Date(NOW + DAY).toISOString() });
    expect(refused.text).not.toContain('Una');
    vi.setSystemTime(NOW + DAY);
    expect((await open(people[2], ann)).status).toBe(200);
  });

  test('an unchanged answer counts like any other, and says so', async () => {
    const { people, open } = originToOpen(2, { anonymousPersons: 1 });
    const whole = await open(people[0], aVisitor('ann'), '&late=true');
    const etag = whole.headers.get('etag') ?? '';
    const known = { ...aVisitor('ben'), headers: { 'if-none-match': etag } };
    const again = await open(people[0], known, '&late=true');
    expect([again.status, again.headers.get(VIEW_QUOTA)]).toEqual([304, '1']);
    expect((await open(people[1], aVisitor('ben'))).status).toBe(429);
    expect((await open(people[0], known, '&late=true')).status).toBe(304);
  });

  test('a person whom nobody has costs nothing', async () => {
    const { people, open } = originToOpen(1, { anonymousPersons: 1 });
    for (let at = 0; at < 3; at += 1) expect((await open(`Pnobody${at}xxxx`, aVisitor('ann'))).status).toBe(404);
    expect((await open(people[0], aVisitor('ann'))).status).toBe(200);
  });

  test('a page that names the person beside something for sale is no view', async () => {
    const { people, open } = originToOpen(2, { anonymousPersons: 1 });
    const offer = await open(people[0], aVisitor('ann'), '&stub=true&offer=true');
    expect([offer.status, offer.headers.get(VIEW_QUOTA)]).toEqual([200, 'none']);
    expect((await open(people[1], aVisitor('ann'))).status).toBe(200);
  });

  test('a counter that fails stops nobody [P8-006]', async () => {
    const { origin, people, open } = originToOpen(1, { anonymousPersons: 1 });
    Object.assign(origin.bindings.METERS, {
      get: () => {
        throw new Error('no such object');
      },
    });
    const answer = await open(people[0], aVisitor('ann'));
    expect([answer.status, answer.headers.get(VIEW_QUOTA)]).toEqual([200, 'none']);
    expect(vi.mocked(console.error).mock.calls.join()).toContain('a counter failed');
  });
});

describe('an address', () => {
  test('brings so many new visitors a day with counts of their own; the rest share so many people', async () => {
    const { people, open } = originToOpen(50, { addressVisitors: 5, addressPersons: 30 });
    const answers: number[] = [];
    for (const [at, id] of people.entries())
      answers.push((await open(id, aVisitor(`new ${at}`, { clientAddress: '192.0.2.9', isNewVisitor: true }))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(35);
    expect(answers.lastIndexOf(200)).toBe(34);
  });

  test('is one /64 of IPv6, and a visitor it once brought keeps the count elsewhere', async () => {
    const { people, open } = originToOpen(9, { anonymousPersons: 2, addressVisitors: 1, addressPersons: 1 });
    const at = (name: string, clientAddress: string) => aVisitor(name, { clientAddress });
    expect((await open(people[0], at('ann', '2001:db8::1'))).status).toBe(200);
    // Ben shares what is left for all of this network.
    expect((await open(people[1], at('ben', '2001:db8::2'))).status).toBe(200);
    expect((await open(people[2], at('ben', '2001:db8::2'))).status).toBe(429);
    // Another network admits nobody anymore, but Ann has her own count.
    expect((await open(people[3], at('cyd', '2001:db8:0:1::1'))).status).toBe(200);
    expect((await open(people[4], at('ann', '2001:db8:0:1::1'))).status).toBe(200);
    expect((await open(people[5], at('ann', '2001:db8:0:1::1'))).status).toBe(429);
  });

  test('of IPv6 shares new visitors, people and visits from search engines with its /48', async () => {
    const limits = {
      anonymousPersons: 1,
      addressVisitors: 9,
      addressPersons: 9,
      networkVisitors: 4,
      networkPersons: 3,
    };
    const { people, open } = originToOpen(50, limits);
    const at = (block: number) => `2001:db8:7:${block.toString(16)}::1`;
    const statusOf = async (n: number, clientAddress: string, more = {}) =>
      (await open(people[n], aVisitor(`new ${n}`, { clientAddress, isNewVisitor: true, ...more }))).status;
    const opened = async (from: number, more = {}) => {
      const statuses: number[] = [];
      for (let n = from; n < from + 20; n += 1) statuses.push(await statusOf(n, at(n), more));
      return statuses.filter((status) => status === 200).length;
    };
    expect(await opened(0)).toBe(4 + 3);
    // Those who were refused hold nobody, so a prefetch does not show them either.
    expect(await statusOf(19, at(19), { isPrefetch: true })).toBe(503);
    expect(await opened(20, { isFromEngine: true })).toBe(3);
    // Another /48, and IPv4, which nobody has so much of.
    expect(await statusOf(48, '2001:db8:8::1')).toBe(200);
    const { open: openThere, people: others } = originToOpen(20, limits);
    for (const [n, id] of others.entries())
      expect(
        (await openThere(id, aVisitor(`v4 ${n}`, { clientAddress: `192.0.2.${n}`, isNewVisitor: true }))).status,
      ).toBe(200);
  });

  test('that is full takes no room from its /48', async () => {
    const limits = {
      addressVisitors: 1,
      addressPersons: 1,
      networkVisitors: 2,
      networkPersons: 2,
      anonymousPersons: 1,
    };
    const { canOpen } = originToOpen(9, limits);
    const nobodyAt = (clientAddress: string) => ({ envelope: { visitorId: '', clientAddress } });
    expect(await canOpen(nobodyAt('2001:db8:7:1::1'))).toBe(1);
    const { open, people } = originToOpen(9, limits);
    for (const id of people) await open(id, nobodyAt('2001:db8:7:1::1'));
    expect((await open(people[5], nobodyAt('2001:db8:7:2::1'))).status).toBe(200);
    expect((await open(people[6], nobodyAt('2001:db8:7:3::1'))).status).toBe(429);
  });

  test('counts for whoever sends no cookie', async () => {
    const { canOpen } = originToOpen(9, { addressPersons: 4 });
    const nobody = { envelope: { visitorId: '', clientAddress: '192.0.2.9' } };
    expect([await canOpen(nobody), await canOpen(nobody)]).toEqual([4, 4]);
  });

  test('a visitor who comes back within a week is still known, and after that is new', async () => {
    const { people, open } = originToOpen(4, { anonymousPersons: 9, addressVisitors: 1, addressPersons: 1 });
    const ann = aVisitor('ann', { clientAddress: '192.0.2.9' });
    await open(people[0], ann);
    vi.setSystemTime(NOW + 6 * DAY);
    await open(people[0], aVisitor('ben', { clientAddress: '192.0.2.9' }));
    expect((await open(people[1], ann)).headers.get(VIEW_QUOTA)).toBe('9');
    // However much it is used.
    vi.setSystemTime(NOW + 7 * DAY);
    await open(people[0], aVisitor('cyd', { clientAddress: '192.0.2.9' }));
    expect((await open(people[2], ann)).headers.get(VIEW_QUOTA)).toBe('1');
  });
});

describe('with an account', () => {
  test('30 different people in 24 hours can be opened [P4-060]', async () => {
    const world = originToOpen(32);
    expect(await world.canOpen(await memberOf(world, 'free'))).toBe(30);
  });

  test.each<UserType>(['free', 'cancelled', 'expired', 'delinquent', 'transactional', 'transactional credits'])(
    '%s: its own count, in any browser [P4-055 P4-060]',
    async (userType) => {
      const world = originToOpen(4, { anonymousPersons: 1, accountPersons: 2 });
      const member = await memberOf(world, userType);
      expect(await world.canOpen(member)).toBe(2);
      const elsewhere = { ...member, ...aVisitor('another browser') };
      expect((await world.open(world.people[3], elsewhere)).json<Problem>()).toMatchObject({ limit: 'persons' });
    },
  );

  test.each<UserType>(['paid', 'fam', 'smb'])('%s: no hard stop, but fair use [P4-055]', async (userType) => {
    const world = originToOpen(4, { anonymousPersons: 1, accountPersons: 1, planPersons: 3 });
    const member = await memberOf(world, userType, 100);
    expect(await world.canOpen(member)).toBe(3);
    const refused = await world.open(world.people[3], member);
    expect([refused.status, refused.json<Problem>().limit]).toEqual([429, 'fair-use']);
    // Nothing was paid for what was refused.
    const { results } = await world.origin.accounts.prepare('SELECT * FROM lookup').all();
    expect(results).toHaveLength(3);
  });

  test('a guest who pays for no plan counts as the browser does: making one costs nothing', async () => {
    const { origin, people, open } = originToOpen(4, { anonymousPersons: 2, accountPersons: 9 });
    const statuses: number[] = [];
    for (const [at, id] of people.entries()) {
      addGuest(origin.accounts, { id: `guest${at}`, email: 'g@example.com', userType: 'free' });
      const cookie = `session=${await addSession(origin.accounts, `guest${at}`, { scope: 'purchase' })}`;
      statuses.push((await open(id, { ...aVisitor('ann'), cookie })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test('an open report neither counts nor is stopped', async () => {
    const world = originToOpen(3, { accountPersons: 1 });
    const member = await memberOf(world, 'transactional');
    for (const id of world.people.slice(1)) addReport(world.origin.accounts, 'transactional', id, NOW + DAY);
    expect(await world.canOpen(member)).toBe(3);
    expect((await world.open(world.people[1], member)).headers.get(VIEW_QUOTA)).toBe('none');
    expect((await world.open(world.people[1], member, '&stub=true')).status).toBe(200);
  });
});

describe('what is not somebody looking at a page', () => {
  test.each([
    ['a bot', { botClass: 'other-bot' }, ' [P4-056 P6-041]'],
    ['a search engine', { botClass: 'search-engine' }, ' [P4-056 P6-041]'],
    ['a HEAD request', { isHead: true }, ''],
  ] as const)('%s counts nothing and is not stopped$2', async (_, more, _rows) => {
    const { people, open, canOpen } = originToOpen(3, { anonymousPersons: 1, addressPersons: 1 });
    expect(await canOpen(aVisitor('ann', more))).toBe(3);
    expect((await open(people[2], aVisitor('ann'))).headers.get(VIEW_QUOTA)).toBe('1');
  });

  test.each([
    ['a prefetch', { isPrefetch: true }, 503],
    ['an image or a frame', { isDocument: false }, 403],
  ] as const)('%s counts nothing and gets only who is open already', async (_, more, refusal) => {
    const { people, open } = originToOpen(2, { anonymousPersons: 1 });
    const refused = await open(people[0], aVisitor('ann', more));
    expect([refused.status, refused.text.includes('Una')]).toEqual([refusal, false]);
    expect((await open(people[1], aVisitor('ann'))).status).toBe(200);
    expect((await open(people[1], aVisitor('ann', more))).status).toBe(200);
    expect((await open(people[1], aVisitor('ben', more))).status).toBe(refusal);
  });

  test('a plan does not get around its fair use by claiming to be an image', async () => {
    const world = originToOpen(1);
    const member = await memberOf(world, 'smb');
    const asImage = { ...member, envelope: { ...member.envelope, isDocument: false } };
    expect((await world.open(world.people[0], asImage)).status).toBe(403);
    await world.open(world.people[0], member);
    expect((await world.open(world.people[0], asImage)).status).toBe(200);
  });
});

describe('a visitor whom a search engine sent', () => {
  const fromEngine = (name: string) => aVisitor(name, { clientAddress: '192.0.2.9', isFromEngine: true });

  test('skips the hard stop, and can open that person again [P4-057 P6-041]', async () => {
    const { people, open } = originToOpen(3, { anonymousPersons: 1 });
    const ann = aVisitor('ann', { clientAddress: '192.0.2.9' });
    expect((await open(people[0], ann)).status).toBe(200);
    expect((await open(people[1], fromEngine('ann'))).headers.get(VIEW_QUOTA)).toBe('none');
    expect((await open(people[1], ann)).status).toBe(200);
    expect((await open(people[2], ann)).status).toBe(429);
  });

  test('meets it past the limit of the address, by minute and by day [P4-057]', async () => {
    const limits = { anonymousPersons: 1, referralsPerMinute: 2, referralsPerDay: 3 };
    const { people, open } = originToOpen(8, limits);
    const statuses: number[] = [];
    const openNext = async () => statuses.push((await open(people[statuses.length], fromEngine('ann'))).status);
    for (let at = 0; at < 4; at += 1) await openNext();
    vi.setSystemTime(NOW + 60_000);
    for (let at = 0; at < 2; at += 1) await openNext();
    // Two of the first minute, one by the ordinary rule, one of the next minute: then the day's are used up.
    expect(statuses).toEqual([200, 200, 200, 429, 200, 429]);
  });
});

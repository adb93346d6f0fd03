import { beforeEach, describe, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import type { SpeedSearchAnswer, SpeedSearchRow } from '../../../shared/contract/speed-search.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addEmail, addPerson, addPhone, addPlaces, addRelation } from '../../../tests/fixtures/people-database.ts';
import { type OriginAnswer, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

let origin: TestOrigin;
let maya: string;
let ada: string;
let bills: string[];

beforeEach(() => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  maya = addPerson(db, {
    id: 'maya',
    first: 'Maya',
    last: 'Ostrowski',
    birth: [1983, 3, 3],
    homes: ['portlandOr', 'eugene'],
  });
  addPhone(db, maya, '5035550101', 'Mobile');
  addPhone(db, maya, '5035550112', 'Landline', { isListed: true, sortOrder: 1 });
  addEmail(db, maya, 'maya@one.example');
  ada = addPerson(db, { id: 'ada', first: 'Ada', last: 'Hale', birth: [1950, 5, 5], homes: ['portlandMe'] });
  addPhone(db, ada, '2075550133', 'Mobile');
  bills = ['or', 'me'].map((at) => {
    const id = addPerson(db, {
      id: `bill${at}`,
      first: 'William',
      last: 'Walker',
      birth: [1970, 1, 1],
      homes: [at === 'or' ? 'portlandOr' : 'portlandMe'],
    });
    addPhone(db, id, at === 'or' ? '5035550150' : '2075550150', 'Mobile');
    return id;
  });
  addRelation(db, maya, ada);
});

type Plan = 'speed' | 'unlimited' | 'business' | 'premium' | 'free' | 'delinquent' | 'fam';
const PLANS = {
  speed: { userType: 'paid', productName: 'Speed Search', lookupsMax: 50 },
  unlimited: { userType: 'paid', productName: 'Premium Unlimited', lookupsMax: null },
  business: { userType: 'smb', productName: 'Small Business', lookupsMax: null },
  premium: { userType: 'paid', productName: 'Premium Monthly', lookupsMax: 20 },
  free: { userType: 'free', lookupsMax: 0 },
  delinquent: { userType: 'delinquent', productName: 'Speed Search', lookupsMax: 50 },
  fam: { userType: 'fam', productName: 'Premium Annual', lookupsMax: 20 },
} as const satisfies Record<Plan, object>;

async function cookieOf(plan: Plan, lookupsMax: number | null = PLANS[plan].lookupsMax): Promise<string> {
  addAccount(origin.accounts, { id: plan, ...PLANS[plan], lookupsMax });
  return `session=${await addSession(origin.accounts, plan)}`;
}

const ask = (
  cookie: string,
  lines: readonly (string | { text: string; personId: string })[],
  botClass: 'human' | 'other-bot' = 'human',
) =>
  origin.call('/api/speed-search', {
    method: 'POST',
    cookie,
    envelope: { caller: 'browser', botClass },
    body: JSON.stringify({ lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) }),
  });
function answerOf(answer: OriginAnswer): SpeedSearchAnswer {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json<SpeedSearchAnswer>();
}
const kindsOf = ({ rows }: SpeedSearchAnswer) => rows.map(({ kind }) => kind);
const found = (row: SpeedSearchRow | undefined) => (row?.kind === 'found' ? row : null);
const several = (row: SpeedSearchRow | undefined) => (row?.kind === 'several' ? row : null);
const usedLookups = async () =>
  (await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;

describe('a list', () => {
  it('opens the person a line clearly means, by name and place or by number, and says how to reach them [F2-13]', async () => {
    const cookie = await cookieOf('speed');
    const answer = answerOf(
      await ask(cookie, [
        'Maya Ostrowski, Portland, OR',
        '(207) 555-0133',
        'Nobody Atall',
        '555-01',
        'Walker, William',
      ]),
    );
    expect(kindsOf(answer)).toEqual(['found', 'found', 'none', 'unreadable', 'several']);
    expect(answer.rows[0]).toEqual({
      kind: 'found',
      text: 'Maya Ostrowski, Portland, OR',
      person: {
        personId: maya,
        fullName: 'Maya Ostrowski',
        age: expect.stringMatching(/^\d\d$/),
        place: 'Portland, OR',
        before: ['Eugene, OR'],
        relatives: [{ fullName: 'Ada Hale', isDead: false }],
      },
      usedLookup: true,
      sharedPhone: null,
      phones: ['(503) 555-0101', '(503) 555-0112'],
      address: '1420 Alder St, Portland, OR 97201',
      emails: ['m…@one.example'],
    });
    expect(found(answer.rows[1])).toMatchObject({
      person: { fullName: 'Ada Hale', age: '65+' },
      phones: ['(207) 555-0133'],
    });
    expect(several(answer.rows[4])).toMatchObject({
      isCut: false,
      candidates: [
        { fullName: 'William Walker', place: expect.stringMatching(/^Portland, (OR|ME)$/) },
        { fullName: 'William Walker', place: expect.stringMatching(/^Portland, (OR|ME)$/) },
      ],
    });
    expect([answer.used, answer.left, await usedLookups()]).toEqual([2, 48, 2]);
    const { user } = (await origin.call('/api/user', { cookie })).json<UserAnswer>();
    expect(user).toMatchObject({ premiumLookupsCount: 48, currentPlanLookupsCount: 50 });
  });

  it('uses nothing for people who are already open, and one lookup for a person on two lines', async () => {
    const cookie = await cookieOf('speed');
    const lines = ['Maya Ostrowski', 'Ostrowski, Maya, OR', '503-555-0101'];
    const first = answerOf(await ask(cookie, lines));
    expect(first.rows.map((row) => found(row)?.usedLookup)).toEqual([true, false, false]);
    expect([first.used, first.left]).toEqual([1, 49]);
    const again = answerOf(await ask(cookie, lines));
    expect(again.rows.map((row) => found(row)?.usedLookup)).toEqual([false, false, false]);
    expect([again.used, again.left, await usedLookups()]).toEqual([0, 49, 1]);
  });

  it('opens a person once they are chosen, and only one the line may mean', async () => {
    const cookie = await cookieOf('speed');
    const [one = '', other = ''] = bills;
    const chosen = answerOf(
      await ask(cookie, [
        { text: 'William Walker', personId: other },
        { text: 'William Walker', personId: maya },
        { text: 'Nobody Atall', personId: one },
      ]),
    );
    expect(kindsOf(chosen)).toEqual(['found', 'several', 'none']);
    expect(found(chosen.rows[0])).toMatchObject({ person: { personId: other }, usedLookup: true });
    expect([chosen.used, await usedLookups()]).toEqual([1, 1]);
    expect(chosen.rows[1]).not.toHaveProperty('phones');
  });

  it('opens the only bearer of another form of the name, and asks about names that merely come close', async () => {
    const cookie = await cookieOf('speed');
    const answer = answerOf(await ask(cookie, ['Bill Walker, Portland, ME', 'Maya Ostrow']));
    expect(found(answer.rows[0])?.person.fullName).toBe('William Walker');
    expect(several(answer.rows[1])?.candidates.map(({ fullName }) => fullName)).toEqual(['Maya Ostrowski']);
    expect(answer.used).toBe(1);
  });

  it('never uses more than is left, in the order of its lines, and does not say who it did not open', async () => {
    const cookie = await cookieOf('speed', 1);
    const answer = answerOf(await ask(cookie, ['Ada Hale', 'Maya Ostrowski', '(503) 555-0101', 'Ada Hale, ME']));
    expect(kindsOf(answer)).toEqual(['found', 'out', 'out', 'found']);
    expect(answer.rows[1]).toEqual({ kind: 'out', text: 'Maya Ostrowski' });
    expect([answer.used, answer.left, await usedLookups()]).toEqual([1, 0, 1]);
    expect(JSON.stringify(answer)).not.toMatch(/555-0112|one\.example|Portland, OR|"P?maya/);
  });

  it('never exceeds the plan when sent many times at once', async () => {
    const cookie = await cookieOf('speed', 2);
    const lists = Array.from({ length: 8 }, () => ask(cookie, ['Ada Hale', 'Maya Ostrowski', 'Bill Walker, OR']));
    const answers = (await Promise.all(lists)).map(answerOf);
    expect(await usedLookups()).toBe(2);
    expect(answers.reduce((sum, { used }) => sum + used, 0)).toBe(2);
  });

  it('has no limit with a plan that has none, and the full addresses that a business sees', async () => {
    const unlimited = answerOf(await ask(await cookieOf('unlimited'), ['Maya Ostrowski']));
    expect([unlimited.used, unlimited.left, found(unlimited.rows[0])?.usedLookup]).toEqual([0, null, false]);
    const business = answerOf(await ask(await cookieOf('business'), ['Maya Ostrowski']));
    expect(found(business.rows[0])?.emails).toEqual(['maya@one.example']);
  });

  it('shows an unlocked report without a lookup', async () => {
    const cookie = await cookieOf('speed', 0);
    addReport(origin.accounts, 'speed', maya, Date.now() + 60_000);
    const answer = answerOf(await ask(cookie, ['Maya Ostrowski']));
    expect(found(answer.rows[0])).toMatchObject({ usedLookup: false, emails: ['maya@one.example'] });
  });
});

describe('nobody', () => {
  it('who has nothing to show is opened unasked: the dead, and a bare name', async () => {
    const db = origin.people;
    const cookie = await cookieOf('speed');
    const dead = addPerson(db, { id: 'dead', first: 'Otto', last: 'Late', isDead: true, homes: ['eugene'] });
    addPhone(db, dead, '5415550166', 'Mobile');
    const name = addPerson(db, { id: 'name', first: 'Only', last: 'Named' });
    const lines = ['Otto Late', '541-555-0166', 'Only Named'];
    const answer = answerOf(await ask(cookie, lines));
    expect(kindsOf(answer)).toEqual(['several', 'none', 'several']);
    expect(several(answer.rows[0])?.candidates).toEqual([
      { personId: dead, fullName: 'Otto Late', age: 'deceased', place: 'Eugene, OR', before: [], relatives: [] },
    ]);
    expect(answer.used).toBe(0);
    const chosen = answerOf(
      await ask(cookie, [
        { text: 'Only Named', personId: name },
        { text: 'Otto Late', personId: dead },
      ]),
    );
    expect(chosen.rows.map((row) => found(row)?.usedLookup)).toEqual([false, true]);
    expect(found(chosen.rows[1])).toMatchObject({ phones: [], address: null, emails: [] });
    expect(JSON.stringify(chosen)).not.toContain('5550166');
  });

  it('who is suppressed, under 18 or a former owner of the number is found', async () => {
    const db = origin.people;
    const cookie = await cookieOf('speed');
    const hidden = addPerson(db, { id: 'hidden', first: 'Hid', last: 'Den', isSuppressed: true, homes: ['eugene'] });
    const kid = addPerson(db, {
      id: 'kid',
      first: 'Kid',
      last: 'Den',
      birth: [new Date().getUTCFullYear() - 10],
      homes: ['eugene'],
    });
    for (const id of [hidden, kid]) addPhone(db, id, '5415550188', 'Mobile');
    const former = addPerson(db, { id: 'former', first: 'Fora', last: 'Mer', homes: ['eugene'] });
    const seen = (first_seen: string, last_seen: string) => ({ columns: { first_seen, last_seen } });
    addPhone(db, former, '5415550199', 'Mobile', seen('2010-01', '2012-01'));
    addPhone(db, ada, '5415550199', 'Mobile', { ...seen('2019-01', '2026-01'), sortOrder: 3 });
    const lines = ['Hid Den', 'Kid Den', '541-555-0188', '541-555-0199'];
    const answer = answerOf(await ask(cookie, lines));
    expect(kindsOf(answer)).toEqual(['none', 'none', 'none', 'found']);
    expect(found(answer.rows[3])?.person.fullName).toBe('Ada Hale');
  });
});

describe('what is not opened', () => {
  it('shows nothing that a line of a free search does not show', async () => {
    const cookie = await cookieOf('speed');
    const answer = answerOf(await ask(cookie, ['William Walker']));
    const free = (await origin.call('/api/search/people?name=William+Walker')).json<SearchAnswer>();
    expect(several(answer.rows[0])?.candidates).toEqual(
      free.results.map(({ id, fullName, age, city, stateCode, earlierCities, relatives }) => ({
        personId: id,
        fullName,
        age,
        place: `${city}, ${stateCode}`,
        before: earlierCities,
        relatives,
      })),
    );
    expect(JSON.stringify(answer)).not.toMatch(/555-?0150|Alder|1970/);
  });

  it('is told apart by relatives, of whom no one is suppressed or under 18', async () => {
    const db = origin.people;
    const [one = '', other = ''] = bills;
    const kin = [
      addPerson(db, { id: 'kin', first: 'Una', last: 'Walker', birth: [1972] }),
      addPerson(db, { id: 'hid', first: 'Hid', last: 'Walker', birth: [1972], isSuppressed: true }),
      addPerson(db, { id: 'kid', first: 'Kid', last: 'Walker', birth: [new Date().getUTCFullYear() - 10] }),
    ];
    for (const id of kin) addRelation(db, one, id);
    const candidates = several(answerOf(await ask(await cookieOf('speed'), ['William Walker'])).rows[0])?.candidates;
    const relativesOf = (id: string) => candidates?.find(({ personId }) => personId === id)?.relatives;
    expect(relativesOf(one)).toEqual([{ fullName: 'Una Walker', isDead: false }]);
    expect(relativesOf(other)).toEqual([]);
  });

  it('is nobody who has a number that is not listed: of several, the one confirmed last is opened, with a lookup [F2-13]', async () => {
    const [first = '', second = ''] = bills;
    const seen = (last_seen: string) => ({ sortOrder: 2, columns: { last_seen } });
    addPhone(origin.people, first, '5035550177', 'Mobile', seen('2026-01'));
    addPhone(origin.people, second, '5035550177', 'Mobile', seen('2026-03'));
    const able = await cookieOf('speed', 1);
    for (const used of [1, 0]) {
      const answer = answerOf(await ask(able, ['503-555-0177']));
      const row = found(answer.rows[0]);
      expect([row?.person.personId, row?.sharedPhone, answer.used]).toEqual([second, '15035550177', used]);
      expect(JSON.stringify(answer)).not.toContain(first);
    }
    origin.accounts.exec("DELETE FROM lookup; UPDATE account SET lookups_max = 0 WHERE id = 'speed'");
    const text = '503-555-0177';
    expect(answerOf(await ask(able, [text, { text, personId: first }])).rows).toEqual([
      { kind: 'out', text },
      { kind: 'out', text },
    ]);
  });

  it('is out of lookups whether or not the number is on record: a list tells nothing that a lookup is for [F2-13]', async () => {
    const able = await cookieOf('speed', 0);
    const answer = answerOf(await ask(able, ['503-555-0101', '503-555-0199', 'Nobody Whatsoever']));
    expect(kindsOf(answer)).toEqual(['out', 'out', 'none']);
  });

  it('is somebody to choose if a directory lists everybody who has the number, the dead included', async () => {
    const seen = (last_seen: string) => ({ isListed: true, sortOrder: 2, columns: { last_seen } });
    const dead = addPerson(origin.people, { id: 'dead', first: 'Otto', last: 'Late', isDead: true });
    addPhone(origin.people, dead, '5035550188', 'Landline', seen('2026-03'));
    addPhone(origin.people, maya, '5035550188', 'Landline', seen('2026-01'));
    const cookie = await cookieOf('speed', 1);
    const both = answerOf(await ask(cookie, ['503-555-0188']));
    expect(several(both.rows[0])?.candidates.map(({ personId }) => personId)).toEqual([dead, maya]);
    expect(await usedLookups()).toBe(0);
    // Not anymore once somebody else has it who is not listed.
    addPhone(origin.people, ada, '5035550188', 'Landline', { sortOrder: 2, columns: { last_seen: '2025-01' } });
    expect(found(answerOf(await ask(cookie, ['503-555-0188'])).rows[0])?.person.personId).toBe(maya);
  });

  it('stays closed past the fair use of a plan without a limit, and is not counted for lookups that are not left', async () => {
    origin = openTestOrigin('local', origin.people, { QUOTAS: '{"planPersons":2}' }, origin.accounts);
    const limited = await cookieOf('speed', 1);
    const names = ['Ada Hale', 'Maya Ostrowski', 'Bill Walker, OR'];
    expect(kindsOf(answerOf(await ask(limited, names)))).toEqual(['found', 'out', 'out']);
    const unlimited = await cookieOf('unlimited');
    const refused = await ask(unlimited, names);
    expect([refused.status, refused.json<{ limit: string }>().limit]).toEqual([429, 'fair-use']);
    expect(answerOf(await ask(unlimited, names.slice(0, 2))).rows.map(({ kind }) => kind)).toEqual(['found', 'found']);
    expect(await usedLookups()).toBe(3);
  });
});

describe('Speed Search', () => {
  it.each(['free', 'premium', 'delinquent', 'fam'] as const)('is not part of what %s has', async (plan) => {
    const answer = await ask(await cookieOf(plan), ['Maya Ostrowski']);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Your plan does not include Speed Search');
    expect(await usedLookups()).toBe(0);
  });

  it('is not for bots, for visitors without a session, or for more than 50 lines', async () => {
    const cookie = await cookieOf('speed');
    expect((await ask(cookie, ['Maya Ostrowski'], 'other-bot')).status).toBe(403);
    expect((await ask('', ['Maya Ostrowski'])).status).toBe(401);
    expect(
      (
        await ask(
          cookie,
          Array.from({ length: 51 }, () => 'Maya Ostrowski'),
        )
      ).status,
    ).toBe(400);
    expect((await ask(cookie, ['  '])).status).toBe(400);
    expect(await usedLookups()).toBe(0);
  });

  it('takes as many round trips for 50 lines as for three', async () => {
    const cookie = await cookieOf('speed');
    const tripsFor = async (lines: readonly string[]) => {
      const before = origin.people.roundTrips.count + origin.accounts.roundTrips.count;
      answerOf(await ask(cookie, lines));
      return origin.people.roundTrips.count + origin.accounts.roundTrips.count - before;
    };
    const three = ['Maya Ostrowski, Portland, OR', '503-555-0150', 'William Walker'];
    const few = await tripsFor(three);
    expect(few).toBeLessThanOrEqual(8);
    expect(await tripsFor(Array.from({ length: 50 }, (_, at) => three[at % 3] ?? ''))).toBe(few);
  });
});

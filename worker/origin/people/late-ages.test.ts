import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import { addPerson, fixtureId } from '../../../tests/fixtures/people-database.ts';
import { openLateCalls } from '../../../tests/support/late-calls.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';

const UNKNOWN = fixtureId('nobody');
const late = openLateCalls();

describe('realtime age', () => {
  const ask = (ids: readonly string[], cookie?: string, botClass: 'human' | 'search-engine' | 'other-bot' = 'human') =>
    late.origin.call(`/api/person/realtime/age?personIds=${ids.join()}`, {
      cookie,
      envelope: { caller: 'browser', botClass },
    });
  const add = (id: string, lateBirth: readonly [number, number?]) =>
    addPerson(late.origin.people, { id, first: 'Ann', last: 'Hale', lateBirth, homes: ['portlandOr'] });
  const answersTo = async (ids: readonly string[], cookie?: string) =>
    (await ask(ids, cookie)).json<CallResponse<'realtimeAge'>>().map(({ age, ageRange }) => [age, ageRange]);

  it('is capped as on the page: exact up to 65 for the free view, uncapped for viewers who opened the person [P7-040]', async () => {
    const ids = [add('young', [1985, 5]), add('edge', [1960, 7]), add('old', [1952, 1]), add('year', [1951])];
    await holdPeople(late.origin, ids);
    const free = [
      [41, null],
      [65, null],
      [null, '65+'],
      [null, '65+'],
    ];
    expect(await answersTo(ids)).toEqual(free);
    expect((await ask(ids)).text).not.toContain('74');
    const paid = await late.cookieOf('paid');
    expect(await answersTo(ids, paid)).toEqual(free);
    expect(await late.usedLookups()).toBe(0);
    for (const id of ids) await late.open(id, paid);
    expect(await answersTo(ids, paid)).toEqual([
      [41, null],
      [65, null],
      [74, null],
      [null, '70s'],
    ]);
    const cancelled = await late.cookieOf('cancelled');
    await holdPeople(late.origin, ids, { cookie: cancelled });
    expect(await answersTo(ids, cancelled)).toEqual(free);
  });

  it('answers each id once and in order; people who are unknown, suppressed, minors or of known age all read as unknown', async () => {
    const later = add('late', [1996, 1]);
    const gone = addPerson(late.origin.people, {
      id: 'gone',
      first: 'G',
      last: 'H',
      lateBirth: [1980, 1],
      isSuppressed: true,
    });
    const kid = add('kid', [2014, 1]);
    const known = addPerson(late.origin.people, {
      id: 'known',
      first: 'K',
      last: 'H',
      birth: [1980, 4, 2],
      lateBirth: [1990, 1],
    });
    const silent = addPerson(late.origin.people, { id: 'silent', first: 'S', last: 'H' });
    const ids = [gone, later, UNKNOWN, kid, known, silent, later];
    await holdPeople(late.origin, ids);
    const answer = (await ask(ids)).json<CallResponse<'realtimeAge'>>();
    expect(answer.map(({ id }) => id)).toEqual(ids.slice(0, -1));
    for (const { id, ...rest } of answer)
      if (id !== later) expect([id, rest]).toEqual([id, { age: null, ageRange: null }]);
    expect(answer[1]?.age).toBe(30);
  });

  it('is unknown for anybody who would be older than 100, because their page would call them deceased', async () => {
    const ids = [add('oldest', [1926, 1]), add('gone', [1925, 5]), add('long', [1700])];
    const paid = await late.cookieOf('smb');
    for (const id of ids) await late.open(id, paid);
    expect(await answersTo(ids, paid)).toEqual([
      [100, null],
      [null, null],
      [null, null],
    ]);
    await holdPeople(late.origin, ids);
    expect(await answersTo(ids.slice(1))).toEqual(Array(2).fill([null, null]));
  });

  it('is unknown for anybody recorded as dead', async () => {
    const dead = addPerson(late.origin.people, {
      id: 'dead',
      first: 'D',
      last: 'H',
      lateBirth: [1970, 1],
      isDead: true,
    });
    const paid = await late.cookieOf('smb');
    await late.open(dead, paid);
    await late.open(dead);
    for (const cookie of [undefined, paid]) expect(await answersTo([dead], cookie)).toEqual([[null, null]]);
  });

  it('of 20 people takes one round trip, one for who is hidden, and two more for a logged-in account', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => add(`late${at}x`, [1980, 4]));
    await holdPeople(late.origin, ids);
    await ask(ids);
    expect([late.origin.people.roundTrips.count, late.origin.accounts.roundTrips.count]).toEqual([1, 1]);
    await ask(ids, await late.cookieOf('paid'));
    expect(late.origin.people.roundTrips.count).toBe(2);
    expect(late.origin.accounts.roundTrips.count).toBeLessThanOrEqual(5);
  });

  it('is empty for bots, without a query', async () => {
    const later = add('late', [1980, 4]);
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect((await ask([later], undefined, botClass)).json()).toEqual([]);
    expect(late.origin.people.roundTrips.count).toBe(0);
  });
});

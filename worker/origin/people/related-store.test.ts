import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { RelatedLists, RelatedPeople } from '../../../shared/contract/person/relative.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addPerson,
  addPlaces,
  addResidence,
  type FixturePerson,
  type FixturePlace,
  fixtureId,
  hideAddress,
  hidePerson,
  hideResidence,
  hideResidencesAt,
  settlePerson,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { plansOfAll } from '../../../tests/support/query-plans.ts';
import { keepRelated, keptStatements, loadRelated, relatedStatements } from './related-store.ts';

const THIS_YEAR = new Date().getUTCFullYear();
const JOB = { title: 'Bookbinder', company: 'Alder Paper' };
let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addAt('12', { id: 'elise', first: 'Elise', last: 'Navarro', job: JOB });
});

const add = (person: FixturePerson) => addPerson(origin.people, person);

/** A person who lives at a given house number of one street. */
function addAt(
  houseNumber: string,
  person: FixturePerson,
  { street = 'Fir Ln', place = 'portlandOr' as FixturePlace, unit = '' } = {},
): string {
  const id = add({ ...person, currentPlace: place });
  const home = addAddress(origin.people, `${person.id}home`, place, { houseNumber, street, unit });
  settlePerson(origin.people, id, home);
  return id;
}

async function askRelated(personId: string) {
  await holdPeople(origin, [personId]);
  return origin.call(`/api/person/related?personId=${personId}`);
}
/** The lists alone; namesakes-store.test.ts tests the comparison beside them. */
async function related(personId = elise): Promise<RelatedLists> {
  const answer = await askRelated(personId);
  expect(answer.status).toBe(200);
  const { namesakes: _, ...lists } = answer.json<RelatedPeople>();
  return lists;
}
const namesIn = async (list: keyof RelatedLists) => (await related())[list].map(({ fn, ln }) => `${fn} ${ln}`);

describe('people of the same last name in the same city', () => {
  it('have another first name and are sorted by it', async () => {
    add({ id: 'vera', first: 'Vera', last: 'Navarro', middle: 'Q', homes: ['portlandOr'] });
    add({ id: 'abe', first: 'Abe', last: 'NAVARRO', homes: ['portlandOr'] });
    add({ id: 'same', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
    add({ id: 'maine', first: 'Ida', last: 'Navarro', homes: ['portlandMe'] });
    add({ id: 'once', first: 'Otto', last: 'Navarro', homes: ['eugene', 'portlandOr'] });
    expect((await related()).lastNameCity).toEqual([
      { fn: 'Abe', mn: null, ln: 'NAVARRO', city: 'Portland', state: 'OR', id: expect.any(String), isDead: false },
      { fn: 'Vera', mn: 'Q', ln: 'Navarro', city: 'Portland', state: 'OR', id: expect.any(String), isDead: false },
    ]);
  });

  it('are not revealed by a hidden home', async () => {
    const shy = add({ id: 'shy', first: 'Shy', last: 'Navarro', homes: ['portlandOr', 'eugene'] });
    expect(await namesIn('lastNameCity')).toEqual(['Shy Navarro']);
    hideResidence(origin.people, shy, 0);
    expect(await namesIn('lastNameCity')).toEqual([]);
  });
});

describe('people of the same name elsewhere', () => {
  it('live in another place and have it as their main name', async () => {
    add({ id: 'b', first: 'Elise', last: 'Navarro', homes: ['eugene'] });
    add({ id: 'a', first: 'elise', last: 'Navarro', homes: ['portlandMe'] });
    add({ id: 'here', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
    add({ id: 'nowhere', first: 'Elise', last: 'Navarro' });
    add({ id: 'aka', first: 'Ada', last: 'Hale', akas: ['Elise Navarro'], homes: ['eugene'] });
    const { fullNameElsewhere } = await related();
    expect(fullNameElsewhere.map(({ city, state }) => `${city}, ${state}`)).toEqual(['Portland, ME', 'Eugene, OR']);
  });
});

describe('neighbors', () => {
  it('live on the same street, the nearest house first', async () => {
    addAt('40', { id: 'far', first: 'Far', last: 'Away' });
    addAt('9', { id: 'near', first: 'Nell', last: 'Near' });
    addAt('12', { id: 'door', first: 'Dora', last: 'Door' }, { unit: 'Apt 2' });
    addAt('14', { id: 'street', first: 'Other', last: 'Street' }, { street: 'Alder St' });
    addAt('14', { id: 'city', first: 'Other', last: 'City' }, { place: 'eugene' });
    expect(await namesIn('neighbors')).toEqual(['Dora Door', 'Nell Near', 'Far Away']);
  });

  it('do not include the household, or anybody who moved away', async () => {
    const mate = add({ id: 'mate', first: 'Mate', last: 'Hale' });
    addResidence(origin.people, mate, 'Aelisehome00', { isCurrent: true, sortOrder: 0 });
    const second = addAddress(origin.people, 'second', 'portlandOr', { houseNumber: '20', street: 'Fir Ln' });
    addResidence(origin.people, mate, second, { isCurrent: true, sortOrder: 1 });
    const gone = add({ id: 'gone', first: 'Gone', last: 'Hale' });
    addResidence(origin.people, gone, second, { isCurrent: false, sortOrder: 1 });
    expect(await namesIn('neighbors')).toEqual([]);
  });

  it('appear once each, however many homes they have on the street', async () => {
    const rich = addAt('14', { id: 'rich', first: 'Rich', last: 'Hale' });
    const second = addAddress(origin.people, 'second', 'portlandOr', { houseNumber: '20', street: 'Fir Ln' });
    addResidence(origin.people, rich, second, { isCurrent: true, sortOrder: 1 });
    addAt('16', { id: 'next', first: 'Next', last: 'Hale' });
    expect(await namesIn('neighbors')).toEqual(['Rich Hale', 'Next Hale']);
  });

  it.each([
    ['on their own page', hideResidencesAt],
    ['for everybody', hideAddress],
  ])("are never revealed by a hidden home %s, theirs or the person's", async (_, hide) => {
    addAt('14', { id: 'shy', first: 'Shy', last: 'Hale' });
    addAt('16', { id: 'open', first: 'Open', last: 'Hale' });
    hide(origin.people, 'Ashyhome0000');
    expect(await namesIn('neighbors')).toEqual(['Open Hale']);
    hide(origin.people, 'Aelisehome00');
    expect(await namesIn('neighbors')).toEqual([]);
  });
});

describe('people with the same work', () => {
  it('have the same company or the same job, in the same state', async () => {
    add({ id: 'co', first: 'Cora', last: 'Worker', homes: ['eugene'], job: { ...JOB, title: 'Driver' } });
    add({ id: 'fa', first: 'Far', last: 'Away', homes: ['portlandMe'], job: JOB });
    add({ id: 'no', first: 'Nomad', last: 'Worker', job: JOB });
    add({ id: 'eu', first: 'Eu', last: 'Gene', homes: ['eugene'], job: { ...JOB, company: 'Elm Press' } });
    const { company, jobTitle } = await related();
    expect(company).toMatchObject([{ fn: 'Cora', city: 'Eugene', state: 'OR' }]);
    expect(jobTitle).toMatchObject([{ fn: 'Eu', city: 'Eugene', state: 'OR' }]);
  });
});

describe('people who have died', () => {
  const died = { isDead: true };

  it('are neither neighbors nor coworkers, recorded as dead or too old to live', async () => {
    addAt('14', { id: 'gone', first: 'Gone', last: 'Hale', job: JOB, ...died });
    addAt('16', { id: 'old', first: 'Old', last: 'Hale', job: JOB, birth: bornAged(102) });
    addAt('18', { id: 'here', first: 'Here', last: 'Hale', job: JOB, birth: bornAged(99) });
    for (const list of ['neighbors', 'company', 'jobTitle'] as const)
      expect(await namesIn(list)).toEqual(['Here Hale']);
  });

  it('are marked among people of the same name, also in lists that were kept', async () => {
    add({ id: 'kin', first: 'Kin', last: 'Navarro', homes: ['portlandOr'], ...died });
    add({ id: 'twin', first: 'Elise', last: 'Navarro', homes: ['eugene'], birth: bornAged(102) });
    for (let at = 0; at < 2; at += 1) {
      const { lastNameCity, fullNameElsewhere } = await related();
      expect(lastNameCity).toMatchObject([{ fn: 'Kin', isDead: true }]);
      expect(fullNameElsewhere).toMatchObject([{ fn: 'Elise', isDead: true }]);
    }
  });
});

describe('every list', () => {
  const everywhere = (id: string, more: Partial<FixturePerson> = {}, at = '14') => {
    addAt(at, { id, first: `X${id}`, last: 'Navarro', job: JOB, ...more });
    add({ id: `${id}E`, first: 'Elise', last: 'Navarro', homes: ['eugene'], job: JOB, ...more });
  };

  it('has at most eleven people', async () => {
    for (let at = 10; at < 30; at++) everywhere(`n${at}`, {}, String(at + 100));
    const lists = Object.values(await related());
    expect(lists.map((list) => list.length)).toEqual([11, 11, 11, 11, 11]);
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(11);
  });

  it('contains neither the person, nor anybody suppressed, nor anybody who may be under 18', async () => {
    everywhere('hid', { isSuppressed: true });
    everywhere('kid', { birth: bornAged(17) });
    everywhere('may', { birth: [THIS_YEAR - 18] });
    expect(Object.values(await related())).toEqual([[], [], [], [], []]);
  });

  it('is the same in any order of import and for every viewer, and in details that include it', async () => {
    for (const id of ['c', 'a', 'b']) everywhere(id);
    addAccount(origin.accounts, { id: 'smb', userType: 'smb' });
    const cookie = `session=${await addSession(origin.accounts, 'smb')}`;
    const wanted = await related();
    expect(wanted.lastNameCity.map(({ fn }) => fn)).toEqual(['Xa', 'Xb', 'Xc']);
    const details = async (flag: string, request = {}) =>
      (await origin.call(`/api/v4/person/details?personId=${elise}${flag}`, request)).json<PersonDetails>();
    expect((await details('&includeRelated=true')).relatedPeople).toMatchObject(wanted);
    expect((await details('&includeRelated=true', { cookie })).relatedPeople).toMatchObject(wanted);
    for (const flag of ['', '&includeRelated=false']) expect((await details(flag)).relatedPeople).toBeNull();
  });

  it('is sorted and complete whatever the number of candidates, the nearest neighbors on both sides', async () => {
    for (let at = 0; at < 60; at++) {
      const number = at % 2 === 0 ? 100 + at : 100 - at;
      addAt(String(number), { id: `s${at + 100}`, first: `N${at + 100}`, last: 'Street', job: JOB });
    }
    addAt('100', { id: 'between', first: 'Mid', last: 'Between' }, { unit: 'Apt 9' });
    const { neighbors, company } = await related(addAt('100', { id: 'ego', first: 'Ego', last: 'Ego', job: JOB }));
    const byNumber = Array.from({ length: 10 }, (_, at) => `N${at + 100}`);
    expect(neighbors.map(({ fn }) => fn)).toEqual(['Mid', ...byNumber]);
    expect(company.map(({ fn }) => fn)).toEqual(['Elise', ...byNumber]);
  });

  it('searches indexes and never scans a table', async () => {
    const explained: TestOrigin['people'] = {
      ...origin.people,
      prepare: (sql) => origin.people.prepare(`EXPLAIN QUERY PLAN ${sql}`),
    };
    const now = Date.now();
    const lists = relatedStatements(explained, elise, now);
    for (const statement of [...lists, ...keptStatements(explained, elise, now)]) {
      const plan = (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
      expect(plan.length).toBeGreaterThan(1);
      // me, home, c, n, p and subqueries are what the statement itself found before, within their limits.
      expect(plan.filter((line) => /^SCAN (?!(?:me|home|[cnp]|\(subquery-\d+\)|e VIRTUAL.*)$)/.test(line))).toEqual([]);
    }
  });

  it('reads neighbors in the order of their house numbers, and coworkers in the order of their names', async () => {
    const plans = await plansOfAll(origin.people, (db) => db.batch(relatedStatements(db, elise, Date.now())));
    for (const range of [
      'address_street (place_id=? AND street=? AND house>?)',
      'address_street (place_id=? AND street=? AND house<?)',
      'person_company (company_name=? AND home_state=?)',
      'person_job (job_title=? AND home_state=?)',
    ])
      expect(plans).toContainEqual(expect.stringContaining(range));
  });
});

describe('kept lists', () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const keptIn = async () =>
    (await origin.people.prepare('SELECT * FROM related_people').all<Record<string, unknown>>()).results;
  const trips = async (work: () => Promise<unknown>): Promise<number> => {
    const before = origin.people.roundTrips.count;
    await work();
    return origin.people.roundTrips.count - before;
  };

  it('are kept when they are first asked for; afterward they are the same, and take one round trip besides the one for namesakes', async () => {
    addAt('14', { id: 'near', first: 'Nell', last: 'Navarro', job: JOB });
    const first = await related();
    expect(Object.values(first).map((list) => list.length)).toEqual([1, 0, 1, 1, 1]);
    expect(await keptIn()).toHaveLength(1);
    expect(
      await trips(async () => {
        expect(await related()).toEqual(first);
      }),
    ).toBe(2);
    const path = `/api/v4/person/details?personId=${elise}&includeRelated=true`;
    expect(await trips(() => origin.call(path))).toBe(3);
  });

  it('hold keys and nothing that says who somebody is', async () => {
    addAt('14', { id: 'near', first: 'Nell', last: 'Navarro', job: JOB });
    await related();
    const [row] = await keptIn();
    expect(String(row?.listed)).toMatch(/^[\d,[\]nul]+$/);
  });

  it('lose somebody with the request after a removal, and are full again', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `n${at + 10}`);
    for (const [at, id] of ids.entries())
      addAt(String(14 + 2 * at), { id, first: `X${id}`, last: 'Navarro', job: JOB });
    const gone = fixtureId('n10');
    const isListed = async () => Object.values(await related()).map((list) => list.some(({ id }) => id === gone));
    const lengths = async () => Object.values(await related()).map((list) => list.length);
    expect(await isListed()).toEqual([true, false, true, true, true]);
    hidePerson(origin.people, gone);
    expect(await isListed()).toEqual([false, false, false, false, false]);
    expect(await lengths()).toEqual([11, 0, 11, 11, 11]);
    showPerson(origin.people, gone);
    expect(await lengths()).toEqual([11, 0, 11, 11, 11]);
  });

  it('are nobody else’s business once the person is hidden', async () => {
    await related();
    hidePerson(origin.people, elise);
    expect((await askRelated(elise)).status).toBe(404);
  });

  it.each([
    ['a week', 'within the month', Date.UTC(2026, 10, 5), 6, 8],
    ['the month', 'in its last days', Date.UTC(2026, 10, 28, 12), 2, 3],
  ])('are made anew after %s: %s', async (_after, _when, now, kept, anew) => {
    const load = async (at: number) => {
      const found = await loadRelated(origin.people, elise, at);
      return [found?.people.neighbors.length, found?.toKeep === null];
    };
    const made = await loadRelated(origin.people, elise, now);
    if (made === null || made.toKeep === null) throw new Error('nothing to keep');
    await keepRelated(origin.people, elise, made.toKeep, now);
    addAt('14', { id: 'new', first: 'New', last: 'Neighbor' });
    expect(await load(now + kept * DAY)).toEqual([0, true]);
    expect(await load(now + anew * DAY)).toEqual([1, false]);
  });

  it('are dropped when what people are found by is made anew', async () => {
    await related();
    addAt('14', { id: 'new', first: 'New', last: 'Neighbor' });
    expect(await namesIn('neighbors')).toEqual([]);
    origin.people.fillFinding();
    expect(await namesIn('neighbors')).toEqual(['New Neighbor']);
  });
});

it('a person who is not there has no related people', async () => {
  const hidden = add({ id: 'hidden', first: 'Hid', last: 'Navarro', homes: ['portlandOr'], isSuppressed: true });
  const kid = add({ id: 'kid', first: 'Kid', last: 'Navarro', homes: ['portlandOr'], birth: bornAged(9) });
  for (const id of [hidden, kid, 'Pnobodynobody12']) expect((await askRelated(id)).status).toBe(404);
});

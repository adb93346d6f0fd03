import { beforeAll, expect, test } from 'vitest';
import type { DirectoryNameAnswer, LocationAnswer } from '../../shared/contract/finding/browse.ts';
import type {
  AddressSearchAnswer,
  PhoneSearchAnswer,
  Suggestion,
} from '../../shared/contract/finding/reverse-search.ts';
import type { SearchAnswer } from '../../shared/contract/finding/search.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { loadRelated } from '../../worker/origin/people/related-store.ts';
import { addAccount, addReport, addSession } from '../fixtures/accounts-database.ts';
import { faultsOfDead, presentQuestions } from '../support/dead.ts';
import { holdPeople } from '../support/opened-people.ts';
import { openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { rotatingSample } from '../support/sample.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

/** One who has died, with what it takes to ask for the answers that name them. */
interface Dead {
  readonly person_key: number;
  readonly id: string;
  readonly full_name: string;
  readonly city: string | null;
  readonly state_code: string | null;
}

/** A home of one of them. */
interface Home {
  readonly id: string;
  readonly house_number: string;
  readonly street: string;
  readonly city: string;
  readonly state_code: string;
}

/** Its columns of a residence `r`, without whose it is. */
const HOME = 'r.house_number, r.street, r.city, r.state_code';

/** The ways of asking; anonymous visitors are named nobody at a number or an address. */
const VIEWERS = ['anonymous', 'paid', 'smb', 'cancelled', 'bg', 'bot'] as const;

/** Anybody born before this year is older than 100 by now, and so counts as dead. */
const TOO_OLD = new Date().getUTCFullYear() - 101;

let people: TestDatabase;
let origin: TestOrigin;
let dead: Dead[];
let deadIds: ReadonlySet<string>;
let some: Dead[];
const cookies = new Map<string, string>();

beforeAll(async () => {
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  origin = openTestOrigin('local', people);
  const { results } = await people
    .prepare(
      `SELECT p.person_key, p.id, p.full_name, l.city, l.state_code
       FROM person p LEFT JOIN place l ON l.id = p.current_place_id
       WHERE p.is_dead = 1 OR p.birth_year < ?1 ORDER BY p.id`,
    )
    .bind(TOO_OLD)
    .all<Dead>();
  dead = results;
  deadIds = new Set(dead.map(({ id }) => id));
  some = rotatingSample(dead, 8);
  expect(some.length).toBeGreaterThan(20);
  for (const userType of ['paid', 'smb', 'cancelled', 'transactional'] as const) {
    addAccount(origin.accounts, { id: userType, userType, lookupsMax: null });
    cookies.set(
      userType === 'transactional' ? 'bg' : userType,
      `session=${await addSession(origin.accounts, userType)}`,
    );
  }
  for (const { id } of some) addReport(origin.accounts, 'transactional', id, Date.now() + 3_600_000);
});

/** Calls that only a browser makes. */
const OF_BROWSER = /^\/api\/(?:suggest|person\/realtime)/;

async function ask<T>(path: string, viewer: (typeof VIEWERS)[number] = 'anonymous'): Promise<T> {
  const envelope = {
    caller: OF_BROWSER.test(path) ? ('browser' as const) : ('edge' as const),
    botClass: viewer === 'bot' ? ('search-engine' as const) : ('human' as const),
  };
  const answer = await origin.call(path, { cookie: cookies.get(viewer), envelope });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json<T>();
}

/** The faults of an answer that must name this person; `least` is how often anybody dead is named at least. */
function faultsIn(answer: unknown, { id }: Pick<Dead, 'id'>, least = 1): string[] {
  const { named, faults } = faultsOfDead(answer, deadIds);
  return [...(named < least ? [`named ${named} times`] : []), ...faults].map((fault) => `${id} ${fault}`);
}

/** The first rows of a query about one person. */
async function rowsOf<T>(sql: string, { id }: Dead): Promise<T[]> {
  return (await people.prepare(sql).bind(id).all<T>()).results;
}

const placeOf = ({ city, state_code }: Dead): string => `${city}, ${state_code}`;

test('the details of the dead say that they are, for every viewer, without an age or anything to reach them by', async () => {
  const faults: string[] = [];
  for (const one of some) {
    for (const viewer of VIEWERS) {
      const details = await ask<PersonDetails>(`/api/v4/person/details?personId=${one.id}`, viewer);
      faults.push(...faultsIn(details, one).map((fault) => `${viewer} ${fault}`));
      const { results, pageDefinition, myContactsListId } = details;
      const { counts, mobilePhones, landlinePhones, otherPhones, emails, addresses } = results;
      const reaching =
        [...mobilePhones, ...landlinePhones, ...otherPhones].length + counts.phonesCount + counts.emailsCount;
      if (reaching > 0 || emails.type !== 'none') faults.push(`${viewer} ${one.id} can be reached`);
      if (addresses.some(({ isHistorical }) => !isHistorical)) faults.push(`${viewer} ${one.id} lives somewhere`);
      if (myContactsListId !== null) faults.push(`${viewer} ${one.id} can be saved`);
      const questions = pageDefinition.personDetailsFaqs?.faqs.map(({ question }) => question) ?? [];
      faults.push(...presentQuestions(questions).map((question) => `${viewer} ${one.id} ${question}`));
      const told = JSON.stringify([pageDefinition.headerComponent, pageDefinition.callsToAction]);
      if (/phone|e-?mail/i.test(told)) faults.push(`${viewer} ${one.id} is sold as a contact: ${told}`);
    }
    const counts = await ask<PersonCounts>(`/api/person/counts?personId=${one.id}`);
    if (counts.phones + counts.emails + counts.currentAddresses > 0)
      faults.push(`${one.id} counts ${JSON.stringify(counts)}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

test('relatives and associates who died are marked on the pages of those they leave behind', async () => {
  const faults: string[] = [];
  let pages = 0;
  for (const one of some) {
    const kin = await rowsOf<{ other_id: string }>(
      'SELECT other_id FROM relation WHERE person_id = ?1 ORDER BY sort_order, other_id LIMIT 2',
      one,
    );
    for (const { other_id } of kin) {
      for (const viewer of ['anonymous', 'paid', 'cancelled'] as const) {
        const { results } = await ask<PersonDetails>(`/api/v4/person/details?personId=${other_id}`, viewer);
        const lists = [results.relatives, results.associates];
        // A free viewer gets only the first six by name.
        faults.push(
          ...faultsIn(lists, one, viewer === 'paid' ? 1 : 0).map((fault) => `${viewer} at ${other_id} ${fault}`),
        );
        pages += 1;
      }
    }
  }
  expect(pages).toBeGreaterThan(some.length);
  expect(faults.slice(0, 10)).toEqual([]);
});

test('the dead are marked among other people at the foot of a page, and are nobody’s neighbor or coworker', async () => {
  const faults: string[] = [];
  for (const one of some) {
    const found = await loadRelated(people, one.id, Date.now());
    if (found === null) throw new Error(`${one.id} has no lists`);
    const { lastNameCity, fullNameElsewhere, ...present } = found.people;
    faults.push(...faultsIn([lastNameCity, fullNameElsewhere], one, 0));
    for (const { id } of Object.values(present).flat())
      if (deadIds.has(id)) faults.push(`${id} is a neighbor or coworker`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

test('the dead are deceased in search results, suggestions, the directory and white pages', async () => {
  const faults: string[] = [];
  const found = { search: 0, suggest: 0, directory: 0, place: 0 };
  const seen = new Set<string>();
  for (const one of some) {
    const query = new URLSearchParams({
      name: one.full_name,
      ...(one.city === null ? {} : { location: placeOf(one) }),
    });
    const list = await ask<SearchAnswer>(`/api/search/people?${query}`);
    found.search += list.results.some(({ id }) => id === one.id) ? 1 : 0;
    faults.push(...faultsIn(list, one, 0));
    for (const band of ['25-34', '45-54', '65-130']) {
      const banded = await ask<SearchAnswer>(`/api/search/people?${query}&age=${band}`);
      for (const { id } of banded.results) if (deadIds.has(id)) faults.push(`${id} is ${band}`);
    }
    const suggested = await ask<{ suggestions: Suggestion[] }>(
      `/api/suggest?type=name&q=${encodeURIComponent(one.full_name)}`,
    );
    found.suggest += suggested.suggestions.some(({ path }) => path?.endsWith(one.id)) ? 1 : 0;
    faults.push(...faultsIn(suggested, one, 0));

    const [entry] = await rowsOf<{ partial: string; page: number }>(
      `SELECT d.partial, (d.position + 99) / 100 AS page FROM directory_person d JOIN person p ON p.person_key = d.person_key
       WHERE p.id = ?1`,
      one,
    );
    const [place] = await rowsOf<{ page: number }>(
      `SELECT (w.position + 99) / 100 AS page FROM place_person w JOIN person p ON p.person_key = w.person_key
       WHERE p.id = ?1 AND w.place_id = p.current_place_id`,
      one,
    );
    const paths = [
      ...(entry === undefined ? [] : [`/api/directory/${entry.partial.charAt(0)}/${entry.partial}?page=${entry.page}`]),
      ...(place === undefined ? [] : [`/api/locations/${encodeURIComponent(placeOf(one))}?page=${place.page}`]),
    ];
    for (const path of paths.filter((path) => !seen.has(path))) {
      seen.add(path);
      const page = await ask<DirectoryNameAnswer | LocationAnswer>(path);
      faults.push(...faultsIn(page, one));
      found[path.startsWith('/api/directory') ? 'directory' : 'place'] += 1;
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  const half = some.length / 2;
  expect(found.search).toBeGreaterThan(half);
  expect(found.suggest).toBeGreaterThan(0);
  expect(Math.min(found.directory, found.place)).toBeGreaterThan(20);
});

test('the dead are deceased at numbers that a directory lists, and nobody is told of their other ones', async () => {
  const faults: string[] = [];
  const told = { listed: 0, hidden: 0 };
  for (const one of some) {
    const lines = await rowsOf<{ number: string; is_listed: number }>(
      "SELECT number, is_listed = 1 AND line_type = 'Landline' AS is_listed FROM phone WHERE person_id = ?1 LIMIT 2",
      one,
    );
    for (const { number, is_listed } of lines) {
      const answers = [
        await ask<PhoneSearchAnswer>(`/api/search/phone?phone=${number}`),
        await ask<PhoneSearchAnswer>(`/api/search/phone?phone=${number}`, 'smb'),
        await ask<PhoneSearchAnswer>(`/api/search/phone?phone=${number}`, 'bg'),
      ];
      told[is_listed === 1 ? 'listed' : 'hidden'] += 1;
      for (const answer of answers)
        if (is_listed === 1) faults.push(...faultsIn(answer, one));
        else if (JSON.stringify(answer).includes(one.id)) faults.push(`${one.id} had ${number}`);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(Math.min(told.listed, told.hidden)).toBeGreaterThan(0);
});

test('the dead lived at their addresses before', async () => {
  const faults: string[] = [];
  // Records that nobody has closed still call the home of somebody above 100 current; everybody else's last one is past.
  const { results: notClosed } = await people
    .prepare(
      `SELECT p.id, ${HOME} FROM person p JOIN residence r ON r.person_id = p.id
       WHERE (p.is_dead = 1 OR p.birth_year < ?1) AND r.is_current = 1 ORDER BY p.id, r.sort_order`,
    )
    .bind(TOO_OLD)
    .all<Home>();
  expect(notClosed.length).toBeGreaterThan(0);
  const homes = [...notClosed];
  for (const one of some)
    homes.push(
      ...(await rowsOf<Home>(
        `SELECT ?1 AS id, ${HOME} FROM residence r WHERE r.person_id = ?1 ORDER BY r.sort_order LIMIT 1`,
        one,
      )),
    );
  expect(homes.length).toBeGreaterThan(some.length / 2);
  for (const home of homes) {
    const query = new URLSearchParams({
      street: `${home.house_number} ${home.street}`,
      location: `${home.city}, ${home.state_code}`,
    });
    // A house names only whom the viewer has opened.
    await ask<PersonDetails>(`/api/v4/person/details?personId=${home.id}`, 'smb');
    const { house, listed } = await ask<AddressSearchAnswer>(`/api/search/address?${query}`, 'smb');
    const past = house?.pastResidents ?? [];
    faults.push(...faultsIn(past, home));
    if (!past.some(({ id }) => id === home.id)) faults.push(`${home.id} never lived at ${query}`);
    const { named: living } = faultsOfDead([house?.residents, listed], deadIds);
    if (living > 0) faults.push(`${home.id} lives at ${query}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

test('no age of the dead arrives late', async () => {
  const faults: string[] = [];
  for (let at = 0; at < some.length; at += 20) {
    const ids = some.slice(at, at + 20).map(({ id }) => id);
    await holdPeople(origin, ids);
    for (const viewer of ['anonymous', 'bg'] as const) {
      const ages = await ask<unknown>(`/api/person/realtime/age?personIds=${ids.join()}`, viewer);
      faults.push(...faultsIn(ages, { id: viewer }, ids.length));
    }
  }
  expect(faults).toEqual([]);
});

test('the check itself finds somebody who has died as if they lived', async () => {
  const [one] = some;
  if (one === undefined) throw new Error('nobody has died');
  const details = await ask<PersonDetails>(`/api/v4/person/details?personId=${one.id}`, 'paid');
  const of = (change: Partial<PersonDetails['results']>) =>
    faultsIn({ results: { ...details.results, ...change } }, one);
  expect(of({})).toEqual([]);
  expect(of({ isDead: false })).toEqual([`${one.id} .results: not said to be dead`]);
  expect(of({ dateOfBirth: { age: 81, ageRange: null } })).toEqual([`${one.id} .results: age of birth 81`]);
  expect(of({ dateOfBirth: { age: null, ageRange: '65+' } })).toEqual([`${one.id} .results: age range of birth 65+`]);
  expect(faultsIn([{ id: one.id, isDead: true, age: '65+', isCurrentCity: true }], one)).toEqual([
    `${one.id} [0]: age 65+`,
    `${one.id} [0]: lives in a city`,
  ]);
  const path = `/name/-/-/${one.id}`;
  expect(faultsIn([{ kind: 'person', detail: 'Age 81', path }], one)).toEqual([`${one.id} [0]: suggested as 'Age 81'`]);
  expect(faultsIn([{ id: one.id, age: 81, ageRange: null }], one)).toEqual([`${one.id} [0]: age 81`]);
  expect(faultsIn([], one)).toEqual([`${one.id} named 0 times`]);
  expect(presentQuestions(['How old is Maya?', 'What was Maya’s phone number?', 'Where did Maya live?'])).toHaveLength(
    2,
  );
});

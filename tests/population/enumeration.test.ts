import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { CROWD_MIN } from '../../worker/origin/phone-search/crowds.ts';
import { addAccount, addSession } from '../fixtures/accounts-database.ts';
import { type Attacker, startAttack } from '../support/attacker.ts';
import { AreaNotes, type Guess, guessHouse, readVictim, type Victim } from '../support/hidden-facts.ts';
import { openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { GENEROUS_QUOTAS } from '../support/test-meters.ts';
import { prepareTestDatabases } from '../support/test-server.ts';
import { openTruth } from '../support/truth.ts';

/** Questions of one attack, and the networks that they come from. */
const QUESTIONS = 5_000;
const NETWORKS = 50;
const FREE_ACCOUNTS = 5;
const SEED = 23;
/** Fewer candidates than this count as having found out. */
const CANDIDATES_MIN = 10;

let people: TestDatabase;
let truth: ReturnType<typeof openTruth>;
let victims: string[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  truth = openTruth(peopleFile);
  // Half of them where an attack is easiest: few people have a hidden number with the area code. And some of all kinds.
  const { results } = await people
    .prepare(
      `SELECT f.person_id AS id FROM phone f
       JOIN (SELECT substr(number, 1, 3) AS code, line_type, COUNT(*) AS lines FROM phone WHERE is_listed = 0
             GROUP BY 1, 2) c ON c.code = substr(f.number, 1, 3) AND c.line_type = f.line_type
       WHERE f.is_listed = 0 AND c.lines BETWEEN 1 AND 8 GROUP BY f.person_id ORDER BY MIN(c.lines), f.person_id LIMIT 10`,
    )
    .all<{ id: string }>();
  victims = [...results.map(({ id }) => id), ...truth.some('fill_score > 50 AND is_dead = 0', 10)];
});
afterAll(() => {
  truth.close();
  vi.restoreAllMocks();
});

/** An origin with the limits that it has unless an operator changes them, and free accounts of the attacker's. */
async function openSite(
  variables: { readonly QUOTAS?: string } = {},
): Promise<{ origin: TestOrigin; cookies: string[] }> {
  const origin = openTestOrigin('production', people, { QUOTAS: '{}', ...variables });
  const cookies: string[] = [];
  for (let at = 0; at < FREE_ACCOUNTS; at += 1) {
    addAccount(origin.accounts, { id: `free${at}`, userType: 'free' });
    cookies.push(`__Host-session=${await addSession(origin.accounts, `free${at}`)}`);
  }
  return { origin, cookies };
}

/** What somebody's hidden numbers and house numbers are. */
function secretsOf({ id, numbers, houses }: Victim) {
  const { phones, addresses } = truth.read(id);
  return {
    numbers: numbers.map(({ areaCode, lineType }) =>
      phones.filter((phone) => phone.number.startsWith(areaCode) && phone.lineType === lineType && !phone.isListed),
    ),
    houses: houses.map(({ street }) => addresses.filter((address) => address.street === street)),
  };
}

/** 'recovered': the best guess is right, or hardly anything else is left; `right` are the right answers. */
function isRecovered({ candidates }: Guess, right: readonly string[]): boolean {
  return right.includes(candidates[0] ?? '') || candidates.length < CANDIDATES_MIN;
}

/** Property lists of a street's place, and the pages of the properties on it: they name streets without numbers. */
async function askProperties(attacker: Attacker, { houses }: Victim): Promise<void> {
  for (const { street, location } of houses) {
    const list = await attacker.ask(`/api/property-search/${encodeURIComponent(location)}`);
    const ids = [...(list?.text ?? '').matchAll(/"pnpId":"([^"]+)","line1WithoutNumber":"([^"]+)"/g)];
    for (const [, pnpId] of ids.filter(([, , one]) => one === street).slice(0, 5)) {
      const page = await attacker.ask(`/api/property/${pnpId}`);
      if (page?.status === 200) expect(page.json<PropertyAnswer>().type).toBe('teaser');
      await attacker.ask(`/api/funnel/counts?source=property&id=${pnpId}`);
    }
  }
}

test('5,000 questions from 50 networks about 20 people recover nobody’s number and nobody’s house', async () => {
  const { origin, cookies } = await openSite();
  const attacker = startAttack(origin, { networks: NETWORKS, cookies, seed: SEED });
  const known = (await Promise.all(victims.map((id) => readVictim(attacker, id)))).filter((one) => one !== null);
  expect(known.length).toBe(victims.length);
  expect(known.flatMap(({ numbers }) => numbers).length).toBeGreaterThan(20);
  expect(known.flatMap(({ houses }) => houses).length).toBeGreaterThan(8);

  const houses: { readonly victim: Victim; readonly guesses: readonly Guess[] }[] = [];
  for (const victim of known) {
    await askProperties(attacker, victim);
    const guesses: Guess[] = [];
    for (const house of victim.houses) guesses.push(await guessHouse(attacker, house, 25));
    houses.push({ victim, guesses });
  }
  // Area codes with the fewest numbers of the victims first: there, a number found says most.
  const areas = new Map<string, AreaNotes>();
  for (const { numbers } of known) for (const { areaCode } of numbers) areas.set(areaCode, new AreaNotes(areaCode));
  for (const area of areas.values()) await area.askWildcards(attacker);
  for (const area of areas.values()) await area.askNumbers(attacker, (QUESTIONS - attacker.asked()) / 4);
  while (attacker.asked() < QUESTIONS) await attacker.ask(`/api/search/phone?phone=1201555${attacker.asked()}`);
  expect(attacker.asked()).toBeGreaterThanOrEqual(QUESTIONS);

  const recovered: string[] = [];
  for (const { victim, guesses } of houses) {
    const secrets = secretsOf(victim);
    for (const [at, guess] of guesses.entries())
      if (
        isRecovered(
          guess,
          (secrets.houses[at] ?? []).map(({ houseNumber }) => houseNumber),
        )
      )
        recovered.push(`house of ${victim.id}`);
    for (const [at, number] of victim.numbers.entries()) {
      const guess = areas.get(number.areaCode)?.guess(number) ?? { candidates: [] };
      if (
        isRecovered(
          guess,
          (secrets.numbers[at] ?? []).map((phone) => phone.number),
        )
      )
        recovered.push(`${number.lineType} of ${victim.id}, ${number.areaCode}`);
    }
  }
  expect(recovered).toEqual([]);
});

test('without any limit, being on record singles out nobody’s number', async () => {
  const { origin, cookies } = await openSite({ QUOTAS: GENEROUS_QUOTAS });
  const attacker = startAttack(origin, { networks: NETWORKS, cookies, seed: SEED });
  const known = (await Promise.all(victims.map((id) => readVictim(attacker, id)))).filter((one) => one !== null);
  // As if every number of the area code had been asked: those that nobody has all get the same answer.
  const codes = new Set(known.flatMap(({ numbers }) => numbers.map(({ areaCode }) => areaCode)));
  const told = new Map<string, number>();
  for (const code of codes) {
    const { results } = await people
      .prepare('SELECT DISTINCT number FROM phone WHERE number >= ?1 AND number < ?2 AND is_listed = 0')
      .bind(`${code}5550000`, `${code}5560000`)
      .all<{ number: string }>();
    for (const { number } of results) {
      const answer = await attacker.ask(`/api/search/phone?phone=1${number}`);
      const { isOnRecord, lineType } = answer?.json<PhoneSearchAnswer>() ?? { isOnRecord: false, lineType: null };
      if (isOnRecord) told.set(`${code} ${lineType}`, (told.get(`${code} ${lineType}`) ?? 0) + 1);
    }
  }
  const crowds = known.flatMap(({ numbers }) =>
    numbers.map(({ areaCode, lineType }) => told.get(`${areaCode} ${lineType}`) ?? 0),
  );
  expect(crowds.filter((candidates) => candidates > 0 && candidates < CANDIDATES_MIN)).toEqual([]);
  // Some are told, and some share their area code with too few.
  expect(Math.min(...crowds)).toBe(0);
  expect(Math.max(...crowds)).toBeGreaterThanOrEqual(CROWD_MIN);
});

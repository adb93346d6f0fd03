import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CROWD_MIN } from '../../worker/origin/phone-search/crowds.ts';
import {
  CANDIDATES_MIN,
  chooseVictims,
  countTold,
  enumerate,
  openAttack,
  QUESTIONS,
  readVictims,
} from '../support/enumeration.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { GENEROUS_QUOTAS } from '../support/test-meters.ts';
import { prepareTestDatabases } from '../support/test-server.ts';
import { openTruth } from '../support/truth.ts';

let people: TestDatabase;
let truth: ReturnType<typeof openTruth>;
let victims: readonly string[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  truth = openTruth(peopleFile);
  victims = await chooseVictims(people, truth);
});
afterAll(() => {
  truth.close();
  vi.restoreAllMocks();
});

test('5,000 questions from 50 networks about 20 people recover nobody’s number and nobody’s house', async () => {
  const attacker = await openAttack(people, '{}');
  const known = await readVictims(attacker, victims);
  expect(known.length).toBe(20);
  const { asked, numbers, houses, recovered } = await enumerate(attacker, truth, known);
  expect(numbers).toBeGreaterThan(20);
  expect(houses).toBeGreaterThan(8);
  expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
  // The limits are met, and most questions are answered all the same.
  expect(attacker.refused()).toBeGreaterThan(100);
  expect(attacker.heard.length).toBeGreaterThan(QUESTIONS / 2);
  expect(recovered).toEqual([]);
});

test('without any limit, being on record singles out nobody’s number', async () => {
  const attacker = await openAttack(people, GENEROUS_QUOTAS);
  const known = await readVictims(attacker, victims);
  // As if every number of the area code had been asked: those that nobody has all get the same answer.
  const codes = new Set(known.flatMap(({ numbers }) => numbers.map(({ areaCode }) => areaCode)));
  const told = new Map<string, ReadonlyMap<string, number>>();
  for (const code of codes) told.set(code, await countTold(people, attacker, code));
  const crowds = known.flatMap(({ numbers }) =>
    numbers.map(({ areaCode, lineType }) => told.get(areaCode)?.get(lineType) ?? 0),
  );
  expect(crowds.filter((candidates) => candidates > 0 && candidates < CANDIDATES_MIN)).toEqual([]);
  // Some are told, and some share their area code with too few.
  expect(Math.min(...crowds)).toBe(0);
  expect(Math.max(...crowds)).toBeGreaterThanOrEqual(CROWD_MIN);
});

import { beforeEach, expect, it } from 'vitest';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { findFunnelPeople } from './funnel-store.ts';
import { loadActivityScore, loadLateAddresses, loadLateBirths } from './late-store.ts';

const NOW = Date.UTC(2026, 5, 15);
let db: TestDatabase;
let personId: string;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  personId = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
});

const WORKS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  ['a score by the number', /^SEARCH f USING INDEX \w+_phone_number/, (db) => loadActivityScore(db, '5035550101', NOW)],
  ['late births by the ids', /^SEARCH p USING INDEX \w+_person_id/, (db) => loadLateBirths(db, [personId], NOW)],
  ['late addresses by the person', /^SEARCH r USING PRIMARY KEY/, (db) => loadLateAddresses(db, personId, NOW)],
  [
    'the people of a checkout by phone',
    /^SEARCH f USING INDEX \w+_phone_number/,
    (db) => findFunnelPeople(db, 'phone', '15035550101', NOW),
  ],
  [
    'the person of a checkout by property',
    /^SEARCH y USING INDEX \w+_property_pnp/,
    (db) => findFunnelPeople(db, 'property', 'pnp-1', NOW),
  ],
];

it.each(WORKS)('finds %s without scanning a table', async (_, index, work) => {
  const plans = await plansOfAll(db, work);
  // `line`: the rows that an index found.
  expect(fullReads(plans).filter((plan) => plan !== 'SCAN line')).toEqual([]);
  expect(plans).not.toContain('SCAN w');
  expect(plans).toContainEqual(expect.stringMatching(index));
});

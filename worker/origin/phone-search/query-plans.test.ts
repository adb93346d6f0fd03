import { expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { loadOwnerRows } from '../owners/load-owners.ts';
import { loadAreaCities } from './area-cities.ts';
import { readPhone } from './phone-query.ts';
import { loadHolders, loadNumbers } from './phone-store.ts';

const NOW = Date.UTC(2026, 5, 15);
const fitting = (db: SqlDatabase, phone: string) => {
  const query = readPhone(phone);
  if (query.kind === 'whole') throw new Error('not partial');
  return loadNumbers(db, query);
};

const WORKS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  ['who has a number', /^SEARCH f USING INDEX \w+_phone_number/, (db) => loadHolders(db, '5035550142', NOW)],
  [
    'numbers whose end is missing',
    /^SEARCH \w+_shown_number USING PRIMARY KEY \(number>\? AND number<\?\)/,
    (db) => fitting(db, '15035550XXX'),
  ],
  [
    'numbers with digits missing in between',
    /^SEARCH \w+_shown_number USING PRIMARY KEY \(number=\?\)/,
    (db) => fitting(db, '1503X5501XX'),
  ],
  [
    'what is kept of a number whose line has changed',
    /^SEARCH f USING INDEX \w+_phone_number \(number=\?\)/,
    (db) => db.prepare("SELECT * FROM shown_number_source WHERE number = '5035550142'").all(),
  ],
  ['the cities of an area code', /^SEARCH a USING PRIMARY KEY \(area_code=\?\)/, (db) => loadAreaCities(db, '503')],
  ['owners by their ids', /^SEARCH p USING INDEX \w+_person_id/, (db) => loadOwnerRows(db, ['P1'], NOW)],
];

// `line` and subqueries are rows that an index found. A sort would read everything that fits before returning the first.
it.each(WORKS)('finds %s by an index, without a full scan', async (_, index, work) => {
  const plans = await plansOfAll(openTestDatabase('people'), work);
  expect(fullReads(plans).filter((plan) => !/^SCAN (?:line|\(subquery-\d+\))$/.test(plan))).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(index));
  if (work.toString().includes('fitting')) expect(plans.join('\n')).not.toContain('TEMP B-TREE');
});

import { beforeEach, expect, it } from 'vitest';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { indexStatements } from './index-store.ts';
import { loadMentions } from './mentions.ts';
import type { Cursor } from './paging.ts';
import { ownedStatements, propertyStatements } from './property-store.ts';
import { recordStatements, recordsByIdStatement } from './record-store.ts';

let db: TestDatabase;
let personId: string;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  personId = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
});

/** The same database, explaining its query plans instead of answering. */
function explained(): SqlDatabase {
  return { ...db, prepare: (sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`) };
}

async function plansOf(statements: readonly SqlStatement[]): Promise<string[]> {
  const results = await Promise.all(statements.map((statement) => statement.all<{ detail: string }>()));
  return results.flatMap(({ results }) => results.map(({ detail }) => detail));
}

const CURSORS: readonly (Cursor | null)[] = [null, { at: '2021-03-09', id: 'R1' }, { at: null, id: 'R1' }];

it.each(CURSORS)('reads a page of records from the index, in its order: after %j', async (after) => {
  const plan = await plansOf(recordStatements(explained(), 'liens', { personId, size: 100, after }));
  expect(fullReads(plan)).toEqual([]);
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH c USING INDEX \w+ \(person_key=\? AND record_group=\?/));
  expect(plan.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});

it.each(CURSORS)("finds a person's properties without reading other people's: after %j", async (after) => {
  for (const isCurrent of [true, false]) {
    const plan = await plansOf(propertyStatements(explained(), isCurrent, { personId, size: 100, after }));
    expect(fullReads(plan)).toEqual([]);
    expect(plan.length).toBeGreaterThan(0);
  }
});

it('reads an index of records by person, in its order, without their parties and addresses', async () => {
  const [records, properties] = indexStatements(explained(), personId);
  const plan = await plansOf([records]);
  expect(fullReads(plan)).toEqual([]);
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH c USING INDEX \w+_person \(person_key=\?\)/));
  expect(plan.filter((detail) => /TEMP B-TREE|SUBQUERY|json_each/.test(detail))).toEqual([]);
  const owned = await plansOf([properties]);
  expect(owned.length).toBeGreaterThan(0);
  expect(fullReads(owned)).toEqual([]);
});

it('finds the records of a page by their ids', async () => {
  const records = await plansOf([recordsByIdStatement(explained(), personId, ['R1', 'R2'])]);
  expect(records).toContainEqual(expect.stringMatching(/^SEARCH c USING INDEX \w+_id \(id=\?\)/));
  const plans = [...records, ...(await plansOf(ownedStatements(explained(), personId, ['pnp-1'])))];
  expect(fullReads(plans)).toEqual([]);
});

it('finds people and addresses by their ids', async () => {
  const plans = await plansOfAll(db, (explained) =>
    loadMentions(explained, { personIds: [personId], addressIds: ['A1'] }, Date.now()),
  );
  expect(plans.length).toBeGreaterThan(0);
  expect(fullReads(plans)).toEqual([]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  addTransfer,
  fixtureId,
  keyOf,
} from '../../../tests/fixtures/people-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';

const db: TestDatabase = openTestDatabase('people');
const owner = fixtureId('owner');
const spouse = fixtureId('spouse');
const home = `A${'home'.padEnd(11, '0')}`;

const all = async (sql: string, ...values: (string | number)[]) =>
  (
    await db
      .prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;

beforeAll(() => {
  addPlaces(db);
  addPerson(db, { id: 'owner', first: 'Ada', last: 'Hale' });
  addPerson(db, { id: 'spouse', first: 'Ben', last: 'Hale' });
  addAddress(db, 'home', 'portlandOr', { pnpId: 'n1', street: 'Alder St' });
  for (const id of [owner, spouse]) {
    addResidence(db, id, home, { isCurrent: true, sortOrder: 0 });
    addOwnership(db, id, 'n1', { isCurrent: true });
  }
  addRelation(db, owner, spouse);
  addPhone(db, owner, '5035550101', 'Mobile');
  addTransfer(db, 'n1', 0, {
    owners: [{ personId: owner }, { personId: spouse }],
    sellers: [{ name: 'Quarry Homes' }],
  });
  addRecord(db, owner, 'R1', 'bankruptcy', {
    parties: JSON.stringify([{ personId: owner }, { personId: spouse }]),
    address_key: keyOf(home),
    filed: '2019-05-02',
  });
});

/** Runs while something is suppressed, and then undoes that. */
async function whileHidden(table: string, where: string, look: () => Promise<void>): Promise<void> {
  db.exec(`UPDATE ${table} SET suppressed_at = 1 WHERE ${where}`);
  try {
    await look();
  } finally {
    db.exec(`UPDATE ${table} SET suppressed_at = NULL WHERE ${where}`);
  }
}

test('a late birth date is shown only for people whose record has none, and for nobody who is suppressed', async () => {
  const known = addPerson(db, { id: 'known', first: 'Kit', last: 'Hale', birth: [1980], lateBirth: [1981, 2] });
  const late = addPerson(db, { id: 'late', first: 'Lou', last: 'Hale', lateBirth: [1981, 2] });
  const told = () => all('SELECT * FROM late_birth WHERE person_id IN (?, ?)', known, late);
  expect(await told()).toEqual([{ person_id: late, birth_year: 1981, birth_month: 2 }]);
  await whileHidden('base_person', `id = '${late}'`, async () => expect(await told()).toEqual([]));
});

describe('suppressed data is in no view', () => {
  const VIEWS = ['person', 'residence', 'phone', 'relation', 'ownership', 'record'];

  test('a person, who is not a party to anything either', async () => {
    const key = VIEWS.map((view) => (view === 'person' ? 'id' : 'person_id'));
    for (const [at, view] of VIEWS.entries()) {
      expect(await all(`SELECT 1 FROM ${view} WHERE ${key[at]} = ?`, owner), view).not.toEqual([]);
    }
    await whileHidden('base_person', `id = '${owner}'`, async () => {
      for (const [at, view] of VIEWS.entries()) {
        expect(await all(`SELECT 1 FROM ${view} WHERE ${key[at]} = ?`, owner), view).toEqual([]);
      }
      expect(await all('SELECT 1 FROM search_name WHERE person_id = ?', owner)).toEqual([]);
      expect(await all('SELECT 1 FROM relation WHERE other_id = ?', owner)).toEqual([]);
      expect(await all('SELECT owners, sellers FROM transfer')).toEqual([
        { owners: JSON.stringify([{ personId: spouse }]), sellers: '[{"name":"Quarry Homes"}]' },
      ]);
    });
    await whileHidden('base_person', `id = '${spouse}'`, async () => {
      expect(await all('SELECT parties FROM record')).toEqual([{ parties: JSON.stringify([{ personId: owner }]) }]);
    });
  });

  test('a person who hides a home is not named as its owner by a foreclosure, but still as a debtor elsewhere', async () => {
    const parties = async (id: string) => (await all('SELECT parties FROM record WHERE id = ?', id))[0]?.parties;
    const both = JSON.stringify([{ personId: owner }, { personId: spouse }]);
    addRecord(db, owner, 'R2', 'foreclosure', { parties: both, address_key: keyOf(home) });
    expect(await parties('R2')).toBe(both);
    await whileHidden('base_residence', `person_key = ${keyOf(spouse)}`, async () => {
      expect(await parties('R1')).toBe(both);
      expect(await parties('R2')).toBe(JSON.stringify([{ personId: owner }]));
    });
    db.exec("DELETE FROM base_record WHERE id = 'R2'");
  });

  test('a residence, and whoever hides it is listed neither as owner nor as buyer of that home', async () => {
    const told = 'SELECT address_id, is_address_hidden FROM record';
    await whileHidden('base_residence', `person_key = ${keyOf(owner)}`, async () => {
      expect(await all('SELECT person_id FROM residence')).toEqual([{ person_id: spouse }]);
      expect(await all('SELECT person_id FROM ownership')).toEqual([{ person_id: spouse }]);
      expect(await all('SELECT owners FROM transfer')).toEqual([{ owners: JSON.stringify([{ personId: spouse }]) }]);
      expect(await all(told)).toEqual([{ address_id: null, is_address_hidden: 1 }]);
    });
    expect(await all(told)).toEqual([{ address_id: home, is_address_hidden: 0 }]);
  });

  test.each([
    [
      'an address',
      'base_address',
      `id = '${home}'`,
      ['residence', 'shown_residence', 'property', 'ownership', 'transfer'],
    ],
    ['a property', 'base_property', "pnp_id = 'n1'", ['property', 'ownership', 'transfer']],
    ['a phone', 'base_phone', "number = '5035550101'", ['phone']],
    ['a record', 'base_record', "id = 'R1'", ['record']],
  ])('%s', async (_what, table, where, views) => {
    for (const view of views) expect(await all(`SELECT 1 FROM ${view}`), view).not.toEqual([]);
    await whileHidden(table, where, async () => {
      for (const view of views) expect(await all(`SELECT 1 FROM ${view}`), view).toEqual([]);
    });
  });

  test("a property leaves its address, without the building's record", async () => {
    await whileHidden('base_property', "pnp_id = 'n1'", async () => {
      expect(await all('SELECT street, pnp_id, roi_score FROM residence WHERE person_id = ?', owner)).toEqual([
        { street: 'Alder St', pnp_id: null, roi_score: null },
      ]);
    });
  });
});

describe('reads of one person or one home use indexes', () => {
  test.each([
    ['SELECT * FROM person WHERE id = ?'],
    ['SELECT * FROM person WHERE legacy_id = ?'],
    ['SELECT * FROM person WHERE company_name = ?'],
    ['SELECT * FROM person WHERE job_title = ? AND home_place_id = ?'],
    ['SELECT * FROM person WHERE home_place_id = ? AND last_key = ?'],
    ['SELECT * FROM residence WHERE person_id = ?'],
    ['SELECT * FROM residence WHERE address_id = ?'],
    ['SELECT * FROM residence WHERE place_id = ? AND street = ?'],
    ['SELECT * FROM shown_residence WHERE person_id = ?'],
    ['SELECT * FROM phone WHERE person_id = ?'],
    ['SELECT * FROM phone WHERE number = ?'],
    ['SELECT * FROM email WHERE person_id = ?'],
    ['SELECT * FROM relation WHERE person_id = ?'],
    ['SELECT * FROM ownership WHERE person_id = ?'],
    ['SELECT * FROM ownership WHERE pnp_id = ?'],
    ['SELECT * FROM property WHERE pnp_id = ?'],
    ['SELECT * FROM transfer WHERE pnp_id = ?'],
    ['SELECT * FROM record WHERE person_id = ? AND record_group = ?'],
    ['SELECT * FROM record WHERE id = ?'],
    ['SELECT * FROM smartcheck WHERE id = ?'],
    ['SELECT * FROM search_name WHERE area = ? AND last_key = ?'],
    ['SELECT * FROM search_name WHERE area = ? AND first_key = ?'],
    ['SELECT * FROM name_count WHERE last_key = ? AND first_key = ?'],
    ['SELECT * FROM name_word WHERE kind = ? AND word = ?'],
    ['SELECT * FROM name_deletion WHERE kind = ? AND deletion = ?'],
    ['SELECT * FROM suggestion WHERE kind = ? AND prefix = ?'],
    ['SELECT * FROM directory_name WHERE letter = ? AND position = ?'],
    ['SELECT * FROM directory_name WHERE partial = ?'],
    ['SELECT * FROM directory_person WHERE partial = ? AND position > ?'],
    ['SELECT * FROM list_block WHERE list = ? AND key = ? AND level = ? AND parent = ? AND before < ?'],
    ['SELECT * FROM directory_state WHERE partial = ?'],
    ['SELECT * FROM directory_first WHERE partial = ?'],
    ['SELECT * FROM place_person WHERE place_id = ? AND position > ?'],
    ['SELECT * FROM place_property WHERE place_id = ? AND position > ?'],
    ['SELECT * FROM place_name WHERE place_id = ?'],
    ['SELECT * FROM place_count WHERE place_id = ?'],
    ['SELECT * FROM address WHERE place_id = ? AND street_key = ? AND house_number = ?'],
    ['SELECT * FROM place WHERE cell = ?'],
  ])('%s', async (sql) => {
    const plan = await all(
      `EXPLAIN QUERY PLAN ${sql}`,
      ...sql
        .split('?')
        .slice(1)
        .map(() => 'x'),
    );
    const scans = plan.map(({ detail }) => String(detail)).filter((step) => /^SCAN (?!.*VIRTUAL TABLE)/.test(step));
    expect(scans).toEqual([]);
  });

  test('records come in the order of their index', async () => {
    const sql = 'SELECT id FROM record WHERE person_id = ? AND record_group = ? ORDER BY filed DESC, id';
    const plan = await all(`EXPLAIN QUERY PLAN ${sql}`, owner, 'liens');
    expect(JSON.stringify(plan)).not.toContain('ORDER BY');
  });
});

describe('an address that only hidden people have', () => {
  const isShown = async () => (await all('SELECT 1 FROM address WHERE id = ?', home)).length === 1;
  const isHouseShown = async () => (await all("SELECT 1 FROM property WHERE pnp_id = 'n1'")).length === 1;
  const hide = (table: string, which: string) => db.exec(`UPDATE ${table} SET suppressed_at = 1 WHERE ${which}`);
  const show = (table: string, which: string) => db.exec(`UPDATE ${table} SET suppressed_at = NULL WHERE ${which}`);

  test('is told nowhere, its house included, until the first of them is shown again', async () => {
    hide('base_person', `id = '${owner}'`);
    expect([await isShown(), await isHouseShown()]).toEqual([true, true]);
    hide('base_person', `id = '${spouse}'`);
    expect([await isShown(), await isHouseShown()]).toEqual([false, false]);
    show('base_person', `id = '${owner}'`);
    expect([await isShown(), await isHouseShown()]).toEqual([true, true]);
    show('base_person', `id = '${spouse}'`);
  });

  test('is told nowhere once each of them hides it, or all their addresses', async () => {
    hide('base_residence', `person_key = ${keyOf(owner)}`);
    expect(await isShown()).toBe(true);
    db.exec(`UPDATE base_residence SET suppressed_at = 1 WHERE person_key = ${keyOf(spouse)}`);
    expect(await isShown()).toBe(false);
    show('base_residence', '1');
    expect(await isShown()).toBe(true);
  });

  test('is told again as soon as somebody else moves in or buys it', async () => {
    hide('base_person', `id IN ('${owner}', '${spouse}')`);
    expect(await isShown()).toBe(false);
    const heir = addPerson(db, { id: 'heir', first: 'Ida', last: 'Quist' });
    addOwnership(db, heir, 'n1', { isCurrent: true });
    expect(await isShown()).toBe(true);
    hide('base_person', `id = '${heir}'`);
    expect(await isShown()).toBe(false);
    const tenant = addPerson(db, { id: 'tenant', first: 'Tom', last: 'Quist' });
    addResidence(db, tenant, home, { isCurrent: true, sortOrder: 0 });
    expect(await isShown()).toBe(true);
    db.exec(`DELETE FROM base_residence WHERE person_key = ${keyOf(tenant)};
             DELETE FROM base_ownership WHERE person_key = ${keyOf(heir)}`);
    show('base_person', `id IN ('${owner}', '${spouse}')`);
    expect(await isShown()).toBe(true);
  });

  test('stays hidden after the last of them was deleted, and one where nobody ever was stays shown', async () => {
    addAddress(db, 'empty', 'eugene', { pnpId: 'n2' });
    const gone = addPerson(db, { id: 'gone', first: 'Gil', last: 'Quist' });
    const last = addAddress(db, 'last', 'eugene');
    addResidence(db, gone, last, { isCurrent: true, sortOrder: 0 });
    hide('base_person', `id = '${gone}'`);
    db.exec(
      `DELETE FROM base_residence WHERE person_key = ${keyOf(gone)}; DELETE FROM base_person WHERE id = '${gone}'`,
    );
    db.exec(
      `INSERT INTO address_refresh (address_key) VALUES (${keyOf(last)}), (${keyOf(`A${'empty'.padEnd(11, '0')}`)})`,
    );
    expect(await all('SELECT id FROM address WHERE id IN (?, ?)', last, `A${'empty'.padEnd(11, '0')}`)).toEqual([
      { id: `A${'empty'.padEnd(11, '0')}` },
    ]);
  });

  test('that somebody asked to hide stays hidden with its people shown', async () => {
    hide('base_address', `id = '${home}'`);
    hide('base_person', `id = '${owner}'`);
    show('base_person', `id = '${owner}'`);
    expect(await isShown()).toBe(false);
    show('base_address', `id = '${home}'`);
  });
});

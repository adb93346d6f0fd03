import { describe, expect, it } from 'vitest';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  type FixturePerson,
  fixtureId,
  hidePerson,
  showPerson,
} from '../../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfRun } from '../../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/sqlite-database.ts';
import { applyCorrection } from './apply-correction.ts';
import type { House, StoredChange } from './stored-change.ts';

const NOW = Date.UTC(2026, 10, 20);
const MADE_UP = /^SCAN (?:[aels]|base_list_entry)$/;

const SUGGESTIONS = "base_suggestion WHERE kind <> 'place'";
/** What everybody is found by. */
const FOUND = {
  base_search_name: 'area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown',
  base_name_count: 'last_key, first_key, state_code, people',
  // What nobody is called by anymore keeps its spelling, as another name of somebody.
  'base_name_word WHERE people > 0': 'kind, word, name, people',
  'base_name_word WHERE people <= 0': 'kind, word',
  base_directory_name: 'partial, name, people',
  base_directory_letter: 'letter, names, people',
  base_directory_person: 'partial, position, person_key, home, is_shown',
  base_directory_state: 'partial, state_code, people',
  base_directory_first: 'partial, first_key, name, people',
  base_place_person: 'place_id, position, person_key, is_shown',
  base_place_name: 'place_id, last_key, name, people',
  base_place_count: 'place_id, people, properties',
  base_state_count: 'state_code, people, properties',
  base_shown_number: 'number, is_listed',
  [SUGGESTIONS]: 'kind, prefix, rank, word',
  base_list_block: 'list, key, level, parent, before, block',
  base_person_hash: 'kind, prefix, person_key',
  base_person_name: 'person_key, last_key, first_key, middle_key, kind',
  base_person_place: 'person_key, place_id, is_current',
} as const;

const ADA: FixturePerson = {
  id: 'ada',
  first: 'Ada',
  middle: 'May',
  last: 'Hale',
  akas: ['Ada Quist'],
  birth: [1979, 4, 2],
  homes: ['portlandOr', 'eugene', 'portlandMe'],
};
const ada = fixtureId('ada');

/** A few people around Ada, found as after an import. */
function open(person: FixturePerson, more: (db: TestDatabase) => void = () => {}): TestDatabase {
  const db = openTestDatabase('people');
  addPlaces(db);
  addPerson(db, person);
  addPerson(db, { id: 'bo', first: 'Bo', last: 'Hale', birth: [1950], homes: ['portlandOr'] });
  addPerson(db, { id: 'cy', first: 'Cy', last: 'Hall', homes: ['eugene'] });
  addPerson(db, { id: 'di', first: 'Di', last: 'Vance', homes: ['portlandOr'] });
  more(db);
  db.fillFinding();
  return db;
}

async function foundIn(db: TestDatabase): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(FOUND)) {
    const order = columns.split(', ').map((_, at) => at + 1);
    found[table] = (await db.prepare(`SELECT ${columns} FROM ${table} ORDER BY ${order}`).all()).results;
  }
  return found;
}

/** A corrected record is found as one that was imported that way. */
async function expectLike(corrected: TestDatabase, imported: FixturePerson, more?: (db: TestDatabase) => void) {
  expect(await foundIn(corrected)).toEqual(await foundIn(open(imported, more)));
}
const named = (
  firstName: string,
  lastName: string,
  middleName: string | null = null,
  suffix: string | null = null,
) => ({
  firstName,
  middleName,
  lastName,
  suffix,
});
const all = async (db: TestDatabase, sql: string) => (await db.prepare(sql).all<Record<string, unknown>>()).results;

describe('a corrected name', () => {
  const CASES: readonly [what: string, name: ReturnType<typeof named>, imported: Partial<FixturePerson>][] = [
    ['of a last name that others have', named('Ada', 'Hall', 'May'), { last: 'Hall' }],
    ['of a last name that nobody had', named('Ada', 'Haas', 'May'), { last: 'Haas' }],
    ['of a letter that nobody had', named('Ada', 'Young', 'May'), { last: 'Young' }],
    ['of a first name', named('Zoe', 'Hale', 'May'), { first: 'Zoe' }],
    ['of a middle name and suffix', named('Ada', 'Hale', 'June', 'Jr'), { middle: 'June', suffix: 'Jr' }],
    ['that is double', named('Ada', 'Hale-Vance', 'May'), { last: 'Hale-Vance' }],
    ['that no path can spell', named('Ада', 'Хейл', 'May'), { first: 'Ада', last: 'Хейл' }],
  ];
  it.each(CASES)('%s is searched, suggested, listed and counted as after an import', async (_, name, imported) => {
    const db = open(ADA);
    expect(await applyCorrection(db, ada, { kind: 'name', name }, NOW)).toBe(true);
    await expectLike(db, { ...ADA, ...imported });
    expect(await all(db, `SELECT full_name FROM person WHERE id = '${ada}'`)).toEqual([
      { full_name: [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ') },
    ]);
    await applyCorrection(db, ada, { kind: 'name', name }, NOW);
    await expectLike(db, { ...ADA, ...imported });
  });

  it('of somebody who is hidden shows nobody, and is right once they are shown again', async () => {
    const db = open(ADA);
    hidePerson(db, ada);
    await applyCorrection(db, ada, { kind: 'name', name: named('Zoe', 'Young') }, NOW);
    expect(
      await all(db, "SELECT 1 FROM search_name WHERE last_key IN ('young', 'hale') AND first_key <> 'bo'"),
    ).toEqual([]);
    expect(await all(db, `SELECT 1 FROM person WHERE id = '${ada}'`)).toEqual([]);
    showPerson(db, ada);
    const { middle: _, ...rest } = ADA;
    // Suggestions are made of names that somebody shown has.
    const { [SUGGESTIONS]: __, ...found } = await foundIn(db);
    expect(await foundIn(open({ ...rest, first: 'Zoe', last: 'Young' }))).toMatchObject(found);
  });

  it('is listed in its place among hundreds, and so is who is hidden there', async () => {
    const crowd = (db: TestDatabase) => {
      for (let at = 0; at < 120; at += 1) {
        addPerson(db, { id: `h${at}x`, first: `N${at % 20}`, last: 'Hale', homes: ['portlandOr'] });
        addPerson(db, { id: `v${at}x`, first: `N${at % 20}`, last: 'Vance', homes: ['portlandOr'] });
      }
    };
    const [db, like] = [open(ADA, crowd), open({ ...ADA, last: 'Vance' }, crowd)];
    for (const on of [db, like]) for (const id of ['h7x', 'v7x', 'v90x']) hidePerson(on, fixtureId(id));
    await applyCorrection(db, ada, { kind: 'name', name: named('Ada', 'Vance', 'May') }, NOW);
    const { [SUGGESTIONS]: _, ...found } = await foundIn(db);
    expect(await foundIn(like)).toMatchObject(found);
  });

  it('leaves others hidden who were', async () => {
    const db = open(ADA);
    hidePerson(db, fixtureId('bo'));
    await applyCorrection(db, ada, { kind: 'name', name: named('Ada', 'Hall', 'May') }, NOW);
    const like = open({ ...ADA, last: 'Hall' });
    hidePerson(like, fixtureId('bo'));
    const { [SUGGESTIONS]: _, ...found } = await foundIn(db);
    expect(await foundIn(like)).toMatchObject(found);
  });
});

describe('other names', () => {
  it('are added and taken away as an import has them', async () => {
    const db = open(ADA);
    await applyCorrection(db, ada, { kind: 'add-name', name: named('Ada', 'Vance') }, NOW);
    await expectLike(db, { ...ADA, akas: ['Ada Quist', 'Ada Vance'] });
    await applyCorrection(db, ada, { kind: 'not-my-name', fullName: 'Ada Quist' }, NOW);
    await expectLike(db, { ...ADA, akas: ['Ada Vance'] });
    expect(await all(db, `SELECT akas FROM person WHERE id = '${ada}'`)).toEqual([{ akas: '["Ada Vance"]' }]);
    expect(await applyCorrection(db, ada, { kind: 'not-my-name', fullName: 'Ada Quist' }, NOW)).toBe(false);
  });
});

describe('a corrected life', () => {
  it('has another month of birth, by which a search finds it', async () => {
    const db = open(ADA);
    await applyCorrection(db, ada, { kind: 'birth', year: 1981, month: 12 }, NOW);
    await expectLike(db, { ...ADA, birth: [1981, 12, null] });
  });

  it('never makes somebody a minor', async () => {
    const db = open(ADA);
    expect(await applyCorrection(db, ada, { kind: 'birth', year: 2010, month: 1 }, NOW)).toBe(false);
    await expectLike(db, ADA);
  });

  it('goes on for whoever is alive', async () => {
    const db = open({ ...ADA, isDead: true });
    await applyCorrection(db, ada, { kind: 'alive' }, NOW);
    await expectLike(db, ADA);
  });

  it('has another job, and none', async () => {
    const db = open({ ...ADA, job: { title: 'Nurse', company: 'High Desert Clinic' } });
    const work = () => all(db, `SELECT job_title AS title, company_name AS company FROM person WHERE id = '${ada}'`);
    await applyCorrection(db, ada, { kind: 'work', title: 'Surgeon', company: null }, NOW);
    expect(await work()).toEqual([{ title: 'Surgeon', company: null }]);
    await applyCorrection(db, ada, { kind: 'work', title: null, company: null }, NOW);
    expect(await work()).toEqual([{ title: null, company: null }]);
  });
});

describe('a corrected address', () => {
  const house = (zip5: string): House => ({ houseNumber: '1420', streetKey: 'alder st', unit: null, zip5 });

  it('where somebody never lived is gone from them, and so is the place', async () => {
    const db = open(ADA);
    const { streetKey } = {
      streetKey: (await all(db, 'SELECT street_key FROM address LIMIT 1'))[0]?.street_key as string,
    };
    await applyCorrection(db, ada, { kind: 'never-lived', house: { ...house('04101'), streetKey } }, NOW);
    await expectLike(db, { ...ADA, homes: ['portlandOr', 'eugene'] });
    await applyCorrection(db, ada, { kind: 'never-lived', house: { ...house('97201'), streetKey } }, NOW);
    expect(await all(db, `SELECT city, is_current FROM residence WHERE person_id = '${ada}'`)).toEqual([
      { city: 'Eugene', is_current: 0 },
    ]);
    expect(await all(db, `SELECT home_place_id, home_state FROM person WHERE id = '${ada}'`)).toEqual([
      { home_place_id: 3, home_state: 'OR' },
    ]);
    expect(await applyCorrection(db, ada, { kind: 'never-lived', house: { ...house('97201'), streetKey } }, NOW)).toBe(
      false,
    );
  });

  it('that somebody has left is a former one', async () => {
    const db = open(ADA);
    const [{ street_key: streetKey } = {}] = await all(db, 'SELECT street_key FROM address LIMIT 1');
    const change = {
      kind: 'moved-out',
      month: '2026-03',
      house: { ...house('97201'), streetKey: String(streetKey) },
    } as const;
    await applyCorrection(db, ada, change, NOW);
    await expectLike(db, { ...ADA, livesNowhere: true });
    expect(
      await all(
        db,
        `SELECT is_current, move_out FROM residence WHERE person_id = '${ada}' AND city = 'Portland' AND state_code = 'OR'`,
      ),
    ).toEqual([{ is_current: 0, move_out: '2026-03' }]);
  });

  it('takes the address off a record of whoever never lived there', async () => {
    const db = open(ADA, (on) => {
      const home = addAddress(on, 'shack', 'eugene', { houseNumber: '7', street: 'Fir Ct' });
      addResidence(on, ada, home, { isCurrent: false, sortOrder: 9 });
      addRecord(on, ada, 'R1', 'lien', {});
      on.exec("UPDATE base_record SET address_key = (SELECT key FROM base_address WHERE house_number = '7')");
    });
    const [{ street_key: streetKey } = {}] = await all(db, "SELECT street_key FROM address WHERE house_number = '7'");
    const fir: House = { houseNumber: '7', streetKey: String(streetKey), unit: null, zip5: '97401' };
    await applyCorrection(db, ada, { kind: 'never-lived', house: fir }, NOW);
    expect(await all(db, 'SELECT address_id, is_address_hidden FROM record')).toEqual([
      { address_id: null, is_address_hidden: 0 },
    ]);
  });
});

describe('what is not theirs', () => {
  const withFacts = (db: TestDatabase) => {
    addPhone(db, ada, '5035550101', 'Mobile');
    addPhone(db, fixtureId('bo'), '5035550101', 'Landline');
    addPhone(db, ada, '5035550102', 'Mobile', { sortOrder: 1 });
    addEmail(db, ada, 'ada@example.com');
    addRelation(db, ada, fixtureId('bo'));
    addRelation(db, ada, fixtureId('cy'), 'Associate', 1);
    addRecord(db, ada, 'R1', 'lien', {});
  };
  const left = async (db: TestDatabase) => ({
    phones: (await all(db, `SELECT number FROM phone WHERE person_id = '${ada}' ORDER BY 1`)).map(
      ({ number }) => number,
    ),
    emails: (await all(db, `SELECT email FROM email WHERE person_id = '${ada}'`)).length,
    related: (await all(db, 'SELECT person_id || other_id AS pair FROM relation ORDER BY 1')).length,
    records: (await all(db, 'SELECT 1 FROM record')).length,
  });
  const ALL = { phones: ['5035550101', '5035550102'], emails: 1, related: 4, records: 1 };

  it.each<[StoredChange, Partial<typeof ALL>]>([
    [{ kind: 'not-my-phone', number: '5035550101' }, { phones: ['5035550102'] }],
    [{ kind: 'not-my-email', email: 'ADA@example.com' }, { emails: 0 }],
    [{ kind: 'not-related', personId: fixtureId('bo'), firstKey: 'bo', lastKey: 'hale' }, { related: 2 }],
    [{ kind: 'not-related', personId: 'Pofanotherdataset', firstKey: 'bo', lastKey: 'hale' }, { related: 2 }],
    [{ kind: 'not-related', personId: 'Pofanotherdataset', firstKey: 'bob', lastKey: 'hale' }, {}],
    [{ kind: 'record', record: { group: 'liens', id: 'R1' }, error: 'not-them' }, { records: 0 }],
  ])('goes, and nothing else: %j', async (change, gone) => {
    const db = open(ADA, withFacts);
    await applyCorrection(db, ada, change, NOW);
    expect(await left(db)).toEqual({ ...ALL, ...gone });
  });

  it('is still found on whoever else has it', async () => {
    const db = open(ADA, withFacts);
    await applyCorrection(db, ada, { kind: 'not-my-phone', number: '5035550101' }, NOW);
    expect(await all(db, "SELECT 1 FROM shown_number WHERE number = '5035550101'")).toHaveLength(1);
    await applyCorrection(db, ada, { kind: 'not-my-phone', number: '5035550102' }, NOW);
    expect(await all(db, "SELECT 1 FROM shown_number WHERE number = '5035550102'")).toEqual([]);
  });
});

it('a record is taken off its own person alone', async () => {
  const db = open(ADA, (on) => addRecord(on, fixtureId('bo'), 'R1', 'lien', {}));
  const change = { kind: 'record', record: { group: 'liens', id: 'R1' }, error: 'not-them' } as const;
  expect(await applyCorrection(db, ada, change, NOW)).toBe(false);
  expect(await all(db, 'SELECT person_id FROM record')).toEqual([{ person_id: fixtureId('bo') }]);
});

it('nobody is corrected who is not there', async () => {
  expect(await applyCorrection(open(ADA), fixtureId('nobody'), { kind: 'alive' }, NOW)).toBe(false);
});

it('a correction finds its rows by an index, however many people there are', async () => {
  const db = open(ADA);
  const plans = await plansOfRun(db, async (on) => {
    await applyCorrection(on, ada, { kind: 'name', name: named('Zoe', 'Young') }, NOW);
    await applyCorrection(on, ada, { kind: 'birth', year: 1981, month: 1 }, NOW);
    await applyCorrection(on, ada, { kind: 'not-my-phone', number: '5035550101' }, NOW);
    const other = { personId: fixtureId('bo'), firstKey: 'bo', lastKey: 'hale' };
    await applyCorrection(on, ada, { kind: 'not-related', ...other }, NOW);
  });
  // What a query makes for itself, of rows that it found by an index.
  expect(fullReads(plans).filter((line) => !MADE_UP.test(line))).toEqual([]);
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportRow } from '../../../worker/origin/import/rows.ts';
import { generatePopulation } from '../../population/population.ts';
import {
  ACCOUNTS_DATABASE_ID,
  databaseFile,
  databaseFiles,
  ensureDatabases,
  migrate,
  PEOPLE_DATABASE_ID,
  peopleForTests,
  peopleWorthLookingAt,
  SeedingError,
} from './people-database.ts';

const SMALL = { seed: 'small', people: 300 };
const HASHING_TIME = 20_000;

let stateDir: string;
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'porchlight-'));
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

function query(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

const journalOf = (file: string): unknown => query(file, 'PRAGMA journal_mode')[0]?.journal_mode;

/** Stops in the middle, as a full disk or a pulled plug would. */
function* failing(error: Error): Generator<ImportRow> {
  let left = 500;
  for (const row of generatePopulation(SMALL)) {
    left -= 1;
    if (left === 0) throw error;
    yield row;
  }
}

/** Leaves the header, and writes over what stands behind it. */
function overwriteSchema(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 100, 8_192);
  writeFileSync(file, bytes);
}

const sqliteError = (errcode: number): Error =>
  Object.assign(new Error('planted'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('the file of a database', () => {
  test('has Miniflare’s name', () => {
    expect(databaseFile('/state/v3', PEOPLE_DATABASE_ID)).toBe(
      '/state/v3/d1/miniflare-D1DatabaseObject/37202af4a48e51a6f9bf1676145f85cdbaaf76a4a51b95f5120b328bf5460e72.sqlite',
    );
  });

  test('belongs to an id of the origin worker', () => {
    const config = readFileSync(new URL('../../../worker/origin/wrangler.toml', import.meta.url), 'utf8');
    const ids = [...config.matchAll(/database_id = "(.*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([PEOPLE_DATABASE_ID, ACCOUNTS_DATABASE_ID]);
  });
});

describe('migrating', () => {
  test('applies what is missing, in order and once, where wrangler looks', () => {
    const folder = join(stateDir, 'migrations');
    const file = join(stateDir, 'test.sqlite');
    mkdirSync(folder);
    writeFileSync(join(folder, '0002_add.sql'), 'INSERT INTO t VALUES (2);');
    writeFileSync(join(folder, '0001_create.sql'), 'CREATE TABLE t (n);');
    expect(migrate(file, folder)).toEqual(['0001_create.sql', '0002_add.sql']);
    expect(migrate(file, folder)).toEqual([]);
    writeFileSync(join(folder, '0003_add.sql'), 'INSERT INTO t VALUES (3);');
    expect(migrate(file, folder)).toEqual(['0003_add.sql']);
    expect(query(file, 'SELECT n FROM t')).toEqual([{ n: 2 }, { n: 3 }]);
    expect(query(file, 'SELECT id, name FROM d1_migrations').map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('leaves nothing from a failing file', () => {
    const folder = join(stateDir, 'migrations');
    const file = join(stateDir, 'test.sqlite');
    mkdirSync(folder);
    writeFileSync(join(folder, '0001_create.sql'), 'CREATE TABLE t (n); CREATE TABLE t (n);');
    expect(() => migrate(file, folder)).toThrow('already exists');
    expect(query(file, "SELECT name FROM sqlite_master WHERE name = 't'")).toEqual([]);
    expect(query(file, 'SELECT * FROM d1_migrations')).toEqual([]);
  });

  test('reports the error even if SQLite rolls back by itself', () => {
    const folder = join(stateDir, 'migrations');
    mkdirSync(folder);
    const twice = 'CREATE TABLE t (n UNIQUE); INSERT INTO t VALUES (1); INSERT OR ROLLBACK INTO t VALUES (1);';
    writeFileSync(join(folder, '0001_create.sql'), twice);
    expect(() => migrate(join(stateDir, 'test.sqlite'), folder)).toThrow('UNIQUE constraint failed');
  });
});

describe('making sure of the databases', { timeout: HASHING_TIME }, () => {
  test('fills both once, and keeps what is complete', async () => {
    const first = await ensureDatabases({ stateDir, ...SMALL });
    expect(first.isFresh).toBe(true);
    expect(query(first.peopleFile, 'SELECT count(*) AS n FROM person')).toEqual([{ n: SMALL.people }]);
    const written = statSync(first.peopleFile).mtimeMs;
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(false);
    expect((await ensureDatabases({ stateDir })).isFresh).toBe(false);
    expect(statSync(first.peopleFile).mtimeMs).toBe(written);
    expect((await ensureDatabases({ stateDir, ...SMALL, isForced: true })).isFresh).toBe(true);
    expect((await ensureDatabases({ stateDir, ...SMALL, people: 20 })).isFresh).toBe(true);
    expect(query(first.peopleFile, 'SELECT count(*) AS n FROM person')).toEqual([{ n: 20 }]);
  });

  test('leaves no file but the databases', async () => {
    const { peopleFile } = await ensureDatabases({ stateDir, ...SMALL });
    expect(readdirSync(dirname(peopleFile)).filter((name) => !name.endsWith('.sqlite'))).toEqual([]);
  });

  test('leaves both in WAL mode, even old ones', async () => {
    const { peopleFile, accountsFile } = await ensureDatabases({ stateDir, ...SMALL });
    expect([journalOf(peopleFile), journalOf(accountsFile)]).toEqual(['wal', 'wal']);
    for (const file of [peopleFile, accountsFile]) query(file, 'PRAGMA journal_mode = DELETE');
    expect([journalOf(peopleFile), journalOf(accountsFile)]).toEqual(['delete', 'delete']);
    expect((await ensureDatabases({ stateDir })).isFresh).toBe(false);
    expect([journalOf(peopleFile), journalOf(accountsFile)]).toEqual(['wal', 'wal']);
  });

  test('starts over after an interrupted run', async () => {
    const { peopleFile } = databaseFiles({ stateDir });
    mkdirSync(dirname(peopleFile), { recursive: true });
    writeFileSync(`${peopleFile}.filling`, 'half a database, or something else');
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(true);
    expect(existsSync(`${peopleFile}.filling`)).toBe(false);
  });

  test('replaces a file that is not a database', async () => {
    const { peopleFile } = databaseFiles({ stateDir });
    mkdirSync(dirname(peopleFile), { recursive: true });
    writeFileSync(peopleFile, 'no database at all, but long enough to be looked at as if it were one'.repeat(20));
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(true);
  });

  test('rebuilds a truncated people database', async () => {
    const { peopleFile } = await ensureDatabases({ stateDir, ...SMALL });
    truncateSync(peopleFile, Math.floor(statSync(peopleFile).size / 2));
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(true);
  });

  test.each([
    ['are no database', (file: string) => writeFileSync(file, 'no database at all'.repeat(400))],
    ['were cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['have lost their first pages', (file: string) => overwriteSchema(file)],
  ])('says in one sentence which file is damaged and what to do, when accounts %s', async (_what, damage) => {
    const { accountsFile } = await ensureDatabases({ stateDir, ...SMALL });
    damage(accountsFile);
    const failed = await ensureDatabases({ stateDir, ...SMALL }).catch((error) => error);
    expect(failed).toBeInstanceOf(SeedingError);
    expect(failed.message).toBe(
      `The local database ${accountsFile} is damaged: delete ${dirname(accountsFile)} and start again, which makes it anew.`,
    );
    rmSync(dirname(accountsFile), { recursive: true });
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(true);
  });

  test('keeps the old people when filling fails, and cleans up', async () => {
    const { peopleFile } = await ensureDatabases({ stateDir, ...SMALL });
    const generate = () => failing(new Error('pulled plug'));
    await expect(ensureDatabases({ stateDir, seed: 'other', people: 300, generate })).rejects.toThrow('pulled plug');
    expect(existsSync(`${peopleFile}.filling`)).toBe(false);
    expect(query(peopleFile, "SELECT value FROM import_state WHERE key = 'seed'")).toEqual([{ value: 'small' }]);
    expect((await ensureDatabases({ stateDir, seed: 'other', people: 300 })).isFresh).toBe(true);
  });

  test.each([
    ['SQLite finds no room', sqliteError(13), /^The disk is full/],
    ['the file system finds no room', Object.assign(new Error('planted'), { code: 'ENOSPC' }), /^The disk is full/],
    ['the file is locked', sqliteError(5), /is in use: stop the other npm start/],
    ['the file is locked, extended code', sqliteError(261), /is in use/],
    ['the folder is not ours', Object.assign(new Error('planted'), { code: 'EACCES' }), /cannot be written/],
  ])('says in one sentence that %s', async (_what, error, sentence) => {
    const { peopleFile } = databaseFiles({ stateDir });
    const failed = await ensureDatabases({ stateDir, ...SMALL, generate: () => failing(error) }).catch((e) => e);
    expect(failed).toBeInstanceOf(SeedingError);
    expect(failed.message).toMatch(sentence);
    expect(failed.message).not.toContain('\n');
    expect(existsSync(`${peopleFile}.filling`)).toBe(false);
    expect(existsSync(peopleFile)).toBe(false);
  });

  test('does not replace a people database that a server has open', async () => {
    const { peopleFile } = await ensureDatabases({ stateDir, ...SMALL });
    const server = new DatabaseSync(peopleFile);
    server.exec('PRAGMA journal_mode = WAL');
    server.prepare('SELECT count(*) FROM person').get();
    expect((await ensureDatabases({ stateDir, ...SMALL })).isFresh).toBe(false);
    await expect(ensureDatabases({ stateDir, ...SMALL, seed: 'other' })).rejects.toThrow('is in use');
    server.close();
    expect((await ensureDatabases({ stateDir, ...SMALL, seed: 'other' })).isFresh).toBe(true);
  });
});

test('a population of some size has people worth looking at', { timeout: HASHING_TIME }, async () => {
  const { peopleFile } = await ensureDatabases({ stateDir, seed: 'look', people: 2_000 });
  const people = peopleWorthLookingAt(peopleFile);
  expect(people.map(({ label }) => label)).toEqual([
    'a full page',
    'a listed landline',
    'records of many kinds',
    'somebody deceased',
    'nothing but a name',
    'a name with diacritics',
    'an age that comes late',
    'addresses whose ids come late',
    'many namesakes',
  ]);
  expect(people.at(-1)).toMatchObject({ id: null, fullName: 'James Smith', city: 'Chicago', stateCode: 'IL' });
  expect(people[0]).toMatchObject({ city: expect.any(String), stateCode: expect.stringMatching(/^[A-Z]{2}$/) });
  expect(people[4]).toMatchObject({ city: null, stateCode: null });
  expect(peopleWorthLookingAt(peopleFile)).toEqual(people);
  const others = peopleForTests(peopleFile);
  expect(others).toEqual(peopleForTests(peopleFile));
  for (const { id } of others) expect(id).not.toBeNull();
});

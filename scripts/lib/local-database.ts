import { createHash, createHmac } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The Durable Object class that Miniflare keeps D1 databases in. */
const D1_UNIQUE_KEY = 'miniflare-D1DatabaseObject';
/** Files that SQLite keeps beside a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];

/**
 * The file that Miniflare opens for a D1 database. Its name is that of a Durable Object: the first 16 bytes of an
 * HMAC of the database's id, and 16 bytes that prove them, as workerd computes `idFromName`.
 *
 * @param stateDir Miniflare's resourcePersistencePath, `.wrangler/state/v3`
 */
export function databaseFile(stateDir: string, databaseId: string): string {
  const key = createHash('sha256').update(D1_UNIQUE_KEY).digest();
  const name = createHmac('sha256', key).update(databaseId).digest().subarray(0, 16);
  const proof = createHmac('sha256', key).update(name).digest().subarray(0, 16);
  return join(stateDir, 'd1', D1_UNIQUE_KEY, `${Buffer.concat([name, proof]).toString('hex')}.sqlite`);
}

/**
 * Applies the numbered .sql files that a database does not have yet, each in a transaction, and writes them down where
 * `wrangler d1 migrations apply` looks. Leaves the database in WAL mode.
 *
 * @returns the names of the files applied
 */
export function migrate(file: string, migrationsDir: string): string[] {
  const database = openDatabase(file);
  try {
    database.exec(
      `CREATE TABLE IF NOT EXISTS "d1_migrations"(
         id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    );
    const rows = database.prepare('SELECT name FROM d1_migrations').all() as { name: string }[];
    const known = new Set(rows.map(({ name }) => name));
    const files = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'));
    const pending = files.filter((name) => !known.has(name)).sort();
    for (const name of pending) {
      inTransaction(database, () => {
        database.exec(readFileSync(join(migrationsDir, name), 'utf8'));
        database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
      });
    }
    writeAhead(database);
    return pending;
  } finally {
    database.close();
  }
}

/**
 * Puts a database in WAL mode, where it stays. Workerd does so itself at its first query, and that fails while anybody
 * reads the file: the first page would be a 404.
 */
export function writeAhead(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL');
}

/** Puts a database in WAL mode, without leaving files beside it. */
export function writeFileAhead(file: string): void {
  const database = openDatabase(file);
  try {
    writeAhead(database);
  } finally {
    database.close();
  }
}

/** Copies a database with everything written to it; what SQLite kept beside an older copy goes. */
export function copyDatabase(from: string, to: string): void {
  const database = openDatabase(from);
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    mkdirSync(dirname(to), { recursive: true });
    removeDatabase(to);
    copyFileSync(from, to);
  } finally {
    database.close();
  }
}

/** Opens a database that a local server may have open too: waits up to two seconds for a lock. */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: 2_000 });
}

export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // Of a full disk SQLite has rolled back itself; to do it again would hide what went wrong.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Deletes a database and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(`${file}${suffix}`, { force: true });
}

/** Deletes what SQLite keeps beside a database: of use only when the database is replaced. */
export function removeSideFiles(file: string): void {
  for (const suffix of SIDE_FILES) rmSync(`${file}${suffix}`, { force: true });
}

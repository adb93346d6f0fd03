import { createHash, createHmac } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The Durable Object class that Miniflare keeps D1 databases in. */
const D1_UNIQUE_KEY = 'miniflare-D1DatabaseObject';
/** Offsets and sizes in a database file's header (https://www.sqlite.org/fileformat.html), in bytes. */
const HEADER = { length: 100, pageSize: 16, writes: 24, pages: 28, writesWithPages: 92 } as const;
/** How the header stores the largest page size, which does not fit in 16 bits. */
const LARGEST_PAGE = { spelled: 1, bytes: 65_536 } as const;
/** Files that SQLite keeps next to a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];

/**
 * The file that Miniflare opens for a D1 database. It is named like a Durable Object: the first 16 bytes of an HMAC of
 * the database's id, and 16 bytes that authenticate them, as workerd computes `idFromName`.
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
 * Applies the numbered .sql files that a database lacks, each in a transaction, and records them where `wrangler d1
 * migrations apply` looks. Leaves the database in WAL mode.
 *
 * @returns the names of the applied files
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
 * Puts a database in WAL mode, permanently. Workerd does so at its first query, which fails while anybody reads the
 * file: the first page would be a 404.
 */
export function writeAhead(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL');
}

/** Puts a database in WAL mode, without leaving side files. */
export function writeFileAhead(file: string): void {
  const database = openDatabase(file);
  try {
    writeAhead(database);
  } finally {
    database.close();
  }
}

/** Copies a database with all its writes; an older copy's side files are deleted. */
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

/** Opens a database that a local server may also have open: waits up to two seconds for a lock. */
export function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: 2_000 });
}

export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // On a full disk SQLite has already rolled back; a second rollback would hide the cause.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Whether a database file is shorter than its header's page count, as after an interrupted copy. SQLite notices only
 * when it reaches a missing page. A file with a write-ahead log may be short for now.
 */
export function isCutShort(file: string): boolean {
  if (!existsSync(file) || existsSync(`${file}-wal`)) return false;
  const header = Buffer.alloc(HEADER.length);
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    if (readSync(opened, header, 0, HEADER.length, 0) < HEADER.length) return size > 0;
    // An old SQLite may not have updated the page count.
    if (header.readUInt32BE(HEADER.writes) !== header.readUInt32BE(HEADER.writesWithPages)) return false;
    const pageSize = header.readUInt16BE(HEADER.pageSize);
    return (
      size < header.readUInt32BE(HEADER.pages) * (pageSize === LARGEST_PAGE.spelled ? LARGEST_PAGE.bytes : pageSize)
    );
  } finally {
    closeSync(opened);
  }
}

/** Deletes a database and its side files. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(`${file}${suffix}`, { force: true });
}

/** Deletes a database's side files; useful only when the database is replaced. */
export function removeSideFiles(file: string): void {
  for (const suffix of SIDE_FILES) rmSync(`${file}${suffix}`, { force: true });
}

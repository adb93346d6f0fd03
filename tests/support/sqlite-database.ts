import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { overSqlite } from '../../scripts/lib/database/over-sqlite.ts';
import type { SqlDatabase, SqlValue } from '../../worker/origin/env.ts';
import { fillFinding } from '../../worker/origin/import/finding.ts';

/** D1's limits for a statement, which are stricter than SQLite's. */
const D1_LIMITS = {
  compoundSelect: 5,
  variableNumber: 100,
  exprDepth: 100,
  column: 100,
  sqlLength: 100_000,
  likePatternLength: 50,
};

const MIGRATIONS = fileURLToPath(new URL('../../worker/origin/migrations', import.meta.url));

/** A D1 database on node:sqlite, in memory, for tests of stores: only the methods that the origin uses. */
export interface TestDatabase extends SqlDatabase {
  /** number of round trips: a batch counts once */
  readonly roundTrips: { count: number };
  /** runs SQL without parameters */
  exec(sql: string): void;
  insert(table: string, row: Readonly<Record<string, SqlValue>>): void;
  /**
   * Builds everything that people are found by (lists, counts, spellings), like the end of an import. Tests add their
   * people first, then call this, then hide what they want hidden.
   */
  fillFinding(): void;
}

/**
 * Opens an empty database and applies the migrations of one folder, like an import or a deployment. People may be shown:
 * there is nobody yet whom a removal could be about.
 */
export function openTestDatabase(migrations: 'people' | 'accounts'): TestDatabase {
  const sqlite = new DatabaseSync(':memory:', { limits: D1_LIMITS });
  const folder = join(MIGRATIONS, migrations);
  for (const file of readdirSync(folder).sort()) sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  if (migrations === 'people') sqlite.exec("INSERT INTO import_state (key, value) VALUES ('screened', 'empty')");
  return forTests(sqlite);
}

/** Opens an imported database for reading. */
export function openFilledDatabase(file: string): TestDatabase {
  return forTests(new DatabaseSync(file, { readOnly: true, limits: D1_LIMITS }));
}

/** Opens a local accounts database for writing; close it afterward. */
export function openLocalDatabase(file: string): TestDatabase & { close(): void } {
  const sqlite = new DatabaseSync(file, { limits: D1_LIMITS, timeout: 5_000 });
  return { ...forTests(sqlite), close: () => sqlite.close() };
}

function forTests(sqlite: DatabaseSync): TestDatabase {
  const roundTrips = { count: 0 };
  const database = overSqlite(sqlite, () => {
    roundTrips.count += 1;
  });
  return {
    ...database,
    roundTrips,
    exec: (sql) => sqlite.exec(sql),
    insert(table, row) {
      const columns = Object.keys(row);
      const marks = columns.map(() => '?').join(', ');
      sqlite.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
    },
    fillFinding() {
      fillFinding(sqlite);
      sqlite.exec('INSERT INTO finding_refresh (person_key) SELECT key FROM base_person');
    },
  };
}

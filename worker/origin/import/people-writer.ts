import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ImportBatch } from './batches.ts';
import { FINDING_STEPS } from './finding.ts';
import { type ImportState, writeImportState } from './import-state.ts';
import type { TableName } from './rows.ts';
import { TABLES } from './tables.ts';

/** What is done once the rows are in, step by step. */
export interface FinishingStep {
  /** 'index base_phone_number' */
  readonly name: string;
  /** from 1 */
  readonly number: number;
  readonly count: number;
}

/** Rows per statement: more make no difference. */
const ROWS_PER_STATEMENT = 16;
/** Kibibytes of pages that SQLite keeps in memory while filling; each sorting thread may take as much again. */
const CACHE_KIB = 65_536;
/** Extra threads that SQLite uses to sort index entries. */
const SORTING_THREADS = 1;
/** Index rows read for the statistics. */
const ANALYZED_ROWS = 20_000;

interface SchemaPart {
  readonly name: string;
  readonly sql: string;
}

interface Inserter {
  readonly many: StatementSync;
  readonly one: StatementSync;
  readonly columns: number;
}

/**
 * Writes rows into an empty, migrated people database, in one transaction, and marks it complete at the end. What people
 * asked to hide is carried over afterward, by worker/origin/suppression/screening.ts: before that, nobody is shown.
 *
 * Durability is off while filling (no journal on disk): the caller must use a file that it deletes on failure.
 */
export class PeopleWriter {
  readonly #database: DatabaseSync;
  readonly #indexes: readonly SchemaPart[];
  readonly #triggers: readonly SchemaPart[];
  readonly #inserters = new Map<TableName, Inserter>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(
      `PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
       PRAGMA cache_size = -${CACHE_KIB}; PRAGMA threads = ${SORTING_THREADS}`,
    );
    database.exec('BEGIN EXCLUSIVE');
    this.#triggers = take(database, 'trigger');
    this.#indexes = take(database, 'index');
  }

  /** @throws if a row does not fit, or SQLite cannot write */
  write({ table, values }: ImportBatch): void {
    const { many, one, columns } = this.#inserterOf(table);
    const step = columns * ROWS_PER_STATEMENT;
    let at = 0;
    for (; at + step <= values.length; at += step) many.run(...values.slice(at, at + step));
    for (; at < values.length; at += columns) one.run(...values.slice(at, at + columns));
  }

  /**
   * Builds everything derived from the rows, and marks the database complete.
   *
   * @param onStep called as each step begins
   */
  finish(state: ImportState, onStep: (step: FinishingStep) => void = () => {}): void {
    const database = this.#database;
    const steps: readonly (readonly [name: string, work: () => void])[] = [
      ...FINDING_STEPS.map(({ name, work }) => [name, () => work(database)] as const),
      ...this.#indexes.map(({ name, sql }) => [`index ${name}`, () => database.exec(sql)] as const),
      [
        'statistics',
        () => {
          for (const { sql } of this.#triggers) database.exec(sql);
          writeImportState(database, state);
          database.exec('COMMIT');
          database.exec(`PRAGMA analysis_limit = ${ANALYZED_ROWS}; ANALYZE`);
        },
      ],
    ];
    for (const [at, [name, work]] of steps.entries()) {
      onStep({ name, number: at + 1, count: steps.length });
      work();
    }
  }

  #inserterOf(table: TableName): Inserter {
    const known = this.#inserters.get(table);
    if (known !== undefined) return known;
    const { name, columns } = TABLES[table];
    const row = `(${columns.map(() => '?').join(', ')})`;
    const insert = (rows: number): StatementSync =>
      this.#database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}`);
    const inserter = { many: insert(ROWS_PER_STATEMENT), one: insert(1), columns: columns.length };
    this.#inserters.set(table, inserter);
    return inserter;
  }
}

/**
 * Drops all indexes or triggers; returns a function that restores them. Indexes are built faster in one go once the
 * rows are there, and triggers would follow changes that an import makes itself.
 */
function take(database: DatabaseSync, type: 'index' | 'trigger'): SchemaPart[] {
  const parts = database
    .prepare('SELECT name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL')
    .all(type) as unknown as SchemaPart[];
  for (const { name } of parts) database.exec(`DROP ${type} "${name}"`);
  return parts;
}

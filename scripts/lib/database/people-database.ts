import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ImportState, readImportState } from '../../../worker/origin/import/import-state.ts';
import type { ImportRow } from '../../../worker/origin/import/rows.ts';
import { REFERENCE_DATE, REFERENCE_DAY } from '../../population/calendar.ts';
import { GENERATOR_VERSION, generatePopulation } from '../../population/population.ts';
import { addDemoAccounts } from '../demo/demo-accounts.ts';
import { addDemoMonitoring } from '../demo/demo-monitoring.ts';
import { addDemoPlans } from '../demo/demo-plans.ts';
import { addDemoCredits, addDemoReports } from '../demo/demo-purchases.ts';
import { addDemoReceipts } from '../demo/demo-receipts.ts';
import { type PersonToLookAt, peopleWorthLookingAt } from '../demo/people-worth-looking-at.ts';
import { ROOT, STATE_DIR } from '../run/local-server.ts';
import { fillingProgress, fillPeopleFile } from './filling-thread.ts';
import {
  databaseFile,
  isCutShort,
  migrate,
  removeDatabase,
  removeSideFiles,
  writeFileAhead,
} from './local-database.ts';
import { screenFile } from './screen-file.ts';
import { damaged, explainSeeding, isDamaged } from './seeding-error.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
export { type PersonToLookAt, peopleForTests, peopleWorthLookingAt } from '../demo/people-worth-looking-at.ts';
export { databaseFile, migrate } from './local-database.ts';
export { SeedingError } from './seeding-error.ts';

/** database_id of both databases in worker/origin/wrangler.toml. */
export const PEOPLE_DATABASE_ID = '00000000-0000-4000-8000-000000000001';
export const ACCOUNTS_DATABASE_ID = '00000000-0000-4000-8000-000000000002';

export const DEFAULT_SEED = 'porchlight';
export const DEFAULT_PEOPLE = 20_000;

const MIGRATIONS = join(ROOT, 'worker/origin/migrations');

export interface EnsureOptions {
  /** folder of the local databases */
  readonly stateDir?: string;
  /** of the population; without seed and people, any complete one of this version is kept */
  readonly seed?: string;
  readonly people?: number;
  /** refills even a complete database */
  readonly isForced?: boolean;
  readonly onProgress?: (line: string) => void;
  /** replaces the generator, for tests of failures */
  readonly generate?: (options: { seed: string; people: number }) => Iterable<ImportRow>;
}

export interface LocalDatabases {
  readonly peopleFile: string;
  readonly accountsFile: string;
  /** whether the population was generated now */
  readonly isFresh: boolean;
  /** for the start screen */
  readonly worthLookingAt: readonly PersonToLookAt[];
}

/**
 * Makes sure that both local databases exist, migrated and filled: accounts with the demo accounts, their credits and
 * unlocked reports; people with an invented population, except what somebody asked to hide. People are written to a temporary file that replaces the real
 * one when complete, so that an interrupted run leaves nothing half done. A visibly damaged people database is rebuilt.
 *
 * @throws {SeedingError} with one sentence, if the disk is full, or a file is in use, damaged or not writable
 */
export async function ensureDatabases(options: EnsureOptions = {}): Promise<LocalDatabases> {
  const { onProgress = () => {} } = options;
  const { peopleFile, accountsFile } = databaseFiles(options);
  await explaining(accountsFile, async () => {
    mkdirSync(dirname(accountsFile), { recursive: true });
    if (isCutShort(accountsFile)) throw damaged(accountsFile);
    migrate(accountsFile, join(MIGRATIONS, 'accounts'));
    await addDemoAccounts(accountsFile, Date.now());
    addDemoPlans(accountsFile, Date.now());
    addDemoCredits(accountsFile, Date.now());
  });
  const isFresh = await explaining(peopleFile, () => ensurePeople({ peopleFile, accountsFile }, options, onProgress));
  const worthLookingAt = await explaining(peopleFile, async () => peopleWorthLookingAt(peopleFile));
  await explaining(accountsFile, async () => {
    addDemoReports({ accountsFile, peopleFile }, worthLookingAt, Date.now());
    addDemoReceipts({ accountsFile, peopleFile }, worthLookingAt, Date.now());
    addDemoMonitoring({ accountsFile, peopleFile }, worthLookingAt, Date.now());
  });
  return { peopleFile, accountsFile, isFresh, worthLookingAt };
}

/** The files of both local databases, whether or not they exist. */
export function databaseFiles({ stateDir = STATE_DIR }: Pick<EnsureOptions, 'stateDir'> = {}) {
  return {
    peopleFile: databaseFile(stateDir, PEOPLE_DATABASE_ID),
    accountsFile: databaseFile(stateDir, ACCOUNTS_DATABASE_ID),
  };
}

async function ensurePeople(
  { peopleFile: file, accountsFile }: { readonly peopleFile: string; readonly accountsFile: string },
  options: EnsureOptions,
  onProgress: (line: string) => void,
): Promise<boolean> {
  const wanted = { seed: options.seed, people: options.people };
  const found = options.isForced === true ? null : completeState(file);
  if (found !== null && isWanted(found, wanted)) {
    migrate(file, join(MIGRATIONS, 'people'));
    await screenFile({ peopleFile: file, accountsFile }, Date.now());
    return false;
  }
  const { seed = DEFAULT_SEED, people = DEFAULT_PEOPLE } = wanted;
  const generate = options.generate ?? generatePopulation;
  const filling = `${file}.filling`;
  assertNotInUse(filling);
  if (existsSync(filling)) onProgress('the last filling was interrupted: beginning anew');
  removeDatabase(filling);
  assertNotInUse(file);
  try {
    onProgress(`inventing ${people.toLocaleString('en-US')} people`);
    migrate(filling, join(MIGRATIONS, 'people'));
    await fillPeopleFile(filling, generate({ seed, people }), {
      state: { seed, people, version: GENERATOR_VERSION, isInvented: true, refreshedOn: REFERENCE_DAY },
      asOf: REFERENCE_DATE,
      ...fillingProgress(people, onProgress, () => performance.now()),
    });
    // Nobody who asked to be hidden comes back for a moment.
    await screenFile({ peopleFile: filling, accountsFile }, Date.now());
    // Filling turned WAL mode off for speed.
    writeFileAhead(filling);
    // SQLite would apply the old file's side files to the new one.
    removeSideFiles(file);
    renameSync(filling, file);
  } catch (error) {
    removeDatabase(filling);
    throw error;
  }
  return true;
}

function isWanted(found: ImportState, wanted: { seed?: string; people?: number }): boolean {
  return (
    found.version === GENERATOR_VERSION &&
    // One from before databases said so would be served as if its people were real.
    found.isInvented &&
    (wanted.seed ?? found.seed) === found.seed &&
    (wanted.people ?? found.people) === found.people
  );
}

/** A file's population, if it is a complete people database. */
function completeState(file: string): ImportState | null {
  if (!existsSync(file) || isCutShort(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    return readImportState(database);
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Refuses a file that another process has open, before replacing it. Leaving WAL mode needs exclusive access; it also
 * merges the side files.
 */
function assertNotInUse(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
}

async function explaining<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainSeeding(error, file);
  }
}

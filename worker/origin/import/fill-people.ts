import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { ADULT_AGE, isMinor } from '../people/age.ts';
import type { ImportRow, PersonRow, RowsByTable, TableName } from './rows.ts';
import { fillSearchNames } from './search-names.ts';

/** Where each kind of row goes. The columns are written down so that a new one is not forgotten by the fill. */
const TABLES: {
  readonly [T in TableName]: { readonly name: string; readonly columns: readonly (keyof RowsByTable[T])[] };
} = {
  place: {
    name: 'place',
    columns: ['id', 'city', 'city_key', 'state_code', 'county', 'fips_code', 'latitude', 'longitude'],
  },
  placeZip: { name: 'place_zip', columns: ['zip5', 'place_id'] },
  person: {
    name: 'base_person',
    columns: [
      'key',
      'id',
      'first_name',
      'middle_name',
      'last_name',
      'suffix',
      'full_name',
      'first_key',
      'last_key',
      'akas',
      'birth_year',
      'birth_month',
      'birth_day',
      'is_dead',
      'home_place_id',
      'job_title',
      'company_name',
      'company_domain',
      'linkedin_url',
      'fill_score',
      'legacy_id',
    ],
  },
  personName: { name: 'base_person_name', columns: ['person_key', 'last_key', 'first_key', 'middle_key', 'kind'] },
  personPlace: { name: 'base_person_place', columns: ['person_key', 'place_id', 'is_current'] },
  address: {
    name: 'base_address',
    columns: ['key', 'id', 'house_number', 'street', 'unit', 'place_id', 'zip5', 'latitude', 'longitude', 'usage'],
  },
  residence: {
    name: 'base_residence',
    columns: [
      'person_key',
      'address_key',
      'is_current',
      'move_in',
      'move_out',
      'contact_type',
      'sort_order',
      'first_seen',
      'last_seen',
      'source',
    ],
  },
  phone: {
    name: 'base_phone',
    columns: [
      'person_key',
      'number',
      'line_type',
      'is_listed',
      'is_professional',
      'place_id',
      'timezone',
      'best_weekday',
      'best_weekend',
      'activity_score',
      'carrier',
      'sort_order',
      'first_seen',
      'last_seen',
      'source',
    ],
  },
  email: {
    name: 'base_email',
    columns: ['person_key', 'email', 'kind', 'score', 'is_primary', 'sort_order', 'first_seen', 'last_seen', 'source'],
  },
  relation: { name: 'base_relation', columns: ['person_key', 'other_key', 'kind', 'relation', 'sort_order'] },
  property: {
    name: 'base_property',
    columns: [
      'key',
      'pnp_id',
      'address_key',
      'property_type',
      'property_purpose',
      'neighborhood',
      'macro_neighborhood',
      'year_built',
      'bedrooms',
      'bathrooms',
      'living_sqft',
      'last_sale_amount',
      'sale_date',
      'owner_occupied',
      'market_value',
      'cstv_p50',
      'roi_score',
      'roi_attributes',
      'roi_tags',
      'apn',
      'report',
      'first_seen',
      'last_seen',
      'source',
    ],
  },
  ownership: {
    name: 'base_ownership',
    columns: ['person_key', 'address_key', 'is_current', 'first_seen', 'last_seen'],
  },
  transfer: { name: 'base_transfer', columns: ['property_key', 'sort_order', 'body', 'owners', 'sellers'] },
  record: {
    name: 'base_record',
    columns: [
      'key',
      'id',
      'person_key',
      'record_group',
      'category',
      'title',
      'state_code',
      'filed',
      'body',
      'parties',
      'address_key',
      'first_seen',
      'last_seen',
      'source',
    ],
  },
  smartcheck: { name: 'base_smartcheck', columns: ['id', 'person_key'] },
};

/** What a data set is; the import is complete once it stands in import_state. */
export interface ImportState {
  readonly seed: string;
  readonly people: number;
  /** of whatever made the rows */
  readonly version: number;
}

export interface FillOptions {
  readonly state: ImportState;
  /** nobody who may be younger than 18 on this day is let in; month and day are 1-based */
  readonly asOf: { readonly year: number; readonly month: number; readonly day: number };
  /** called after every some thousand people */
  readonly onPeople?: (people: number) => void;
}

const PEOPLE_PER_PROGRESS = 2_000;

/**
 * Writes rows into an empty, migrated people database, in one transaction, and marks it complete at the end. There are
 * no suppressions to apply: a data set is filled into a new file, and the opt-outs of an old file are not carried over
 * yet.
 *
 * Durability is switched off while filling (no journal on disk): whoever calls fills a file that is thrown away on failure.
 *
 * @throws when a row does not fit, a person may be a minor or has no name, or SQLite cannot write.
 */
export function fillPeople(database: DatabaseSync, rows: Iterable<ImportRow>, options: FillOptions): void {
  database.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -262144',
  );
  const { year, month, day } = options.asOf;
  const asOf = Date.UTC(year, month - 1, day);
  let people = 0;
  database.exec('BEGIN EXCLUSIVE');
  const indexes = takeIndexes(database);
  const insert = insertersOf(database);
  for (const entry of rows) {
    if (entry.table === 'person') {
      refusePerson(entry.row, asOf);
      people += 1;
      if (people % PEOPLE_PER_PROGRESS === 0) options.onPeople?.(people);
    }
    insert(entry);
  }
  if (people !== options.state.people) throw new Error(`${people} people came instead of ${options.state.people}`);
  fillSearchNames(database);
  for (const sql of indexes) database.exec(sql);
  writeState(database, options.state);
  database.exec('COMMIT');
  database.exec('ANALYZE');
}

/** Drops the indexes, which are built faster in one go once the rows are there; returns how to make them again. */
function takeIndexes(database: DatabaseSync): string[] {
  const indexes = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all() as { name: string; sql: string }[];
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  return indexes.map(({ sql }) => sql);
}

/** What a people database says of itself; null when it is not complete or no people database. */
export function readImportState(database: DatabaseSync): ImportState | null {
  const hasState = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'import_state'").get() !== undefined;
  if (!hasState) return null;
  const rows = database.prepare('SELECT key, value FROM import_state').all() as { key: string; value: string }[];
  const state = new Map(rows.map(({ key, value }) => [key, value]));
  const seed = state.get('seed');
  if (state.get('complete') !== 'yes' || seed === undefined) return null;
  return { seed, people: Number(state.get('people')), version: Number(state.get('version')) };
}

function writeState(database: DatabaseSync, { seed, people, version }: ImportState): void {
  const write = database.prepare('INSERT INTO import_state (key, value) VALUES (?, ?)');
  const entries = { seed, people, version, complete: 'yes' };
  for (const [key, value] of Object.entries(entries)) write.run(key, String(value));
}

function insertersOf(database: DatabaseSync): (entry: ImportRow) => void {
  const statements = new Map<TableName, { statement: StatementSync; columns: readonly string[] }>();
  for (const [table, { name, columns }] of Object.entries(TABLES) as [
    TableName,
    { name: string; columns: string[] },
  ][]) {
    const places = columns.map(() => '?').join(', ');
    const statement = database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`);
    statements.set(table, { statement, columns });
  }
  return ({ table, row }) => {
    const found = statements.get(table);
    if (found === undefined) throw new Error(`${table} is no table of the import`);
    const values = row as unknown as Readonly<Record<string, SQLInputValue>>;
    found.statement.run(...found.columns.map((column) => values[column] ?? null));
  };
}

/**
 * Nobody under 18 is in the product (decisions 9), by the origin's own rule; whose birth date is unknown is let in. A
 * blank name fits no answer of the contract, and would take the whole result list with it.
 */
function refusePerson(person: PersonRow, asOf: number): void {
  const birth = { year: person.birth_year, month: person.birth_month, day: person.birth_day };
  if (isMinor(birth, asOf)) throw new Error(`${person.id} may be under ${ADULT_AGE}`);
  if (person.full_name.trim() === '') throw new Error(`${person.id} has no name`);
}

import { day } from '../../../shared/contract/primitives.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { type PersonFacts, personFactsStatements, readPersonFacts } from '../import/person-facts.ts';
import { isMinor } from './age.ts';
import { isPersonId } from './known-person.ts';
import type { PersonRecord } from './person-record.ts';
import * as rows from './person-rows.ts';
import { RESIDENCE_COLUMNS, RESIDENCE_ORDER, type ResidenceRow, readResidence } from './residence-rows.ts';

/** A whole person. */
export interface LoadedPerson {
  readonly record: PersonRecord;
  /** what recognizes them, hidden facts included: only for the check whether they asked to be hidden */
  readonly facts: PersonFacts;
  /** what the import says about all of them */
  readonly imported: Imported;
}

/** What the import says about the people on record. */
export interface Imported {
  /** how many there are (P9-057) */
  readonly peopleCount: number;
  /** the day of the sources they were made from, YYYY-MM-DD; null if it did not say */
  readonly refreshedOn: string | null;
}

/**
 * Loads one whole person in one round trip. People under 18 are left out, both as the person and among relations.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or malformed
 */
export async function loadPerson(db: SqlDatabase, personId: string, now: number): Promise<LoadedPerson | null> {
  if (!isPersonId(personId)) return null;
  const statements = PERSON_SQL.map((sql) => db.prepare(sql).bind(personId));
  const ofFacts = personFactsStatements(db, { ids: [personId] });
  const results = await db.batch<unknown>([...statements, ...ofFacts, ...importStatements(db, now)]);
  const [factsAt, importAt] = [statements.length, statements.length + ofFacts.length];
  const imported = readImported(db, results.slice(importAt), now);
  const record = readRecord(results.slice(0, factsAt), now);
  const [facts] = readPersonFacts(results.slice(factsAt, importAt));
  return record === null || facts === undefined ? null : { record, facts, imported };
}

/**
 * Loads several whole people in one round trip; people who may not be shown are missing.
 *
 * @param personIds well-formed
 */
export async function loadPersons(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PersonRecord>> {
  if (personIds.length === 0) return new Map();
  const results = await db.batch<unknown>(personIds.flatMap((id) => PERSON_SQL.map((sql) => db.prepare(sql).bind(id))));
  const records = personIds.map((_, at) =>
    readRecord(results.slice(at * PERSON_SQL.length, (at + 1) * PERSON_SQL.length), now),
  );
  return new Map(records.flatMap((record) => (record === null ? [] : [[record.id, record]])));
}

/** What we read of a person, of their phones and of their email addresses. */
export const PERSON_COLUMNS = `id, first_name, middle_name, last_name, suffix, full_name, akas, birth_year, birth_month,
     is_dead, job_title, company_name, company_domain, linkedin_url, job_facts`;
export const PHONE_COLUMNS = `number, line_type, is_listed, is_professional, city, state_code, timezone, best_weekday, best_weekend,
     first_seen, last_seen, source, matched_by`;
export const EMAIL_COLUMNS = 'email, kind, score, is_primary, first_seen, last_seen, source, matched_by';

/** What we read of a person, ?1; {@link readRecord} takes the results in this order. */
const PERSON_SQL = [
  `SELECT ${PERSON_COLUMNS} FROM person WHERE id = ?1`,
  `SELECT ${RESIDENCE_COLUMNS} FROM residence WHERE person_id = ?1 ORDER BY ${RESIDENCE_ORDER}`,
  `SELECT ${PHONE_COLUMNS} FROM phone WHERE person_id = ?1 ORDER BY sort_order, number`,
  `SELECT ${EMAIL_COLUMNS} FROM email WHERE person_id = ?1 ORDER BY sort_order, email`,
  `SELECT r.kind, r.relation, r.first_seen, r.last_seen, r.source, r.matched_by, o.id, o.first_name, o.middle_name, o.last_name, o.suffix, o.full_name,
     o.birth_year, o.birth_month, o.is_dead, l.city, l.state_code
   FROM relation r JOIN person o ON o.person_key = r.other_key LEFT JOIN place l ON l.id = o.current_place_id
   WHERE r.person_id = ?1 ORDER BY r.sort_order, o.id`,
  // Owned now; the counts' `properties` include past ones. The home comes first.
  `SELECT y.pnp_id, y.house_number, y.street, y.unit, y.city, y.state_code, y.zip5, y.county, w.first_seen, w.last_seen,
     'property record' AS source
   FROM ownership w JOIN property y ON y.pnp_id = w.pnp_id
   WHERE w.person_id = ?1 AND w.is_current = 1
   ORDER BY EXISTS (SELECT 1 FROM residence r
                    WHERE r.person_id = ?1 AND r.address_id = y.address_id AND r.is_current = 1) DESC,
     w.first_seen DESC, y.pnp_id`,
] as const;

function readRecord(results: readonly SqlResult<unknown>[], now: number): PersonRecord | null {
  const [people, residences, phones, emails, relations, properties] = results.map(({ results }) => results);
  const person = people?.[0] as rows.PersonRow | undefined;
  if (person === undefined || isMinor(rows.readBirth(person), now)) return null;
  return {
    ...rows.readPerson(person),
    residences: ((residences ?? []) as ResidenceRow[]).map(readResidence),
    phones: ((phones ?? []) as rows.PhoneRow[]).map(rows.readPhone),
    emails: ((emails ?? []) as rows.EmailRow[]).map(rows.readEmail),
    relations: ((relations ?? []) as rows.RelationRow[])
      .map(rows.readRelation)
      .filter((relation) => !isMinor(relation.birth, now)),
    ownedProperties: ((properties ?? []) as rows.OwnedPropertyRow[]).map(rows.readOwnedProperty),
  };
}

/** How long an isolate keeps what it read, in milliseconds: only an import changes it. */
const IMPORT_FRESH_MS = 600_000;

const known = new WeakMap<SqlDatabase, { readonly imported: Imported; readonly until: number }>();

/**
 * What to read to know what the import says, in the same round trip as other queries: usually nothing, and its rows once
 * in a while. {@link readImported} takes the results. `now` is in milliseconds.
 */
export function importStatements(db: SqlDatabase, now: number): SqlStatement[] {
  const found = known.get(db);
  if (found !== undefined && now < found.until) return [];
  return [db.prepare("SELECT key, value FROM import_state WHERE key IN ('people', 'refreshed')")];
}

/** The number of people that the import wrote, 0 if it did not say, and the day of its sources. */
export function readImported(db: SqlDatabase, results: readonly SqlResult<unknown>[], now: number): Imported {
  const [read] = results;
  if (read === undefined) return known.get(db)?.imported ?? { peopleCount: 0, refreshedOn: null };
  const state = new Map((read.results as { key: string; value: string }[]).map(({ key, value }) => [key, value]));
  const said = Number(state.get('people') ?? 0);
  const refreshed = state.get('refreshed') ?? '';
  const imported = {
    peopleCount: Number.isSafeInteger(said) && said > 0 ? said : 0,
    refreshedOn: isDay(refreshed) ? refreshed : null,
  };
  known.set(db, { imported, until: now + IMPORT_FRESH_MS });
  return imported;
}

const isDay = (text: string): boolean => day.safeParse(text).success;

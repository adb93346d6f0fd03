import { type PersonReference, personIdSchema } from '../../../shared/contract/person.ts';
import type { SqlDatabase } from '../env.ts';
import { isMinor } from './age.ts';
import type { PersonRecord } from './person-record.ts';
import * as rows from './person-rows.ts';

const LEGACY_ID_SHAPE = /^[A-Za-z0-9+/]{43}=$/;
const SMARTCHECK_ID_SHAPE = /^\d{12,64}$/;

const REFERENCE_SELECT = `SELECT p.id, p.full_name, p.birth_year, p.birth_month, p.birth_day, l.city, l.state_code
  FROM person p LEFT JOIN place l ON l.id = p.current_place_id`;

/** Whether the text can be a person's id; what cannot be one costs no query. */
export function isPersonId(text: string): boolean {
  return personIdSchema.safeParse(text).success;
}

/**
 * Loads one person whole, in one round trip. People under 18 are left out, as the person and among the relations.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or no id at all.
 */
export async function loadPerson(db: SqlDatabase, personId: string, now: number): Promise<PersonRecord | null> {
  if (!isPersonId(personId)) return null;
  const select = (sql: string) => db.prepare(sql).bind(personId);
  const [people, residences, phones, emails, relations, ownership] = await db.batch<unknown>([
    select(
      `SELECT id, first_name, middle_name, last_name, suffix, full_name, akas, birth_year, birth_month, birth_day,
         is_dead, job_title, company_name, company_domain, linkedin_url
       FROM person WHERE id = ?1`,
    ),
    select(
      `SELECT address_id, house_number, street, unit, city, state_code, zip5, county, is_current, move_in, move_out,
         latitude, longitude, pnp_id, roi_score
       FROM residence WHERE person_id = ?1 ORDER BY is_current DESC, sort_order, address_id`,
    ),
    select(
      'SELECT number, line_type, is_listed, city, state_code FROM phone WHERE person_id = ?1 ORDER BY sort_order, number',
    ),
    select('SELECT email, kind, score, is_primary FROM email WHERE person_id = ?1 ORDER BY sort_order, email'),
    select(
      `SELECT r.kind, o.id, o.first_name, o.middle_name, o.last_name, o.suffix, o.full_name,
         o.birth_year, o.birth_month, o.birth_day, l.city, l.state_code
       FROM relation r JOIN person o ON o.id = r.other_id LEFT JOIN place l ON l.id = o.current_place_id
       WHERE r.person_id = ?1 ORDER BY r.sort_order, o.id`,
    ),
    // Owned now; the counts' `properties` hold earlier ones as well (decisions 8).
    select('SELECT COUNT(*) AS owned FROM ownership WHERE person_id = ?1 AND is_current = 1'),
  ]);
  const person = people?.results[0] as rows.PersonRow | undefined;
  if (person === undefined || isMinor(rows.readBirth(person), now)) return null;
  return {
    ...rows.readPerson(person),
    residences: ((residences?.results ?? []) as rows.ResidenceRow[]).map(rows.readResidence),
    phones: ((phones?.results ?? []) as rows.PhoneRow[]).map(rows.readPhone),
    emails: ((emails?.results ?? []) as rows.EmailRow[]).map(rows.readEmail),
    relations: ((relations?.results ?? []) as rows.RelationRow[])
      .map(rows.readRelation)
      .filter((relation) => !isMinor(relation.birth, now)),
    ownedPropertiesCount: (ownership?.results[0] as { owned: number } | undefined)?.owned ?? 0,
  };
}

/** The person behind a legacy id (44 characters, base64 of 32 bytes); null for none. */
export async function findByLegacyId(db: SqlDatabase, legacyId: string, now: number): Promise<PersonReference | null> {
  if (!LEGACY_ID_SHAPE.test(legacyId)) return null;
  return findReference(db, `${REFERENCE_SELECT} WHERE p.legacy_id = ?1`, legacyId, now);
}

/** The person behind a smartcheck id (random, at least 12 digits); null for none. */
export async function findBySmartcheckId(db: SqlDatabase, id: string, now: number): Promise<PersonReference | null> {
  if (!SMARTCHECK_ID_SHAPE.test(id)) return null;
  return findReference(db, `${REFERENCE_SELECT} JOIN smartcheck s ON s.person_id = p.id WHERE s.id = ?1`, id, now);
}

async function findReference(db: SqlDatabase, sql: string, id: string, now: number): Promise<PersonReference | null> {
  const row = await db.prepare(sql).bind(id).first<rows.ReferenceRow>();
  if (row === null || isMinor(rows.readBirth(row), now)) return null;
  return { id: row.id, name: row.full_name, city: row.city, state: row.state_code };
}

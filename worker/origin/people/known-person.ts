import { type PersonReference, personIdSchema } from '../../../shared/contract/identity.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { adultBornBy, adultSql, isDeceased, isMinor } from './age.ts';
import { type BirthRow, type ReferenceRow, readBirth } from './person-rows.ts';

/** Whether the text can be a person's id. Anything else costs no query. */
export function isPersonId(text: string): boolean {
  return personIdSchema.safeParse(text).success;
}

/** A row if the person may be shown; none if the id is unknown, suppressed or a minor's. */
export function knownPersonStatement(db: SqlDatabase, personId: string, now: number): SqlStatement {
  return db
    .prepare(`SELECT p.id FROM person p WHERE p.id = ?1 AND ${adultSql('p', '?2')}`)
    .bind(personId, adultBornBy(now));
}

/** The 404 for a person we may not show or do not have: both read the same. */
export function missingPerson(): ProblemError {
  return new ProblemError(404, 'Missing person info');
}

interface Life {
  readonly isDead: boolean;
}

/**
 * Whether a person may be shown, and whether they are alive, in one query.
 *
 * @returns null for an id that is unknown, suppressed or a minor's
 */
export async function loadLife(db: SqlDatabase, personId: string, now: number): Promise<Life | null> {
  return readLife(await lifeStatement(db, personId).first(), now);
}

/** The same for the round trip that reads more of the person; {@link readLife} takes its row. */
export function lifeStatement(db: SqlDatabase, personId: string): SqlStatement {
  return db.prepare('SELECT is_dead, birth_year, birth_month FROM person WHERE id = ?1').bind(personId);
}

/** @returns null for no row, and for a minor's */
export function readLife(row: unknown, now: number): Life | null {
  if (row === null || row === undefined) return null;
  const { is_dead, ...born } = row as BirthRow & { readonly is_dead: number };
  const birth = readBirth(born);
  return isMinor(birth, now) ? null : { isDead: isDeceased(is_dead === 1, birth, now) };
}

const LEGACY_ID_SHAPE = /^[A-Za-z0-9+/]{43}=$/;
const SMARTCHECK_ID_SHAPE = /^\d{12,64}$/;

const REFERENCE_SELECT = `SELECT p.id, p.full_name, p.birth_year, p.birth_month, l.city, l.state_code
  FROM person p LEFT JOIN place l ON l.id = p.current_place_id`;

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

/** What a link to a person's page needs; null for an id that is unknown, suppressed or a minor's. */
export async function findById(db: SqlDatabase, id: string, now: number): Promise<PersonReference | null> {
  return findReference(db, `${REFERENCE_SELECT} WHERE p.id = ?1`, id, now);
}

/** The same for many ids at once: whoever is missing may not be shown. One query, none without ids. */
export async function findByIds(
  db: SqlDatabase,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PersonReference>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(`${REFERENCE_SELECT} WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`)
    .bind(JSON.stringify([...new Set(ids)]), adultBornBy(now))
    .all<ReferenceRow>();
  return new Map(results.map((row) => [row.id, describeReference(row)]));
}

async function findReference(db: SqlDatabase, sql: string, id: string, now: number): Promise<PersonReference | null> {
  const row = await db.prepare(sql).bind(id).first<ReferenceRow>();
  return row === null || isMinor(readBirth(row), now) ? null : describeReference(row);
}

function describeReference(row: ReferenceRow): PersonReference {
  return { id: row.id, name: row.full_name, city: row.city, state: row.state_code };
}

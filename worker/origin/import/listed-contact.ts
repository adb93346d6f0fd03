import type { ClaimChannel } from '../../../shared/contract/claims.ts';
import { emailHash } from '../delete-act/hash.ts';
import type { SqlDatabase } from '../env.ts';
import { isMinor } from '../people/age.ts';
import { peopleByHash } from './person-hashes.ts';

/** A number or an email address that a record lists. */
export interface ListedContact {
  /** the records of other people list it, too: whoever reads it may be any of them */
  readonly isShared: boolean;
}

interface ContactRow {
  readonly key: number;
  readonly year: number | null;
  readonly month: number | null;
  readonly isListed: 0 | 1;
}

/**
 * Whether a record lists a number (10 digits) or an email address. What is hidden counts, and so do removed people: their
 * own number proves who may show them again. null for everybody else, and for minors.
 */
export async function findListedContact(
  db: SqlDatabase,
  personId: string,
  channel: ClaimChannel,
  value: string,
  now: number,
): Promise<ListedContact | null> {
  const isListed =
    channel === 'phone'
      ? 'SELECT 1 FROM base_phone f WHERE f.person_key = p.key AND f.number = ?2'
      : 'SELECT 1 FROM base_email e WHERE e.person_key = p.key AND lower(e.email) = lower(?2)';
  const person = await db
    .prepare(
      `SELECT p.key, COALESCE(p.birth_year, p.late_birth_year) AS year,
         CASE WHEN p.birth_year IS NULL THEN p.late_birth_month ELSE p.birth_month END AS month,
         EXISTS (${isListed}) AS isListed
       FROM base_person p WHERE p.id = ?1`,
    )
    .bind(personId, value)
    .first<ContactRow>();
  if (person === null || person.isListed === 0 || isMinor(person, now)) return null;
  return { isShared: await isOnOthers(db, person.key, channel, value) };
}

async function isOnOthers(db: SqlDatabase, key: number, channel: ClaimChannel, value: string): Promise<boolean> {
  if (channel === 'phone') {
    const other = 'SELECT 1 AS one FROM base_phone WHERE number = ?1 AND person_key <> ?2 LIMIT 1';
    return (await db.prepare(other).bind(value, key).first()) !== null;
  }
  const hash = emailHash(value);
  if (hash === null) return true;
  const people = (await peopleByHash(db, 'email', [hash])).get(hash) ?? [];
  return people.some((one) => one.key !== key);
}

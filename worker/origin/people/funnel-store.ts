import type { CallQuery } from '../../../shared/contract/calls.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';

/** How a checkout identifies the person it is about. */
export type FunnelSource = CallQuery<'funnelCounts'>['source'];

/** The person a checkout is about. */
export interface FunnelPerson {
  readonly id: string;
  /** anybody may know that this id is theirs: the id of a page itself, or a listed landline */
  readonly isPublic: boolean;
}

/** A phone number as an id: 11 digits with the country code. */
const PHONE_ID_SHAPE = /^1\d{10}$/;

const ONLY_BY_PHONE = `SELECT p.id, f.is_listed = 1 AND f.line_type = 'Landline' AS is_public FROM phone f JOIN person p ON p.id = f.person_id
  WHERE f.number = ?1 AND ${adultSql('p', '?2')} LIMIT 2`;
const ONLY_OWNER = `SELECT p.id, 0 AS is_public FROM ownership w JOIN person p ON p.id = w.person_id
  WHERE w.pnp_id = ?1 AND w.is_current = 1 AND ${adultSql('p', '?2')} LIMIT 2`;

/**
 * The person a checkout is about: the one with that id, the only one with that phone (11 digits), or the only current
 * owner of that property. Only people who may be shown count.
 *
 * @returns null for nobody, and for more than one, since the counts could be either's (F7-10). A person's id is
 * returned as it came, without a lookup.
 */
export async function findFunnelPerson(
  db: SqlDatabase,
  source: FunnelSource,
  id: string,
  now: number,
): Promise<FunnelPerson | null> {
  switch (source) {
    case 'person':
      return { id, isPublic: true };
    case 'phone':
      return PHONE_ID_SHAPE.test(id) ? findOnly(db, ONLY_BY_PHONE, id.slice(1), now) : null;
    case 'property':
      return findOnly(db, ONLY_OWNER, id, now);
  }
}

async function findOnly(db: SqlDatabase, sql: string, key: string, now: number): Promise<FunnelPerson | null> {
  const { results } = await db.prepare(sql).bind(key, adultBornBy(now)).all<{ id: string; is_public: number }>();
  const [found, other] = results;
  return found === undefined || other !== undefined ? null : { id: found.id, isPublic: found.is_public === 1 };
}

import type { CallQuery } from '../../../shared/contract/calls.ts';
import type { SqlDatabase } from '../env.ts';
import { loadHolders } from '../phone-search/phone-store.ts';
import { adultBornBy, adultSql } from './age.ts';
import { foundInReverseSql } from './reverse.ts';

/** How a checkout identifies the person it is about. */
export type FunnelSource = CallQuery<'funnelCounts'>['source'];

/** A person whom a checkout may be about. */
export interface FunnelPerson {
  readonly id: string;
  /** anybody may know that this id is theirs: the id of a page itself, or a listed landline */
  readonly isPublic: boolean;
}

/** A phone number as an id: 11 digits with the country code. */
const PHONE_ID_SHAPE = /^1\d{10}$/;

const ONLY_OWNER = `SELECT p.id FROM ownership w JOIN person p ON p.id = w.person_id
  WHERE w.pnp_id = ?1 AND w.is_current = 1 AND ${adultSql('p', '?2')} AND ${foundInReverseSql('p')} LIMIT 2`;

/**
 * Whom a checkout may be about: the person with that id, everybody who has that phone (11 digits), or the only current
 * owner of that property. Only people who may be shown count; a person's id is returned as it came, without a query.
 */
export async function findFunnelPeople(
  db: SqlDatabase,
  source: FunnelSource,
  id: string,
  now: number,
): Promise<readonly FunnelPerson[]> {
  switch (source) {
    case 'person':
      return [{ id, isPublic: true }];
    case 'phone': {
      const current = PHONE_ID_SHAPE.test(id) ? (await loadHolders(db, id.slice(1), now)).current : [];
      return current.map(({ person_id, is_listed }) => ({ id: person_id, isPublic: is_listed === 1 }));
    }
    case 'property': {
      const { results } = await db.prepare(ONLY_OWNER).bind(id, adultBornBy(now)).all<{ id: string }>();
      return results.length === 1 ? results.map((owner) => ({ ...owner, isPublic: false })) : [];
    }
  }
}

import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { buildLine } from '../search/build-result.ts';
import { type LineRow, loadExtras } from '../search/result-store.ts';
import { loadKnownOwners, type Openable, type OwnerCandidate } from './known-owners.ts';

/** The owners of whatever was looked up, as far as this viewer may know them. */
export interface Owners extends Openable {
  /** those who may be named, in the order of the candidates; about the others nothing leaves the origin */
  readonly named: readonly SearchResult[];
}

/**
 * Who of these people may be named to this viewer, as lines of a search for exactly their names, and whether the viewer
 * could open another one (F2-13). It uses no lookup, whoever asks. People not shown here, and minors, are left out. Four
 * round trips at most, whatever their number.
 */
export async function loadOwners(c: OriginContext, candidates: readonly OwnerCandidate[]): Promise<Owners> {
  const { ids, opening, isOutOfLookups } = await loadKnownOwners(c, candidates);
  return { named: await loadNamed(c.env.PEOPLE, ids, c.get('now')), opening, isOutOfLookups };
}

async function loadNamed(db: SqlDatabase, ids: readonly string[], now: number): Promise<readonly SearchResult[]> {
  if (ids.length === 0) return [];
  const [rows, extras] = await Promise.all([loadOwnerRows(db, ids, now), loadExtras(db, ids, now)]);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    return { ...buildLine(row, extras, now), match: 'exact', matchedName: null, matchedNickname: null } as const;
  });
}

/** Those of these people who are shown here, adults only, by id; one query whatever their number. */
export async function loadOwnerRows(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LineRow>> {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.full_name, p.birth_year, p.birth_month, p.is_dead,
         l.city, l.state_code,
         EXISTS (SELECT 1 FROM residence r
           WHERE r.person_id = p.id AND r.place_id = p.current_place_id AND r.is_current = 1) AS is_current
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value LEFT JOIN place l ON l.id = p.current_place_id
       WHERE ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify(personIds), adultBornBy(now))
    .all<LineRow>();
  return new Map(results.map((row) => [row.id, row]));
}

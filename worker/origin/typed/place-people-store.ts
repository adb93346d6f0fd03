import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { SearchArea } from '../search/search-area.ts';

/** A place that a line may mean, and how many people live there. */
export interface PlacePeople {
  /** as a path spells it */
  readonly location: string;
  readonly people: number;
}

/** Places of one name that are offered. */
const SAME_NAME_MAX = 4;

/** The statement that counts the people of a state, or of each of some places, most people first. */
export function placePeopleStatement(db: SqlDatabase, area: SearchArea): SqlStatement | null {
  switch (area.kind) {
    case 'anywhere':
      return null;
    case 'state':
      return db
        .prepare('SELECT s.state_code AS location, s.people FROM state_count s WHERE s.state_code = ?1')
        .bind(area.stateCode);
    case 'places':
      return db
        .prepare(
          `SELECT l.city || ', ' || l.state_code AS location, c.people
           FROM json_each(?1) q CROSS JOIN place l ON l.id = q.value CROSS JOIN place_count c ON c.place_id = l.id
           ORDER BY c.people DESC, l.id LIMIT ${SAME_NAME_MAX}`,
        )
        .bind(JSON.stringify(area.placeIds));
  }
}

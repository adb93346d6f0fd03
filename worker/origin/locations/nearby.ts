import type { SqlDatabase, SqlStatement } from '../env.ts';
import { cellsAround, degreeRatio } from './cells.ts';
import type { Counted } from './places.ts';

/** Places that are named as nearby. */
const NEARBY = 8;

export interface Point {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Places that have some of what is counted, in the square of a degree that this one lies in and the eight around it, the
 * nearest first: city, state_code and the count under its own name.
 */
export function nearbyStatement(db: SqlDatabase, counted: Counted, { id, latitude, longitude }: Point): SqlStatement {
  return db
    .prepare(
      `SELECT l.city, l.state_code, c.${counted}
       FROM json_each(?1) q CROSS JOIN place l ON l.cell = q.value CROSS JOIN place_count c ON c.place_id = l.id
       WHERE c.${counted} > 0 AND l.id <> ?2
       ORDER BY (l.latitude - ?3) * (l.latitude - ?3) + (l.longitude - ?4) * (l.longitude - ?4) * ?5, l.id
       LIMIT ${NEARBY}`,
    )
    .bind(JSON.stringify(cellsAround(latitude, longitude)), id, latitude, longitude, degreeRatio(latitude) ** 2);
}

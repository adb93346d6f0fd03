import type { SqlDatabase, SqlStatement } from '../env.ts';
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

/** The squares of one degree that the gazetteer numbers places by: the column `cell` of the table of places. */
function cellOf(latitude: number, longitude: number): number {
  return Math.trunc(latitude + 90) * 1000 + Math.trunc(longitude + 180);
}

/** The square that a point lies in and the eight around it. Degrees. */
function cellsAround(latitude: number, longitude: number): number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => cellOf(latitude + north, longitude + east)));
}

/** How long a degree of longitude is beside one of latitude, there. */
function degreeRatio(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { Counted } from './places.ts';

/** How many nearby places are listed. */
const NEARBY = 8;

export interface Point {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Nearby places with people or properties, from this place's one-degree square and the eight around it, nearest first:
 * city, state_code and the count under its own name.
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

/** The one-degree squares by which the gazetteer numbers places: the `cell` column of the place table. */
function cellOf(latitude: number, longitude: number): number {
  return Math.trunc(latitude + 90) * 1000 + Math.trunc(longitude + 180);
}

/** The square that contains a point, and the eight around it. Degrees. */
function cellsAround(latitude: number, longitude: number): number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => cellOf(latitude + north, longitude + east)));
}

/** The length of a degree of longitude relative to one of latitude, at this latitude. */
function degreeRatio(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

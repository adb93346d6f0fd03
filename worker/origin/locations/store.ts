import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import { pagesUpTo, positionsOf } from '../directory/list-pages.ts';
import { type ListSql, rangesStatement, readRanges } from '../directory/ranges.ts';
import { lastPosition } from '../directory/store.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { BROWSE_COLUMNS, type BrowsePersonRow } from '../people/browse-person.ts';
import { nearbyStatement, type Point } from './nearby.ts';

interface NamedCountRow {
  name: string;
  people: number;
}

export interface NearbyRow {
  city: string;
  state_code: string;
  people: number;
}

interface CityPersonRow extends BrowsePersonRow {
  last_name: string;
}

/**
 * One page of a place's people, with the ranges that lead into the others, its common last names, and the places around
 * it. One round trip.
 */
export async function loadPlacePage(
  db: SqlDatabase,
  place: Point,
  page: number,
  now: number,
): Promise<{
  readonly people: readonly CityPersonRow[];
  readonly pages: number;
  readonly ranges: BrowseRange[];
  readonly commonNames: readonly NamedCountRow[];
  readonly nearby: readonly NearbyRow[];
}> {
  const { from, to } = positionsOf(page);
  const [people, last, ranges, commonNames, nearby] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT ${BROWSE_COLUMNS}, p.last_name, l.city, l.state_code
         FROM place_person w CROSS JOIN person p ON p.person_key = w.person_key CROSS JOIN place l ON l.id = w.place_id
         WHERE w.place_id = ?1 AND w.position BETWEEN ?2 AND ?3 AND ${adultSql('p', '?4')} ORDER BY w.position`,
      )
      .bind(place.id, from, to, adultBornBy(now)),
    db.prepare('SELECT position FROM place_person WHERE place_id = ?1 ORDER BY position DESC LIMIT 1').bind(place.id),
    rangesStatement(db, PEOPLE_OF_PLACE, place.id, adultBornBy(now)),
    db.prepare('SELECT name, people FROM place_name WHERE place_id = ?1 ORDER BY last_key').bind(place.id),
    nearbyStatement(db, 'people', place),
  ]);
  return {
    people: (people?.results ?? []) as CityPersonRow[],
    pages: pagesUpTo(lastPosition(last?.results)),
    ranges: readRanges(ranges),
    commonNames: (commonNames?.results ?? []) as NamedCountRow[],
    nearby: (nearby?.results ?? []) as NearbyRow[],
  };
}

const PEOPLE_OF_PLACE: ListSql = {
  name: 'p.last_name',
  positions: 'place_person e WHERE e.place_id = ?1',
  entries: `place_person e CROSS JOIN person p ON p.person_key = e.person_key
            WHERE e.place_id = ?1 AND ${adultSql('p', '?2')}`,
  position: 'e.position',
};

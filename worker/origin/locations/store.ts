import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import { type ListSql, pageSql, rangesStatement, readRanges } from '../directory/ranges.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { BROWSE_COLUMNS, type BrowsePersonRow } from '../people/browse-person.ts';
import { nearbyStatement, type Point } from './nearby.ts';
import { type AboutPlace, placeFactsStatements, readPlaceFacts } from './place-facts.ts';

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
 * One page of a place's people, with the ranges that lead into the others, its common last names, the places around it,
 * and what else is known of it. One round trip.
 */
export async function loadPlacePage(
  db: SqlDatabase,
  place: Point,
  page: number,
  now: number,
): Promise<{
  readonly people: readonly CityPersonRow[];
  readonly ranges: BrowseRange[];
  readonly commonNames: readonly NamedCountRow[];
  readonly nearby: readonly NearbyRow[];
  readonly about: AboutPlace;
}> {
  const { before, entries } = pageSql(PEOPLE_OF_PLACE);
  const [people, ranges, commonNames, nearby, ...facts] = await db.batch<unknown>([
    db
      .prepare(
        `${before} SELECT ${BROWSE_COLUMNS}, p.last_name, l.city, l.state_code
         FROM place_person e CROSS JOIN person p ON p.person_key = e.person_key CROSS JOIN place l ON l.id = e.place_id
         WHERE e.place_id = ?1 AND ${adultSql('p', '?3')} AND ${entries}`,
      )
      .bind(place.id, page, adultBornBy(now)),
    rangesStatement(db, PEOPLE_OF_PLACE, place.id, adultBornBy(now)),
    db.prepare('SELECT name, people FROM place_name WHERE place_id = ?1 ORDER BY last_key').bind(place.id),
    nearbyStatement(db, 'people', place),
    ...placeFactsStatements(db, place.id),
  ]);
  return {
    people: (people?.results ?? []) as CityPersonRow[],
    ranges: readRanges(ranges),
    commonNames: (commonNames?.results ?? []) as NamedCountRow[],
    nearby: (nearby?.results ?? []) as NearbyRow[],
    about: readPlaceFacts(facts),
  };
}

const PEOPLE_OF_PLACE: ListSql = {
  list: 'place',
  name: 'p.last_name',
  total: 'SELECT c.people FROM place_count c WHERE c.place_id = ?1',
  positions: 'place_person e WHERE e.place_id = ?1',
  entries: `place_person e CROSS JOIN person p ON p.person_key = e.person_key
            WHERE e.place_id = ?1 AND ${adultSql('p', '?2')}`,
  position: 'e.position',
};

import { MEANT_PAGES_MAX, type MeantPlacesAnswer } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase } from '../env.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { readPlace } from '../search/place-query.ts';
import { resolvePlace } from '../search/place-store.ts';
import type { SearchArea } from '../search/search-area.ts';

/**
 * GET /api/places: the places with people or properties that a text may mean, for a page that has no such place. Of a
 * county, and near a place, these are its cities.
 */
export const answerMeantPlaces: CallHandler<'meantPlaces'> = async (c, { query }) => {
  const db = c.env.PEOPLE;
  const { area, meant } = await resolvePlace(db, readPlace(query.location));
  const areas = [...(area === null ? [] : [area]), ...meant.map((one) => one.area)];
  const states = areas.flatMap((one) => (one.kind === 'state' ? [one.stateCode] : []));
  return { places: await loadPlaces(db, states, [...new Set(areas.flatMap(placeIdsOf))]) };
};

const placeIdsOf = (area: SearchArea): readonly number[] => (area.kind === 'places' ? area.placeIds : []);

interface PlaceRow {
  readonly city: string | null;
  readonly state_code: string;
  readonly people: number;
  readonly properties: number;
}

/** The states, then the places with the most people. */
async function loadPlaces(
  db: SqlDatabase,
  states: readonly string[],
  placeIds: readonly number[],
): Promise<MeantPlacesAnswer['places']> {
  const found = await db.batch<PlaceRow>([
    db
      .prepare(
        `SELECT NULL AS city, s.state_code, s.people, s.properties
         FROM json_each(?1) q CROSS JOIN state_count s ON s.state_code = q.value WHERE s.people + s.properties > 0`,
      )
      .bind(JSON.stringify(states)),
    db
      .prepare(
        `SELECT l.city, l.state_code, c.people, c.properties
         FROM json_each(?1) q CROSS JOIN place l ON l.id = q.value CROSS JOIN place_count c ON c.place_id = l.id
         WHERE c.people + c.properties > 0 ORDER BY c.people DESC, l.id LIMIT ${MEANT_PAGES_MAX}`,
      )
      .bind(JSON.stringify(placeIds)),
  ]);
  return found
    .flatMap(({ results }) => results)
    .slice(0, MEANT_PAGES_MAX)
    .map(({ city, state_code, people, properties }) => ({ city, stateCode: state_code, people, properties }));
}

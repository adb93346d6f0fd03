import { nameKey } from '../../shared/people/names/name-key.ts';
import type { ImportRow } from '../../worker/origin/import/rows.ts';
import { areaCodesOfPlace } from './contacts/area-codes.ts';
import { PopulationGenerator } from './generator.ts';
import { type FamilyPlan, planFamily } from './lives/edge-people.ts';
import { loadPlaces, type Place } from './places/places.ts';

/**
 * Incremented when the same seed yields different people, or the schema changes in place: old databases are refilled.
 */
export const GENERATOR_VERSION = 18;

export interface PopulationOptions {
  readonly seed: string;
  /** exact number of people */
  readonly people: number;
}

/**
 * An invented population, row by row: the same seed and number give the same rows in the same order. Places come first,
 * then addresses and people, family by family; a property and its transfers follow once nobody moves into its address
 * anymore, the last of them at the end. Only what later families share is kept: a bounded number of addresses and
 * acquaintances per place, and a few bytes per email address, so that memory hardly grows with the population.
 */
export function* generatePopulation({ seed, people }: PopulationOptions): Generator<ImportRow, void, undefined> {
  const places = loadPlaces();
  yield* rowsOfPlaces(places);
  const generator = new PopulationGenerator(seed, places, people);
  let left = people;
  for (let number = 0; left > 0; number += 1) {
    const plan: FamilyPlan = planFamily(number);
    const { people: made, rows } = generator.nextFamily(plan, left);
    left -= made;
    yield* rows;
  }
  yield* generator.lastRows();
}

function* rowsOfPlaces(places: readonly Place[]): Generator<ImportRow, void, undefined> {
  for (const place of places) {
    const { id, city, stateCode, county, fips, latitude, longitude, zips } = place;
    yield {
      table: 'place',
      row: { id, city, city_key: nameKey(city), state_code: stateCode, county, fips_code: fips, latitude, longitude },
    };
    for (const { zip5, isNamed } of zips) {
      yield { table: 'placeZip', row: { zip5, place_id: id, is_named: isNamed ? 1 : 0 } };
    }
    for (const [at, { code }] of areaCodesOfPlace(place).entries()) {
      yield { table: 'placeAreaCode', row: { place_id: id, rank: at + 1, area_code: code } };
    }
  }
}

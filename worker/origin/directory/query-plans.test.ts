import { beforeEach, expect, it } from 'vitest';
import { addPerson, addPlaces, PLACES } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { findPlace, loadCities, type PlaceRow } from '../locations/places.ts';
import { loadPlacePage } from '../locations/store.ts';
import { loadEntrance, loadNamePage, loadNames } from './store.ts';

const NOW = Date.UTC(2026, 5, 15);
const PLACE: PlaceRow<'people'> = {
  id: PLACES.eugene.id,
  city: 'Eugene',
  state_code: 'OR',
  county: null,
  fips_code: null,
  latitude: 44,
  longitude: -123,
  people: 1,
};
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['eugene'] });
  db.fillFinding();
});

/** The two tables that are read entirely: letters and states of the country. */
const SMALL = /^SCAN \w+_(?:directory_letter|state_count)/;

/** `times`: a list's own page, and the first and the last entry of its ranges. */
const WORKS: readonly [what: string, times: number, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  [
    'names by letter and position, and the ends of their pages',
    3,
    /^SEARCH \w+_directory_name .*\(letter=\? AND position>\? AND position<\?/,
    (on) => loadNames(on, 'h', 2),
  ],
  [
    'people by last name and position, and the ends of their pages',
    3,
    /^SEARCH \w+_directory_person .*position>\? AND position<\?/,
    (on) => loadNamePage(on, 'hale', 2, NOW),
  ],
  ['cities by state', 1, /^SEARCH l USING INDEX place_by_state/, (on) => loadCities(on, 'people', 'OR')],
  ['a place by its id', 1, /^SEARCH l USING INTEGER PRIMARY KEY/, (on) => findPlace(on, 'people', [1, 2])],
  [
    'people by place and position, and the ends of their pages',
    3,
    /^SEARCH \w+_place_person .*position>\? AND position<\?/,
    (on) => loadPlacePage(on, PLACE, 2, NOW),
  ],
  [
    'the ZIP codes of a place',
    1,
    /^SEARCH place_zip USING COVERING INDEX place_zip_by_place/,
    (on) => loadPlacePage(on, PLACE, 1, NOW),
  ],
  ['the streets of a place', 1, /^SEARCH place_street USING PRIMARY KEY/, (on) => loadPlacePage(on, PLACE, 1, NOW)],
  ['places around by their square', 1, /^SEARCH l USING INDEX place_by_cell/, (on) => loadPlacePage(on, PLACE, 1, NOW)],
];

it.each(WORKS)('finds %s, and scans no list', async (_, times, index, work) => {
  const plans = await plansOfAll(db, work);
  expect(fullReads(plans).filter((line) => !SMALL.test(line))).toEqual([]);
  expect(plans.filter((line) => index.test(line))).toHaveLength(times);
});

it('reads a list, its length and its ranges in one round trip', async () => {
  for (const work of [
    () => loadNames(db, 'h', 1),
    () => loadNamePage(db, 'hale', 1, NOW),
    () => loadPlacePage(db, PLACE, 1, NOW),
  ]) {
    db.roundTrips.count = 0;
    await work();
    expect(db.roundTrips.count).toBe(1);
  }
});

it('reads letters and states entirely, and nothing else', async () => {
  const plans = await plansOfAll(db, loadEntrance);
  expect(fullReads(plans)).toHaveLength(2);
  for (const line of fullReads(plans)) expect(line).toMatch(SMALL);
});

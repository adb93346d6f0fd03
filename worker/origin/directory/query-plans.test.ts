import { beforeEach, expect, it } from 'vitest';
import { addPerson, addPlaces, PLACES } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { findPlace, loadCities, type PlaceRow } from '../locations/places.ts';
import { loadPlacePage, loadPlaceRanges } from '../locations/store.ts';
import { loadEntrance, loadNamePage, loadNameRanges, loadNames, loadPeopleRanges } from './store.ts';

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

const WORKS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  [
    'names by letter and position',
    /^SEARCH \w+_directory_name .*\(letter=\? AND position>/,
    (on) => loadNames(on, 'h', 2),
  ],
  [
    'the ends of its pages',
    /^SEARCH \w+_directory_name .*position>\? AND position</,
    (on) => loadNameRanges(on, 'h', 9),
  ],
  [
    'people by last name and position',
    /^SEARCH \w+_directory_person .*position>/,
    (on) => loadNamePage(on, 'hale', 2, NOW),
  ],
  ['the ends of its pages', /^SEARCH \w+_directory_person .*position</, (on) => loadPeopleRanges(on, 'hale', 9, NOW)],
  ['cities by state', /^SEARCH l USING INDEX place_by_state/, (on) => loadCities(on, 'people', 'OR')],
  ['a place by its id', /^SEARCH l USING INTEGER PRIMARY KEY/, (on) => findPlace(on, 'people', [1, 2])],
  ['people by place and position', /^SEARCH \w+_place_person .*position>/, (on) => loadPlacePage(on, PLACE, 2, NOW)],
  ['places around by their square', /^SEARCH l USING INDEX place_by_cell/, (on) => loadPlacePage(on, PLACE, 1, NOW)],
  ['the ends of its pages', /^SEARCH \w+_place_person .*position</, (on) => loadPlaceRanges(on, PLACE.id, 9, NOW)],
];

it.each(WORKS)('finds %s, and scans no list', async (_, index, work) => {
  const plans = await plansOfAll(db, work);
  expect(fullReads(plans).filter((line) => !SMALL.test(line))).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(index));
});

it('reads letters and states entirely, and nothing else', async () => {
  const plans = await plansOfAll(db, loadEntrance);
  expect(fullReads(plans)).toHaveLength(2);
  for (const line of fullReads(plans)) expect(line).toMatch(SMALL);
});

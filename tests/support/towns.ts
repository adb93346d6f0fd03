import { nameKey } from '../../shared/people/names/name-key.ts';
import { moveTo } from '../fixtures/people-database.ts';
import type { SearchOrigin } from './search-origin.ts';

/** A town of the gazetteer: where it is, and how many invented people live there. */
interface Town {
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly fips: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly zips?: readonly string[];
  readonly people: number;
}

const town = (city: string, state: string, county: string, fips: string, at: Town['at'], people: number): Town => ({
  city,
  state,
  county,
  fips,
  at,
  people,
});

/** Towns whose names, counties and neighbors can be confused. */
export const TOWNS: readonly Town[] = [
  { ...town('New York', 'NY', 'New York', '36061', [40.75, -73.99], 3), zips: ['10001', '10002'] },
  town('Brooklyn', 'NY', 'Kings', '36047', [40.65, -73.95], 1),
  town('Queens', 'NY', 'Queens', '36081', [40.73, -73.79], 1),
  town('Manhattan', 'KS', 'Riley', '20161', [39.18, -96.57], 1),
  { ...town('Los Angeles', 'CA', 'Los Angeles', '06037', [34.05, -118.24], 4), zips: ['90001'] },
  { ...town('Beverly Hills', 'CA', 'Los Angeles', '06037', [34.07, -118.4], 0), zips: ['90210'] },
  town('New Orleans', 'LA', 'Orleans', '22071', [29.95, -90.07], 1),
  town('Albany', 'VT', 'Orleans', '50019', [44.73, -72.38], 1),
  town('Washington', 'DC', 'District of Columbia', '11001', [38.9, -77.04], 2),
  town('Philadelphia', 'PA', 'Philadelphia', '42101', [39.95, -75.16], 2),
  town('Pittsburgh', 'PA', 'Allegheny', '42003', [40.44, -79.99], 1),
  town('Pittsburg', 'KS', 'Crawford', '20037', [37.41, -94.7], 1),
  town('Phoenix', 'AZ', 'Maricopa', '04013', [33.45, -112.07], 2),
  town('Lisbon', 'OH', 'Columbiana', '39029', [40.77, -80.77], 1),
  town('Lisbon', 'ME', 'Androscoggin', '23001', [44.03, -70.1], 0),
  town('Albuquerque', 'NM', 'Bernalillo', '35001', [35.08, -106.65], 1),
  town('San Francisco', 'CA', 'San Francisco', '06075', [37.77, -122.42], 2),
  town('Kansas City', 'MO', 'Jackson', '29095', [39.1, -94.58], 2),
  town('Kansas City', 'KS', 'Wyandotte', '20209', [39.11, -94.63], 1),
  town('Seattle', 'WA', 'King', '53033', [47.61, -122.33], 3),
  town('Bellevue', 'WA', 'King', '53033', [47.63, -122.2], 1),
  town('Everett', 'WA', 'Snohomish', '53061', [47.98, -122.2], 1),
  town('Spokane', 'WA', 'Spokane', '53063', [47.66, -117.43], 1),
  town('Guthrie', 'TX', 'King', '48269', [33.62, -100.32], 1),
  town('St. Louis', 'MO', 'St. Louis', '29510', [38.63, -90.2], 2),
  town('Florissant', 'MO', 'St. Louis', '29189', [38.79, -90.32], 1),
  town('St. Petersburg', 'FL', 'Pinellas', '12103', [27.77, -82.64], 1),
  town('Winston-Salem', 'NC', 'Forsyth', '37067', [36.1, -80.24], 1),
  town('Mount Vernon', 'NY', 'Westchester', '36119', [40.91, -73.84], 1),
  town('Mount Vernon', 'WA', 'Skagit', '53057', [48.42, -122.33], 1),
  town('Oregon City', 'OR', 'Clackamas', '41005', [45.36, -122.61], 1),
  town('Las Cruces', 'NM', 'Doña Ana', '35013', [32.31, -106.78], 1),
];

const FIRST_ID = 1_001;

/** Adds the towns and their people, all of them called Ada Hale. */
export function addTowns(origin: SearchOrigin): void {
  for (const [at, { city, state, county, fips, at: point, zips = [], people }] of TOWNS.entries()) {
    const id = FIRST_ID + at;
    const [latitude, longitude] = point;
    const names = { city, city_key: nameKey(city), state_code: state, county, fips_code: fips };
    origin.people.insert('place', { id, ...names, latitude, longitude });
    for (const zip5 of zips) origin.people.insert('place_zip', { zip5, place_id: id, is_named: 1 });
    for (let one = 0; one < people; one++)
      moveTo(origin.people, origin.named('Ada', 'Hale', { homes: ['eugene'] }), id);
  }
  origin.people.fillFinding();
}

import type { StateCode } from '../../shared/people/us-states.ts';
import { kilometersBetween } from './distance.ts';
import type { Place } from './places.ts';

/*
 * What a square foot of a home costs, relative to the country's average. Both tables are approximations of our own
 * making, rounded, for an invented population: they order places as people know them and are no data about any home.
 */

/** Away from the metros listed below. Other states and territories are at the level of `ELSEWHERE`. */
const STATES: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 0.95,
  AL: 0.6,
  AR: 0.55,
  AS: 0.6,
  AZ: 0.95,
  CA: 1.35,
  CO: 1.25,
  CT: 0.95,
  DC: 1.9,
  DE: 0.95,
  FL: 0.95,
  GA: 0.7,
  GU: 0.9,
  HI: 2.2,
  IA: 0.55,
  ID: 1.05,
  IL: 0.55,
  IN: 0.6,
  KS: 0.55,
  KY: 0.55,
  LA: 0.55,
  MA: 1.35,
  MD: 0.95,
  ME: 0.95,
  MI: 0.6,
  MN: 0.8,
  MO: 0.6,
  MP: 0.7,
  MS: 0.5,
  MT: 1.15,
  NC: 0.8,
  ND: 0.65,
  NE: 0.65,
  NH: 1.15,
  NJ: 1.2,
  NM: 0.75,
  NV: 1.1,
  NY: 0.7,
  OH: 0.6,
  OK: 0.55,
  OR: 1.15,
  PA: 0.65,
  PR: 0.55,
  RI: 1.2,
  SC: 0.75,
  SD: 0.75,
  TN: 0.75,
  TX: 0.7,
  UT: 1.15,
  VA: 0.85,
  VI: 1.1,
  VT: 0.95,
  WA: 1.2,
  WI: 0.75,
  WV: 0.45,
  WY: 0.9,
};
const ELSEWHERE = 0.8;

/** level, latitude, longitude and name of cities whose prices reach into the country around them */
const METROS = `
3.9 37.77 -122.42 San Francisco
3.3 37.34 -121.89 San Jose
2.0 37.80 -122.27 Oakland
3.3 40.78 -73.97 Manhattan
1.9 40.65 -73.95 Brooklyn
1.6 40.74 -73.82 Queens
1.2 40.84 -73.88 Bronx
1.5 40.58 -74.15 Staten Island
1.5 40.73 -74.17 Newark
2.4 34.05 -118.24 Los Angeles
2.2 33.68 -117.83 Irvine
1.3 33.98 -117.38 Riverside
2.2 32.72 -117.16 San Diego
2.3 34.42 -119.70 Santa Barbara
1.2 38.58 -121.49 Sacramento
0.9 36.74 -119.79 Fresno
0.85 35.37 -119.02 Bakersfield
2.3 42.36 -71.06 Boston
1.0 42.10 -72.59 Springfield MA
2.2 47.61 -122.33 Seattle
1.0 47.66 -117.43 Spokane
1.45 45.52 -122.68 Portland
1.6 40.01 -105.27 Boulder
1.5 39.74 -104.99 Denver
1.3 40.76 -111.89 Salt Lake City
1.2 43.62 -116.20 Boise
1.1 36.17 -115.14 Las Vegas
1.3 39.53 -119.81 Reno
1.15 33.45 -112.07 Phoenix
0.85 32.22 -110.97 Tucson
1.3 30.27 -97.74 Austin
0.95 32.78 -96.80 Dallas
0.9 29.76 -95.37 Houston
0.75 29.42 -98.49 San Antonio
0.55 31.76 -106.49 El Paso
0.65 29.95 -90.07 New Orleans
0.3 32.30 -90.18 Jackson MS
0.4 35.15 -90.05 Memphis
1.2 36.16 -86.78 Nashville
0.5 33.52 -86.81 Birmingham
1.05 33.75 -84.39 Atlanta
1.0 35.23 -80.84 Charlotte
1.05 35.78 -78.64 Raleigh
1.6 25.76 -80.19 Miami
1.0 28.54 -81.38 Orlando
1.05 27.95 -82.46 Tampa
0.85 30.33 -81.66 Jacksonville
2.1 38.91 -77.04 Washington
0.65 39.29 -76.61 Baltimore
0.8 39.95 -75.17 Philadelphia
0.6 40.44 -79.99 Pittsburgh
0.5 42.89 -78.88 Buffalo
0.45 43.05 -76.15 Syracuse
0.4 41.50 -81.69 Cleveland
0.28 41.10 -80.65 Youngstown
0.4 41.65 -83.54 Toledo
0.85 39.96 -83.00 Columbus
0.65 39.10 -84.51 Cincinnati
0.35 39.76 -84.19 Dayton
0.35 42.33 -83.05 Detroit
1.1 42.28 -83.74 Ann Arbor
0.27 43.01 -83.69 Flint
0.3 41.59 -87.34 Gary
1.0 41.88 -87.63 Chicago
0.7 43.04 -87.91 Milwaukee
0.95 44.98 -93.27 Minneapolis
0.6 38.63 -90.20 St. Louis
0.65 39.10 -94.58 Kansas City
2.6 21.31 -157.86 Honolulu
`
  .trim()
  .split('\n')
  .map((line) => {
    const [level = 1, latitude = 0, longitude = 0] = line.split(' ', 3).map(Number);
    return { level, latitude, longitude };
  });
/** At this distance, in kilometers, a metro's level counts as much as the state's. */
const HALFWAY = 30;

/** What a square foot costs in a place, relative to the country's average: as in the nearest metro, or in the state. */
export function priceLevelAt(place: Pick<Place, 'stateCode' | 'latitude' | 'longitude'>): number {
  const ofState = STATES[place.stateCode] ?? ELSEWHERE;
  let nearest = METROS[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const metro of METROS) {
    const kilometers = kilometersBetween(metro, place);
    if (kilometers >= distance) continue;
    nearest = metro;
    distance = kilometers;
  }
  const share = 1 / (1 + (distance / HALFWAY) ** 2);
  return (nearest?.level ?? ofState) * share + ofState * (1 - share);
}

import zipcodes from 'zipcodes';
import type { GridPlace } from '../../../shared/geo/street-grid.ts';
import type { StateCode } from '../../../shared/people/us-states.ts';
import { countyAt } from './counties.ts';
import { type GazetteerEntry, placeKey, readGazetteer } from './gazetteer.ts';
import { zipHasHomes } from './zip-homes.ts';
import { zipIsInState } from './zip-prefixes.ts';

/** A ZIP code and its position. */
export interface Zip {
  readonly zip5: string;
  readonly latitude: number;
  readonly longitude: number;
  /** the Postal Service names it after the place; otherwise the place uses a neighbor's */
  readonly isNamed: boolean;
}

/** A real place with its ZIP codes. */
export interface Place extends GridPlace {
  readonly city: string;
  readonly stateCode: StateCode;
  readonly county: string | null;
  readonly fips: string | null;
  readonly zips: readonly Zip[];
  /** how many people really live there */
  readonly population: number;
}

/** A ZIP code farther than this from its city's center, in degrees, counts as an error in the list. */
const FARTHEST_ZIP = 0.45;
/** A place without a ZIP code of its name uses one of its neighbors' for so many residents. */
const RESIDENTS_PER_ZIP = 25_000;
const MOST_BORROWED = 8;
/** Residents per unit of a street grid's size. */
const RESIDENTS_PER_SIZE = 20_000;
/** The Postal Service names ZIP codes of Queens after its neighborhoods. */
const QUEENS = /^11[1346]/;

let loaded: readonly Place[] | null = null;

/** Every place of every population, independent of the seed; ids count from 1 by state and city. Read once. */
export function loadPlaces(): readonly Place[] {
  loaded ??= makePlaces();
  return loaded;
}

function makePlaces(): Place[] {
  const zips = zipsByState();
  return readGazetteer()
    .toSorted((a, b) => compare(a.stateCode, b.stateCode) || compare(a.city, b.city))
    .map((entry, index) => placeOf(index + 1, entry, zips.get(entry.stateCode) ?? []));
}

interface ListedZip extends Omit<Zip, 'isNamed'> {
  readonly cityKey: string;
  /** of its county */
  readonly fips: string | undefined;
}

function zipsByState(): Map<string, ListedZip[]> {
  const byState = new Map<string, ListedZip[]>();
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US' || !zipIsInState(zip, state as StateCode) || (latitude === 0 && longitude === 0)) continue;
    if (!zipHasHomes(zip)) continue;
    const list = byState.get(state) ?? [];
    const cityKey = state === 'NY' && QUEENS.test(zip) ? 'queens' : placeKey(city);
    const fips = countyAt(state as StateCode, longitude, latitude)?.fips;
    list.push({ zip5: zip, latitude, longitude, cityKey, fips });
    byState.set(state, list);
  }
  return byState;
}

function placeOf(id: number, entry: GazetteerEntry, listed: readonly ListedZip[]): Place {
  const { city, stateCode, latitude, longitude, population } = entry;
  const county = countyAt(stateCode, longitude, latitude);
  return {
    id,
    city,
    stateCode,
    county: county?.name ?? null,
    fips: county?.fips ?? null,
    latitude,
    longitude,
    size: Math.max(0.05, Math.round((population / RESIDENTS_PER_SIZE) * 100) / 100),
    zips: zipsOf(entry, county?.fips, listed),
    population,
  };
}

/** Those named after the place; without any, the nearest of its county, or else of its state. */
function zipsOf(
  { city, latitude, longitude, population }: GazetteerEntry,
  fips: string | undefined,
  listed: readonly ListedZip[],
): Zip[] {
  const key = placeKey(city);
  const distance = (zip: ListedZip): number => Math.hypot(zip.latitude - latitude, zip.longitude - longitude);
  const named = listed.filter((zip) => zip.cityKey === key && distance(zip) < FARTHEST_ZIP);
  if (named.length > 0) return named.map((zip) => zipOf(zip, true));
  const count = Math.max(1, Math.min(MOST_BORROWED, Math.round(population / RESIDENTS_PER_ZIP)));
  const ofCounty = listed.filter((zip) => zip.fips === fips);
  return nearest(ofCounty.length > 0 ? ofCounty : listed, distance, count).map((zip) => zipOf(zip, false));
}

function nearest(listed: readonly ListedZip[], distance: (zip: ListedZip) => number, count: number): ListedZip[] {
  const best: { readonly zip: ListedZip; readonly far: number }[] = [];
  for (const zip of listed) {
    const far = distance(zip);
    if (best.length === count && far >= (best.at(-1)?.far ?? 0)) continue;
    best.push({ zip, far });
    best.sort((a, b) => a.far - b.far);
    if (best.length > count) best.pop();
  }
  return best.map(({ zip }) => zip);
}

const zipOf = ({ zip5, latitude, longitude }: ListedZip, isNamed: boolean): Zip => ({
  zip5,
  latitude,
  longitude,
  isNamed,
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

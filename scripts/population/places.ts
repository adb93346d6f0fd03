import zipcodes from 'zipcodes';
import type { GridPlace } from '../../shared/geo/street-grid.ts';
import { isStateCode, type StateCode } from '../../shared/people/us-states.ts';
import { areaCodesOfState } from './area-codes.ts';
import { countyAt } from './counties.ts';
import { type Random, sumsOf } from './random.ts';
import { zipIsInState } from './zip-prefixes.ts';

/** A ZIP code and its position. */
export interface Zip {
  readonly zip5: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A real city with its ZIP codes. */
export interface Place extends GridPlace {
  readonly city: string;
  readonly stateCode: StateCode;
  readonly county: string | null;
  readonly fips: string | null;
  /** how many people live there in reality, roughly */
  readonly population: number;
  readonly zips: readonly Zip[];
}

/** How many of the largest cities are included, and the minimum per state. */
const BIGGEST = 440;
const PER_STATE = 4;
/** The city that is always included. */
const ALWAYS = 'Portland, OR';

/** Package entries that are not cities: mail rooms, bases, company codes. */
const NO_CITY =
  /\b(Parcel|Service|Navy|Naval|Annex|Afb|Air Force|Apo|Fpo|Dpo|Base|Fort Sam|Ngas|Mcas|Irs|Univ|University|J B P H H|Hon)\b/;
/** A ZIP code farther than this from the city's center, in degrees, counts as an error in the list. */
const FARTHEST_ZIP = 0.6;

/** Every place of every population, independent of the seed; ids count from 1 by state and city. */
export function loadPlaces(): Place[] {
  const cities = [...citiesWithZips()].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  const perState = new Map<string, number>();
  const chosen = cities.filter(([name], rank) => {
    const state = name.slice(-2);
    const before = perState.get(state) ?? 0;
    if (rank >= BIGGEST && before >= PER_STATE && name !== ALWAYS) return false;
    perState.set(state, before + 1);
    return true;
  });
  return chosen
    .sort(([a], [b]) => compare(a.slice(-2), b.slice(-2)) || compare(a, b))
    .map(([name, zips], index) => placeOf(index + 1, name, zips));
}

/** How many ZIP codes of a place count per area code of its state. */
const ZIPS_PER_AREA_CODE = 40;

/**
 * Chooses places by number of ZIP codes, overall or within a state. Where ZIP codes are for offices, above all in
 * Washington, only as many count as there are phone numbers for people.
 */
export interface PlaceChooser {
  anywhere(random: Random): Place;
  inState(stateCode: StateCode, random: Random): Place;
  named(place: { readonly city: string; readonly stateCode: StateCode }): Place;
}

export function placeChooser(places: readonly Place[]): PlaceChooser {
  const everywhere = chooserOf(places);
  const byState = new Map<string, (random: Random) => Place>();
  return {
    anywhere: everywhere,
    inState(stateCode, random) {
      const known = byState.get(stateCode) ?? chooserOf(places.filter((place) => place.stateCode === stateCode));
      byState.set(stateCode, known);
      return known(random);
    },
    named({ city, stateCode }) {
      const found = places.find((place) => place.city === city && place.stateCode === stateCode);
      if (found === undefined) throw new Error(`${city}, ${stateCode} is no place of the population`);
      return found;
    },
  };
}

function chooserOf(places: readonly Place[]): (random: Random) => Place {
  const sums = sumsOf(
    places.map(({ size, stateCode }) => Math.min(size, ZIPS_PER_AREA_CODE * areaCodesOfState(stateCode).length)),
  );
  return (random) => {
    const place = places[random.weighted(sums)];
    if (place === undefined) throw new Error('no place to choose');
    return place;
  };
}

/** 'Portland, OR' to its zip codes. */
function citiesWithZips(): Map<string, Zip[]> {
  const cities = new Map<string, Zip[]>();
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US' || !isStateCode(state) || !zipIsInState(zip, state as StateCode)) continue;
    if ((latitude === 0 && longitude === 0) || NO_CITY.test(city)) continue;
    const name = `${tidy(city)}, ${state}`;
    const zips = cities.get(name) ?? [];
    zips.push({ zip5: zip, latitude, longitude });
    cities.set(name, zips);
  }
  return cities;
}

function placeOf(id: number, name: string, all: readonly Zip[]): Place {
  const stateCode = name.slice(-2) as StateCode;
  const latitude = median(all.map((zip) => zip.latitude));
  const longitude = median(all.map((zip) => zip.longitude));
  const zips = all.filter((zip) => Math.hypot(zip.latitude - latitude, zip.longitude - longitude) < FARTHEST_ZIP);
  const county = countyAt(stateCode, longitude, latitude);
  return {
    id,
    city: name.slice(0, -4),
    stateCode,
    county: county?.name ?? null,
    fips: county?.fips ?? null,
    latitude,
    longitude,
    size: zips.length,
    population: zips.length * 12_000,
    zips,
  };
}

/** The list spells 'Mc Lean' and 'Coeur D Alene'. */
function tidy(city: string): string {
  return city.replace(/\bMc (?=[A-Z])/, 'Mc').replace(/ D (?=[A-Z])/, " d'");
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

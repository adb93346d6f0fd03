import type { Place } from './places.ts';
import { type Random, sumsOf } from './random.ts';

/** A building's features. Facts that are not on record are null; those that prices depend on are always present. */
export interface Building {
  readonly type: string;
  readonly yearBuilt: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly livingSqft: number | null;
  /** square feet, whether or not on record */
  readonly sqft: number;
  /** square feet of land; null for an apartment */
  readonly lotSqft: number | null;
  readonly units: number;
}

/** Share of houses and of apartments with a property record. */
const HOUSES_RECORDED = 0.85;
const FLATS_RECORDED = 0.25;
/** Share of facts that nobody recorded. */
const UNKNOWN = 0.06;

export const MANUFACTURED = 'Manufactured';
const HOUSE_TYPES = ['Single Family', 'Townhouse', 'Multi Family', MANUFACTURED] as const;
const HOUSE_TYPE_SUMS = sumsOf([80, 11, 6, 3]);
const HOUSE_BEDROOMS = [2, 3, 4, 5] as const;
const HOUSE_BEDROOM_SUMS = sumsOf([20, 44, 27, 9]);
const FLAT_TYPES = ['Condominium', 'Cooperative'] as const;
const FLAT_TYPE_SUMS = sumsOf([92, 8]);
/** Where apartments are owned by cooperatives. */
const COOPERATIVE_STATES: ReadonlySet<string> = new Set(['NY', 'NJ', 'DC', 'IL', 'FL']);
/** Apartments have single owners since then, and older ones only in large cities, where rented ones were converted. */
const CONDOMINIUMS_SINCE = 1962;
const LARGE_CITY = 250_000;
/** Manufactured homes are built since then, and have at most so many bedrooms and square feet. */
const MANUFACTURED_SINCE = 1965;
const MANUFACTURED_MOST = { bedrooms: 3, sqft: 1_700 } as const;
/** Homes built since then have two bathrooms, unless they are smaller than this, in square feet. */
const TWO_BATHS_SINCE = 2010;
const TWO_BATHS_FROM = 1_200;

/**
 * The property record of a new address: for most houses and some apartments.
 *
 * @param isRecorded overrides chance
 */
export function createBuilding(
  place: Pick<Place, 'stateCode' | 'population'>,
  isHouse: boolean,
  yearBuilt: number,
  isRecorded: boolean,
  random: Random,
): Building | null {
  if (!isRecorded && !random.chance(isHouse ? HOUSES_RECORDED : FLATS_RECORDED)) return null;
  if (!isHouse && yearBuilt < CONDOMINIUMS_SINCE && place.population < LARGE_CITY) return null;
  const type = isHouse ? houseType(yearBuilt, random) : flatType(place.stateCode, random);
  const isSmall = type === MANUFACTURED;
  const drawn = isHouse ? (HOUSE_BEDROOMS[random.weighted(HOUSE_BEDROOM_SUMS)] ?? 3) : random.between(1, 3);
  const bedrooms = isSmall ? Math.min(MANUFACTURED_MOST.bedrooms, drawn) : drawn;
  const usual = Math.round((bedrooms * random.between(330, 620) + 180) / 10) * 10;
  const sqft = isSmall ? Math.min(MANUFACTURED_MOST.sqft, usual) : usual;
  const bathrooms = bathroomsOf(bedrooms, sqft, yearBuilt, random);
  const lot = Math.round((sqft * random.between(15, 60)) / 1000) * 100;
  const isKnown = (): boolean => !random.chance(UNKNOWN);
  return {
    type,
    yearBuilt: isKnown() ? yearBuilt : null,
    bedrooms: isKnown() ? bedrooms : null,
    bathrooms: isKnown() ? bathrooms : null,
    livingSqft: isKnown() ? sqft : null,
    sqft,
    lotSqft: isHouse && isKnown() ? lot : null,
    units: type === 'Multi Family' ? random.between(2, 4) : 1,
  };
}

function houseType(yearBuilt: number, random: Random): string {
  const type = HOUSE_TYPES[random.weighted(HOUSE_TYPE_SUMS)] ?? HOUSE_TYPES[0];
  return type === MANUFACTURED && yearBuilt < MANUFACTURED_SINCE ? HOUSE_TYPES[0] : type;
}

function flatType(stateCode: string, random: Random): string {
  const type = FLAT_TYPES[random.weighted(FLAT_TYPE_SUMS)] ?? FLAT_TYPES[0];
  return COOPERATIVE_STATES.has(stateCode) ? type : FLAT_TYPES[0];
}

/** As many as fit the bedrooms and the size: one for a small apartment, two or more for a new house. */
function bathroomsOf(bedrooms: number, sqft: number, yearBuilt: number, random: Random): number {
  const wished = bedrooms / 2 + random.between(0, 3) / 2;
  const most = sqft < 800 ? 1 : sqft < 1_300 ? 2 : sqft < 2_000 ? 3 : 4.5;
  const least = yearBuilt >= TWO_BATHS_SINCE && sqft >= TWO_BATHS_FROM ? 2 : 1;
  return Math.max(least, Math.min(most, bedrooms === 1 ? 1.5 : bedrooms + 0.5, wished));
}

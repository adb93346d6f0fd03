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

const HOUSE_TYPES = ['Single Family', 'Townhouse', 'Multi Family', 'Manufactured'] as const;
const HOUSE_TYPE_SUMS = sumsOf([80, 11, 6, 3]);
const FLAT_TYPES = ['Condominium', 'Cooperative'] as const;
const FLAT_TYPE_SUMS = sumsOf([92, 8]);

/**
 * The property record of a new address: for most houses and some apartments.
 *
 * @param isRecorded overrides chance
 */
export function createBuilding(
  isHouse: boolean,
  yearBuilt: number,
  isRecorded: boolean,
  random: Random,
): Building | null {
  if (!isRecorded && !random.chance(isHouse ? HOUSES_RECORDED : FLATS_RECORDED)) return null;
  const type = isHouse
    ? (HOUSE_TYPES[random.weighted(HOUSE_TYPE_SUMS)] ?? HOUSE_TYPES[0])
    : (FLAT_TYPES[random.weighted(FLAT_TYPE_SUMS)] ?? FLAT_TYPES[0]);
  const bedrooms = isHouse ? random.between(2, 5) : random.between(1, 3);
  const sqft = Math.round((bedrooms * random.between(330, 620) + 180) / 10) * 10;
  const bathrooms = Math.max(1, Math.min(4.5, bedrooms / 2 + random.between(0, 3) / 2));
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

import { homesOf } from '../places/place-homes.ts';
import type { Place } from '../places/places.ts';
import { type Random, sumsOf } from '../random.ts';
import {
  hasCooperatives,
  hasManufactured,
  hasPropertyRecords,
  isDense,
  isLargeCity,
  isOldCity,
  isWealthySuburb,
} from './town-kinds.ts';

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

/** How the apartments of a building are owned: each by somebody, or all by one landlord and without a record. */
export type FlatType = 'Condominium' | 'Cooperative' | 'Rental';

/** Share of houses with a property record, and of apartments in buildings where each is owned. */
const HOUSES_RECORDED = 0.85;
const FLATS_RECORDED = 0.6;
/** Share of houses whose owner lives there; the other owners live in apartments. */
export const HOUSES_OWNED = 0.8;
/** The share of buildings whose apartments are owned is at least and at most this. */
const OWNED_BY_UNIT = [0.2, 0.75] as const;
/** Share of cooperatives among those, where there are any. */
const IS_COOPERATIVE = 0.35;
/** The first states allowed condominiums in 1962. */
const FIRST_CONDOMINIUMS = 1962;
/** Share of facts that nobody recorded. */
const UNKNOWN = 0.06;

type HouseType = 'Single Family' | 'Townhouse' | 'Multi Family' | 'Manufactured';
const HOUSE_TYPES: readonly HouseType[] = ['Single Family', 'Townhouse', 'Multi Family', 'Manufactured'];
const IN_TOWN = sumsOf([81, 9, 6, 4]);
const IN_LARGE_CITY = sumsOf([70, 18, 12, 0]);
/** Hardly any older ones are still lived in. */
const FIRST_MANUFACTURED = 1965;
/** Older rows of houses are in old cities only. */
const FIRST_TOWNHOUSES = 1965;

/** What the homes of a type are like. By estimate. */
interface Plan {
  /** weights of 1, 2, 3 ... bedrooms */
  readonly bedrooms: readonly number[];
  /** square feet: of kitchen and halls, and for each bedroom at least and at most */
  readonly shared: number;
  readonly each: readonly [number, number];
  readonly sqft: readonly [number, number];
  /** square feet of land per square foot of the home, in tenths */
  readonly lot: readonly [number, number];
}

const HOUSE_PLANS: Readonly<Record<HouseType, Plan>> = {
  'Single Family': {
    bedrooms: sumsOf([0, 17, 46, 28, 9]),
    shared: 240,
    each: [330, 590],
    sqft: [720, 4_800],
    lot: [25, 70],
  },
  Townhouse: { bedrooms: sumsOf([0, 35, 53, 12]), shared: 240, each: [330, 540], sqft: [850, 2_600], lot: [7, 16] },
  // Bedrooms of one unit.
  'Multi Family': { bedrooms: sumsOf([25, 50, 25]), shared: 280, each: [270, 390], sqft: [500, 1_500], lot: [12, 25] },
  Manufactured: {
    bedrooms: sumsOf([4, 36, 50, 10]),
    shared: 230,
    each: [300, 420],
    sqft: [600, 1_800],
    lot: [30, 90],
  },
};
const FLAT_PLAN: Plan = {
  bedrooms: sumsOf([35, 50, 15]),
  shared: 260,
  each: [300, 450],
  sqft: [480, 2_000],
  lot: [0, 0],
};

/** Homes of later years are larger: the share of today's size. */
const GREW_FROM = 1930;
const GREW_UNTIL = 2005;
const SIZE_BEFORE = 0.78;
const SIZE_TODAY = 1.1;
/** Houses of wealthy suburbs are larger than elsewhere. */
export const WEALTHY = 1.35;
/** How much smaller lots are in cities where homes stand close together. */
const DENSE_LOTS = 0.55;
/** Square feet. */
const LEAST_LOT = 800;
/** A home of at least this size that was built in this year or later has two bathrooms. */
const TWO_BATHROOMS: readonly (readonly [since: number, sqft: number])[] = [
  [2015, 1_000],
  [1990, 1_300],
  [1965, 1_900],
  [0, 2_400],
];
/** Square feet per bathroom: at least, and usually. */
const SQFT_PER_BATHROOM = 550;
const SQFT_PER_USUAL_BATHROOM = 850;
const MOST_BATHROOMS = 5;
/** Bedrooms of all units together of a multi-family home. */
const MOST_MULTI_FAMILY_BEDROOMS = 9;

export interface Site {
  readonly place: Place;
  readonly yearBuilt: number;
  /** null for a house */
  readonly flatType: FlatType | null;
}

/** How the apartments of a new building are owned. */
export function flatTypeOf(place: Place, yearBuilt: number, random: Random): FlatType {
  if (!random.chance(ownedByUnit(place))) return 'Rental';
  if (hasCooperatives(place) && random.chance(IS_COOPERATIVE)) return 'Cooperative';
  return yearBuilt >= FIRST_CONDOMINIUMS || isOldCity(place) ? 'Condominium' : 'Rental';
}

function ownedByUnit(place: Place): number {
  const { owned, houses } = homesOf(place);
  const [least, most] = OWNED_BY_UNIT;
  return Math.max(least, Math.min(most, (owned - HOUSES_OWNED * houses) / Math.max(0.01, 1 - houses)));
}

/**
 * The property record of a new address: for most houses and some apartments.
 *
 * @param isRecorded overrides chance
 */
export function createBuilding(site: Site, isRecorded: boolean, random: Random): Building | null {
  const { flatType, yearBuilt } = site;
  if (flatType === 'Rental' || !hasPropertyRecords(site.place)) return null;
  if (!isRecorded && !random.chance(flatType === null ? HOUSES_RECORDED : FLATS_RECORDED)) return null;
  const type = flatType ?? houseTypeOf(site, random);
  const plan = isFlat(type) ? FLAT_PLAN : HOUSE_PLANS[type];
  const units = type === 'Multi Family' ? random.between(2, 4) : 1;
  const drawn = 1 + random.weighted(plan.bedrooms);
  const bedrooms = units > 1 ? Math.min(drawn, Math.floor(MOST_MULTI_FAMILY_BEDROOMS / units)) : drawn;
  const isLarge = type === 'Single Family' && isWealthySuburb(site.place);
  const sqft = sqftOf(plan, bedrooms, yearBuilt, isLarge ? WEALTHY : 1, random);
  const bathrooms = Math.min(bathroomsOf(bedrooms, sqft, yearBuilt, random), units > 1 ? bedrooms : MOST_BATHROOMS);
  const lots = isDense(site.place) ? DENSE_LOTS : 1;
  const lot = Math.max(LEAST_LOT, Math.round((lots * units * sqft * random.between(...plan.lot)) / 1000) * 100);
  const isKnown = (): boolean => !random.chance(UNKNOWN);
  return {
    type,
    yearBuilt: isKnown() ? yearBuilt : null,
    bedrooms: isKnown() ? units * bedrooms : null,
    bathrooms: isKnown() ? units * bathrooms : null,
    livingSqft: isKnown() ? units * sqft : null,
    sqft: units * sqft,
    lotSqft: flatType === null && isKnown() ? lot : null,
    units,
  };
}

const isFlat = (type: HouseType | FlatType): type is FlatType => type === 'Condominium' || type === 'Cooperative';

function houseTypeOf({ place, yearBuilt }: Site, random: Random): HouseType {
  const type = HOUSE_TYPES[random.weighted(isLargeCity(place) ? IN_LARGE_CITY : IN_TOWN)] ?? 'Single Family';
  if (type === 'Manufactured')
    return yearBuilt >= FIRST_MANUFACTURED && hasManufactured(place) ? type : 'Single Family';
  if (type === 'Townhouse') return yearBuilt >= FIRST_TOWNHOUSES || isOldCity(place) ? type : 'Single Family';
  return type;
}

function sqftOf(
  { shared, each, sqft: [least, most] }: Plan,
  bedrooms: number,
  year: number,
  times: number,
  random: Random,
): number {
  const grown = Math.max(0, Math.min(1, (year - GREW_FROM) / (GREW_UNTIL - GREW_FROM)));
  const ofYear = SIZE_BEFORE + (SIZE_TODAY - SIZE_BEFORE) * grown;
  const size = times * ofYear * (shared + bedrooms * random.between(...each));
  return Math.max(least, Math.min(most, Math.round(size / 10) * 10));
}

/** As many as fit the size, in halves; one bedroom has one and a half at most, others one more than bedrooms. */
function bathroomsOf(bedrooms: number, sqft: number, year: number, random: Random): number {
  const usual = sqft / SQFT_PER_USUAL_BATHROOM + random.between(-1, 1) / 2;
  const most = Math.min(MOST_BATHROOMS, sqft / SQFT_PER_BATHROOM, bedrooms === 1 ? 1.5 : bedrooms + 1);
  const isLarge = TWO_BATHROOMS.some(([since, from]) => year >= since && sqft >= from);
  const least = isLarge && bedrooms > 1 ? 2 : 1;
  return Math.max(least, Math.floor(2 * Math.min(most, usual)) / 2);
}

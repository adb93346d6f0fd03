import { type Street, streetsOf } from '../../../shared/geo/street-grid.ts';
import { type Month, yearOf } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import { homesIn } from '../places/zip-homes.ts';
import { zipAt } from '../places/zip-squares.ts';
import { type Random, randomOf } from '../random.ts';
import { type FlatType, flatTypeOf } from './buildings.ts';
import { monthBuilt } from './built-years.ts';
import { createUnits, type Units, unitAt } from './unit-numbers.ts';

/** A building's position on a street, and since when it has existed. */
export interface Spot {
  readonly street: Street;
  readonly number: number;
  readonly zip5: string;
  /** 'Apt 204'; null for a house */
  readonly unit: string | null;
  readonly built: Month;
  /** null for a house */
  readonly flatType: FlatType | null;
}

/** Where a household, or anybody of it, lived before. */
export interface KnownStreets {
  /** how many homes one of them had on a street of this name, in any place: the most of anybody */
  homesOn(street: Street): number;
}

/** For a home without residents. */
export const NO_STREETS: KnownStreets = { homesOn: () => 0 };

/** An apartment building, with how many of its apartments are known so far. */
interface Building {
  readonly street: Street;
  readonly number: number;
  readonly zip5: string;
  readonly built: Month;
  readonly flatType: FlatType;
  readonly units: Units;
  flats: number;
}

/** Buildings of a place that still get apartments, and the share of apartments in them. */
const OPEN_BUILDINGS = 25;
const IN_OPEN_BUILDING = 0.7;
/** Streets in use from the start, so that not even the few people of a small town are all on one. */
const FIRST_STREETS = 4;
/** Addresses per street of a place: a new street comes into use when the others are full. */
const ADDRESSES_PER_STREET = 10;
/** How often a street or a building is drawn before all that are free of the household are listed. */
const TRIES = 4;
/** How often a spot is drawn until its ZIP code has homes of the wished kind; then any will do. */
const ZIP_TRIES = 12;

/** A place's streets and their buildings. */
export class BuildingPlots {
  readonly #place: Place;
  /** in the order they come into use; the same for every population */
  readonly #streets: readonly Street[];
  readonly #buildings: Building[] = [];
  /** one bit per house number per street */
  readonly #taken: Uint8Array;
  /** the largest share of houses and of apartments in any of its ZIP codes */
  readonly #most: { readonly houses: number; readonly flats: number };
  #count = 0;

  constructor(place: Place) {
    this.#place = place;
    this.#streets = shuffled(streetsOf(place), randomOf('streets', String(place.id)));
    const bits = this.#streets.length * ((this.#streets[0]?.lastNumber ?? 0) + 1);
    this.#taken = new Uint8Array((bits >> 3) + 1);
    const houses = place.zips.map(({ zip5 }) => homesIn(zip5).houses);
    this.#most = { houses: Math.max(...houses), flats: 1 - Math.min(...houses) };
  }

  /** A house, or an apartment in a building, that existed in the month `from`, on a street new to the household. */
  next(isHouse: boolean, from: Month, known: KnownStreets, random: Random): Spot {
    this.#count += 1;
    return isHouse ? this.#newSpot(true, from, known, random) : this.#newFlat(from, known, random);
  }

  #newSpot(isHouse: boolean, from: Month, known: KnownStreets, random: Random): Spot {
    for (let tries = 1; ; tries += 1) {
      const street = this.#streetFor(known, random);
      const number = random.between(street.firstNumber + 1, street.lastNumber);
      const zip5 = zipAt(this.#place, street, number);
      if (tries < ZIP_TRIES && !random.chance(this.#fit(zip5, isHouse))) continue;
      if (this.#claim(street.index * (street.lastNumber + 1) + number)) {
        return { street, number, zip5, unit: null, built: monthBuilt(this.#place, zip5, from, random), flatType: null };
      }
    }
  }

  /** How many houses, or apartments, a ZIP code has for its homes: 1 where they are the most of the place. */
  #fit(zip5: string, isHouse: boolean): number {
    const { houses } = homesIn(zip5);
    const [share, most] = isHouse ? [houses, this.#most.houses] : [1 - houses, this.#most.flats];
    return most > 0 ? share / most : 1;
  }

  /** A street where the household never lived; where there is none, one where nobody of it lived twice. */
  #streetFor(known: KnownStreets, random: Random): Street {
    const inUse = Math.min(
      this.#streets.length,
      Math.max(FIRST_STREETS, 1 + Math.floor(this.#count / ADDRESSES_PER_STREET)),
    );
    for (let n = 0; n < TRIES; n += 1) {
      const street = this.#streets[random.below(inUse)];
      if (street !== undefined && known.homesOn(street) === 0) return street;
    }
    // In order, so that a town's few people still have neighbors.
    const free = (most: number): Street | undefined => this.#streets.find((street) => known.homesOn(street) <= most);
    return free(0) ?? free(1) ?? random.pick(this.#streets);
  }

  #newFlat(from: Month, known: KnownStreets, random: Random): Spot {
    const building = this.#openBuilding(from, known, random) ?? this.#newBuilding(from, known, random);
    const { street, number, zip5, built, flatType, units, flats } = building;
    building.flats += 1;
    return { street, number, zip5, unit: unitAt(units, flats), built, flatType };
  }

  #openBuilding(from: Month, known: KnownStreets, random: Random): Building | null {
    if (!random.chance(IN_OPEN_BUILDING)) return null;
    for (let n = 0; n < TRIES && this.#buildings.length > 0; n += 1) {
      const building = random.pick(this.#buildings);
      const hasRoom = building.flats < building.units.count;
      if (hasRoom && building.built <= from && known.homesOn(building.street) === 0) return building;
    }
    return null;
  }

  #newBuilding(from: Month, known: KnownStreets, random: Random): Building {
    const { street, number, zip5, built } = this.#newSpot(false, from, known, random);
    const flatType = flatTypeOf(this.#place, yearOf(built), random);
    const units = createUnits(this.#place.population, flatType, random);
    const building: Building = { street, number, zip5, built, flatType, units, flats: 0 };
    this.#buildings.push(building);
    if (this.#buildings.length > OPEN_BUILDINGS) this.#buildings.shift();
    return building;
  }

  /** False if it is taken. */
  #claim(bit: number): boolean {
    const byte = this.#taken[bit >> 3] ?? 0;
    const mask = 1 << (bit & 7);
    if ((byte & mask) !== 0) return false;
    this.#taken[bit >> 3] = byte | mask;
    return true;
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.word() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

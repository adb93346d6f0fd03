import { type Street, streetsOf } from '../../shared/geo/street-grid.ts';
import { type Month, REFERENCE_MONTH } from './calendar.ts';
import type { Place } from './places.ts';
import { type Random, randomOf } from './random.ts';

/** A building's position on a street, and since when it has existed. */
export interface Spot {
  readonly street: Street;
  readonly number: number;
  /** 'Apt 204'; null for a house */
  readonly unit: string | null;
  readonly built: Month;
}

/** Buildings of a place that still get apartments. */
const OPEN_BUILDINGS = 25;
/** Addresses per street of a place: a new street comes into use when the others are full. */
const ADDRESSES_PER_STREET = 10;
/** Share of homes built for their first residents. */
const BUILT_FOR_IT = 0.15;

/** A place's streets and their buildings. */
export class BuildingPlots {
  readonly #place: Place;
  /** in the order they come into use; the same for every population */
  readonly #streets: readonly Street[];
  /** apartment buildings, with their number of apartments so far */
  readonly #buildings: { readonly street: Street; readonly number: number; readonly built: Month; flats: number }[] =
    [];
  /** one bit per house number per street */
  readonly #taken: Uint8Array;
  #count = 0;

  constructor(place: Place) {
    this.#place = place;
    this.#streets = shuffled(streetsOf(place), randomOf('streets', String(place.id)));
    const bits = this.#streets.length * ((this.#streets[0]?.lastNumber ?? 0) + 1);
    this.#taken = new Uint8Array((bits >> 3) + 1);
  }

  /** A house, or an apartment in a building, that existed in the month `from`. */
  next(isHouse: boolean, from: Month, random: Random): Spot {
    this.#count += 1;
    return isHouse ? this.#newHouse(from, random) : this.#newFlat(from, random);
  }

  #newHouse(from: Month, random: Random): Spot {
    const inUse = Math.min(this.#streets.length, 1 + Math.floor(this.#count / ADDRESSES_PER_STREET));
    for (;;) {
      const street = this.#streets[random.below(inUse)];
      if (street === undefined) throw new Error(`${this.#place.city} has no street`);
      const number = random.between(street.firstNumber + 1, street.lastNumber);
      if (this.#claim(street.index * (street.lastNumber + 1) + number)) {
        return { street, number, unit: null, built: monthBuilt(from, random) };
      }
    }
  }

  #newFlat(from: Month, random: Random): Spot {
    const known = this.#buildings.length > 0 && random.chance(0.7) ? random.pick(this.#buildings) : null;
    const building = known !== null && known.built <= from ? known : this.#newBuilding(from, random);
    building.flats += 1;
    const { street, number, flats, built } = building;
    // 101, 102 ... 108, 201: eight apartments per floor.
    return { street, number, unit: `Apt ${100 * Math.ceil(flats / 8) + ((flats - 1) % 8) + 1}`, built };
  }

  #newBuilding(from: Month, random: Random) {
    const { street, number, built } = this.#newHouse(from, random);
    const building = { street, number, built, flats: 0 };
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

function monthBuilt(from: Month, random: Random): Month {
  const latest = Math.min(from, REFERENCE_MONTH - 12);
  if (random.chance(BUILT_FOR_IT)) return latest - random.below(10);
  const built = Math.round(random.normal(74 * 12, 26 * 12)) - (random.chance(0.08) ? 40 * 12 : 0);
  return built <= latest ? Math.max(0, built) : latest - random.below(30 * 12);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.word() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

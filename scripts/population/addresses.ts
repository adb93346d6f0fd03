import { pointOf, type Street, streetsOf } from '../../shared/geo/street-grid.ts';
import type { AddressRow, PropertyRow } from '../../worker/origin/import/rows.ts';
import type { Month } from './calendar.ts';
import type { Place } from './places.ts';
import { createProperty } from './properties.ts';
import { ALPHANUMERIC, type Random } from './random.ts';

/** An address and who lived there when; only the row leaves the generator. */
export interface AddressEntry {
  readonly row: AddressRow;
  readonly place: Place;
  readonly isHouse: boolean;
  /** first and last month of each occupancy, flat; the last month is out of it, Infinity while it lasts */
  readonly occupied: number[];
  /** somebody owns it at the reference date */
  isOwnedNow: boolean;
}

/** Chance that a household moves into an address that somebody left, if a vacant one is soon found. */
const REUSE = 0.8;
const TRIES = 10;

interface PlaceBook {
  readonly streets: readonly Street[];
  readonly entries: AddressEntry[];
  /** apartment buildings, with the number of their flats so far */
  readonly buildings: { readonly street: Street; readonly number: number; flats: number }[];
  /** street index * 100,000 + house number */
  readonly taken: Set<number>;
}

/** Hands out addresses, place by place, so that no two households have one at the same time. */
export class AddressBook {
  readonly #random: Random;
  readonly #places = new Map<number, PlaceBook>();
  readonly #fresh: { address: AddressRow; property: PropertyRow | null }[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** An address that is vacant from `from` until before `to`. */
  take(place: Place, from: Month, to: Month, wantsHouse: boolean): AddressEntry {
    const book = this.#bookOf(place);
    const entry = this.#findVacant(book, from, to, wantsHouse) ?? this.#create(place, book, wantsHouse);
    entry.occupied.push(from, to);
    return entry;
  }

  /** Some address with a property that nobody owns yet; null when none is soon found. */
  findUnowned(place: Place): AddressEntry | null {
    const { entries } = this.#bookOf(place);
    for (let n = 0; n < 5 && entries.length > 0; n += 1) {
      const entry = this.#random.pick(entries);
      if (entry.row.pnp_id !== null && !entry.isOwnedNow) return entry;
    }
    return null;
  }

  /** The addresses made since the last call. */
  takeFresh(): { address: AddressRow; property: PropertyRow | null }[] {
    return this.#fresh.splice(0);
  }

  #findVacant({ entries }: PlaceBook, from: Month, to: Month, wantsHouse: boolean): AddressEntry | null {
    if (entries.length === 0 || !this.#random.chance(REUSE)) return null;
    for (let n = 0; n < TRIES; n += 1) {
      const entry = this.#random.pick(entries);
      if (entry.isHouse === wantsHouse && isVacant(entry, from, to)) return entry;
    }
    return null;
  }

  #create(place: Place, book: PlaceBook, wantsHouse: boolean): AddressEntry {
    const random = this.#random;
    const { street, number, unit } = wantsHouse ? this.#newHouse(book) : this.#newFlat(book);
    const point = pointOf(place, street, number);
    const id = `A${random.text(11, ALPHANUMERIC)}`;
    const property = createProperty(id, wantsHouse, random);
    const row: AddressRow = {
      id,
      house_number: String(number),
      street: street.name,
      unit,
      place_id: place.id,
      zip5: nearestZip(place, point.latitude, point.longitude),
      ...point,
      pnp_id: property?.pnp_id ?? null,
    };
    const entry: AddressEntry = { row, place, isHouse: wantsHouse, occupied: [], isOwnedNow: false };
    book.entries.push(entry);
    this.#fresh.push({ address: row, property });
    return entry;
  }

  #newHouse(book: PlaceBook): { street: Street; number: number; unit: string | null } {
    const random = this.#random;
    for (;;) {
      const street = random.pick(book.streets);
      const number = random.between(street.firstNumber + 1, street.lastNumber);
      const key = street.index * 100_000 + number;
      if (book.taken.has(key)) continue;
      book.taken.add(key);
      return { street, number, unit: null };
    }
  }

  #newFlat(book: PlaceBook): { street: Street; number: number; unit: string | null } {
    const random = this.#random;
    const known = book.buildings.length > 0 && random.chance(0.7) ? random.pick(book.buildings) : null;
    const building = known ?? { ...this.#newHouse(book), flats: 0 };
    if (known === null) book.buildings.push(building);
    building.flats += 1;
    const { street, number, flats } = building;
    // 101, 102 ... 108, 201: eight flats to a floor.
    return { street, number, unit: `Apt ${100 * Math.ceil(flats / 8) + ((flats - 1) % 8) + 1}` };
  }

  #bookOf(place: Place): PlaceBook {
    const known = this.#places.get(place.id);
    if (known !== undefined) return known;
    const book: PlaceBook = { streets: streetsOf(place), entries: [], buildings: [], taken: new Set() };
    this.#places.set(place.id, book);
    return book;
  }
}

function isVacant({ occupied }: AddressEntry, from: Month, to: Month): boolean {
  for (let i = 0; i < occupied.length; i += 2) {
    if (from < (occupied[i + 1] ?? 0) && (occupied[i] ?? 0) < to) return false;
  }
  return true;
}

function nearestZip(place: Place, latitude: number, longitude: number): string {
  let best = place.zips[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const zip of place.zips) {
    const d = (zip.latitude - latitude) ** 2 + (zip.longitude - longitude) ** 2;
    if (d >= distance) continue;
    distance = d;
    best = zip;
  }
  if (best === undefined) throw new Error(`${place.city} has no zip code`);
  return best.zip5;
}

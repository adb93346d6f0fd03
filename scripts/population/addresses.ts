import { pointOf, type Street, streetsOf } from '../../shared/geo/street-grid.ts';
import type { AddressRow } from '../../worker/origin/import/rows.ts';
import { type Building, createBuilding } from './buildings.ts';
import { type Month, REFERENCE_MONTH, yearOf } from './calendar.ts';
import type { Place, Zip } from './places.ts';
import { ALPHANUMERIC, type Random, randomOf } from './random.ts';

/** An address while households may still move in. Its row is out already; its property is made when it is retired. */
export interface AddressEntry {
  readonly key: number;
  readonly place: Place;
  readonly street: Street;
  readonly houseNumber: number;
  readonly isHouse: boolean;
  /** nobody lived there before */
  readonly built: Month;
  /** what is on record of it; null for most flats and some houses */
  readonly building: Building | null;
  /** first and last month of each occupancy, flat; the last month is out of it, Infinity while it lasts */
  readonly occupied: number[];
  /** never two at a time, in no order */
  readonly tenures: Tenure[];
}

/** How long one household, or one landlord, owns an address; `to` is null while they do. */
export interface Tenure {
  readonly from: Month;
  readonly to: Month | null;
  readonly isLandlord: boolean;
  /** of the household; nobody where all of them died long ago */
  readonly owners: Owner[];
}

/** Somebody in the product who owns a home with others or alone. */
export interface Owner {
  /** public id */
  readonly id: string;
  readonly from: Month;
  readonly to: Month | null;
  /** the share ended with the owner's death */
  readonly died: boolean;
}

/** Chance that a household moves into an address that somebody left, if a vacant one is soon found. */
const REUSE = 0.8;
const TRIES = 8;
/** Addresses of a place that can be moved into; older ones are retired, so that memory does not grow with people. */
const OPEN_ADDRESSES = 150;
/** Buildings of a place that still get flats. */
const OPEN_BUILDINGS = 25;
/** Addresses for each street of a place: a new street comes into use when the others have as many. */
const ADDRESSES_PER_STREET = 10;
/** Share of addresses that a business is run from, and of those whose use is not known. */
const BUSINESS = 0.02;
const USE_UNKNOWN = 0.05;

interface Spot {
  readonly street: Street;
  readonly number: number;
  readonly unit: string | null;
}

interface PlaceBook {
  readonly place: Place;
  /** in the order in which they come into use */
  readonly streets: readonly Street[];
  /** addresses made so far */
  made: number;
  open: AddressEntry[];
  /** apartment buildings, with the number of their flats so far */
  readonly buildings: { readonly street: Street; readonly number: number; flats: number; readonly built: Month }[];
  /** a bit for each house number of each street */
  readonly taken: Uint8Array;
}

/** Hands out addresses, place by place, so that no two households have one at the same time. */
export class AddressBook {
  readonly #random: Random;
  readonly #places = new Map<number, PlaceBook>();
  /** places with more open addresses than they may have once the family is done */
  readonly #crowded = new Set<PlaceBook>();
  #fresh: AddressRow[] = [];
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** An address that is vacant from `from` until before `to`. */
  take(place: Place, from: Month, to: Month, wantsHouse: boolean): AddressEntry {
    const book = this.#bookOf(place);
    const entry = this.#findVacant(book, from, to, wantsHouse) ?? this.#create(book, from, wantsHouse, false);
    entry.occupied.push(from, to);
    return entry;
  }

  /** Some address with a property that nobody has owned since `from`; null when none is soon found. */
  findUnowned(place: Place, from: Month): AddressEntry | null {
    const { open } = this.#bookOf(place);
    for (let n = 0; n < 5 && open.length > 0; n += 1) {
      const entry = this.#random.pick(open);
      if (entry.building !== null && entry.built < from && isUnowned(entry, from, null)) return entry;
    }
    return null;
  }

  /** A house with a property where nobody lives yet. */
  build(place: Place, before: Month): AddressEntry {
    return this.#create(this.#bookOf(place), before, true, true);
  }

  /** The rows of the addresses made since the last call. */
  takeFresh(): AddressRow[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Takes the oldest addresses out of places that have many: nobody moves in any more, and what was, is known. */
  retire(): AddressEntry[] {
    const retired: AddressEntry[] = [];
    for (const book of this.#crowded) retired.push(...book.open.splice(0, book.open.length - OPEN_ADDRESSES));
    this.#crowded.clear();
    return retired;
  }

  /** The addresses that are still open, at the end. */
  *retireAll(): Generator<AddressEntry, void, undefined> {
    for (const book of this.#places.values()) yield* book.open.splice(0);
  }

  #findVacant({ open }: PlaceBook, from: Month, to: Month, wantsHouse: boolean): AddressEntry | null {
    if (open.length === 0 || !this.#random.chance(REUSE)) return null;
    for (let n = 0; n < TRIES; n += 1) {
      const entry = this.#random.pick(open);
      if (entry.isHouse === wantsHouse && isVacant(entry, from, to)) return entry;
    }
    return null;
  }

  #create(book: PlaceBook, from: Month, isHouse: boolean, isRecorded: boolean): AddressEntry {
    const random = this.#random;
    const { place } = book;
    const { built, spot } = isHouse ? this.#newHouse(book, from) : this.#newFlat(book, from);
    const { street, number, unit } = spot;
    const point = pointOf(place, street, number);
    const use = random.next();
    this.#count += 1;
    this.#fresh.push({
      key: this.#count,
      id: `A${random.text(11, ALPHANUMERIC)}`,
      house_number: String(number),
      street: street.name,
      unit,
      place_id: place.id,
      zip5: nearestZip(place.zips, point.latitude, point.longitude).zip5,
      latitude: point.latitude,
      longitude: point.longitude,
      usage: use < USE_UNKNOWN ? null : use < USE_UNKNOWN + BUSINESS ? 'Business' : 'Residential',
    });
    const building = createBuilding(isHouse, yearOf(built), isRecorded, random);
    const entry: AddressEntry = {
      key: this.#count,
      place,
      street,
      houseNumber: number,
      isHouse,
      built,
      building,
      occupied: [],
      tenures: [],
    };
    book.made += 1;
    book.open.push(entry);
    if (book.open.length > OPEN_ADDRESSES) this.#crowded.add(book);
    return entry;
  }

  #newHouse(book: PlaceBook, from: Month): { built: Month; spot: Spot } {
    const random = this.#random;
    const inUse = Math.min(book.streets.length, 1 + Math.floor(book.made / ADDRESSES_PER_STREET));
    for (;;) {
      const street = book.streets[random.below(inUse)];
      if (street === undefined) throw new Error(`${book.place.city} has no street`);
      const number = random.between(street.firstNumber + 1, street.lastNumber);
      const bit = street.index * (street.lastNumber + 1) + number;
      const byte = book.taken[bit >> 3] ?? 0;
      if ((byte & (1 << (bit & 7))) !== 0) continue;
      book.taken[bit >> 3] = byte | (1 << (bit & 7));
      return { built: this.#monthBuilt(from), spot: { street, number, unit: null } };
    }
  }

  #newFlat(book: PlaceBook, from: Month): { built: Month; spot: Spot } {
    const random = this.#random;
    const found = book.buildings.length > 0 && random.chance(0.7) ? random.pick(book.buildings) : null;
    const known = found !== null && found.built <= from ? found : null;
    const building = known ?? this.#newBuilding(book, from);
    building.flats += 1;
    const { street, number, flats, built } = building;
    // 101, 102 ... 108, 201: eight flats to a floor.
    return { built, spot: { street, number, unit: `Apt ${100 * Math.ceil(flats / 8) + ((flats - 1) % 8) + 1}` } };
  }

  #newBuilding(book: PlaceBook, from: Month): PlaceBook['buildings'][number] {
    const { built, spot } = this.#newHouse(book, from);
    const building = { street: spot.street, number: spot.number, flats: 0, built };
    book.buildings.push(building);
    if (book.buildings.length > OPEN_BUILDINGS) book.buildings.shift();
    return building;
  }

  /** Some were built for who moves in first, most are old. */
  #monthBuilt(from: Month): Month {
    const random = this.#random;
    const latest = Math.min(from, REFERENCE_MONTH - 12);
    if (random.chance(0.15)) return latest - random.below(10);
    const built = Math.round(random.normal(74 * 12, 26 * 12)) - (random.chance(0.08) ? 40 * 12 : 0);
    return built <= latest ? Math.max(0, built) : latest - random.below(30 * 12);
  }

  #bookOf(place: Place): PlaceBook {
    const known = this.#places.get(place.id);
    if (known !== undefined) return known;
    const streets = shuffled(streetsOf(place), randomOf('streets', String(place.id)));
    const bits = streets.length * ((streets[0]?.lastNumber ?? 0) + 1);
    const taken = new Uint8Array((bits >> 3) + 1);
    const book: PlaceBook = { place, streets, made: 0, open: [], buildings: [], taken };
    this.#places.set(place.id, book);
    return book;
  }
}

/** Whether nobody else owns the address from `from` until before `to`. */
export function isUnowned({ tenures }: AddressEntry, from: Month, to: Month | null): boolean {
  return tenures.every((other) => (other.to ?? 9e9) <= from || (to ?? 9e9) <= other.from);
}

function isVacant({ occupied, built }: AddressEntry, from: Month, to: Month): boolean {
  if (built > from) return false;
  for (let i = 0; i < occupied.length; i += 2) {
    if (from < (occupied[i + 1] ?? 0) && (occupied[i] ?? 0) < to) return false;
  }
  return true;
}

function nearestZip(zips: readonly Zip[], latitude: number, longitude: number): Zip {
  let best = zips[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const zip of zips) {
    const d = (zip.latitude - latitude) ** 2 + (zip.longitude - longitude) ** 2;
    if (d >= distance) continue;
    distance = d;
    best = zip;
  }
  if (best === undefined) throw new Error('a place without zip codes');
  return best;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.word() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

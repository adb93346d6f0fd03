import { pointOf, type Street } from '../../../shared/geo/street-grid.ts';
import { streetKey } from '../../../shared/people/streets/street-key.ts';
import type { AddressRow } from '../../../worker/origin/import/rows.ts';
import { type Month, yearOf } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import { ALPHANUMERIC, type Random } from '../random.ts';
import { BuildingPlots, type KnownStreets, NO_STREETS } from './building-plots.ts';
import { type Building, createBuilding } from './buildings.ts';

/**
 * An address while households may still move in. Its row is already written; its property is made when it is retired.
 */
export interface AddressEntry {
  readonly key: number;
  readonly place: Place;
  readonly street: Street;
  readonly houseNumber: number;
  readonly zip5: string;
  /** 'Apt 204'; null for a house */
  readonly unit: string | null;
  readonly isHouse: boolean;
  /** nobody lived there before */
  readonly built: Month;
  /** its property record; null for most apartments and some houses */
  readonly building: Building | null;
  /** the families who lived there, by number */
  readonly families: number[];
  /** first and last month of each occupancy, flattened; the last month is exclusive, Infinity while it lasts */
  readonly occupied: number[];
  /** never two at a time, unordered */
  readonly tenures: Tenure[];
}

/** How long a household or a landlord owns an address; `to` is null while they do. */
export interface Tenure {
  readonly from: Month;
  readonly to: Month | null;
  readonly isLandlord: boolean;
  /** members of the household; empty if all of them died long ago */
  readonly owners: Owner[];
  /** what it was bought with, once a record tells that it was foreclosed on; null otherwise */
  foreclosed: ForeclosedLoan | null;
}

/** The loan that somebody did not pay back. */
export interface ForeclosedLoan {
  /** dollars */
  readonly amount: number;
  readonly lender: string;
}

/** A person on record who owns a home, alone or with others. */
export interface Owner {
  /** public id */
  readonly id: string;
  readonly birth: Month;
  readonly from: Month;
  readonly to: Month | null;
  /** the owner's share ended with their death */
  readonly died: boolean;
  /** full names that the owner gave up, each until the month of the next one, the earliest first; null for today's */
  readonly formerNames: readonly { readonly name: string | null; readonly until: Month }[];
}

/** Chance that a household moves into a vacated address, if one is quickly found. */
const REUSE = 0.8;
const TRIES = 8;
/** Available addresses per place; older ones are retired, so that memory does not grow with the population. */
const OPEN_ADDRESSES = 150;
/** How many more are kept before the oldest are retired all at once. */
const CROWD = 40;
/** Available addresses of all places together: a million people live in thousands of places. */
const MOST_OPEN = 30_000;
/** Share of addresses with a business, and of addresses whose use is unknown. */
const BUSINESS = 0.02;
const USE_UNKNOWN = 0.05;

/** What a household looks for. */
export interface HomeWish {
  readonly isHouse: boolean;
  /** at least */
  readonly bedrooms: number;
}

/** Nobody owns a home for fewer months. */
const SHORTEST_OWNERSHIP = 14;
const NEVER: Month = 1e6;

interface PlaceBook {
  readonly place: Place;
  readonly plots: BuildingPlots;
  /** the oldest first */
  readonly open: AddressEntry[];
}

/** Assigns addresses, place by place, so that no two households share one at the same time. */
export class AddressBook {
  readonly #random: Random;
  readonly #places = new Map<number, PlaceBook>();
  /** places over their limit of open addresses once the family is done */
  readonly #crowded = new Set<PlaceBook>();
  /** the place of each open address, the oldest first; those before `#next` are retired */
  #inOrder: PlaceBook[] = [];
  #next = 0;
  #fresh: AddressRow[] = [];
  #count = 0;
  #family = 0;
  /** the present family and those who lived in one of its homes */
  readonly #met = new Set<number>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** From now on, addresses are for another family. */
  startFamily(): void {
    this.#family += 1;
    this.#met.clear();
    this.#met.add(this.#family);
  }

  /**
   * A home for a household of the family: never one where relatives lived, or anybody who lived in another of its homes.
   * It is vacant from `from` until before `to`, on a street new to the household if there is one.
   */
  take(place: Place, from: Month, to: Month, wish: HomeWish, known: KnownStreets): AddressEntry {
    const book = this.#bookOf(place);
    const isWanted = (entry: AddressEntry): boolean =>
      entry.isHouse === wish.isHouse &&
      isVacant(entry, from, to) &&
      known.homesOn(entry.street) === 0 &&
      hasBedrooms(entry.building, wish.bedrooms) &&
      !this.isFamiliar(entry);
    const entry = this.#find(book, isWanted) ?? this.#create(book, from, wish, false, known);
    entry.occupied.push(from, to);
    this.join(entry);
    return entry;
  }

  /** Whether relatives lived there, or anybody who lived in another home of the family. */
  isFamiliar({ families }: AddressEntry): boolean {
    return families.some((family) => this.#met.has(family));
  }

  /** Somebody of the family moves in. */
  join({ families }: AddressEntry): void {
    for (const family of families) this.#met.add(family);
    families.push(this.#family);
  }

  /** An address with a property that nobody has owned since `from`; null if none is quickly found. */
  findUnowned(place: Place, from: Month): AddressEntry | null {
    const { open } = this.#bookOf(place);
    for (let n = 0; n < 5 && open.length > 0; n += 1) {
      const entry = this.#random.pick(open);
      const isForSale = entry.building !== null && entry.built < from && isUnowned(entry, from, null);
      if (isForSale && !this.isFamiliar(entry)) return entry;
    }
    return null;
  }

  /** A house with a property where nobody lives yet. */
  build(place: Place, before: Month): AddressEntry {
    return this.#create(this.#bookOf(place), before, { isHouse: true, bedrooms: 1 }, true, NO_STREETS);
  }

  /** The rows of the addresses made since the last call. */
  takeFresh(): AddressRow[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Retires the oldest addresses of places with many: nobody moves in anymore, so their history is complete. */
  retire(): AddressEntry[] {
    const retired: AddressEntry[] = [];
    for (const book of this.#crowded) retired.push(...book.open.splice(0, book.open.length - OPEN_ADDRESSES));
    this.#crowded.clear();
    for (; this.#inOrder.length - this.#next > MOST_OPEN; this.#next += 1) {
      const oldest = this.#inOrder[this.#next]?.open.shift();
      if (oldest !== undefined) retired.push(oldest);
    }
    if (this.#next > MOST_OPEN) {
      this.#inOrder = this.#inOrder.slice(this.#next);
      this.#next = 0;
    }
    return retired;
  }

  /** The addresses that are still open, at the end. */
  *retireAll(): Generator<AddressEntry, void, undefined> {
    for (const book of this.#places.values()) yield* book.open.splice(0);
  }

  #find({ open }: PlaceBook, isWanted: (entry: AddressEntry) => boolean): AddressEntry | null {
    if (open.length === 0 || !this.#random.chance(REUSE)) return null;
    for (let n = 0; n < TRIES; n += 1) {
      const entry = this.#random.pick(open);
      if (isWanted(entry)) return entry;
    }
    return null;
  }

  #create(book: PlaceBook, from: Month, wish: HomeWish, isRecorded: boolean, known: KnownStreets): AddressEntry {
    const random = this.#random;
    const { isHouse } = wish;
    const { place } = book;
    const { street, number, unit, zip5, built, flatType } = book.plots.next(isHouse, from, known, random);
    const point = pointOf(place, street, number);
    const use = random.next();
    this.#count += 1;
    this.#fresh.push({
      key: this.#count,
      id: `A${random.text(11, ALPHANUMERIC)}`,
      house_number: String(number),
      street: street.name,
      street_key: streetKey(street.name),
      unit,
      place_id: place.id,
      zip5,
      latitude: point.latitude,
      longitude: point.longitude,
      usage: use < USE_UNKNOWN ? null : use < USE_UNKNOWN + BUSINESS ? 'Business' : 'Residential',
    });
    const site = { place, yearBuilt: yearOf(built), flatType };
    let building = createBuilding(site, isRecorded, random);
    for (let tries = 0; tries < TRIES && !hasBedrooms(building, wish.bedrooms); tries += 1)
      building = createBuilding(site, true, random);
    const entry: AddressEntry = {
      key: this.#count,
      place,
      street,
      houseNumber: number,
      zip5,
      unit,
      isHouse,
      built,
      building,
      families: [],
      occupied: [],
      tenures: [],
    };
    book.open.push(entry);
    this.#inOrder.push(book);
    if (book.open.length > OPEN_ADDRESSES + CROWD) this.#crowded.add(book);
    return entry;
  }

  #bookOf(place: Place): PlaceBook {
    const known = this.#places.get(place.id);
    if (known !== undefined) return known;
    const book: PlaceBook = { place, plots: new BuildingPlots(place), open: [] };
    this.#places.set(place.id, book);
    return book;
  }
}

/** Whether the home, as far as on record, has so many bedrooms. */
function hasBedrooms(building: Building | null, bedrooms: number): boolean {
  return (building?.bedrooms ?? bedrooms) >= bedrooms * (building?.units ?? 1);
}

/** Whether nobody else owns the address from `from` until before `to`. */
export function isUnowned({ tenures }: AddressEntry, from: Month, to: Month | null): boolean {
  return tenures.every((other) => isApart(other.to ?? NEVER, from) || isApart(to ?? NEVER, other.from));
}

/** Whether one ownership ends as the next one begins, or so long before that somebody else owned the home meanwhile. */
function isApart(end: Month, start: Month): boolean {
  return end === start || end + SHORTEST_OWNERSHIP <= start;
}

function isVacant({ occupied, built }: AddressEntry, from: Month, to: Month): boolean {
  if (built > from) return false;
  for (let i = 0; i < occupied.length; i += 2) {
    if (from < (occupied[i + 1] ?? 0) && (occupied[i] ?? 0) < to) return false;
  }
  return true;
}

import { ADULT_AGE, type Month, monthOf, REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import { type AddressBook, type AddressEntry, isUnowned } from '../homes/addresses.ts';
import type { KnownStreets } from '../homes/building-plots.ts';
import { costIn, meansOf } from '../homes/means.ts';
import { homesOf } from '../places/place-homes.ts';
import type { Place } from '../places/places.ts';
import { townIn } from '../places/young-towns.ts';
import type { Random } from '../random.ts';
import { NAMESAKES } from './edge-people.ts';
import { earlier } from './households.ts';
import { type Household, type Human, isVisible, type Listed, type Stay, type Time } from './human.ts';

/** A person's address with its dates; `to` is null while the person lives there. */
export interface Residence {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
  /** the person, or somebody they lived with, owned the home then */
  readonly isOwned: boolean;
}

/** Homes before these years are no longer known; households differ in which year applies. */
const KNOWN_SINCE = [1968, 1994] as const;
/** Share of former homes on record some months late or early, and by how many at most. */
const IMPRECISE = 0.25;
const MOST_IMPRECISE = 3;
/** The most addresses a person has, latest first: so many and up to two more; and for a person with every kind of data. */
const MOST_ADDRESSES = 6;
const MOST_ADDRESSES_OF_RICH = 14;
/** Months between moves for a person who has lived everywhere. */
const RESTLESS = [18, 34] as const;
/** Share of the moves, from an age on, with which a couple, somebody alone and a person with every kind of data would buy. */
const BUYS_FROM = 26;
const COUPLES_WISH = 0.84;
const SINGLES_WISH = 0.48;
const RICH_WISH = 0.9;
/** A household does not move again in its last months; this many. */
const SHORTEST_STAY = 8;
/** The maximum age of roommates, and their maximum age difference in months. */
const ROOMMATE_AGE = 33;
const ROOMMATE_GAP = 96;
const SHARES_A_FLAT = 0.35;
/** Single people's homes that somebody may still join, per place. */
const OPEN_FLATS = 5;

interface OpenFlat {
  readonly address: AddressEntry;
  readonly from: Month;
  readonly to: Month | null;
  readonly host: Listed;
  guests: number;
}

/** So many months after a death nobody moves in: the estate has to be settled. */
const EMPTY_FOR = 4;
/** For so many months a couple manages with one bedroom, and for less nobody buys a home together. */
const COUPLES_MANAGE_FOR = 36;
const BUYS_FOR = 18;
/** The share of homes in houses where people find what they wish for. */
const USUAL_HOUSES = 0.85;

type OnRoommates = (person: Listed, host: Listed, time: Time) => void;

/** Where somebody from a place moves next, at an age in years. */
export type ChooseNext = (place: Place, age: number) => Place;

/** Finds homes for households, one at a time. */
export class Settlement {
  readonly #book: AddressBook;
  readonly #random: Random;
  readonly #flats = new Map<number, OpenFlat[]>();
  readonly #namesakes = new NamesakeStreets();

  constructor(book: AddressBook, random: Random) {
    this.#book = book;
    this.#random = random;
  }

  /**
   * Gives a household its addresses.
   *
   * @param onRoommates called with each roommate, their host, and how long they lived together
   */
  settle(household: Household, chooseNext: ChooseNext, onRoommates: OnRoommates): void {
    const random = this.#random;
    const known = monthOf(random.between(...KNOWN_SINCE), random.between(1, 12));
    const last = household.end ?? REFERENCE_MONTH;
    const homes = homesByStreet(household);
    let cursor = Math.max(household.start, known);
    const first = chooseNext(placeBefore(household), yearsBetween(household.head.birth, household.start));
    household.place = townIn(first, cursor);
    while (cursor < last) {
      const wished = cursor + this.#monthsAt(household, cursor);
      const ends = last - wished < SHORTEST_STAY ? last : wished;
      const isLast = household.end === null && ends >= REFERENCE_MONTH;
      const streets = this.#streetsKnownTo(household, homes, isLast);
      const stay =
        this.#shareFlat(household, cursor, ends, streets, onRoommates) ??
        this.#takeHome(household, cursor, ends, streets);
      household.stays.push(stay);
      const { name } = stay.address.street;
      homes.set(name, (homes.get(name) ?? 0) + 1);
      if (stay.to === null) this.#namesakes.settle(household, stay.address);
      if (stay.to === null) break;
      cursor = stay.to;
      household.place = townIn(chooseNext(household.place, yearsBetween(household.head.birth, cursor)), cursor);
    }
  }

  /** How long a household stays at an address, in months: the older, the longer. */
  #monthsAt({ head }: Household, month: Month): number {
    if (head.trait === 'rich') return this.#random.between(...RESTLESS);
    const age = yearsBetween(head.birth, month);
    const [shortest, longest] = age < 30 ? [14, 64] : age < 45 ? [36, 190] : age < 60 ? [60, 340] : [120, 480];
    return this.#random.between(shortest, longest);
  }

  #takeHome(household: Household, from: Month, ends: Month, streets: KnownStreets): Stay {
    const random = this.#random;
    const { head, isCouple, place } = household;
    const age = yearsBetween(head.birth, from);
    const houseWish = isCouple ? (age < 28 ? 0.5 : 0.85) : age < 30 ? 0.2 : 0.5;
    const isHouse = random.chance((houseWish * homesOf(place).houses) / USUAL_HOUSES);
    const bedrooms = isCouple && ends - from > COUPLES_MANAGE_FOR ? 2 : 1;
    const to = household.end === null && ends >= REFERENCE_MONTH ? null : ends;
    const vacant = to === null ? Number.POSITIVE_INFINITY : to + (household.members.some(diedIn(to)) ? EMPTY_FOR : 0);
    const address = this.#book.take(place, from, vacant, { isHouse, bedrooms }, streets);
    const wishes =
      age >= BUYS_FROM && random.chance(head.trait === 'rich' ? RICH_WISH : isCouple ? COUPLES_WISH : SINGLES_WISH);
    const staysTogether = household.end === null || household.end - from >= BUYS_FOR;
    const isForSale = address.building !== null && staysTogether && isUnowned(address, from, to);
    const buyers = buyersIn(household, from);
    const youngest = yearsBetween(Math.max(...buyers.map(({ birth }) => birth)), from);
    const isOwned = wishes && isForSale && costIn(address, from) <= meansOf(youngest, buyers.length > 1, random);
    const tenure = isOwned ? { from, to, isLandlord: false, owners: [], foreclosed: null } : null;
    if (tenure !== null) address.tenures.push(tenure);
    if (!isCouple && age < ROOMMATE_AGE && isVisible(head)) {
      this.#offerFlat(place, { address, from, to, host: head.listed, guests: 0 });
    }
    return { address, from, to, tenure };
  }

  #offerFlat(place: Place, flat: OpenFlat): void {
    const flats = this.#flats.get(place.id) ?? [];
    flats.push(flat);
    if (flats.length > OPEN_FLATS) flats.shift();
    this.#flats.set(place.id, flats);
  }

  /** Moves in with a single person of similar age, for as long as both would have stayed. */
  #shareFlat(
    household: Household,
    from: Month,
    ends: Month,
    streets: KnownStreets,
    onRoommates: OnRoommates,
  ): Stay | null {
    const { head, isCouple, place } = household;
    if (isCouple || !isVisible(head) || yearsBetween(head.birth, from) >= ROOMMATE_AGE) return null;
    if (!this.#random.chance(SHARES_A_FLAT)) return null;
    const { listed } = head;
    const flat = this.#flats.get(place.id)?.find((offered) => {
      const isLongEnough = offered.from <= from && (offered.to === null || offered.to >= from + SHORTEST_STAY);
      const isFree = offered.guests < 2 && offered.host !== listed && streets.homesOn(offered.address.street) === 0;
      if (this.#book.isFamiliar(offered.address)) return false;
      return isLongEnough && isFree && Math.abs(offered.host.birth - head.birth) < ROOMMATE_GAP;
    });
    if (flat === undefined) return null;
    flat.guests += 1;
    this.#book.join(flat.address);
    const to = earlier(flat.to, ends >= REFERENCE_MONTH && household.end === null ? null : ends);
    onRoommates(listed, flat.host, { from, to });
    return { address: flat.address, from, to, tenure: null };
  }

  /** @param isLast whether the household may live in that home now */
  #streetsKnownTo(household: Household, homes: ReadonlyMap<string, number>, isLast: boolean): KnownStreets {
    const taken = isLast ? this.#namesakes.streetsOf(household) : [];
    return { homesOn: ({ name }) => (taken.includes(name) ? Number.POSITIVE_INFINITY : (homes.get(name) ?? 0)) };
  }
}

/** Who of a household would buy a home in a month: the head and partner, or the one who stayed after they parted. */
function buyersIn(household: Household, month: Month): readonly Human[] {
  const { head } = household;
  const isThere = ({ memberships }: Human): boolean =>
    memberships.some((one) => one.household === household && one.from <= month && (one.to === null || one.to > month));
  const isPartner = ({ unions }: Human): boolean => unions.some(({ a, b }) => a === head || b === head);
  const found = household.members.filter((one) => isThere(one) && (one === head || isPartner(one)));
  return found.length > 0 ? found : [head];
}

const diedIn =
  (month: Month) =>
  ({ death }: Human): boolean =>
    death === month;

/** Where the head of a household lived before it: in an earlier home, or with a parent, as far as known. */
function placeBefore({ head, start, place }: Household): Place {
  for (const human of [head, ...head.parents]) {
    const stays = human.memberships.flatMap(({ household, from, to }) =>
      household.stays.filter((stay) => stay.from < Math.min(start, to ?? start) && (stay.to ?? start) > from),
    );
    const latest = stays.toSorted((a, b) => b.from - a.from)[0];
    if (latest !== undefined) return latest.address.place;
  }
  return place;
}

/** How many homes somebody of a new household had on a street of each name so far: the most of anybody. */
function homesByStreet({ members }: Household): Map<string, number> {
  const most = new Map<string, number>();
  for (const { memberships } of members) {
    if (memberships.length < 2) continue;
    const own = new Map<string, number>();
    for (const { household, from, to } of memberships) {
      for (const { address, from: since, to: until } of household.stays) {
        if ((to ?? since + 1) <= since || (until ?? from + 1) <= from) continue;
        const { name } = address.street;
        const count = (own.get(name) ?? 0) + 1;
        own.set(name, count);
        most.set(name, Math.max(count, most.get(name) ?? 0));
      }
    }
  }
  return most;
}

/** The streets where the planned namesakes live now, so that no two of them are neighbors. */
class NamesakeStreets {
  /** street names by place and name */
  readonly #streets = new Map<string, Set<string>>();

  streetsOf(household: Household): string[] {
    return keysOf(household).flatMap((key) => [...(this.#streets.get(key) ?? [])]);
  }

  settle(household: Household, { street }: AddressEntry): void {
    for (const key of keysOf(household)) {
      const streets = this.#streets.get(key) ?? new Set();
      this.#streets.set(key, streets.add(street.name));
    }
  }
}

const NAMESAKE_NAMES: ReadonlySet<string> = new Set(NAMESAKES.map(({ first, last }) => `${first} ${last}`));

/** The place and name of each member who has the name of planned namesakes. */
function keysOf({ members, place }: Household): string[] {
  return members
    .map(({ name: { first, last } }) => `${first} ${last}`)
    .filter((name) => NAMESAKE_NAMES.has(name))
    .map((name) => `${place.id} ${name}`);
}

/** A person's addresses, the current one first, then the latest; only from after they came of age. */
export function residencesOf(human: Human, random: Random): Residence[] {
  const adultSince = human.birth + ADULT_AGE * 12;
  const found = new Map<AddressEntry, Residence>();
  for (const membership of human.memberships) {
    for (const stay of membership.household.stays) {
      const from = Math.max(stay.from, membership.from, adultSince);
      const to = earlier(earlier(stay.to, membership.to), human.death);
      if (from >= REFERENCE_MONTH || (to !== null && to <= from)) continue;
      // A person who returned to an address has one entry for it: the later one.
      found.set(stay.address, { address: stay.address, from, to, isOwned: stay.tenure !== null });
    }
  }
  const latestFirst = [...found.values()].sort((a, b) => b.from - a.from);
  const current = latestFirst.filter(({ to }) => to === null);
  const most = human.trait === 'rich' ? MOST_ADDRESSES_OF_RICH : MOST_ADDRESSES + (human.birthDay % 3);
  const former = latestFirst
    .filter(({ to }) => to !== null)
    .map((residence) => asRecorded(residence, human.death, random));
  return [...current, ...former].slice(0, most);
}

/** With the months as they came on record: some a little after moving in or before moving out; a death has its month. */
function asRecorded(residence: Residence, death: Month | null, random: Random): Residence {
  const { from, to } = residence;
  const isLate = random.chance(IMPRECISE);
  const isEarly = random.chance(IMPRECISE);
  const [late, early] = [random.between(1, MOST_IMPRECISE), random.between(1, MOST_IMPRECISE)];
  if (to === null || to - from <= 3 * MOST_IMPRECISE) return residence;
  return { ...residence, from: isLate ? from + late : from, to: isEarly && to !== death ? to - early : to };
}

/** Since when somebody lives in the place where they live now or lived last; 0 if nowhere is known. */
export function arrivedAt(residences: readonly Residence[]): Month {
  const place = residences[0]?.address.place;
  const left = residences.findIndex(({ address }) => address.place !== place);
  return residences[(left === -1 ? residences.length : left) - 1]?.from ?? 0;
}

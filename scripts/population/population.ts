import { nameKey } from '../../shared/people/name-key.ts';
import type { ImportRow, OwnershipRow, RelationRow } from '../../worker/origin/import/rows.ts';
import { AddressBook } from './addresses.ts';
import { monthOf } from './calendar.ts';
import { type FamilyPlan, planFamily } from './edge-people.ts';
import { emailsOf, Mailboxes } from './emails.ts';
import { belongsInProduct, createFamily } from './families.ts';
import { formHouseholds } from './households.ts';
import type { Human } from './human.ts';
import { Employers, jobOf } from './jobs.ts';
import { nameRows, ownershipRows, personRow, placeRows, residenceRows } from './people.ts';
import { NumberBook, phonesOf } from './phones.ts';
import { loadPlaces, type Place, type PlaceChooser, placeChooser } from './places.ts';
import { ALPHANUMERIC, DIGITS, type Random, randomOf } from './random.ts';
import { recordsOf } from './records.ts';
import { Acquaintances, listedRelations, relate, relateFamily } from './relations.ts';
import { residencesOf, Settlement } from './residences.ts';

/** Counts up when the same seed begins to mean other people, or the schema changes in place: old databases are filled anew. */
export const GENERATOR_VERSION = 3;

export interface PopulationOptions {
  readonly seed: string;
  /** how many people, exactly */
  readonly people: number;
}

/** Where people go when they move: shares that stay in the city and in the state. */
const STAYS_IN_CITY = 0.8;
const STAYS_IN_STATE = 0.93;
const HAS_SMARTCHECK = 0.02;
/** Share of people over 35 who own a home that they do not live in. */
const IS_LANDLORD = 0.04;
const LANDLORDS_BORN_BEFORE = monthOf(1991, 1);

/** One source of chance for each, so that a change in one topic leaves the others as they were. */
const TOPICS = [
  'families',
  'ids',
  'households',
  'addresses',
  'residences',
  'acquaintances',
  'people',
  'phones',
  'numbers',
  'emails',
  'mailboxes',
  'jobs',
  'records',
] as const;
type Topic = (typeof TOPICS)[number];

/**
 * An invented population, row by row: the same seed and number give the same rows in the same order. Places come
 * first, then family by family the addresses and the people. Nothing is kept but what later families share (vacant
 * addresses, numbers in use), so that memory grows slowly.
 */
export function* generatePopulation({ seed, people }: PopulationOptions): Generator<ImportRow, void, undefined> {
  const places = loadPlaces();
  yield* rowsOfPlaces(places);
  const generator = new PopulationGenerator(seed, places);
  let left = people;
  for (let number = 0; left > 0; number += 1) {
    const visible = generator.nextFamily(planFamily(number), left);
    left -= visible.length;
    yield* generator.rowsOfFamily(visible);
  }
}

function* rowsOfPlaces(places: readonly Place[]): Generator<ImportRow, void, undefined> {
  for (const { id, city, stateCode, county, fips, latitude, longitude, zips } of places) {
    yield {
      table: 'place',
      row: { id, city, city_key: nameKey(city), state_code: stateCode, county, fips_code: fips, latitude, longitude },
    };
    for (const { zip5 } of zips) yield { table: 'placeZip', row: { zip5, place_id: id } };
  }
}

/** The state that families share while a population is made, and the steps of making one. */
class PopulationGenerator {
  readonly #randoms: Record<Topic, Random>;
  readonly #places: PlaceChooser;
  readonly #book: AddressBook;
  readonly #settlement: Settlement;
  readonly #acquaintances: Acquaintances;
  readonly #numbers: NumberBook;
  readonly #mailboxes: Mailboxes;
  readonly #employers = new Employers();
  /** people of earlier families who got an associate after their rows were out */
  readonly #late = new Set<Human>();
  #home: Place | null = null;

  constructor(seed: string, places: readonly Place[]) {
    this.#randoms = Object.fromEntries(TOPICS.map((topic) => [topic, randomOf(seed, topic)])) as Record<Topic, Random>;
    this.#places = placeChooser(places);
    this.#book = new AddressBook(this.#randoms.addresses);
    this.#settlement = new Settlement(this.#book, this.#randoms.residences);
    this.#acquaintances = new Acquaintances(this.#randoms.acquaintances);
    this.#numbers = new NumberBook(this.#randoms.numbers);
    this.#mailboxes = new Mailboxes(this.#randoms.mailboxes);
  }

  /** Makes a family, its homes and its relations; returns who of it is in the product, `most` of them at most. */
  nextFamily(plan: FamilyPlan, most: number): Human[] {
    const random = this.#randoms.families;
    const home = plan.place === undefined ? this.#places.anywhere(random) : this.#places.named(plan.place);
    this.#home = home;
    const family = createFamily(plan, random);
    const visible = family.filter(belongsInProduct).slice(0, most);
    for (const human of visible) {
      human.isVisible = true;
      human.id = `P${this.#randoms.ids.text(15, ALPHANUMERIC)}`;
    }
    relateFamily(visible, random);
    if (plan.trait !== 'bare' && plan.trait !== 'phones-only') this.#settleFamily(plan, family, visible, home);
    return visible;
  }

  *rowsOfFamily(visible: readonly Human[]): Generator<ImportRow, void, undefined> {
    const people = visible.map((human) => [...this.#rowsOfPerson(human)]);
    // What people live in and own comes before them.
    for (const { address, property } of this.#book.takeFresh()) {
      yield { table: 'address', row: address };
      if (property !== null) yield { table: 'property', row: property };
    }
    for (const rows of people) yield* rows;
    for (const human of [...visible, ...this.#late]) {
      for (const row of newRelationRows(human)) yield { table: 'relation', row };
    }
    this.#late.clear();
  }

  #settleFamily(plan: FamilyPlan, family: readonly Human[], visible: readonly Human[], home: Place): void {
    // A family that a plan puts somewhere stays there.
    const chooseNext = (place: Place): Place => (plan.place === undefined ? this.#nextPlace(place) : place);
    const households = formHouseholds(family, home, chooseNext, this.#randoms.households);
    const known = new Set(visible.flatMap(({ memberships }) => memberships.map(({ household }) => household)));
    for (const household of households) {
      if (known.has(household))
        this.#settlement.settle(household, chooseNext, (one, host) => this.#associate(one, host));
    }
    for (const human of visible) {
      const [latest] = residencesOf(human);
      if (latest?.to !== null || human.death !== null) continue;
      const other = this.#acquaintances.introduce(human, latest.address.place);
      if (other !== null) this.#associate(human, other);
    }
  }

  /** @param other may be of an earlier family */
  #associate(human: Human, other: Human): void {
    if (relate(human, other, 'associate') && other.relationsListed > 0) this.#late.add(other);
  }

  *#rowsOfPerson(human: Human): Generator<ImportRow, void, undefined> {
    const randoms = this.#randoms;
    const isBare = human.trait === 'bare';
    const residences = residencesOf(human);
    const places = [...new Set(residences.map(({ address }) => address.place))];
    const home = places[0] ?? this.#home;
    const job = isBare || home === null ? null : jobOf(human, home, this.#employers, randoms.jobs);
    const phones =
      isBare || home === null
        ? []
        : phonesOf(human, places.length > 0 ? places : [home], this.#numbers, randoms.phones);
    const emails = isBare ? [] : emailsOf(human, job, this.#mailboxes, randoms.emails);
    const ownerships = [...ownershipRows(human), ...this.#secondHome(human, places)];
    const parts = {
      residences,
      job,
      hasPhone: phones.length > 0,
      hasEmail: emails.length > 0,
      ownsProperty: ownerships.some(({ is_current }) => is_current === 1),
    };
    yield { table: 'person', row: personRow(human, parts, randoms.people) };
    for (const row of nameRows(human)) yield { table: 'personName', row };
    for (const row of placeRows(human, residences)) yield { table: 'personPlace', row };
    for (const row of residenceRows(human, residences, randoms.people)) yield { table: 'residence', row };
    for (const row of phones) yield { table: 'phone', row };
    for (const row of emails) yield { table: 'email', row };
    for (const row of ownerships) yield { table: 'ownership', row };
    for (const row of recordsOf(human, places, randoms.records)) yield { table: 'record', row };
    if (!isBare && randoms.ids.chance(HAS_SMARTCHECK)) {
      const id = randoms.ids.text(randoms.ids.between(12, 14), DIGITS);
      yield { table: 'smartcheck', row: { id, person_id: human.id } };
    }
  }

  /** A home that the person owns and does not live in, for a few. */
  #secondHome(human: Human, places: readonly Place[]): OwnershipRow[] {
    const random = this.#randoms.households;
    const [place] = places;
    if (
      place === undefined ||
      human.death !== null ||
      human.birth > LANDLORDS_BORN_BEFORE ||
      !random.chance(IS_LANDLORD)
    ) {
      return [];
    }
    const entry = this.#book.findUnowned(place);
    const pnp_id = entry?.row.pnp_id ?? null;
    if (entry === null || pnp_id === null || ownershipRows(human).some((row) => row.pnp_id === pnp_id)) return [];
    entry.isOwnedNow = true;
    return [{ person_id: human.id, pnp_id, is_current: 1 }];
  }

  #nextPlace(place: Place): Place {
    const random = this.#randoms.residences;
    const turn = random.next();
    if (turn < STAYS_IN_CITY) return place;
    return turn < STAYS_IN_STATE ? this.#places.inState(place.stateCode, random) : this.#places.anywhere(random);
  }
}

/** The relations of a person that are not listed yet; those of the family in their order, later ones after them. */
function newRelationRows(human: Human): RelationRow[] {
  const start = human.relationsListed;
  const rows = listedRelations(human).map(
    ({ other, relation }, index): RelationRow => ({
      person_id: human.id,
      other_id: other.id,
      kind: relation === 'associate' ? 'Associate' : 'Relative',
      relation,
      sort_order: start + index,
    }),
  );
  // Dropped so that one person does not keep everybody they are connected with in memory; one more than there are, so
  // that a person without any counts as listed.
  human.relations.length = 0;
  human.relationsListed = start + Math.max(1, rows.length);
  return rows;
}

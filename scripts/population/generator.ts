import type { MatchPoint } from '../../shared/contract/primitives.ts';
import type { ImportRow, ProvenanceColumns } from '../../worker/origin/import/rows.ts';
import { REFERENCE_MONTH } from './calendar.ts';
import { emailsOf, Mailboxes } from './contacts/emails.ts';
import { NumberBook } from './contacts/number-book.ts';
import { phonesOf } from './contacts/phones.ts';
import { AddressBook, type AddressEntry } from './homes/addresses.ts';
import { buySecondHomes, ownershipRows, settleOwners } from './homes/owners.ts';
import { propertyRows } from './homes/properties.ts';
import type { FamilyPlan } from './lives/edge-people.ts';
import { belongsInProduct, createFamily } from './lives/families.ts';
import { formHouseholds } from './lives/households.ts';
import { type Human, isVisible, type Listed, type Time, type VisibleHuman } from './lives/human.ts';
import { Acquaintances, newRelationRows, relate, relateFamily } from './lives/relations.ts';
import { arrivedAt, type ChooseNext, type Residence, residencesOf, Settlement } from './lives/residences.ts';
import { matchedBy, matchedRecord } from './match-points.ts';
import { isBirthMonthKnown, nameRows, personRow, placeRows, residenceRows } from './people.ts';
import { Moves } from './places/moves.ts';
import type { Place } from './places/places.ts';
import { settlePlaces } from './places/settled-places.ts';
import { ALPHANUMERIC, DIGITS, type Random, randomOf } from './random.ts';
import { RecordOffice } from './records/records.ts';
import { careerOf } from './work/careers.ts';
import { Employers, jobOf } from './work/jobs.ts';

const HAS_SMARTCHECK = 0.02;
/** Nobody has known an acquaintance for longer, in months. */
const ACQUAINTED_FOR = 20 * 12;
/** The number of associates of a person with every kind of data. */
const ASSOCIATES_OF_RICH = 16;

/** A connection is found from both sides, so neither record is the weak one. */
const OF_RELATIONS = { isWeak: false, isBirthKnown: true };

/** One random source per topic, so that a change in one leaves the others as they were. */
const TOPICS = [
  'families',
  'ids',
  'households',
  'addresses',
  'residences',
  'acquaintances',
  'relations',
  'people',
  'owners',
  'phones',
  'numbers',
  'emails',
  'mailboxes',
  'jobs',
  'records',
  'properties',
  'late',
  'careers',
  'matches',
] as const;
type Topic = (typeof TOPICS)[number];

/** The state families share during generation, and the steps of generating one. */
export class PopulationGenerator {
  readonly #randoms: Record<Topic, Random>;
  readonly #moves: Moves;
  readonly #book: AddressBook;
  readonly #settlement: Settlement;
  readonly #acquaintances: Acquaintances;
  readonly #numbers: NumberBook;
  readonly #mailboxes: Mailboxes;
  readonly #records: RecordOffice;
  readonly #employers = new Employers();
  /** people of earlier families who gained an associate after their rows were written */
  readonly #late = new Set<Listed>();
  #peopleCount = 0;
  #propertyCount = 0;

  /** @param people how many there will be, which decides in how many places they live */
  constructor(seed: string, places: readonly Place[], people: number) {
    this.#randoms = Object.fromEntries(TOPICS.map((topic) => [topic, randomOf(seed, topic)])) as Record<Topic, Random>;
    this.#moves = new Moves(settlePlaces(places, seed, people));
    this.#book = new AddressBook(this.#randoms.addresses);
    this.#settlement = new Settlement(this.#book, this.#randoms.residences);
    this.#acquaintances = new Acquaintances(this.#randoms.acquaintances);
    this.#numbers = new NumberBook(this.#randoms.numbers);
    this.#mailboxes = new Mailboxes(this.#randoms.mailboxes);
    this.#records = new RecordOffice(this.#randoms.records);
  }

  /**
   * Generates a family, its homes and its relations.
   *
   * @param most how many of them may be on record
   * @returns how many are, and all rows known so far
   */
  nextFamily(plan: FamilyPlan, most: number): { readonly people: number; readonly rows: readonly ImportRow[] } {
    this.#numbers.startFamily();
    this.#book.startFamily();
    const home = this.#homeOf(plan);
    const family = createFamily(plan, home.stateCode, this.#randoms.families);
    for (const human of family.filter(belongsInProduct).slice(0, most)) this.#list(human);
    const visible = family.filter(isVisible);
    relateFamily(visible, this.#randoms.families, this.#randoms.relations);
    const homes = new Map<Human, readonly Residence[]>();
    if (plan.trait !== 'bare' && plan.trait !== 'phones-only') this.#settleFamily(plan, family, visible, home, homes);

    const rows: ImportRow[] = [];
    for (const human of visible) this.#addPerson(human, homes.get(human) ?? [], home, rows);
    // Homes come with their people; properties once nobody moves in anymore.
    for (const row of this.#book.takeFresh()) rows.push({ table: 'address', row });
    for (const person of [...visible.map(({ listed }) => listed), ...this.#late]) {
      for (const row of newRelationRows(person)) {
        const matched = matchedBy(row.source, OF_RELATIONS, 'relative', this.#randoms.matches);
        rows.push({ table: 'relation', row: { ...row, ...matched } });
      }
    }
    this.#late.clear();
    for (const entry of this.#book.retire()) this.#addProperty(entry, rows);
    return { people: visible.length, rows };
  }

  /** The properties of addresses that were still open. */
  *lastRows(): Generator<ImportRow, void, undefined> {
    for (const entry of this.#book.retireAll()) {
      const rows: ImportRow[] = [];
      this.#addProperty(entry, rows);
      yield* rows;
    }
  }

  #homeOf({ place, stateCode }: FamilyPlan): Place {
    const random = this.#randoms.families;
    const { places } = this.#moves;
    if (place !== undefined) return places.named(place);
    return stateCode === undefined ? places.anywhere(random) : places.inState(stateCode, random);
  }

  #list(human: Human): void {
    this.#peopleCount += 1;
    human.listed = {
      key: this.#peopleCount,
      id: `P${this.#randoms.ids.text(15, ALPHANUMERIC)}`,
      birth: human.birth,
      relations: [],
      relationsListed: 0,
    };
  }

  #settleFamily(
    plan: FamilyPlan,
    family: readonly Human[],
    visible: readonly VisibleHuman[],
    home: Place,
    homes: Map<Human, readonly Residence[]>,
  ): void {
    // A family whose plan sets a place stays there.
    const isPlanned = plan.place !== undefined || plan.stateCode !== undefined;
    const chooseNext: ChooseNext = (place, age) =>
      isPlanned ? place : this.#moves.nextAfter(place, age, this.#randoms.residences);
    const households = formHouseholds(family, home, this.#randoms.households);
    const known = new Set(visible.flatMap(({ memberships }) => memberships.map(({ household }) => household)));
    for (const household of households) {
      if (known.has(household))
        this.#settlement.settle(household, chooseNext, (a, host, time) => this.#associate(a, host, time));
    }
    settleOwners(family);
    for (const human of visible) {
      const residences = residencesOf(human, this.#randoms.residences);
      homes.set(human, residences);
      buySecondHomes(human, residences, this.#book, this.#randoms.owners);
      const [latest] = residences;
      if (latest?.to !== null || human.death !== null) continue;
      const other = this.#acquaintances.introduce(human.listed, latest.address.place);
      if (other !== null) this.#associate(human.listed, other);
      if (human.trait !== 'rich') continue;
      for (const one of this.#acquaintances.many(human.listed, ASSOCIATES_OF_RICH)) this.#associate(human.listed, one);
    }
  }

  /**
   * @param other may be of an earlier family
   * @param time when they lived together; acquaintances have known each other since some month of their lives
   */
  #associate(person: Listed, other: Listed, time?: Time): void {
    const random = this.#randoms.relations;
    const met = REFERENCE_MONTH - random.below(ACQUAINTED_FOR);
    const known = relate(person, other, 'associate', { ...(time ?? { from: met, to: null }), random });
    if (known && other.relationsListed > 0) this.#late.add(other);
  }

  #addPerson(human: VisibleHuman, residences: readonly Residence[], home: Place, rows: ImportRow[]): void {
    const randoms = this.#randoms;
    const isBare = human.trait === 'bare';
    const job = isBare ? null : jobOf(human, residences[0]?.address.place ?? home, this.#employers, randoms.jobs);
    const phones = isBare ? [] : phonesOf(human, job, { residences, home }, this.#numbers, randoms.phones);
    const emails = isBare
      ? []
      : emailsOf(human, { job, since: arrivedAt(residences) }, this.#mailboxes, randoms.emails);
    const record = matchedRecord(isBirthMonthKnown(human), randoms.matches);
    const career = job === null ? null : careerOf(human, job, record, randoms.careers);
    const matched = <R extends ProvenanceColumns>(row: R, besides: MatchPoint) => ({
      ...row,
      ...matchedBy(row.source, record, besides, randoms.matches),
    });
    const ownerships = ownershipRows(human);
    const parts = {
      residences,
      job,
      career,
      hasPhone: phones.length > 0,
      hasEmail: emails.length > 0,
      ownsProperty: ownerships.some(({ is_current }) => is_current === 1),
    };
    const person = personRow(human, parts, randoms);
    rows.push({ table: 'person', row: person });
    for (const row of nameRows(human)) rows.push({ table: 'personName', row });
    for (const row of placeRows(human, residences)) rows.push({ table: 'personPlace', row });
    for (const row of residenceRows(human, residences, randoms))
      rows.push({ table: 'residence', row: matched(row, 'address') });
    for (const row of phones) rows.push({ table: 'phone', row: matched(row, 'phone number') });
    for (const row of emails) rows.push({ table: 'email', row: matched(row, 'email address') });
    for (const row of ownerships) rows.push({ table: 'ownership', row });
    for (const row of this.#records.recordsOf(human, person, residences, job)) rows.push({ table: 'record', row });
    if (!isBare && randoms.ids.chance(HAS_SMARTCHECK)) {
      const id = randoms.ids.text(randoms.ids.between(12, 14), DIGITS);
      rows.push({ table: 'smartcheck', row: { id, person_key: human.listed.key } });
    }
  }

  #addProperty(entry: AddressEntry, rows: ImportRow[]): void {
    const found = propertyRows(entry, this.#propertyCount + 1, this.#randoms.properties);
    if (found === null) return;
    this.#propertyCount += 1;
    rows.push({ table: 'property', row: found.property });
    for (const row of found.transfers) rows.push({ table: 'transfer', row });
  }
}

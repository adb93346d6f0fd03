import { nameKey } from '../../shared/people/names/name-key.ts';
import { streetKey } from '../../shared/people/streets/street-key.ts';
import type { ImportRow, Party, PersonRow, RecordGroupName, ResidenceRow } from '../../worker/origin/import/rows.ts';

/**
 * People whose names, numbers, mailboxes, streets and ids occur nowhere else, planted into a population with everything
 * that ties people to each other: for tests that look for what is left of them after a removal.
 */

/** How many are planted. */
export const PLANTED = 50;

/** A text that only one planted person brings with them. */
export interface Token {
  readonly what:
    | 'name'
    | 'other name'
    | 'phone'
    | 'email'
    | 'street'
    | 'person id'
    | 'house id'
    | 'record id'
    | 'link id';
  readonly text: string;
}

/** A planted person, and a ghost: the same in every way, except that nobody ever heard of them. */
export interface PlantedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly isDead: boolean;
  readonly legacyId: string;
  readonly smartcheckId: string;
  /** 10 digits; a landline in a public directory, if `isListed` */
  readonly phone: string;
  readonly isListed: boolean;
  readonly email: string;
  /** the house that nobody else was ever on record at */
  readonly home: { readonly houseNumber: string; readonly street: string; readonly pnpId: string };
  /** of the home, and of the neighbor */
  readonly place: { readonly city: string; readonly stateCode: string };
  readonly recordId: string;
  /** somebody who stays: related to them, at their house, in their records */
  readonly neighborId: string;
  readonly tokens: readonly Token[];
}

/** People of the population who stay, and what they share with somebody who is planted. */
interface Neighbor {
  readonly person: PersonRow;
  readonly residence: ResidenceRow;
  readonly address: {
    readonly place_id: number;
    readonly street: string;
    readonly street_key: string;
    readonly zip5: string;
  };
}

/** Two letters that tell one planted person from another: 'ka', 'kb'. */
const lettersOf = (at: number): string => String.fromCharCode(97 + Math.floor(at / 25), 97 + (at % 25));
const pad = (at: number, digits: number): string => String(at).padStart(digits, '0');

/** What person `at` is called and known by; the ghosts come after the planted. */
function identityOf(at: number) {
  const letters = lettersOf(at);
  return {
    id: `Pzq${letters}${pad(at, 11)}`,
    firstName: `Vex${letters}`,
    lastName: `Qoz${letters}bry`,
    aka: `Wyx${letters} Zuq${letters}dal`,
    legacyId: `${`zq${letters}`.padEnd(43, 'L')}=`,
    smartcheckId: `77700${pad(at, 8)}`,
    email: `vex.${letters}@qoz${letters}.example.com`,
    street: `Xurquin${letters} Ln`,
    houseNumber: String(70_001 + at),
    pnpId: `nzq${letters}${pad(at, 9)}`,
    recordId: `Rzq${letters}${pad(at, 9)}`,
  };
}

/** Every tenth is one of these. */
const isDeadAt = (at: number): boolean => at % 10 === 3;
const isListedAt = (at: number): boolean => at % 2 === 0;
/** Shares the last name of the neighbor, so that only the first name is theirs alone. */
const isNamesakeAt = (at: number): boolean => at % 5 === 4;
/** Lives in the neighbor's house, and on a street of their own before. */
const isHousemateAt = (at: number): boolean => at % 7 === 2;

/** The last keys of a population, so that what is planted comes after them. */
interface Last {
  person: number;
  address: number;
  property: number;
  transfer: number;
  record: number;
}

/**
 * A population with the planted people at its end.
 *
 * @param onPlanted gets the planted people, and as many ghosts like them, once all rows are taken
 */
export function* withPlanted(
  population: Iterable<ImportRow>,
  onPlanted: (planted: readonly PlantedPerson[], ghosts: readonly PlantedPerson[]) => void,
): Generator<ImportRow> {
  const last: Last = { person: 0, address: 0, property: 0, transfer: 0, record: 0 };
  const people = new Map<number, PersonRow>();
  const addresses = new Map<number, Neighbor['address']>();
  const homes = new Map<number, ResidenceRow>();
  const places = new Map<number, { readonly city: string; readonly stateCode: string }>();
  const numbers = new Set<string>();
  for (const entry of population) {
    const { table, row } = entry;
    if (table in last) last[table as keyof Last] = Math.max(last[table as keyof Last], (row as { key: number }).key);
    if (table === 'place') places.set(row.id, { city: row.city, stateCode: row.state_code });
    if (table === 'person') people.set(row.key, row);
    if (table === 'address') addresses.set(row.key, row);
    if (table === 'residence' && row.is_current === 1) homes.set(row.person_key, row);
    if (table === 'phone') numbers.add(row.number);
    yield entry;
  }

  // Adults with a name that every list can spell, who live somewhere: spread over the population.
  const neighbors: Neighbor[] = [];
  for (const person of people.values()) {
    const residence = homes.get(person.key);
    const address = residence === undefined ? undefined : addresses.get(residence.address_key);
    const isPlain = /^[A-Za-z]{3,}$/.test(person.first_name) && /^[A-Za-z]{4,}$/.test(person.last_name);
    if (
      residence !== undefined &&
      address !== undefined &&
      isPlain &&
      person.is_dead === 0 &&
      person.home_place_id === address.place_id
    )
      neighbors.push({ person, residence, address });
  }
  const neighborOf = (at: number): Neighbor => {
    const step = Math.floor(neighbors.length / (2 * PLANTED));
    const found = neighbors[(at % PLANTED) * 2 * step];
    if (found === undefined) throw new Error('the population is too small to plant anybody');
    return found;
  };

  const all = Array.from({ length: 2 * PLANTED }, (_, at) => describe(at, neighborOf(at), places, numbers));
  const planted = all.slice(0, PLANTED);
  for (const [at, person] of planted.entries()) {
    const key = { ...last };
    for (const table of Object.keys(last) as (keyof Last)[]) key[table] = last[table] + 1 + at;
    yield* rowsOf(at, person, neighborOf(at), planted[(at + 1) % PLANTED] as PlantedPerson, key, last);
  }
  onPlanted(planted, all.slice(PLANTED));
}

function describe(
  at: number,
  { person: neighbor, address }: Neighbor,
  places: ReadonlyMap<number, PlantedPerson['place']>,
  numbers: Set<string>,
): PlantedPerson {
  const own = identityOf(at);
  const place = places.get(address.place_id);
  if (place === undefined) throw new Error('a home without a place');
  const lastName = isNamesakeAt(at) ? neighbor.last_name : own.lastName;
  const phone = freeNumber(at, numbers);
  const aka: Token[] = at % 4 === 0 ? own.aka.split(' ').map((text) => ({ what: 'other name', text })) : [];
  return {
    id: own.id,
    firstName: own.firstName,
    lastName,
    fullName: `${own.firstName} ${lastName}`,
    isDead: isDeadAt(at),
    legacyId: own.legacyId,
    smartcheckId: own.smartcheckId,
    phone,
    isListed: isListedAt(at),
    email: own.email,
    home: { houseNumber: own.houseNumber, street: own.street, pnpId: own.pnpId },
    place,
    recordId: own.recordId,
    neighborId: neighbor.id,
    tokens: [
      { what: 'name', text: own.firstName },
      ...(isNamesakeAt(at) ? [] : [{ what: 'name' as const, text: own.lastName }]),
      ...aka,
      { what: 'phone', text: phone },
      { what: 'phone', text: `${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}` },
      { what: 'email', text: own.email },
      { what: 'email', text: own.email.split('@')[1] ?? '' },
      { what: 'street', text: own.street.split(' ')[0] ?? '' },
      { what: 'person id', text: own.id },
      { what: 'house id', text: own.pnpId },
      { what: 'record id', text: own.recordId },
      { what: 'link id', text: own.legacyId },
      { what: 'link id', text: own.smartcheckId },
    ],
  };
}

/** A number of the invented exchange that nobody has. */
function freeNumber(at: number, numbers: Set<string>): string {
  for (let line = 9_800 - at; line > 0; line--) {
    const number = `503555${pad(line, 4)}`;
    if (numbers.has(number)) continue;
    numbers.add(number);
    return number;
  }
  throw new Error('no number is free');
}

const SEEN = { first_seen: '2015-03', last_seen: '2026-09' } as const;
const RECORDS: readonly {
  readonly group: RecordGroupName;
  readonly category: 'lien' | 'judgment' | 'bankruptcy' | 'criminal' | 'license';
}[] = [
  { group: 'liens', category: 'lien' },
  { group: 'judgments', category: 'judgment' },
  { group: 'bankruptcies', category: 'bankruptcy' },
  { group: 'criminalAndTrafficRecords', category: 'criminal' },
  { group: 'professionalLicenses', category: 'license' },
];

function* rowsOf(
  at: number,
  planted: PlantedPerson,
  { person: neighbor, residence, address }: Neighbor,
  next: PlantedPerson,
  key: Last,
  last: Last,
): Generator<ImportRow> {
  const { id, firstName, lastName, fullName, home } = planted;
  const own = identityOf(at);
  const place_id = address.place_id;
  const nextKey = last.person + 1 + ((at + 1) % PLANTED);
  const akas = at % 4 === 0 ? [own.aka] : [];
  yield {
    table: 'person',
    row: {
      ...{ key: key.person, id, first_name: firstName, middle_name: null, last_name: lastName, suffix: null },
      ...{ full_name: fullName, first_key: nameKey(firstName), last_key: nameKey(lastName) },
      akas: JSON.stringify(akas),
      ...{ birth_year: 1971, birth_month: 4, birth_day: 2, late_birth_year: null, late_birth_month: null },
      ...{ is_dead: planted.isDead ? 1 : 0, home_place_id: place_id },
      // A coworker of the neighbor, if that has a company.
      ...{ job_title: neighbor.job_title ?? 'Baker', company_name: neighbor.company_name },
      ...{ company_domain: neighbor.company_domain, linkedin_url: null, fill_score: 80, legacy_id: planted.legacyId },
    },
  };
  const name = (kind: 'primary' | 'aka', full: string): ImportRow => {
    const [first = '', second = ''] = full.split(' ');
    const keys = { first_key: nameKey(first), last_key: nameKey(second), middle_key: '' };
    return { table: 'personName', row: { person_key: key.person, ...keys, kind } };
  };
  yield name('primary', fullName);
  for (const aka of akas) yield name('aka', aka);
  yield { table: 'personPlace', row: { person_key: key.person, place_id, is_current: 1 } };

  yield {
    table: 'address',
    row: {
      ...{
        key: key.address,
        id: `Azq${lettersOf(at)}${pad(at, 7)}`,
        house_number: home.houseNumber,
        street: home.street,
      },
      ...{ unit: null, street_key: streetKey(home.street), place_id, zip5: address.zip5 },
      ...{ latitude: 44.05, longitude: -123.08, usage: 'Residential' },
    },
  };
  const lives = (address_key: number, sort_order: number, isCurrent: boolean): ImportRow => ({
    table: 'residence',
    row: {
      ...{ person_key: key.person, address_key, is_current: isCurrent ? 1 : 0, sort_order },
      ...{ move_in: '2015-03', move_out: isCurrent ? null : '2019-05', contact_type: 'Home', is_address_id_late: 0 },
      ...{ ...SEEN, source: 'public directory' },
    },
  });
  const housemate = isHousemateAt(at);
  yield lives(housemate ? residence.address_key : key.address, 0, true);
  yield lives(housemate ? key.address : residence.address_key, 1, false);
  yield {
    table: 'property',
    row: {
      ...{ key: key.property, pnp_id: home.pnpId, address_key: key.address, property_type: 'Single Family' },
      ...{ property_purpose: 'Residential', neighborhood: null, macro_neighborhood: null, year_built: 1950 + at },
      ...{
        bedrooms: 3,
        bathrooms: 2,
        living_sqft: 1_500 + 10 * at,
        last_sale_amount: 250_000,
        sale_date: '2015-03-02',
      },
      ...{ owner_occupied: 'OwnerOccupied', market_value: 400_000, cstv_p50: 4.5, roi_score: 55 },
      ...{
        roi_attributes: '[]',
        roi_tags: '[]',
        apn: `APN-${own.pnpId}`,
        report: '{}',
        ...SEEN,
        source: 'property record',
      },
    },
  };
  yield { table: 'ownership', row: { person_key: key.person, address_key: key.address, is_current: 1, ...SEEN } };
  const party = (personId: string): Party => ({ personId });
  yield {
    table: 'transfer',
    row: {
      ...{ property_key: key.property, sort_order: 0, body: JSON.stringify({ saleDate: '2015-03-02' }) },
      // Bought from the next planted person.
      ...{ owners: JSON.stringify([party(id)]), sellers: JSON.stringify([party(next.id)]) },
    },
  };

  const phone = (number: string, isListed: boolean, sort_order: number): ImportRow => ({
    table: 'phone',
    row: {
      ...{ person_key: key.person, number, line_type: isListed ? 'Landline' : 'Mobile', is_listed: isListed ? 1 : 0 },
      ...{ is_professional: 0, place_id, timezone: 'America/Los_Angeles', best_weekday: '[18,19]', best_weekend: null },
      ...{ activity_score: 80, carrier: 'Example Wireless', sort_order, ...SEEN, source: 'public directory' },
    },
  });
  yield phone(planted.phone, planted.isListed, 0);
  yield {
    table: 'email',
    row: {
      ...{ person_key: key.person, email: planted.email, kind: 'personal', score: 90, is_primary: 1, sort_order: 0 },
      ...{ ...SEEN, source: 'self-reported' },
    },
  };

  // Kin to whoever stays, and to the next planted person; an associate now and then.
  const related = (one: number, other: number, isKin: boolean): ImportRow => ({
    table: 'relation',
    row: {
      ...{ person_key: one, other_key: other, kind: isKin ? 'Relative' : 'Associate' },
      ...{ relation: isKin ? 'sibling' : 'associate', sort_order: 0, ...SEEN, source: 'public directory' },
    },
  });
  const isKin = at % 3 !== 1;
  yield related(key.person, neighbor.key, isKin);
  yield related(neighbor.key, key.person, isKin);
  yield related(key.person, nextKey, true);
  yield related(nextKey, key.person, true);

  const record = (
    which: number,
    person_key: number,
    recordId: string,
    group: RecordGroupName,
    category: 'lien' | 'judgment' | 'bankruptcy' | 'criminal' | 'license' | 'foreclosure',
    body: object,
    address_key: number | null,
  ): ImportRow => ({
    table: 'record',
    row: {
      ...{ key: last.record + 1 + 3 * at + which, id: recordId, person_key, record_group: group, category },
      ...{ title: 'A record', state_code: planted.place.stateCode, filed: '2018-06-01', body: JSON.stringify(body) },
      ...{ parties: JSON.stringify([party(id), party(neighbor.id)]), address_key, ...SEEN, source: 'court record' },
    },
  });
  const kind = RECORDS[at % RECORDS.length] as (typeof RECORDS)[number];
  yield record(
    0,
    key.person,
    planted.recordId,
    kind.group,
    kind.category,
    { caseNumber: `C-${own.recordId}` },
    key.address,
  );
  // Of whoever stays: one with the planted person as a party, one about the planted person's house.
  yield record(1, neighbor.key, `S${own.recordId.slice(1)}`, 'bankruptcies', 'bankruptcy', {}, null);
  const parcel = { parcelNumber: `APN-${own.pnpId}`, lenderName: 'Harbor Bank' };
  yield record(2, neighbor.key, `T${own.recordId.slice(1)}`, 'foreclosures', 'foreclosure', parcel, null);
  yield { table: 'smartcheck', row: { id: planted.smartcheckId, person_key: key.person } };
}

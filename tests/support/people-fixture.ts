import { nameKey } from '../../shared/people/name-key.ts';
import { streetKey } from '../../shared/people/street-key.ts';
import type { SqlValue } from '../../worker/origin/env.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** Gazetteer of the handmade people: two Portlands, a state name of two words, a city named like a state's end. */
export const PLACES = {
  portlandOr: { id: 1, city: 'Portland', state: 'OR', zip5: '97201', fips: '41051' },
  portlandMe: { id: 2, city: 'Portland', state: 'ME', zip5: '04101', fips: '23005' },
  eugene: { id: 3, city: 'Eugene', state: 'OR', zip5: '97401', fips: '41039' },
  charlestonWv: { id: 4, city: 'Charleston', state: 'WV', zip5: '25301', fips: '54039' },
  portWashington: { id: 5, city: 'Port Washington', state: 'NY', zip5: '11050', fips: '36059' },
} as const;
export type FixturePlace = keyof typeof PLACES;

/** A handmade person; what is left out is not recorded. */
export interface FixturePerson {
  /** 'P' and what makes it 16 characters is added */
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly middle?: string;
  readonly suffix?: string;
  readonly akas?: readonly string[];
  /** [year, month, day] */
  readonly birth?: readonly [number, (number | null)?, (number | null)?];
  /** what a later source says of somebody without `birth`: [year, month] */
  readonly lateBirth?: readonly [number, number?];
  readonly isDead?: boolean;
  /** where they live, then where they lived, the latest first */
  readonly homes?: readonly FixturePlace[];
  readonly livesNowhere?: boolean;
  /** what the import says of where they live, for homes that are added one by one */
  readonly currentPlace?: FixturePlace;
  readonly legacyId?: string;
  readonly isSuppressed?: boolean;
  readonly job?: { readonly title: string; readonly company: string };
  /** as an import wrote it; 0 unless it is said */
  readonly fillScore?: number;
}

/** The id that a fixture name stands for. */
export function fixtureId(id: string): string {
  return `P${id.padEnd(15, '0')}`;
}

const keys = new Map<string, number>();

/** The number that rows point at a person or an address by, for the id of it; the same in every database of a test file. */
export function keyOf(id: string): number {
  const key = keys.get(id) ?? keys.size + 1;
  keys.set(id, key);
  return key;
}

/** Writes the gazetteer. */
export function addPlaces(db: TestDatabase): void {
  for (const { id, city, state, zip5, fips } of Object.values(PLACES)) {
    const where = { county: 'Example County', fips_code: fips, latitude: 45.5234, longitude: -122.6762 };
    db.insert('place', { id, city, city_key: nameKey(city), state_code: state, ...where });
    db.insert('place_zip', { zip5, place_id: id });
  }
}

/** Writes a person with the names and places they can be found by, as the import does. */
export function addPerson(db: TestDatabase, person: FixturePerson): string {
  const id = fixtureId(person.id);
  const { first, middle, last, suffix, homes = [] } = person;
  const currentPlace = person.currentPlace ?? homes[0];
  db.insert('base_person', {
    key: keyOf(id),
    id,
    first_name: first,
    middle_name: middle ?? null,
    last_name: last,
    suffix: suffix ?? null,
    full_name: [first, middle, last, suffix].filter(Boolean).join(' '),
    first_key: nameKey(first),
    last_key: nameKey(last),
    akas: JSON.stringify(person.akas ?? []),
    birth_year: person.birth?.[0] ?? null,
    birth_month: person.birth?.[1] ?? null,
    birth_day: person.birth?.[2] ?? null,
    late_birth_year: person.lateBirth?.[0] ?? null,
    late_birth_month: person.lateBirth?.[1] ?? null,
    is_dead: person.isDead ? 1 : 0,
    home_place_id: currentPlace === undefined ? null : PLACES[currentPlace].id,
    job_title: person.job?.title ?? null,
    company_name: person.job?.company ?? null,
    fill_score: person.fillScore ?? 0,
    legacy_id: person.legacyId ?? null,
    suppressed_at: person.isSuppressed ? 1 : null,
  });
  addName(db, id, 'primary', first, last, middle);
  for (const half of last.includes('-') ? last.split('-') : []) addName(db, id, 'part', first, half, middle);
  for (const aka of person.akas ?? []) {
    const words = aka.split(' ');
    addName(db, id, 'aka', words[0] ?? '', words.at(-1) ?? '');
  }
  homes.forEach((home, at) => {
    const isCurrent = at === 0 && !person.livesNowhere;
    const address = addAddress(db, `${person.id}-${at}`, home);
    addResidence(db, id, address, { isCurrent, sortOrder: at });
    db.exec(`INSERT OR IGNORE INTO base_person_place VALUES (${keyOf(id)}, ${PLACES[home].id}, ${isCurrent ? 1 : 0})`);
  });
  db.exec(
    `INSERT INTO base_search_name (area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown)
     SELECT area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown FROM search_name_source
     WHERE person_key = ${keyOf(id)}`,
  );
  return id;
}

function addName(db: TestDatabase, personId: string, kind: string, first: string, last: string, middle = ''): void {
  db.insert('base_person_name', {
    last_key: nameKey(last),
    first_key: nameKey(first),
    middle_key: nameKey(middle),
    kind,
    person_key: keyOf(personId),
  });
}

/** Writes an address at a place; the same name is the same house. */
export function addAddress(
  db: TestDatabase,
  name: string,
  place: FixturePlace,
  more: {
    houseNumber?: string;
    street?: string;
    unit?: string;
    pnpId?: string;
    roiScore?: number;
    /** further columns of the property, by their names */
    property?: Readonly<Record<string, SqlValue>>;
  } = {},
): string {
  const id = `A${name.padEnd(11, '0').slice(0, 11)}`;
  db.insert('base_address', {
    key: keyOf(id),
    id,
    house_number: more.houseNumber ?? '1420',
    street: more.street ?? 'Alder St',
    street_key: streetKey(more.street ?? 'Alder St'),
    unit: more.unit ?? null,
    place_id: PLACES[place].id,
    zip5: PLACES[place].zip5,
    latitude: 45.5234,
    longitude: -122.6762,
    usage: 'Residential',
  });
  if (more.pnpId !== undefined)
    db.insert('base_property', {
      key: keyOf(more.pnpId),
      pnp_id: more.pnpId,
      address_key: keyOf(id),
      roi_score: more.roiScore ?? null,
      ...more.property,
    });
  return id;
}

export function addResidence(
  db: TestDatabase,
  personId: string,
  addressId: string,
  more: {
    isCurrent: boolean;
    sortOrder: number;
    suppressedAt?: number;
    /** further columns, by their names */
    columns?: Readonly<Record<string, SqlValue>>;
  },
): void {
  db.insert('base_residence', {
    person_key: keyOf(personId),
    address_key: keyOf(addressId),
    is_current: more.isCurrent ? 1 : 0,
    move_in: '2019-04',
    move_out: more.isCurrent ? null : '2020-05',
    sort_order: more.sortOrder,
    suppressed_at: more.suppressedAt ?? null,
    ...more.columns,
  });
}

/** Hides one home of somebody, by its place among them. */
export function hideHome(db: TestDatabase, personId: string, sortOrder: number): void {
  const where = `person_key = ${keyOf(personId)} AND sort_order = ${sortOrder}`;
  db.exec(`UPDATE base_residence SET suppressed_at = 1 WHERE ${where}`);
}

/** Ties two people, in both directions. */
export function addRelation(
  db: TestDatabase,
  personId: string,
  otherId: string,
  kind: 'Relative' | 'Associate' = 'Relative',
  sortOrder = 0,
): void {
  const relation = kind === 'Relative' ? 'sibling' : 'associate';
  for (const [one, other] of [
    [personId, otherId],
    [otherId, personId],
  ] as const)
    db.insert('base_relation', {
      person_key: keyOf(one),
      other_key: keyOf(other),
      kind,
      relation,
      sort_order: sortOrder,
    });
}

export function addPhone(
  db: TestDatabase,
  personId: string,
  number: string,
  lineType: 'Mobile' | 'Landline' | 'Other',
  more: {
    isListed?: boolean;
    sortOrder?: number;
    suppressedAt?: number;
    /** further columns, by their names */
    columns?: Readonly<Record<string, SqlValue>>;
  } = {},
): void {
  db.insert('base_phone', {
    person_key: keyOf(personId),
    number,
    line_type: lineType,
    is_listed: more.isListed ? 1 : 0,
    place_id: PLACES.portlandOr.id,
    sort_order: more.sortOrder ?? 0,
    suppressed_at: more.suppressedAt ?? null,
    ...more.columns,
  });
}

export function addEmail(db: TestDatabase, personId: string, email: string, score = 60): void {
  const fixed = { kind: 'personal', is_primary: 0, sort_order: 0 };
  db.insert('base_email', { person_key: keyOf(personId), email, score, ...fixed });
}

const GROUPS: Readonly<Record<string, string>> = {
  criminal: 'criminalAndTrafficRecords',
  traffic: 'criminalAndTrafficRecords',
  lien: 'liens',
  judgment: 'judgments',
  bankruptcy: 'bankruptcies',
  foreclosure: 'foreclosures',
  eviction: 'evictions',
  license: 'professionalLicenses',
};

/** Writes a record of a category; `columns` are further ones by their names, a body among them. */
export function addRecord(
  db: TestDatabase,
  personId: string,
  id: string,
  category: string,
  columns: Readonly<Record<string, SqlValue>> = {},
): void {
  const fixed = { title: 'A record', state_code: 'OR', record_group: GROUPS[category] ?? category };
  db.insert('base_record', { id, person_key: keyOf(personId), category, ...fixed, ...columns });
}

/** Says that somebody owns or owned a property, which is there already. */
export function addOwnership(
  db: TestDatabase,
  personId: string,
  pnpId: string,
  { isCurrent, firstSeen }: { isCurrent: boolean; firstSeen?: string },
): void {
  db.exec(
    `INSERT INTO base_ownership (person_key, address_key, is_current, first_seen)
     SELECT ${keyOf(personId)}, address_key, ${isCurrent ? 1 : 0}, ${firstSeen === undefined ? 'NULL' : `'${firstSeen}'`} FROM base_property WHERE pnp_id = '${pnpId}'`,
  );
}

/** Says that somebody owns nothing any more. */
export function sellProperty(db: TestDatabase, personId: string): void {
  db.exec(`UPDATE base_ownership SET is_current = 0 WHERE person_key = ${keyOf(personId)}`);
}

/** Writes a change of hands; parties are {"personId"} or {"name"}, the body is of shared/contract/property.ts. */
export function addTransfer(
  db: TestDatabase,
  pnpId: string,
  sortOrder: number,
  { owners = [], sellers = [], body = {} }: { owners?: object[]; sellers?: object[]; body?: object },
): void {
  db.insert('base_transfer', {
    property_key: keyOf(pnpId),
    sort_order: sortOrder,
    body: JSON.stringify(body),
    owners: JSON.stringify(owners),
    sellers: JSON.stringify(sellers),
  });
}

export function addSmartcheck(db: TestDatabase, personId: string, id: string): void {
  db.insert('base_smartcheck', { id, person_key: keyOf(personId) });
}

/** Gives a person who is nothing but a name another place in the order of the import. */
export function renumberPerson(db: TestDatabase, personId: string, key: number): void {
  db.exec(`UPDATE base_person SET key = ${key} WHERE id = '${personId}'`);
}

/** Puts the homes of a person into a place of any id; before `fillFinding`. */
export function moveTo(db: TestDatabase, personId: string, placeId: number): void {
  const key = keyOf(personId);
  db.exec(`UPDATE base_address SET place_id = ${placeId}
           WHERE key IN (SELECT address_key FROM base_residence WHERE person_key = ${key});
           UPDATE base_person SET home_place_id = ${placeId} WHERE key = ${key};
           UPDATE OR REPLACE base_person_place SET place_id = ${placeId} WHERE person_key = ${key}`);
}

/** Takes a person out as a removal does. */
export function hidePerson(db: TestDatabase, personId: string): void {
  db.exec(`UPDATE base_person SET suppressed_at = 1 WHERE id = '${personId}'`);
}

/** Takes a removal back. */
export function showPerson(db: TestDatabase, personId: string): void {
  db.exec(`UPDATE base_person SET suppressed_at = NULL WHERE id = '${personId}'`);
}

/** Hides an address from everybody's page: whoever lives or lived there. */
export function hideAddress(db: TestDatabase, addressId: string): void {
  db.exec(`UPDATE base_address SET suppressed_at = 1 WHERE id = '${addressId}'`);
}

/** Hides the line of every person's addresses that is this address. */
export function hideResidencesAt(db: TestDatabase, addressId: string): void {
  db.exec(`UPDATE base_residence SET suppressed_at = 1 WHERE address_key = ${keyOf(addressId)}`);
}

/** Hides a property and leaves its address. */
export function hideProperty(db: TestDatabase, pnpId: string): void {
  db.exec(`UPDATE base_property SET suppressed_at = 1 WHERE pnp_id = '${pnpId}'`);
}

/** Hides one line of a person's addresses, by its place in the order. */
export function hideResidence(db: TestDatabase, personId: string, sortOrder: number): void {
  db.exec(
    `UPDATE base_residence SET suppressed_at = 1 WHERE person_key = ${keyOf(personId)} AND sort_order = ${sortOrder}`,
  );
}

/** Shows a person again, born in that year. */
export function showBornIn(db: TestDatabase, personId: string, year: number): void {
  db.exec(`UPDATE base_person SET suppressed_at = NULL, birth_year = ${year} WHERE id = '${personId}'`);
}

/** Shows a property again. */
export function showProperty(db: TestDatabase, pnpId: string): void {
  db.exec(`UPDATE base_property SET suppressed_at = NULL WHERE pnp_id = '${pnpId}'`);
}

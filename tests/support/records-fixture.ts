import type { RecordDate } from '../../shared/contract/primitives.ts';
import type { StoredGroup } from '../../worker/origin/records/record-source.ts';
import { addAddress, addOwnership, addRecord, addTransfer, type FixturePlace, keyOf } from './people-fixture.ts';
import { FULL_BODIES, FULL_REPORT, FULL_TRANSFER } from './record-bodies.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** The category that records of a group are stored under. */
export const CATEGORIES: { readonly [G in StoredGroup]: string } = {
  criminalAndTrafficRecords: 'criminal',
  bankruptcies: 'bankruptcy',
  liens: 'lien',
  judgments: 'judgment',
  foreclosures: 'foreclosure',
  evictions: 'eviction',
  professionalLicenses: 'license',
  pilotsLicenses: 'license',
  concealedWeaponPermits: 'license',
  huntingPermits: 'license',
};
export const STORED_GROUPS = Object.keys(CATEGORIES) as StoredGroup[];

/** Writes a record of a group with every key filled. */
export function addGroupRecord(
  db: TestDatabase,
  personId: string,
  group: StoredGroup,
  { id, filed = null, parties = [], addressId }: FixtureRecord,
): void {
  addRecord(db, personId, id, CATEGORIES[group], {
    record_group: group,
    filed,
    body: JSON.stringify(FULL_BODIES[group]),
    parties: JSON.stringify(parties),
    address_key: addressId === undefined ? null : keyOf(addressId),
    first_seen: '2015-01',
    last_seen: '2026-03',
  });
}

export interface FixtureRecord {
  readonly id: string;
  readonly filed?: string | null;
  readonly parties?: readonly object[];
  readonly addressId?: string;
}

/** Writes a house with everything on record, whoever owns it, and how it changed hands, the latest first. */
export function addFullProperty(
  db: TestDatabase,
  pnpId: string,
  place: FixturePlace,
  transfers: readonly { owners?: object[]; sellers?: object[]; body?: object }[] = [],
): string {
  const columns = {
    apn: 'R-118-20',
    year_built: 1964,
    bedrooms: 3,
    bathrooms: 2.5,
    living_sqft: 1850,
    report: JSON.stringify(FULL_REPORT),
    first_seen: '2012-02',
    last_seen: '2026-03',
  };
  const address = addAddress(db, pnpId, place, { pnpId, houseNumber: '98431', property: columns });
  transfers.forEach((transfer, at) => {
    addTransfer(db, pnpId, at, { body: FULL_TRANSFER, ...transfer });
  });
  return address;
}

/** Says that somebody owns or owned a property, and since when and until when that is known (YYYY-MM). */
export function addDatedOwnership(
  db: TestDatabase,
  personId: string,
  pnpId: string,
  {
    isCurrent = true,
    since = null,
    until = null,
  }: { isCurrent?: boolean; since?: string | null; until?: string | null },
): void {
  addOwnership(db, personId, pnpId, { isCurrent });
  const month = (text: string | null) => (text === null ? 'NULL' : `'${text}'`);
  db.exec(
    `UPDATE base_ownership SET first_seen = ${month(since)}, last_seen = ${month(until)}
     WHERE person_key = ${keyOf(personId)}
       AND address_key = (SELECT address_key FROM base_property WHERE pnp_id = '${pnpId}')`,
  );
}

export function hideRecord(db: TestDatabase, id: string): void {
  db.exec(`UPDATE base_record SET suppressed_at = 1 WHERE id = '${id}'`);
}

/** A record of an answer with its dates as they are stored, to be compared with what was. */
export function storedForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedForm);
  if (typeof value !== 'object' || value === null) return value;
  if (isDate(value)) {
    const parts = [value.month, value.day].filter((part) => part !== null);
    return [value.year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storedForm(inner)]));
}

function isDate(value: object): value is RecordDate {
  return 'fullDate' in value;
}

/** Paths of everything in a value that says nothing: null, or a list without entries. */
export function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object' || isDate(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyParts(inner, `${path}/${key}`));
}

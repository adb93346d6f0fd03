import type { PersonName } from '../../../shared/contract/identity.ts';
import type { BestTimeToCall, LineType } from '../../../shared/contract/person/phone.ts';
import type { Relationship } from '../../../shared/contract/person/relative.ts';
import { MATCH_POINTS, type Provenance } from '../../../shared/contract/primitives.ts';
import type { JobFacts, MatchColumns, RelationName } from '../import/rows.ts';
import type { BirthParts } from './age.ts';
import type {
  EmailRecord,
  JobRecord,
  OwnedPropertyRecord,
  PersonRecord,
  PhoneRecord,
  PlacedRecord,
  RelationRecord,
} from './person-record.ts';

/** Rows as SQLite returns them, and what the origin calls their columns. Residence rows are in residence-rows.ts. */

export interface BirthRow {
  birth_year: number | null;
  birth_month: number | null;
}

interface NameRow {
  id: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  suffix: string | null;
  full_name: string;
}

interface PlaceRow {
  city: string | null;
  state_code: string | null;
}

/** Months are YYYY-MM. */
export interface ProvenanceRow extends MatchColumns {
  first_seen: string | null;
  last_seen: string | null;
  source: Provenance['source'];
}

export interface PersonRow extends NameRow, BirthRow {
  akas: string;
  is_dead: number;
  job_title: string | null;
  company_name: string | null;
  company_domain: string | null;
  linkedin_url: string | null;
  /** JSON */
  job_facts: string | null;
}

export interface ReferenceRow extends BirthRow, PlaceRow {
  id: string;
  full_name: string;
}

export interface RelationRow extends NameRow, BirthRow, PlaceRow, ProvenanceRow {
  kind: 'Relative' | 'Associate';
  relation: RelationName;
  is_dead: number;
}

export interface PlacedRow {
  house_number: string;
  street: string;
  unit: string | null;
  city: string;
  state_code: string;
  zip5: string;
  county: string | null;
}

export interface OwnedPropertyRow extends PlacedRow, ProvenanceRow {
  pnp_id: string;
}

export interface PhoneRow extends PlaceRow, ProvenanceRow {
  number: string;
  line_type: LineType;
  is_listed: number;
  is_professional: number;
  timezone: string | null;
  /** JSON arrays of hours */
  best_weekday: string | null;
  best_weekend: string | null;
}

export interface EmailRow extends ProvenanceRow {
  email: string;
  kind: 'personal' | 'business' | 'company';
  score: number;
  is_primary: number;
}

export function readBirth(row: BirthRow): BirthParts {
  return { year: row.birth_year, month: row.birth_month };
}

export function readProvenance(row: ProvenanceRow): Provenance {
  const matchedBy = readMatchPoints(row.matched_by ?? 0);
  return {
    firstSeen: row.first_seen,
    lastSeen: row.last_seen,
    source: row.source,
    ...(matchedBy.length === 0 ? {} : { matchedBy }),
  };
}

/** What matched, from its bits. */
export const readMatchPoints = (bits: number) => MATCH_POINTS.filter((_, at) => (bits & (1 << at)) !== 0);

function readName(row: NameRow): PersonName {
  return {
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    suffix: row.suffix,
    fullName: row.full_name,
  };
}

/** A person without what other tables hold. */
export function readPerson(
  row: PersonRow,
): Omit<PersonRecord, 'residences' | 'phones' | 'emails' | 'relations' | 'ownedProperties'> {
  return {
    id: row.id,
    name: readName(row),
    akas: readTexts(row.akas),
    birth: readBirth(row),
    isRecordedDead: row.is_dead === 1,
    jobTitle: row.job_title,
    companyName: row.company_name,
    companyDomain: row.company_domain,
    linkedInUrl: row.linkedin_url,
    jobFacts: readJobFacts(row.job_facts),
  };
}

function readJobFacts(json: string | null): JobRecord | null {
  if (json === null) return null;
  const { since, lastSeen, source, matchedBy, earlier } = JSON.parse(json) as JobFacts;
  return {
    provenance: readProvenance({ first_seen: since, last_seen: lastSeen, source, matched_by: matchedBy }),
    earlier,
  };
}

/** What the contract calls each relation: it names no divorce. */
const RELATIONSHIPS: Readonly<Record<RelationName, Relationship | null>> = {
  spouse: 'spouse',
  parent: 'parent',
  child: 'child',
  sibling: 'sibling',
  grandparent: 'grandparent',
  grandchild: 'grandchild',
  'in-law': 'in-law',
  'former-spouse': 'other',
  associate: null,
};

export function readRelation(row: RelationRow): RelationRecord {
  return {
    kind: row.kind,
    relationship: RELATIONSHIPS[row.relation],
    id: row.id,
    name: readName(row),
    birth: readBirth(row),
    isRecordedDead: row.is_dead === 1,
    city: row.city,
    stateCode: row.state_code,
    provenance: readProvenance(row),
  };
}

export function readPlaced(row: PlacedRow): PlacedRecord {
  return {
    houseNumber: row.house_number,
    street: row.street,
    unit: row.unit,
    city: row.city,
    stateCode: row.state_code,
    zip5: row.zip5,
    county: row.county,
  };
}

export function readOwnedProperty(row: OwnedPropertyRow): OwnedPropertyRecord {
  return { ...readPlaced(row), pnpId: row.pnp_id, provenance: readProvenance(row) };
}

export function readPhone(row: PhoneRow): PhoneRecord {
  return {
    number: row.number,
    lineType: row.line_type,
    // Only a landline can be in a public directory, whatever the import says.
    isListed: row.is_listed === 1 && row.line_type === 'Landline',
    isProfessional: row.is_professional === 1,
    city: row.city,
    stateCode: row.state_code,
    bestTimeToCall: readBestTime(row),
    provenance: readProvenance(row),
  };
}

function readBestTime(row: PhoneRow): BestTimeToCall | null {
  const weekday = readHours(row.best_weekday);
  const weekend = readHours(row.best_weekend);
  return weekday.length + weekend.length === 0 ? null : { timezone: row.timezone, weekday, weekend };
}

export function readEmail(row: EmailRow): EmailRecord {
  return {
    email: row.email,
    kind: row.kind,
    score: row.score,
    isPrimary: row.is_primary === 1,
    provenance: readProvenance(row),
  };
}

/** A JSON array of texts, without blank ones and other types. */
export function readTexts(json: string | null): string[] {
  return readArray(json).filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

function readHours(json: string | null): number[] {
  return readArray(json).filter(
    (hour): hour is number => Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) < 24,
  );
}

function readArray(json: string | null): unknown[] {
  const values: unknown = json === null ? [] : JSON.parse(json);
  return Array.isArray(values) ? values : [];
}

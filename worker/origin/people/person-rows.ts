import type { LineType, PersonName } from '../../../shared/contract/person.ts';
import type { BirthParts } from './age.ts';
import type { EmailRecord, PersonRecord, PhoneRecord, RelationRecord, ResidenceRecord } from './person-record.ts';

/** Rows as SQLite gives them, and what the origin calls their columns. */

export interface BirthRow {
  birth_year: number | null;
  birth_month: number | null;
  birth_day: number | null;
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

export interface PersonRow extends NameRow, BirthRow {
  akas: string;
  is_dead: number;
  job_title: string | null;
  company_name: string | null;
  company_domain: string | null;
  linkedin_url: string | null;
}

export interface ReferenceRow extends BirthRow, PlaceRow {
  id: string;
  full_name: string;
}

export interface RelationRow extends NameRow, BirthRow, PlaceRow {
  kind: 'Relative' | 'Associate';
}

export interface ResidenceRow {
  address_id: string;
  house_number: string;
  street: string;
  unit: string | null;
  city: string;
  state_code: string;
  zip5: string;
  county: string | null;
  is_current: number;
  move_in: string | null;
  move_out: string | null;
  latitude: number;
  longitude: number;
  pnp_id: string | null;
  roi_score: number | null;
}

export interface PhoneRow extends PlaceRow {
  number: string;
  line_type: LineType;
  is_listed: number;
}

export interface EmailRow {
  email: string;
  kind: 'personal' | 'business' | 'company';
  score: number;
  is_primary: number;
}

export function readBirth(row: BirthRow): BirthParts {
  return { year: row.birth_year, month: row.birth_month, day: row.birth_day };
}

function readName(row: NameRow): PersonName {
  return {
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    suffix: row.suffix,
    fullName: row.full_name,
  };
}

export function readPerson(
  row: PersonRow,
): Omit<PersonRecord, 'residences' | 'phones' | 'emails' | 'relations' | 'ownedPropertiesCount'> {
  return {
    id: row.id,
    name: readName(row),
    akas: readAkas(row.akas),
    birth: readBirth(row),
    isRecordedDead: row.is_dead === 1,
    jobTitle: row.job_title,
    companyName: row.company_name,
    companyDomain: row.company_domain,
    linkedInUrl: row.linkedin_url,
  };
}

export function readRelation(row: RelationRow): RelationRecord {
  return {
    kind: row.kind,
    id: row.id,
    name: readName(row),
    birth: readBirth(row),
    city: row.city,
    stateCode: row.state_code,
  };
}

export function readResidence(row: ResidenceRow): ResidenceRecord {
  return {
    addressId: row.address_id,
    houseNumber: row.house_number,
    street: row.street,
    unit: row.unit,
    city: row.city,
    stateCode: row.state_code,
    zip5: row.zip5,
    county: row.county,
    isCurrent: row.is_current === 1,
    moveIn: row.move_in,
    moveOut: row.move_out,
    latitude: row.latitude,
    longitude: row.longitude,
    pnpId: row.pnp_id,
    roiScore: row.roi_score,
  };
}

export function readPhone(row: PhoneRow): PhoneRecord {
  return {
    number: row.number,
    lineType: row.line_type,
    // Only a landline can be in a public directory, whatever an import says.
    isListed: row.is_listed === 1 && row.line_type === 'Landline',
    city: row.city,
    stateCode: row.state_code,
  };
}

export function readEmail(row: EmailRow): EmailRecord {
  return { email: row.email, kind: row.kind, score: row.score, isPrimary: row.is_primary === 1 };
}

function readAkas(json: string): string[] {
  const akas: unknown = JSON.parse(json);
  return Array.isArray(akas) ? akas.filter((aka): aka is string => typeof aka === 'string' && aka !== '') : [];
}

import type { BoughtSubject } from '../../../shared/contract/billing.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { line1Of } from '../masking/address-lines.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { OrderedReport } from './ordered-report.ts';

/** What purchases are about: ids of people and properties. */
export interface SubjectIds {
  readonly personIds: readonly string[];
  readonly pnpIds: readonly string[];
  /** properties whose report the buyer can read: these have their house number */
  readonly readable: ReadonlySet<string>;
}

/** What may still be shown of them, by id. */
export type BoughtSubjects = ReadonlyMap<string, BoughtSubject>;

interface PersonRow {
  id: string;
  full_name: string;
  first_name: string;
  city: string | null;
  state_code: string | null;
}

interface PropertyRow {
  pnp_id: string;
  house_number: string;
  street: string;
  unit: string | null;
  city: string;
  state_code: string;
}

/**
 * The subjects of purchases, except suppressed people, minors and hidden properties: those are missing. One round trip,
 * none without ids. `now` is in milliseconds since 1970.
 */
export async function loadBoughtSubjects(
  people: SqlDatabase,
  { personIds, pnpIds, readable }: SubjectIds,
  now: number,
): Promise<BoughtSubjects> {
  if (personIds.length + pnpIds.length === 0) return new Map();
  const [persons, properties] = await people.batch<unknown>(subjectStatements(people, personIds, pnpIds, now));
  return new Map<string, BoughtSubject>([
    ...((persons?.results ?? []) as PersonRow[]).map((row) => [row.id, describePerson(row)] as const),
    ...((properties?.results ?? []) as PropertyRow[]).map(
      (row) => [row.pnp_id, describeProperty(row, readable.has(row.pnp_id))] as const,
    ),
  ]);
}

/**
 * Whose or which report an order is for, for a buyer who can read it; null once they may not be shown. `now` is in
 * milliseconds since 1970.
 */
export async function loadReportSubject(
  people: SqlDatabase,
  report: OrderedReport,
  now: number,
): Promise<BoughtSubject | null> {
  const personIds = report.kind === 'person' ? [report.personId] : [];
  const pnpIds = report.kind === 'property' ? [report.pnpId] : [];
  const [subject = null] = (
    await loadBoughtSubjects(people, { personIds, pnpIds, readable: new Set(pnpIds) }, now)
  ).values();
  return subject;
}

function subjectStatements(
  people: SqlDatabase,
  personIds: readonly string[],
  pnpIds: readonly string[],
  now: number,
): SqlStatement[] {
  return [
    people
      .prepare(
        `SELECT p.id, p.full_name, p.first_name, l.city, l.state_code
         FROM person p LEFT JOIN place l ON l.id = p.current_place_id
         WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`,
      )
      .bind(JSON.stringify(personIds), adultBornBy(now)),
    people
      .prepare(
        `SELECT pnp_id, house_number, street, unit, city, state_code FROM property
         WHERE pnp_id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(pnpIds)),
  ];
}

function describePerson(row: PersonRow): BoughtSubject {
  return {
    kind: 'person',
    personId: row.id,
    fullName: row.full_name,
    firstName: row.first_name.trim() || row.full_name,
    city: row.city,
    stateCode: row.state_code,
  };
}

function describeProperty(row: PropertyRow, isReadable: boolean): BoughtSubject {
  const { house_number: houseNumber, street, unit, city, state_code: stateCode } = row;
  const line1 = isReadable ? line1Of({ houseNumber, street, unit }) : street;
  return { kind: 'property', pnpId: row.pnp_id, address: { line1, city, stateCode } };
}

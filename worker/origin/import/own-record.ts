import type { SqlDatabase, SqlResult } from '../env.ts';
import type { PersonRow, PhoneRow } from './rows.ts';

/** Everything on record about one person, for themselves: what is hidden included, and nothing of anybody else. */
export interface OwnRecord {
  readonly person: OwnPerson;
  readonly homes: readonly OwnHome[];
  readonly phones: readonly OwnPhone[];
  readonly emails: readonly OwnEmail[];
  readonly relations: readonly OwnRelation[];
  readonly records: readonly OwnDocument[];
}

export type OwnPerson = Pick<
  PersonRow,
  | 'key'
  | 'id'
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'suffix'
  | 'full_name'
  | 'akas'
  | 'birth_year'
  | 'birth_month'
  | 'is_dead'
  | 'job_title'
  | 'company_name'
> & {
  readonly suppressed_at: number | null;
  readonly hides_addresses: 0 | 1;
  readonly hides_phones: 0 | 1;
  readonly hides_reverse: 0 | 1;
};

/** `isHidden`: nobody else sees it. Months are YYYY-MM. */
export interface OwnHome {
  readonly addressId: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly streetKey: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zip5: string;
  readonly county: string | null;
  readonly isCurrent: 0 | 1;
  readonly moveIn: string | null;
  readonly moveOut: string | null;
  readonly isHidden: 0 | 1;
}

export interface OwnPhone {
  /** 10 digits */
  readonly number: string;
  readonly lineType: PhoneRow['line_type'];
  readonly isHidden: 0 | 1;
}

export interface OwnEmail {
  readonly email: string;
  readonly isHidden: 0 | 1;
}

/** Somebody connected with them, unless they are hidden. */
export interface OwnRelation {
  readonly personId: string;
  readonly fullName: string;
  readonly firstKey: string;
  readonly lastKey: string;
  readonly kind: 'Relative' | 'Associate';
  readonly birth_year: number | null;
  readonly birth_month: number | null;
}

/** A public record; a house that they own or owned is one, too. `filed` is 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'. */
export interface OwnDocument {
  /** shared/contract/records/background.ts */
  readonly group: string;
  readonly id: string;
  readonly title: string;
  readonly stateCode: string;
  readonly filed: string | null;
}

const SQL = [
  `SELECT key, id, first_name, middle_name, last_name, suffix, full_name, akas, is_dead, job_title, company_name,
     COALESCE(birth_year, late_birth_year) AS birth_year,
     CASE WHEN birth_year IS NULL THEN late_birth_month ELSE birth_month END AS birth_month,
     suppressed_at, hides_addresses, hides_phones, hides_reverse
   FROM base_person WHERE id = ?1`,
  `SELECT a.id AS addressId, a.house_number AS houseNumber, a.street, a.street_key AS streetKey, a.unit, l.city,
     l.state_code AS stateCode, a.zip5, l.county, r.is_current AS isCurrent, r.move_in AS moveIn, r.move_out AS moveOut,
     r.suppressed_at IS NOT NULL OR a.suppressed_at IS NOT NULL AS isHidden
   FROM base_person p CROSS JOIN base_residence r ON r.person_key = p.key
   CROSS JOIN base_address a ON a.key = r.address_key CROSS JOIN place l ON l.id = a.place_id
   WHERE p.id = ?1 ORDER BY r.is_current DESC, r.sort_order, a.id`,
  `SELECT f.number, f.line_type AS lineType, f.suppressed_at IS NOT NULL AS isHidden
   FROM base_person p CROSS JOIN base_phone f ON f.person_key = p.key WHERE p.id = ?1 ORDER BY f.sort_order, f.number`,
  `SELECT e.email, e.suppressed_at IS NOT NULL AS isHidden
   FROM base_person p CROSS JOIN base_email e ON e.person_key = p.key WHERE p.id = ?1 ORDER BY e.sort_order, e.email`,
  `SELECT o.id AS personId, o.full_name AS fullName, o.first_key AS firstKey, o.last_key AS lastKey, r.kind,
     o.birth_year, o.birth_month
   FROM base_person p CROSS JOIN base_relation r ON r.person_key = p.key
   CROSS JOIN base_person o ON o.key = r.other_key AND o.suppressed_at IS NULL
   WHERE p.id = ?1 ORDER BY r.sort_order, o.id`,
  // A title is as it was imported; a house is called by its address.
  `SELECT c.record_group AS "group", c.id, c.title, c.state_code AS stateCode, c.filed
   FROM base_person p CROSS JOIN base_record c ON c.person_key = p.key AND c.suppressed_at IS NULL
   WHERE p.id = ?1 ORDER BY c.record_group, c.filed DESC, c.id`,
  `SELECT CASE w.is_current WHEN 1 THEN 'currentProperties' ELSE 'pastProperties' END AS "group", y.pnp_id AS id,
     trim(a.house_number || ' ' || a.street || ' ' || COALESCE(a.unit, '')) || ', ' || l.city AS title,
     l.state_code AS stateCode, w.first_seen AS filed
   FROM base_person p CROSS JOIN base_ownership w ON w.person_key = p.key
   CROSS JOIN base_property y ON y.address_key = w.address_key AND y.suppressed_at IS NULL
   CROSS JOIN base_address a ON a.key = w.address_key CROSS JOIN place l ON l.id = a.place_id
   WHERE p.id = ?1 ORDER BY w.is_current DESC, w.first_seen DESC, y.pnp_id`,
] as const;

/** Reads all of it in one round trip; null for an id that is not on record. Who may read it, the caller knows. */
export async function loadOwnRecord(db: SqlDatabase, personId: string): Promise<OwnRecord | null> {
  const [people, homes, phones, emails, relations, documents, houses] = (await db.batch(
    SQL.map((sql) => db.prepare(sql).bind(personId)),
  )) as [
    SqlResult<OwnPerson>,
    SqlResult<OwnHome>,
    SqlResult<OwnPhone>,
    SqlResult<OwnEmail>,
    SqlResult<OwnRelation>,
    SqlResult<OwnDocument>,
    SqlResult<OwnDocument>,
  ];
  const [person] = people.results;
  if (person === undefined) return null;
  return {
    person,
    homes: homes.results,
    phones: phones.results,
    emails: emails.results,
    relations: relations.results,
    records: [...documents.results, ...houses.results],
  };
}

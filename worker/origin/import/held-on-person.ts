import type { SqlDatabase } from '../env.ts';
import { readMatchPoints } from '../people/person-rows.ts';

/** A value as it is stored. */
export type HeldValue = string | number | boolean | null;
/** Facts by kind: each as it is on record, with its source and the months in which it was first and last confirmed. */
export type HeldFacts = Record<string, Record<string, HeldValue>[]>;

/** Everything on record about somebody, hidden or not. */
export interface HeldRecord {
  readonly recordId: string;
  /** whether the page is hidden */
  readonly isHidden: boolean;
  readonly facts: HeldFacts;
}

const DATES = (table: string) => `${table}.first_seen AS firstSeen, ${table}.last_seen AS lastSeen`;
/** Why the fact is on record: as a number here, as words in the answer. */
const WHY = (table: string) => `${table}.matched_by AS matchedBy`;

/**
 * What is read, by kind. Other people are named as they are on the page of the person; whoever is hidden is not named, as
 * nowhere else. `?1` is the person's key.
 */
const FACTS = {
  person: `SELECT full_name AS name, akas AS alsoKnownAs, birth_year AS birthYear, birth_month AS birthMonth,
      birth_day AS birthDay, late_birth_year AS birthYearOfALaterSource, is_dead AS isDeceased, job_title AS jobTitle,
      company_name AS employer, job_facts AS jobDetails, linkedin_url AS linkedIn, updated AS lastConfirmed
    FROM base_person WHERE key = ?1`,
  addresses: `SELECT a.house_number AS houseNumber, a.street, a.unit, l.city, l.state_code AS state, a.zip5 AS zip,
      a.latitude, a.longitude, r.is_current AS isCurrent, r.move_in AS movedIn, r.move_out AS movedOut,
      r.contact_type AS kind, r.source, ${DATES('r')}, ${WHY('r')}, r.suppressed_at IS NOT NULL AS isHidden
    FROM base_residence r CROSS JOIN base_address a ON a.key = r.address_key CROSS JOIN place l ON l.id = a.place_id
    WHERE r.person_key = ?1 ORDER BY r.sort_order`,
  phones: `SELECT f.number, f.line_type AS lineType, f.is_listed AS isListed, f.is_professional AS isProfessional,
      f.carrier, f.activity_score AS activityScore, f.timezone, f.best_weekday AS hoursOnWeekdays,
      f.best_weekend AS hoursOnWeekends, f.source, ${DATES('f')}, ${WHY('f')}, f.suppressed_at IS NOT NULL AS isHidden
    FROM base_phone f WHERE f.person_key = ?1 ORDER BY f.sort_order`,
  emails: `SELECT e.email, e.kind, e.score, e.is_primary AS isPrimary, e.source, ${DATES('e')}, ${WHY('e')},
      e.suppressed_at IS NOT NULL AS isHidden
    FROM base_email e WHERE e.person_key = ?1 ORDER BY e.sort_order`,
  relatives: `SELECT CASE WHEN p.suppressed_at IS NULL THEN p.full_name END AS name, r.kind, r.relation, r.source,
      ${DATES('r')}, ${WHY('r')}
    FROM base_relation r CROSS JOIN base_person p ON p.key = r.other_key WHERE r.person_key = ?1 ORDER BY r.sort_order`,
  properties: `SELECT a.house_number AS houseNumber, a.street, a.unit, l.city, l.state_code AS state, a.zip5 AS zip,
      o.is_current AS isOwnedNow, y.property_type AS type, y.year_built AS yearBuilt, y.bedrooms, y.bathrooms,
      y.living_sqft AS squareFeet, y.last_sale_amount AS lastSaleAmount, y.sale_date AS saleDate,
      y.market_value AS marketValue, y.apn AS parcelNumber, y.report, y.source, ${DATES('o')}
    FROM base_ownership o CROSS JOIN base_address a ON a.key = o.address_key CROSS JOIN place l ON l.id = a.place_id
    LEFT JOIN base_property y ON y.address_key = a.key WHERE o.person_key = ?1 ORDER BY o.is_current DESC`,
  records: `SELECT c.id AS recordId, c.record_group AS kind, c.category, c.title, c.state_code AS state, c.filed, c.body AS details,
      c.source, ${DATES('c')}, c.suppressed_at IS NOT NULL AS isHidden
    FROM base_record c WHERE c.person_key = ?1 ORDER BY c.record_group, c.filed DESC`,
} as const;

/** Columns that are 0 or 1. */
const YES_OR_NO = /^is[A-Z]/;

/** Everything on record about somebody, whether or not it may be shown; null for an id that is not on record. */
export async function loadHeld(db: SqlDatabase, personId: string): Promise<HeldRecord | null> {
  const row = await db
    .prepare('SELECT key, suppressed_at IS NOT NULL AS isHidden FROM base_person WHERE id = ?1')
    .bind(personId)
    .first<{ key: number; isHidden: 0 | 1 }>();
  if (row === null) return null;
  const kinds = Object.entries(FACTS);
  const found = await db.batch<Record<string, HeldValue>>(kinds.map(([, sql]) => db.prepare(sql).bind(row.key)));
  const facts = kinds.map(([kind], at) => [kind, (found[at]?.results ?? []).map(readFact)] as const);
  return { recordId: personId, isHidden: row.isHidden === 1, facts: Object.fromEntries(facts) };
}

function readFact(row: Readonly<Record<string, HeldValue>>): Record<string, HeldValue> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (column === 'matchedBy') return [column, value === null ? null : readMatchPoints(Number(value)).join(', ')];
      return [column, YES_OR_NO.test(column) ? value === 1 : value];
    }),
  );
}

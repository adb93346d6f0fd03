import { RELATED_MAX, type RelatedPeople, type RelatedPerson } from '../../../shared/contract/person/relative.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';
import { isPersonId, knownPersonStatement } from './known-person.ts';

/** How many candidates one list considers: thousands may share a name or a company. */
const CANDIDATES = 50;
/** The same for the residents of a street; we want the nearest. */
const STREET_RESIDENTS = 300;

const PERSON = 'p.id, p.first_name, p.middle_name, p.last_name';
/** The columns that a list checks of a candidate `c`. */
const CANDIDATE = `${PERSON}, p.first_key, p.last_key, p.birth_year, p.birth_month, p.birth_day, p.home_place_id,
  p.current_place_id`;
/** The person, read once: the LIMIT keeps SQLite from looking up their place again for every candidate. */
const ME = `(SELECT first_key, last_key, company_name, job_title, current_place_id FROM person WHERE id = ?1 LIMIT 1) me`;
const LISTED = 'c.id, c.first_name, c.middle_name, c.last_name, l.city, l.state_code';
const IS_ADULT = adultSql('c', '?2');

/**
 * One statement per list; ?1 is the person, ?2 the latest birth date of an adult. The inner query is an index search
 * that stops early, the outer one filters and sorts. We search by the imported place and then check against the place
 * we may show, because a residence may be hidden.
 */
const LISTS: { readonly [L in keyof RelatedPeople]: string } = {
  lastNameCity: `
    SELECT ${LISTED} FROM (
      SELECT ${CANDIDATE}, me.first_key AS own_first_key FROM ${ME} CROSS JOIN person p
      WHERE me.last_key <> '' AND p.home_place_id = me.current_place_id AND p.last_key = me.last_key AND p.id <> ?1
      LIMIT ${CANDIDATES}
    ) c JOIN place l ON l.id = c.home_place_id
    WHERE c.current_place_id = c.home_place_id AND c.first_key <> c.own_first_key AND ${IS_ADULT}
    ORDER BY c.first_key, c.id LIMIT ${RELATED_MAX}`,
  fullNameElsewhere: `
    SELECT ${LISTED} FROM (
      SELECT ${CANDIDATE}, n.own_place_id FROM (
        SELECT s.person_id, me.current_place_id AS own_place_id FROM ${ME} CROSS JOIN search_name s
        WHERE me.last_key <> '' AND me.first_key <> '' AND s.area = '' AND s.last_key = me.last_key
          AND s.first_key = me.first_key AND s.kind = 'primary'
        LIMIT ${CANDIDATES}
      ) n CROSS JOIN person p WHERE p.id = n.person_id
    ) c JOIN place l ON l.id = c.current_place_id
    WHERE c.id <> ?1 AND c.current_place_id IS NOT c.own_place_id AND ${IS_ADULT}
    ORDER BY l.state_code, l.city, c.id LIMIT ${RELATED_MAX}`,
  // The view leaves out hidden residences. If the person's own is hidden, there is no street to search.
  neighbors: `
    SELECT ${LISTED} FROM (
      SELECT ${CANDIDATE}, r.place_id, r.distance, r.address_id, r.home_id FROM (
        SELECT o.person_id, o.place_id, o.address_id, h.address_id AS home_id,
          abs(CAST(o.house_number AS INTEGER) - CAST(h.house_number AS INTEGER)) AS distance
        FROM (
          SELECT address_id, place_id, street, house_number FROM residence
          WHERE person_id = ?1 AND is_current = 1 ORDER BY sort_order, address_id LIMIT 1
        ) h CROSS JOIN residence o
        WHERE o.place_id = h.place_id AND o.street = h.street AND o.is_current = 1 AND o.address_id <> h.address_id
        LIMIT ${STREET_RESIDENTS}
      ) r CROSS JOIN person p WHERE p.id = r.person_id
      ORDER BY r.distance, r.address_id, p.id LIMIT ${CANDIDATES}
    ) c JOIN place l ON l.id = c.place_id
    WHERE c.id <> ?1 AND ${IS_ADULT} AND NOT EXISTS (
      SELECT 1 FROM residence w WHERE w.person_id = c.id AND w.address_id = c.home_id AND w.is_current = 1
    )
    ORDER BY c.distance, c.address_id, c.id`,
  // Same state only, as with jobs: companies far apart often share a name by chance.
  company: `
    SELECT ${LISTED} FROM (
      SELECT ${CANDIDATE} FROM ${ME} CROSS JOIN place h CROSS JOIN place t CROSS JOIN person p
      WHERE h.id = me.current_place_id AND t.state_code = h.state_code
        AND p.company_name = me.company_name AND p.home_place_id = t.id AND p.id <> ?1
      LIMIT ${CANDIDATES}
    ) c JOIN place l ON l.id = c.current_place_id
    WHERE c.current_place_id = c.home_place_id AND ${IS_ADULT}
    ORDER BY c.last_key, c.first_key, c.id LIMIT ${RELATED_MAX}`,
  jobTitle: `
    SELECT ${LISTED} FROM (
      SELECT ${CANDIDATE} FROM ${ME} CROSS JOIN place h CROSS JOIN place t CROSS JOIN person p
      WHERE h.id = me.current_place_id AND t.state_code = h.state_code
        AND p.job_title = me.job_title AND p.home_place_id = t.id AND p.id <> ?1
      LIMIT ${CANDIDATES}
    ) c JOIN place l ON l.id = c.current_place_id
    WHERE c.current_place_id = c.home_place_id AND ${IS_ADULT}
    ORDER BY c.last_key, c.first_key, c.id LIMIT ${RELATED_MAX}`,
};
const LIST_NAMES = Object.keys(LISTS) as (keyof RelatedPeople)[];

interface RelatedRow {
  id: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  city: string | null;
  state_code: string | null;
}

/** The statements of the five lists, to be run in one batch; separate so that a test can request their query plans. */
export function relatedStatements(db: SqlDatabase, personId: string, now: number, explain = ''): SqlStatement[] {
  return LIST_NAMES.map((name) => db.prepare(explain + LISTS[name]).bind(personId, adultBornBy(now)));
}

/** Reads the results of {@link relatedStatements}, in their order. */
export function readRelated(results: readonly SqlResult<unknown>[]): RelatedPeople {
  const lists = LIST_NAMES.map((name, at) => [name, readList((results[at]?.results ?? []) as RelatedRow[])]);
  return Object.fromEntries(lists) as RelatedPeople;
}

/**
 * Other people a reader may have meant, in one round trip; the same for every viewer.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or malformed
 */
export async function loadRelated(db: SqlDatabase, personId: string, now: number): Promise<RelatedPeople | null> {
  if (!isPersonId(personId)) return null;
  const [people, ...lists] = await db.batch<unknown>([
    knownPersonStatement(db, personId, now),
    ...relatedStatements(db, personId, now),
  ]);
  return people?.results[0] === undefined ? null : readRelated(lists);
}

// Somebody with two homes on one street is listed once.
function readList(rows: readonly RelatedRow[]): RelatedPerson[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].slice(0, RELATED_MAX).map((row) => ({
    fn: row.first_name,
    mn: row.middle_name,
    ln: row.last_name,
    city: row.city,
    state: row.state_code,
    id: row.id,
  }));
}

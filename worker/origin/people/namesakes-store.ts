import { SEARCH_TOTAL_MAX } from '../../../shared/contract/finding/search.ts';
import { NAMESAKES_MAX, type Namesakes } from '../../../shared/contract/person/relative.ts';
import type { SqlDatabase } from '../env.ts';
import { buildLine } from '../search/build-result.ts';
import { loadPage, rowOf } from '../search/page-store.ts';
import { adultBornBy, adultSql } from './age.ts';
import { isPersonId } from './known-person.ts';

/** How many people of a name each read looks at: thousands may share it. */
const LOOKED_AT = 20;
/** The greatest difference in age that counts as about the same age, in years. */
const ALIKE_YEARS = 12;

/** The person ?1, once, as values, so that SQLite can use the order of the index; no row without both names. */
const ME = `me AS MATERIALIZED (
  SELECT p.person_key, p.first_key, p.last_key, p.current_place_id, l.state_code,
    (COALESCE(p.birth_year, ${ALIKE_YEARS}) - ${ALIKE_YEARS}) * 100 AS alike_from
  FROM person p LEFT JOIN place l ON l.id = p.current_place_id
  WHERE p.id = ?1 AND p.first_key <> '' AND p.last_key <> '' AND ${adultSql('p', '?2')})`;

const SELF = `WITH ${ME} SELECT me.person_key, COALESCE(me.current_place_id, 0) AS home FROM me`;

/**
 * People whom an area lists with the same name as their main one, from a birth month on, in the order of the index; ?2
 * is the latest birth month of an adult.
 */
const sharedIn = (area: string, from: 'me.alike_from' | '0'): string => `
  WITH ${ME}
  SELECT s.person_key, s.home FROM me CROSS JOIN search_name s
  WHERE s.area = ${area} AND s.last_key = me.last_key AND s.first_key = me.first_key
    AND s.kind = 'primary' AND s.born BETWEEN ${from} AND ?2 AND s.person_key <> me.person_key
  LIMIT ${LOOKED_AT}`;

/** The nearest first; in each area, who was born long ago is less likely to be meant, so they come after the others. */
const NEAREST = ['CAST(me.current_place_id AS TEXT)', 'me.state_code', "''"].flatMap((area) => [
  sharedIn(area, 'me.alike_from'),
  sharedIn(area, '0'),
]);

/** People found by the name, as a result list counts those of exactly this name. */
const TOTAL = `
  WITH ${ME}
  SELECT COUNT(*) AS total FROM (
    SELECT DISTINCT s.person_key FROM me CROSS JOIN search_name s
    WHERE s.area = '' AND s.last_key = me.last_key AND s.first_key = me.first_key AND s.born <= ?2
    LIMIT ${SEARCH_TOTAL_MAX + 1})`;

interface NearRow {
  readonly person_key: number;
  /** id of the place that the person is shown with; 0 for none */
  readonly home: number;
}

/**
 * A person beside others with the same name, those nearby first, each with what a row of a result list says; the same for
 * every viewer. One round trip if nobody shares the name, otherwise two.
 *
 * @returns null if nobody does, and for an id that is unknown, suppressed, a minor's or malformed
 */
export async function loadNamesakes(db: SqlDatabase, personId: string, now: number): Promise<Namesakes | null> {
  if (!isPersonId(personId)) return null;
  const statements = [SELF, TOTAL, ...NEAREST].map((sql) => db.prepare(sql).bind(personId, adultBornBy(now)));
  const [found, counted, ...near] = await db.batch<unknown>(statements);
  const nearest = near.flatMap(({ results }) => (results as NearRow[]).toSorted((a, b) => a.person_key - b.person_key));
  const others = [...new Map(nearest.map((row) => [row.person_key, row])).values()].slice(0, NAMESAKES_MAX);
  const hits = [...((found?.results ?? []) as NearRow[]), ...others].map(hitOf);
  if (others.length === 0) return null;
  const page = await loadPage(db, hits, hits, null, now);
  const lines = hits.map((hit) => {
    const row = rowOf(hit, page);
    return row === null ? null : buildLine(row, page.extras, now);
  });
  // Somebody hidden between the two reads is not named.
  const [self, ...rest] = lines;
  const people = rest.filter((line) => line !== null);
  if (self === null || self === undefined || people.length === 0) return null;
  const [{ total } = { total: 0 }] = (counted?.results ?? []) as { total: number }[];
  return {
    self,
    people,
    total: Math.max(people.length + 1, Math.min(total, SEARCH_TOTAL_MAX)),
    isTotalCapped: total > SEARCH_TOTAL_MAX,
  };
}

const hitOf = ({ person_key, home }: NearRow) => ({ personKey: person_key, home });

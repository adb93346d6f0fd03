import type { SqlDatabase } from '../../env.ts';
import type { RecordCategory } from '../rows.ts';
import type { Donor } from './adapt-record.ts';
import { LIVES, type Subject } from './subjects.ts';

/** Whose record it is: for somebody of the same town and about the same age a like one may be filed. */
export interface PlacedDonor extends Donor {
  readonly placeId: number | null;
  readonly birthYear: number | null;
}

const DONOR = `c.key, c.id, c.person_key, c.record_group, c.category, c.title, c.state_code, c.filed, c.body, c.parties,
  c.address_key, c.source, q.home_place_id AS placeId, q.birth_year AS birthYear
  FROM base_record c CROSS JOIN base_person q ON q.key = c.person_key`;
/** Records whose day is known; a later charge of an earlier case is none of its own. */
const FITS = `length(c.filed) = 10 AND c.suppressed_at IS NULL AND instr(c.title, 'Appear') = 0 AND (
  c.category <> 'license' OR c.body ->> 'licenseStatus' = 'Active')`;
/** People of one age and another: at most so many years apart. */
const AGE_GAP = 12;
/** So many records are looked at for one person. */
const LOOKED_AT = 12;

/** Records filed since a month ('YYYY-MM'), at most so many of each category, at random. */
export async function recentRecords(
  db: SqlDatabase,
  amounts: ReadonlyMap<RecordCategory, number>,
  since: string,
): Promise<PlacedDonor[]> {
  const statements = [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([category, amount]) =>
      db
        .prepare(`SELECT ${DONOR} WHERE c.category = ?1 AND c.filed >= ?2 AND ${FITS} ORDER BY random() LIMIT ?3`)
        .bind(category, since, amount),
    );
  if (statements.length === 0) return [];
  return (await db.batch<PlacedDonor>(statements)).flatMap(({ results }) => results);
}

/** The key of somebody else of the town and age of whoever has each record; those for whom nobody is found are left out. */
export async function subjectsLike(
  db: SqlDatabase,
  donors: readonly PlacedDonor[],
): Promise<{ readonly donor: PlacedDonor; readonly key: number }[]> {
  if (donors.length === 0) return [];
  const statements = donors.map(({ placeId, person_key, birthYear, category }) =>
    db
      .prepare(
        `SELECT p.key FROM base_person p
         WHERE p.home_place_id = ?1 AND p.key <> ?2 AND ${LIVES}
           AND (?3 IS NULL OR p.birth_year BETWEEN ?3 - ${AGE_GAP} AND ?3 + ${AGE_GAP})
           AND (?4 <> 'foreclosure' OR EXISTS (
             SELECT 1 FROM base_ownership w CROSS JOIN base_residence r
               ON r.person_key = w.person_key AND r.address_key = w.address_key AND r.is_current = 1
             WHERE w.person_key = p.key AND w.is_current = 1))
         ORDER BY random() LIMIT 1`,
      )
      .bind(placeId, person_key, birthYear, category),
  );
  const answers = await db.batch<{ key: number }>(statements);
  return donors.flatMap((donor, at) => {
    const key = answers[at]?.results[0]?.key;
    return key === undefined ? [] : [{ donor, key }];
  });
}

/** A record of one of the categories that somebody may have as well: of their state if there is one; null without any. */
export async function donorFor(
  db: SqlDatabase,
  { key, state }: Subject,
  categories: readonly RecordCategory[],
): Promise<Donor | null> {
  return db
    .prepare(
      `SELECT * FROM (
         SELECT ${DONOR} WHERE c.category IN (SELECT value FROM json_each(?1)) AND c.person_key <> ?2 AND ${FITS}
         ORDER BY c.state_code = ?3 DESC, random() LIMIT ${LOOKED_AT}) n
       WHERE NOT EXISTS (SELECT 1 FROM base_record o WHERE o.person_key = ?2 AND o.title = n.title)
       ORDER BY n.state_code = ?3 DESC LIMIT 1`,
    )
    .bind(JSON.stringify(categories), key, state)
    .first<Donor>();
}

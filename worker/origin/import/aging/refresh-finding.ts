import { SITEMAP_FILE_ROWS } from '../../../../shared/contract/finding/browse.ts';
import type { SqlDatabase, SqlStatement } from '../../env.ts';
import { placeListsSql } from '../place-lists.ts';
import { suggestionsSql } from '../suggestions.ts';

const IN_FIRST = 'IN (SELECT value FROM json_each(?1))';
const SEARCH_NAME = 'area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown';

/** Says that something about these people was confirmed in a month, wherever that is told. */
export function noteUpdated(db: SqlDatabase, keys: readonly number[], month: string): SqlStatement[] {
  const note = (sql: string) => db.prepare(sql).bind(JSON.stringify(keys), month);
  const partials = `SELECT d.partial FROM base_directory_person d WHERE d.person_key ${IN_FIRST}`;
  const homes = `SELECT p.home_place_id FROM base_person p WHERE p.key ${IN_FIRST}`;
  const fileOf = (key: string) => `(${key} - 1) / ${SITEMAP_FILE_ROWS} + 1`;
  return [
    note(`UPDATE base_person SET updated = ?2 WHERE key ${IN_FIRST} AND COALESCE(updated, '') < ?2`),
    note(`UPDATE base_directory_name SET updated = ?2 WHERE partial IN (${partials}) AND COALESCE(updated, '') < ?2`),
    note(`UPDATE base_place_count SET updated = ?2 WHERE place_id IN (${homes}) AND COALESCE(updated, '') < ?2`),
    note(`UPDATE sitemap_file SET last_modified = ?2
          WHERE COALESCE(last_modified, '') < ?2 AND (
            list = 'people' AND file IN (SELECT ${fileOf('value')} FROM json_each(?1))
            OR list = 'names' AND file IN (SELECT ${fileOf('n.key')} FROM base_directory_name n WHERE n.partial IN (${partials}))
            OR list = 'places' AND file IN (SELECT ${fileOf('p.home_place_id')} FROM base_person p WHERE p.key ${IN_FIRST}))`),
  ];
}

/**
 * Lets people be found where they live since they moved: their names, the people and last names of the places they left
 * and came to, and every count. It runs in the batch that moves them.
 *
 * @param places the ids of those places
 */
export function refreshMoved(db: SqlDatabase, keys: readonly number[], places: readonly number[]): SqlStatement[] {
  const towns = JSON.stringify([...new Set(places)]);
  const [listed, hidden] = placeStatements(db, IN_FIRST, towns);
  return [
    ...listed,
    ...keys.map((key) => addSearchNames(db, key)),
    db.prepare('INSERT INTO finding_refresh (person_key) SELECT value FROM json_each(?1)').bind(JSON.stringify(keys)),
    hidden,
  ];
}

/** Lists the people of one place anew, by their names of now. */
export function relistPlace(db: SqlDatabase, placeId: number): SqlStatement[] {
  return placeStatements(db, '= ?1', placeId).flat();
}

/** The lists of places have everybody; whoever is hidden there leaves them again. `which` places depends on ?1. */
function placeStatements(
  db: SqlDatabase,
  which: string,
  value: string | number,
): readonly [listed: SqlStatement[], hidden: SqlStatement] {
  const of = (sql: string) => db.prepare(sql).bind(value);
  return [
    [
      ...placeListsSql(which).map(of),
      of(`UPDATE base_place_count
          SET people = (SELECT COUNT(*) FROM base_place_person n WHERE n.place_id = base_place_count.place_id),
              updated = (SELECT MAX(p.updated) FROM base_person p WHERE p.home_place_id = base_place_count.place_id)
          WHERE place_id ${which}`),
    ],
    of(`INSERT INTO finding_refresh (person_key)
        SELECT p.key FROM base_person p WHERE p.home_place_id ${which} AND (
          p.suppressed_at IS NOT NULL
          OR NOT EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id))`),
  ];
}

/** Adds the names that somebody is to be found by and is not yet. One person at a time: only so SQLite reads an index. */
export function addSearchNames(db: SqlDatabase, key: number): SqlStatement {
  const sql = `INSERT OR IGNORE INTO base_search_name (${SEARCH_NAME}) SELECT ${SEARCH_NAME} FROM search_name_source WHERE person_key = ?1`;
  return db.prepare(sql).bind(key);
}

/** Takes somebody's names from everywhere they are found: before what they are sorted by changes. */
export function dropSearchNames(db: SqlDatabase, key: number): SqlStatement {
  const id = 'area, last_key, first_key, born, person_key, kind';
  const sql = `DELETE FROM base_search_name WHERE (${id}) IN (SELECT ${id} FROM search_name_source WHERE person_key = ?1)`;
  return db.prepare(sql).bind(key);
}

/** What is kept of answers and what is suggested, made anew: places have become larger and smaller. */
export function refreshKept(db: SqlDatabase): SqlStatement[] {
  const sql = ['DELETE FROM name_list', 'DELETE FROM related_people', ...suggestionsSql('place')];
  return sql.map((one) => db.prepare(one));
}

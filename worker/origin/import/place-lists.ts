/** The most common last names of a place that are stored. */
const PLACE_NAMES_MAX = 12;

/** The first letter of a last name, as base_place_letter has it. */
const LETTER = `CASE WHEN p.last_key < 'a' THEN '' WHEN p.last_key < '{' THEN substr(p.last_key, 1, 1) ELSE '~' END`;

/**
 * SQL that lists anew who lives in places, which last names are common there, and how many people and landlines there
 * are, one statement each. Everybody is listed as if nobody were hidden, so whoever hides somebody refreshes them
 * afterward (finding_refresh).
 *
 * @param which a condition on the id of a place, such as 'IN (SELECT value FROM json_each(?1))'; every place if left out
 */
export function placeListsSql(which = 'IS NOT NULL'): readonly string[] {
  return [
    `DELETE FROM base_place_person WHERE place_id ${which}`,
    `INSERT INTO base_place_person (place_id, position, person_key, is_shown)
     SELECT home_place_id, ROW_NUMBER() OVER (PARTITION BY home_place_id ORDER BY last_key, first_key, middle_name, key), key, 1
     FROM base_person WHERE home_place_id ${which} ORDER BY 1, 2`,
    `DELETE FROM base_place_name WHERE place_id ${which}`,
    `INSERT INTO base_place_name (place_id, last_key, name, people)
     SELECT place_id, last_key, name, people FROM (
       SELECT home_place_id AS place_id, last_key, MAX(last_name) AS name, COUNT(*) AS people,
              ROW_NUMBER() OVER (PARTITION BY home_place_id ORDER BY COUNT(*) DESC, last_key) AS rank
       FROM base_person WHERE home_place_id ${which} AND last_key <> '' AND trim(last_name) <> '' GROUP BY 1, 2)
     WHERE rank <= ${PLACE_NAMES_MAX} ORDER BY 1, 2`,
    `DELETE FROM base_place_letter WHERE place_id ${which}`,
    `INSERT INTO base_place_letter (place_id, letter, people)
     SELECT p.home_place_id, ${LETTER}, COUNT(*) FROM base_person p WHERE p.home_place_id ${which} GROUP BY 1, 2 ORDER BY 1, 2`,
    `UPDATE base_place_figure SET landlines = 0 WHERE place_id ${which}`,
    `INSERT INTO base_place_figure (place_id, landlines, streets)
     SELECT e.place_id, COUNT(DISTINCT f.number), 0
     FROM base_place_person e CROSS JOIN base_phone f ON f.person_key = e.person_key
     WHERE e.place_id ${which} AND f.is_listed = 1 AND f.line_type = 'Landline' AND f.suppressed_at IS NULL
     GROUP BY 1 ORDER BY 1
     ON CONFLICT (place_id) DO UPDATE SET landlines = excluded.landlines`,
    `DELETE FROM base_list_block WHERE list = 'place' AND key ${which}`,
    listBlocksSql(`list = 'place' AND key ${which}`),
  ];
}

const LIST_BLOCK = 'list, key, level, parent, before, block';

/**
 * SQL that counts the entries of lists block by block, as long as nothing in them is hidden.
 *
 * @param which a condition on the `list` and its `key`; every list if left out
 */
export function listBlocksSql(which = '1'): string {
  return `INSERT INTO base_list_block (${LIST_BLOCK})
          SELECT ${LIST_BLOCK} FROM base_list_block_source WHERE ${which} ORDER BY ${LIST_BLOCK}`;
}

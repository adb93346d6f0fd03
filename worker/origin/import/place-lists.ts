/** The most common last names of a place that are stored. */
const PLACE_NAMES_MAX = 12;

/**
 * SQL that lists anew who lives in places and which last names are common there, one statement each. Everybody is
 * listed as if nobody were hidden, so whoever hides somebody refreshes them afterward (finding_refresh).
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

import type { DatabaseSync } from 'node:sqlite';

/**
 * Fills the table that search reads from the names and places of people: once the rows are in. In the order of its key,
 * so that it is written from one end to the other.
 */
export function fillSearchNames(database: DatabaseSync): void {
  database.exec(
    `INSERT INTO base_search_name (area, last_key, first_key, person_key, kind, middle_key, born)
     SELECT area, last_key, first_key, person_key, kind, middle_key, born FROM search_name_source
     ORDER BY area, last_key, first_key, person_key, kind`,
  );
}

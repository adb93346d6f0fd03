import { nameKey } from '../../shared/people/name-key.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** Keys of these people begin here; fixture people have smaller ones. */
const FIRST_KEY = 1_000_000;

/**
 * Writes many people of one name, of whom nothing else is on record: a list that is longer than the product shows.
 */
export function addNamesakes(db: TestDatabase, first: string, last: string, count: number): void {
  const [firstKey, lastKey] = [nameKey(first), nameKey(last)];
  const before = `(SELECT COUNT(*) FROM base_person WHERE key >= ${FIRST_KEY})`;
  db.exec(`
    WITH RECURSIVE one (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM one WHERE n + 1 < ${count})
    INSERT INTO base_person (key, id, first_name, last_name, full_name, first_key, last_key, fill_score)
    SELECT ${FIRST_KEY} + n + ${before}, printf('P%015d', n + ${before}), '${first}', '${last}', '${first} ${last}',
      '${firstKey}', '${lastKey}', 0 FROM one;
    INSERT OR IGNORE INTO base_search_name (area, last_key, first_key, person_key, kind, middle_key, born)
    SELECT '', last_key, first_key, key, 'primary', '', 0 FROM base_person WHERE key >= ${FIRST_KEY};`);
}

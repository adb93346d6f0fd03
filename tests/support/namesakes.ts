import { nameKey } from '../../shared/people/name-key.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** Keys of these people begin here; fixture people have smaller ones. */
const FIRST_KEY = 1_000_000;

/**
 * Writes many people of one name, of whom nothing else is on record: a list that is longer than the product shows.
 * `otherFirst` is a first name that all of them are known by as well.
 */
export function addNamesakes(db: TestDatabase, first: string, last: string, count: number, otherFirst?: string): void {
  const before = `(SELECT COUNT(*) FROM base_person WHERE key >= ${FIRST_KEY})`;
  const [firstKey, lastKey] = [nameKey(first), nameKey(last)];
  db.exec(`
    WITH RECURSIVE one (n) AS (SELECT ${before} UNION ALL SELECT n + 1 FROM one WHERE n + 1 < ${before} + ${count})
    INSERT INTO base_person (key, id, first_name, last_name, full_name, first_key, last_key, fill_score)
    SELECT ${FIRST_KEY} + n, printf('P%015d', n), '${first}', '${last}', '${first} ${last}', '${firstKey}', '${lastKey}', 0
    FROM one;`);
  addNames(db, 'primary', 'first_key');
  if (otherFirst !== undefined) addNames(db, 'aka', `'${nameKey(otherFirst)}'`);
}

/** Gives everybody an age, as many people each of these in turn, with the birthday always over. */
export function spreadAges(db: TestDatabase, youngest: number, oldest: number): void {
  const thisYear = new Date().getUTCFullYear();
  const yearOf = (key: string): string => `(${thisYear - youngest} - ${key} % ${oldest - youngest + 1})`;
  db.exec(`
    UPDATE base_person SET birth_year = ${yearOf('key')}, birth_month = 1, birth_day = 1;
    UPDATE base_search_name SET born = ${yearOf('person_key')} * 10000 + 101;`);
}

/** Says how many people of a last name, or of a first name, are shown with a state; '' is all of them. */
export function addNameCount(
  db: TestDatabase,
  name: string,
  stateCode: string,
  people: number,
  kind: 'last' | 'first' = 'last',
): void {
  const [last, first] = kind === 'last' ? [nameKey(name), ''] : ['', nameKey(name)];
  db.insert('base_name_count', { last_key: last, first_key: first, state_code: stateCode, people });
}

function addNames(db: TestDatabase, kind: string, firstKey: string): void {
  db.exec(`
    INSERT OR IGNORE INTO base_search_name
      (area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown)
    SELECT '', last_key, ${firstKey}, 0, key, '${kind}', '', 0, 0, 1 FROM base_person WHERE key >= ${FIRST_KEY};`);
}

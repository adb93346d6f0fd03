import { DatabaseSync } from 'node:sqlite';

/** Somebody, or with `id` null a search, that shows something of the product. */
export interface PersonToLookAt {
  readonly label: string;
  readonly id: string | null;
  readonly fullName: string;
  readonly city: string | null;
  readonly stateCode: string | null;
}

/** Conditions on a row `p` of the person view, best first. */
const PEOPLE: readonly (readonly [label: string, where: string, order: string])[] = [
  [
    'a full page',
    `p.fill_score = 100 AND p.is_dead = 0
     AND (SELECT count(*) FROM residence r WHERE r.person_id = p.id) >= 4
     AND (SELECT count(*) FROM email e WHERE e.person_id = p.id) >= 2`,
    `(l.city = 'Portland' AND l.state_code = 'OR') DESC,
     (SELECT count(*) FROM relation r WHERE r.person_id = p.id AND r.kind = 'Relative') DESC`,
  ],
  [
    'a listed landline',
    'p.is_dead = 0 AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id AND f.is_listed = 1)',
    'p.fill_score DESC',
  ],
  [
    'records of many kinds',
    'p.is_dead = 0 AND p.current_place_id IS NOT NULL',
    '(SELECT count(DISTINCT c.record_group) FROM record c WHERE c.person_id = p.id) DESC, p.fill_score DESC',
  ],
  ['somebody deceased', 'p.is_dead = 1 AND p.current_place_id IS NOT NULL', 'p.fill_score DESC'],
  ['nothing but a name', 'p.fill_score = 0', 'p.id'],
  ['a name with diacritics', "p.full_name GLOB '*[^ -~]*' AND p.is_dead = 0", 'p.fill_score DESC'],
];

/** How many people are looked through, so that a start does not wait for a population of a million. */
const LOOKED_THROUGH = 20_000;
const SOME_PEOPLE = `(SELECT * FROM person LIMIT ${LOOKED_THROUGH})`;

/** A handful of people, and a search with pages, for the start screen; the same each time for the same database. */
export function peopleWorthLookingAt(file: string): PersonToLookAt[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    const found = PEOPLE.flatMap(([label, where, order]) => {
      const row = database
        .prepare(
          `SELECT p.id, p.full_name AS fullName, l.city, l.state_code AS stateCode
           FROM ${SOME_PEOPLE} p LEFT JOIN place l ON l.id = p.current_place_id
           WHERE ${where} ORDER BY ${order}, p.id LIMIT 1`,
        )
        .get() as Omit<PersonToLookAt, 'label'> | undefined;
      return row === undefined ? [] : [{ label, ...row }];
    });
    const namesakes = database
      .prepare(
        `SELECT p.first_name || ' ' || p.last_name AS fullName, l.city, l.state_code AS stateCode
         FROM ${SOME_PEOPLE} p JOIN place l ON l.id = p.current_place_id
         GROUP BY 1, p.current_place_id HAVING count(*) > 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
      )
      .get() as Pick<PersonToLookAt, 'fullName' | 'city' | 'stateCode'> | undefined;
    return namesakes === undefined ? found : [...found, { label: 'many namesakes', id: null, ...namesakes }];
  } finally {
    database.close();
  }
}

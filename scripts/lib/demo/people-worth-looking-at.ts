import type { DatabaseSync } from 'node:sqlite';
import { NAMELESS_STATES } from '../../../shared/funnels/nameless-states.ts';
import { openDatabase } from '../database/local-database.ts';

/** A person, or with `id` null a search, that demonstrates the product. */
export interface PersonToLookAt {
  readonly label: string;
  readonly id: string | null;
  readonly fullName: string;
  readonly city: string | null;
  readonly stateCode: string | null;
}

/** Neither on record as dead nor old enough to count as that. */
const IS_ALIVE = `p.is_dead = 0 AND ifnull(p.birth_year, 9999) > ${new Date().getUTCFullYear() - 100}`;

/** People with nearly every kind of data. They are few, so slower conditions are checked among them only. */
const IS_WELL_KNOWN = 'p.fill_score >= 85';

/** A report with something in it: an empty one takes no credit. */
const HAS_REPORT = `(EXISTS (SELECT 1 FROM record c WHERE c.person_id = p.id)
  OR EXISTS (SELECT 1 FROM ownership o WHERE o.person_id = p.id))`;

/** A name that is spelled the same in texts, addresses and searches. */
const HAS_PLAIN_NAME = `p.first_name GLOB '[A-Z][a-z]*' AND substr(p.first_name, 2) NOT GLOB '*[^a-z]*'
  AND p.last_name GLOB '[A-Z][a-z]*' AND substr(p.last_name, 2) NOT GLOB '*[^a-z]*' AND p.suffix IS NULL`;

/**
 * Phones of both kinds, more relatives than free readers are shown, associates, and a home of their own that was sold
 * before; in a state where offers may use the name (P2-133), with a plain name.
 */
const HAS_EVERY_SECTION = `l.state_code NOT IN (${NAMELESS_STATES.map((code) => `'${code}'`).join(', ')})
  AND ${HAS_PLAIN_NAME}
  AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id AND f.line_type = 'Mobile')
  AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id AND f.line_type = 'Landline')
  AND (SELECT count(*) FROM relation r WHERE r.person_id = p.id AND r.kind = 'Relative') > 6
  AND EXISTS (SELECT 1 FROM relation r WHERE r.person_id = p.id AND r.kind = 'Associate')
  AND EXISTS (SELECT 1 FROM ownership o JOIN residence r ON r.person_id = p.id AND r.pnp_id = o.pnp_id
              WHERE o.person_id = p.id AND o.is_current = 1 AND r.is_current = 1 AND r.is_address_id_late = 0
                AND (SELECT count(*) FROM transfer t WHERE t.pnp_id = o.pnp_id) > 1)`;

/** Conditions on a row `p` of the person view, best first. */
const PEOPLE: readonly (readonly [label: string, where: string, order: string])[] = [
  [
    'a full page',
    `p.fill_score = 100 AND ${IS_ALIVE}
     AND (SELECT count(*) FROM residence r WHERE r.person_id = p.id) >= 4
     AND (SELECT count(*) FROM email e WHERE e.person_id = p.id) >= 2`,
    `(${HAS_EVERY_SECTION}) DESC, (SELECT c.people FROM place_count c WHERE c.place_id = l.id) DESC,
     (SELECT count(*) FROM relation r WHERE r.person_id = p.id AND r.kind = 'Relative') DESC`,
  ],
  [
    'a listed landline',
    `${IS_ALIVE} AND EXISTS (SELECT 1 FROM phone f
     WHERE f.person_id = p.id AND f.is_listed = 1 AND f.line_type = 'Landline')`,
    `(${HAS_PLAIN_NAME}) DESC, p.fill_score DESC`,
  ],
  [
    'records of many kinds',
    `${IS_ALIVE} AND p.current_place_id IS NOT NULL`,
    `(SELECT count(DISTINCT c.record_group) FROM record c WHERE c.person_id = p.id)
     + EXISTS (SELECT 1 FROM ownership w WHERE w.person_id = p.id AND w.is_current = 0) DESC, p.fill_score DESC`,
  ],
  ['somebody deceased', 'p.is_dead = 1 AND p.current_place_id IS NOT NULL', 'p.fill_score DESC'],
  ['nothing but a name', `${IS_ALIVE} AND p.fill_score = 0`, 'p.id'],
  ['a name with diacritics', `p.full_name GLOB '*[^ -~]*' AND ${IS_ALIVE}`, 'p.fill_score DESC'],
  [
    'an age that comes late',
    `p.is_dead = 0 AND p.current_place_id IS NOT NULL AND p.birth_year IS NULL
     AND EXISTS (SELECT 1 FROM late_birth b WHERE b.person_id = p.id)`,
    `${HAS_REPORT} DESC, p.fill_score DESC`,
  ],
  [
    'addresses whose ids come late',
    `${IS_ALIVE} AND ${IS_WELL_KNOWN}
     AND EXISTS (SELECT 1 FROM residence r WHERE r.person_id = p.id AND r.is_address_id_late = 1)`,
    `${HAS_REPORT} DESC, (SELECT count(*) FROM residence r WHERE r.person_id = p.id AND r.is_address_id_late = 1) DESC,
     p.fill_score DESC`,
  ],
];

/** A column of a person's first phone of a kind, the one whose activity is checked. */
const first = (lineType: 'Landline' | 'Mobile', column: string) =>
  `(SELECT ${column} FROM phone f WHERE f.person_id = p.id AND f.line_type = '${lineType}' ORDER BY f.sort_order LIMIT 1)`;
/** Whether that phone is active and has a best time to call for weekdays and weekends. */
const isInUse = (lineType: 'Landline' | 'Mobile') =>
  first(lineType, 'f.activity_score >= 70 AND json_array_length(f.best_weekend) > 1');

/** People for tests that are not on the start screen, to keep it short. */
const PEOPLE_FOR_TESTS: typeof PEOPLE = [
  [
    // Each links to its page, and the home has a grade.
    'many addresses',
    `${IS_ALIVE} AND ${IS_WELL_KNOWN} AND p.current_place_id IS NOT NULL
     AND (SELECT count(*) FROM residence r WHERE r.person_id = p.id) >= 10
     AND NOT EXISTS (SELECT 1 FROM residence r WHERE r.person_id = p.id AND r.is_address_id_late = 1)
     AND EXISTS (SELECT 1 FROM residence r WHERE r.person_id = p.id AND r.is_current = 1 AND r.roi_score IS NOT NULL)`,
    'p.fill_score DESC',
  ],
  [
    'many phones',
    `${IS_ALIVE} AND ${IS_WELL_KNOWN} AND (SELECT count(*) FROM phone f WHERE f.person_id = p.id) >= 6
     AND EXISTS (SELECT 1 FROM email e WHERE e.person_id = p.id)
     AND max(${first('Landline', 'f.activity_score')}, ${first('Mobile', 'f.activity_score')}) >= 70
     AND min(${first('Landline', 'f.activity_score')}, ${first('Mobile', 'f.activity_score')}) <= 30`,
    `(${isInUse('Landline')} OR ${isInUse('Mobile')}) DESC, p.fill_score DESC`,
  ],
  [
    'somebody above 65 whose age is late',
    `p.is_dead = 0 AND p.birth_year IS NULL
     AND EXISTS (SELECT 1 FROM late_birth b WHERE b.person_id = p.id AND b.birth_year < 1956)`,
    'p.fill_score DESC',
  ],
  [
    'much of everything',
    `${IS_ALIVE} AND ${IS_WELL_KNOWN} AND (SELECT count(*) FROM phone f WHERE f.person_id = p.id) >= 7`,
    `(SELECT count(*) FROM phone f WHERE f.person_id = p.id)
     + (SELECT count(*) FROM relation r WHERE r.person_id = p.id) DESC`,
  ],
  [
    'little but a place',
    `${IS_ALIVE} AND p.current_place_id IS NOT NULL AND p.fill_score BETWEEN 30 AND 50`,
    'p.fill_score',
  ],
];

/** How many people are searched, so that a start does not wait for a population of a million. */
const LOOKED_THROUGH = 20_000;
const SOME_PEOPLE = `(SELECT * FROM person LIMIT ${LOOKED_THROUGH})`;

/**
 * A handful of people, and a search with several pages, for the start screen; always the same for the same database.
 */
export function peopleWorthLookingAt(file: string): PersonToLookAt[] {
  const database = openDatabase(file);
  try {
    const found = bestOf(database, PEOPLE);
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

/** One person of each further kind that tests need; always the same for the same database. */
export function peopleForTests(file: string): PersonToLookAt[] {
  const database = openDatabase(file);
  try {
    return bestOf(database, PEOPLE_FOR_TESTS);
  } finally {
    database.close();
  }
}

function bestOf(database: DatabaseSync, kinds: typeof PEOPLE): PersonToLookAt[] {
  return kinds.flatMap(([label, where, order]) => {
    const row = database
      .prepare(
        `SELECT p.id, p.full_name AS fullName, l.city, l.state_code AS stateCode
         FROM ${SOME_PEOPLE} p LEFT JOIN place l ON l.id = p.current_place_id
         WHERE ${where} ORDER BY ${order}, p.id LIMIT 1`,
      )
      .get() as Omit<PersonToLookAt, 'label'> | undefined;
    return row === undefined ? [] : [{ label, ...row }];
  });
}

import type { DatabaseSync } from 'node:sqlite';
import { PLACE_STREETS_MAX, SITEMAP_FILE_ROWS } from '../../../shared/contract/finding/browse.ts';
import { AREA_CITIES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import { deletionsOf } from '../../../shared/people/names/spelling.ts';
import { directoryKey } from '../../../shared/urls/segments.ts';
import { bornSql } from '../people/age.ts';
import { type ForecastRow, gradeOf } from '../property/forecast.ts';
import { type HomeRow, homeOf } from '../property/home-facts.ts';
import { fillPersonHashes } from './person-hashes.ts';
import { listBlocksSql, placeListsSql } from './place-lists.ts';
import { SUGGESTED_KINDS, suggestionsSql } from './suggestions.ts';

/**
 * Names with at least this many people are counted by state: the counts are for names with more people than a search
 * reads.
 */
const COUNTED_NAME_MIN = 200;
const FIRST_NAMES_MAX = 24;
/** The page of a place does not name streets with fewer homes. */
const STREET_HOMES_MIN = 10;
/** Places count for an area code if it is among their most used ones; others have only a few of its numbers. */
const MAIN_AREA_CODES = 2;
/** Last names between two gaps in their keys, on average. */
const NAMES_PER_GAP = 16;

/** One part of the finding data, derived from the parts before it. */
export interface FindingStep {
  readonly name: string;
  readonly work: (database: DatabaseSync) => void;
}

/**
 * Builds what finding reads (migrations/people, from 0002_create_finding.sql on) from the rows of an import, in this order.
 * Nothing is hidden at that point, so each step is simpler than what the triggers do. Rows are inserted in key order,
 * so each table is written from one end to the other.
 */
export const FINDING_STEPS: readonly FindingStep[] = [
  { name: 'dates of people', work: fillDates },
  { name: 'states of people', work: fillHomeStates },
  { name: 'names to search by', work: fillSearchNames },
  { name: 'counts of names', work: fillNameCounts },
  { name: 'spellings of names', work: fillSpellings },
  { name: 'people of last names', work: fillDirectory },
  { name: 'people of places', work: fillPlaces },
  { name: 'streets and area codes of places', work: fillPlaceFacts },
  { name: 'suggestions', work: fillSuggestions },
  { name: 'numbers to look up', work: fillShownNumbers },
  { name: 'counts of hidden numbers', work: fillHiddenNumberCounts },
  { name: 'properties that are alike', work: fillAlikeProperties },
  { name: 'pages of lists', work: fillListBlocks },
  { name: 'files of the sitemap', work: fillSitemap },
  { name: 'hashes of people', work: fillPersonHashes },
];

/** All steps, for a small database. Existing data is rebuilt, and answers kept from before are dropped. */
export function fillFinding(database: DatabaseSync): void {
  database.exec('DELETE FROM name_list; DELETE FROM related_people');
  for (const { work } of FINDING_STEPS) work(database);
}

function fillHomeStates(database: DatabaseSync): void {
  database.exec(`
    UPDATE base_person SET home_state = (SELECT l.state_code FROM place l WHERE l.id = home_place_id)
    WHERE home_place_id IS NOT NULL`);
}

function fillDates(database: DatabaseSync): void {
  database.exec(`
    UPDATE base_person SET updated = (
      SELECT MAX(seen) FROM (
        SELECT MAX(last_seen) AS seen FROM base_residence WHERE person_key = base_person.key
        UNION ALL SELECT MAX(last_seen) FROM base_phone WHERE person_key = base_person.key
        UNION ALL SELECT MAX(last_seen) FROM base_email WHERE person_key = base_person.key))`);
}

// A state is listed once, by its place with the smallest id; living in any of its places means living in the state.
function fillSearchNames(database: DatabaseSync): void {
  database.exec(`
    DELETE FROM base_search_name;
    INSERT INTO base_search_name (area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown)
    SELECT a.area, n.last_key, n.first_key,
           CASE WHEN p.is_dead = 1 THEN 0
                ELSE COALESCE(${bornSql('p')}, 0) END AS born,
           n.person_key, n.kind, n.middle_key, COALESCE(p.home_place_id, 0),
           CASE WHEN a.is_current = 1 THEN 2 ELSE a.has_home END, 1
    FROM (SELECT key AS person_key, '' AS area,
                 EXISTS (SELECT 1 FROM base_person_place w WHERE w.person_key = key AND w.is_current = 1) AS is_current,
                 home_place_id IS NOT NULL AS has_home
          FROM base_person
          UNION ALL
          SELECT w.person_key, CAST(w.place_id AS TEXT), w.is_current, w.place_id IS p.home_place_id
          FROM base_person_place w CROSS JOIN base_person p ON p.key = w.person_key
          UNION ALL
          SELECT w.person_key, l.state_code, MAX(w.is_current), MAX(w.place_id IS p.home_place_id)
          FROM base_person_place w CROSS JOIN base_person p ON p.key = w.person_key CROSS JOIN place l ON l.id = w.place_id
          GROUP BY w.person_key, l.state_code) a
    CROSS JOIN base_person p ON p.key = a.person_key
    CROSS JOIN base_person_name n ON n.person_key = a.person_key
    ORDER BY 1, 2, 3, 4, 5, 6`);
}

function fillNameCounts(database: DatabaseSync): void {
  // People with only one name are counted under that name alone.
  const counted = (last: string, first: string, named: string): string => `
    INSERT INTO base_name_count (last_key, first_key, state_code, people)
    SELECT ${last}, ${first}, '', COUNT(*) FROM base_person WHERE ${named}
    GROUP BY 1, 2 HAVING COUNT(*) >= ${COUNTED_NAME_MIN};`;
  const inStates = (last: string, first: string, join: string): string => `
    INSERT INTO base_name_count (last_key, first_key, state_code, people)
    SELECT n.last_key, n.first_key, l.state_code, COUNT(*)
    FROM base_person p CROSS JOIN base_name_count n ON n.state_code = '' AND n.last_key = ${last} AND n.first_key = ${first} ${join}
    CROSS JOIN place l ON l.id = p.home_place_id GROUP BY 1, 2, 3;`;
  const named = "AND n.last_key <> '' AND n.first_key <> ''";
  database.exec(`DELETE FROM base_name_count;
    ${counted('last_key', 'first_key', "last_key <> '' AND first_key <> ''")}
    ${counted('last_key', "''", "last_key <> ''")} ${counted("''", 'first_key', "first_key <> ''")}
    ${inStates('p.last_key', 'p.first_key', named)} ${inStates('p.last_key', "''", '')} ${inStates("''", 'p.first_key', '')}`);
}

function fillSpellings(database: DatabaseSync): void {
  const own = (kind: string): string => `
    INSERT OR IGNORE INTO base_name_word (kind, word, name, people)
    SELECT '${kind}', ${kind}_key, MAX(${kind}_name), COUNT(*) FROM base_person WHERE ${kind}_key <> '' GROUP BY ${kind}_key;
    INSERT OR IGNORE INTO base_name_word (kind, word, name, people)
    SELECT DISTINCT '${kind}', ${kind}_key, '', 0 FROM base_person_name WHERE ${kind}_key <> '';`;
  database.exec(`DELETE FROM base_name_word; DELETE FROM base_name_deletion; ${own('first')} ${own('last')}`);
  const insert = database.prepare('INSERT OR IGNORE INTO base_name_deletion (kind, deletion, word) VALUES (?, ?, ?)');
  const words = database.prepare('SELECT kind, word FROM base_name_word').all() as { kind: string; word: string }[];
  for (const { kind, word } of words) for (const deletion of deletionsOf(word)) insert.run(kind, deletion, word);
}

function fillDirectory(database: DatabaseSync): void {
  database.function(
    'directory_partial',
    { deterministic: true },
    (name) => directoryKey(String(name))?.partial ?? null,
  );
  database.exec(`
    DELETE FROM base_directory_person; DELETE FROM base_directory_name; DELETE FROM base_directory_letter;
    DELETE FROM base_directory_state; DELETE FROM base_directory_first;
    INSERT INTO base_directory_person (partial, position, person_key, home, is_shown)
    SELECT partial, ROW_NUMBER() OVER (PARTITION BY partial ORDER BY first_key, middle_name, key), key, home, 1
    FROM (SELECT directory_partial(last_name) AS partial, first_key, middle_name, key, COALESCE(home_place_id, 0) AS home FROM base_person)
    WHERE partial IS NOT NULL ORDER BY 1, 2;
    -- Keys with random gaps: a file of the sitemap is a range of them, so how many names it has tells nothing.
    INSERT INTO base_directory_name (key, letter, position, partial, name, people, updated)
    SELECT SUM(1 + (abs(random()) % ${NAMES_PER_GAP} = 0)) OVER (ORDER BY partial), substr(partial, 1, 1), ROW_NUMBER() OVER (PARTITION BY substr(partial, 1, 1) ORDER BY partial), partial,
           CASE names WHEN 1 THEN name ELSE upper(substr(partial, 1, 1)) || substr(partial, 2) END, people, updated
    FROM (SELECT d.partial, COUNT(DISTINCT p.last_key) AS names, MAX(p.last_name) AS name, COUNT(*) AS people, MAX(p.updated) AS updated
          FROM base_directory_person d CROSS JOIN base_person p ON p.key = d.person_key GROUP BY d.partial)
    ORDER BY partial;
    INSERT INTO base_directory_letter (letter, names, people)
    SELECT letter, COUNT(*), SUM(people) FROM base_directory_name GROUP BY letter;
    INSERT INTO base_directory_state (partial, state_code, people)
    SELECT d.partial, l.state_code, COUNT(*) FROM base_directory_person d CROSS JOIN place l ON l.id = d.home GROUP BY 1, 2;
    INSERT INTO base_directory_first (partial, first_key, name, people)
    SELECT partial, first_key, name, people FROM (
      SELECT d.partial, p.first_key, MAX(p.first_name) AS name, COUNT(*) AS people,
             ROW_NUMBER() OVER (PARTITION BY d.partial ORDER BY COUNT(*) DESC, p.first_key) AS rank
      FROM base_directory_person d CROSS JOIN base_person p ON p.key = d.person_key
      WHERE p.first_key <> '' AND trim(p.first_name) <> '' GROUP BY d.partial, p.first_key)
    WHERE rank <= ${FIRST_NAMES_MAX} ORDER BY 1, 2;`);
}

function fillPlaces(database: DatabaseSync): void {
  database.exec(`
    ${placeListsSql().join(';\n')};
    DELETE FROM base_place_property; DELETE FROM base_place_count; DELETE FROM base_state_count;
    INSERT INTO base_place_property (place_id, position, property_key, is_shown)
    -- By random ids within a street: in the order of their numbers, a list would help to guess them.
    SELECT place_id, ROW_NUMBER() OVER (PARTITION BY place_id ORDER BY street, pnp_id), key, 1
    FROM (SELECT a.place_id, a.street, y.pnp_id, y.key FROM base_property y CROSS JOIN base_address a ON a.key = y.address_key)
    ORDER BY 1, 2;
    INSERT INTO base_place_count (place_id, state_code, people, properties, updated)
    SELECT l.id, l.state_code, COALESCE(n.people, 0), COALESCE(y.properties, 0), n.updated
    FROM place l
    LEFT JOIN (SELECT home_place_id AS id, COUNT(*) AS people, MAX(updated) AS updated FROM base_person GROUP BY 1) n ON n.id = l.id
    LEFT JOIN (SELECT place_id AS id, COUNT(*) AS properties FROM base_place_property GROUP BY 1) y ON y.id = l.id
    ORDER BY l.id;
    INSERT INTO base_state_count (state_code, people, properties)
    SELECT state_code, SUM(people), SUM(properties) FROM base_place_count GROUP BY state_code`);
}

/** Every place has a row of figures, so that people who move there are counted. */
function fillPlaceFacts(database: DatabaseSync): void {
  database.exec(`
    DELETE FROM place_street; DELETE FROM area_place;
    INSERT INTO base_place_figure (place_id, landlines, streets)
    SELECT l.id, 0, COALESCE(a.streets, 0) FROM place l
    LEFT JOIN (SELECT place_id, COUNT(DISTINCT street) AS streets FROM base_address GROUP BY 1) a ON a.place_id = l.id
    WHERE 1 ORDER BY 1
    ON CONFLICT (place_id) DO UPDATE SET streets = excluded.streets;
    INSERT INTO place_street (place_id, rank, street, homes)
    SELECT place_id, rank, street, homes FROM (
      SELECT place_id, street, COUNT(*) AS homes,
             ROW_NUMBER() OVER (PARTITION BY place_id ORDER BY COUNT(*) DESC, street) AS rank
      FROM base_address GROUP BY place_id, street HAVING COUNT(*) >= ${STREET_HOMES_MIN})
    WHERE rank <= ${PLACE_STREETS_MAX} ORDER BY 1, 2;
    INSERT INTO area_place (area_code, rank, place_id)
    SELECT area_code, rank, place_id FROM (
      SELECT w.area_code, w.place_id, ROW_NUMBER() OVER (PARTITION BY w.area_code ORDER BY c.people DESC, w.place_id) AS rank
      FROM place_area_code w CROSS JOIN base_place_count c ON c.place_id = w.place_id
      WHERE w.rank <= ${MAIN_AREA_CODES} AND c.people > 0)
    WHERE rank <= ${AREA_CITIES_MAX} ORDER BY 1, 2`);
}

function fillSuggestions(database: DatabaseSync): void {
  for (const kind of SUGGESTED_KINDS) for (const sql of suggestionsSql(kind)) database.exec(sql);
}

function fillShownNumbers(database: DatabaseSync): void {
  database.exec(`
    DELETE FROM base_shown_number;
    INSERT INTO base_shown_number (number, is_listed)
    SELECT number, is_listed FROM shown_number_source ORDER BY number`);
}

function fillHiddenNumberCounts(database: DatabaseSync): void {
  database.exec(`
    DELETE FROM base_hidden_number_count;
    INSERT INTO base_hidden_number_count (area_code, line_type, numbers)
    SELECT substr(n.number, 1, 3), f.line_type, COUNT(DISTINCT n.number)
    FROM base_shown_number n CROSS JOIN base_phone f ON f.number = n.number WHERE n.is_listed = 0 GROUP BY 1, 2`);
}

function fillAlikeProperties(database: DatabaseSync): void {
  database.function('property_text', { deterministic: true }, (bedrooms, living_sqft, year_built, roi_score) => {
    const row = { bedrooms, living_sqft, year_built, roi_score } as HomeRow & Pick<ForecastRow, 'roi_score'>;
    return JSON.stringify([homeOf(row), gradeOf(row)]);
  });
  database.exec(`
    DELETE FROM base_alike_property;
    INSERT INTO base_alike_property (property_key, alike)
    SELECT key, alike FROM (
      SELECT y.key, MIN(y.key) OVER same AS alike, COUNT(*) OVER same AS homes
      FROM base_property y CROSS JOIN base_address a ON a.key = y.address_key
      WINDOW same AS (PARTITION BY a.place_id, a.street,
                                   property_text(y.bedrooms, y.living_sqft, y.year_built, y.roi_score)))
    WHERE homes > 1 ORDER BY key`);
}

function fillListBlocks(database: DatabaseSync): void {
  database.exec(`DELETE FROM base_list_block; ${listBlocksSql()}`);
}

function fillSitemap(database: DatabaseSync): void {
  const files = (list: string, key: string, from: string): string => `
    INSERT INTO sitemap_file (list, file, last_modified)
    SELECT '${list}', (${key} - 1) / ${SITEMAP_FILE_ROWS} + 1, MAX(updated) FROM ${from} GROUP BY 2;`;
  database.exec(`
    DELETE FROM sitemap_file;
    ${files('people', 'key', 'base_person')} ${files('names', 'key', 'base_directory_name')}
    ${files('places', 'place_id', 'base_place_count')}
    ${files('properties', 'key', '(SELECT key, last_seen AS updated FROM base_property)')}`);
}

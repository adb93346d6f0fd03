import type { SqlDatabase, SqlStatement } from '../env.ts';
import { SENIOR_AGE } from '../masking/mask-age.ts';
import { adultBornBy, bornBy, lastFullMonth } from '../people/age.ts';
import type { BirthRow } from '../people/person-rows.ts';
import type { NameReading, SearchableName } from '../search/name-query.ts';
import { END } from '../search/range-end.ts';
import { STORED_LETTERS_MAX } from './limits.ts';

/** A person whose name starts as typed. */
export interface PersonRow extends BirthRow {
  id: string;
  full_name: string;
  is_dead: number;
  city: string | null;
  state_code: string | null;
  /** the own name that was found, as recorded and as keys */
  first_name: string;
  last_name: string;
  first_key: string;
  last_key: string;
  middle_key: string;
  /** the reading that found the row */
  reading: number;
}

/** Names read for one list, over all ranks, best rank first; several may belong to one person. */
const NAMES_READ_MAX = 120;
/** Rows of these people that are read: some may have a different middle name than the one typed. */
const PEOPLE_READ_MAX = 16;
/** Readings of a typed name that are looked up. */
const READINGS_MAX = 6;
/** First names considered for a beginning of more than three letters, alphabetically. */
const FIRST_NAMES_MAX = 20;

const ROW = 'q.reading, n.person_key, n.last_key, n.first_key, n.middle_key, n.born';
/** Own names only: a suggestion is the name a person goes by. Halves of double last names count. */
const OWN = "n.area = '' AND n.kind <> 'aka' AND n.born <= ?2";
/** The reading of people found by all words as one name: no middle name was typed. */
const NO_READING = -1;
const LAST_BEGINS = 'n.last_key >= q.last AND n.last_key <= q.last_end';

/**
 * Turns the names found into people, each once, by the best rank. People whose exact ages tell them apart come first,
 * and the living before the dead.
 */
const people = (names: string): string => `
  name AS (${names} LIMIT ${NAMES_READ_MAX}),
  hit AS MATERIALIZED (
    SELECT person_key, MIN(rank) AS rank, reading, last_key, first_key, middle_key, born >= ?3 AS is_exact
    FROM name GROUP BY person_key ORDER BY 2, 7 DESC, last_key, first_key, person_key LIMIT ${PEOPLE_READ_MAX}
  )
  SELECT h.reading, h.last_key, h.first_key, h.middle_key, p.id, p.full_name, p.first_name, p.last_name, p.birth_year,
    p.birth_month, p.is_dead, l.city, l.state_code
  FROM hit h CROSS JOIN person p ON p.person_key = h.person_key LEFT JOIN place l ON l.id = p.current_place_id
  ORDER BY h.rank, p.is_dead, h.is_exact DESC, h.last_key, h.first_key, h.person_key`;

/** The next recorded first name; NULL after the last. */
const NEXT_FIRST = `(SELECT n.first_key FROM search_name n WHERE n.area = '' AND n.first_key > q.first
  ORDER BY n.first_key LIMIT 1)`;

/**
 * First and last name: ?1 the readings, ?2 the latest birth month of an adult, ?3 the earliest birth month with an
 * exact age. The first name as typed comes before a last name that starts with all the words, 'Dela C', and its other
 * forms; then the last name first, 'Walker J', and first names that merely start with it: for short beginnings the most
 * common ones, for longer ones alphabetically. Last comes a first name that starts with all the words, 'Mary K'. For a
 * full name, people told apart by their ages come first. D1 takes at most five parts in a UNION, so there are two
 * groups.
 */
const FULL_NAME = `
  WITH RECURSIVE asked AS MATERIALIZED (
    SELECT q.key AS reading, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
      q.value ->> 'last' AS last, q.value ->> 'lastEnd' AS last_end, q.value -> 'nicknames' AS nicknames
    FROM json_each(?1 -> 'readings') q
  ),
  alone AS MATERIALIZED (
    SELECT ${NO_READING} AS reading, value AS last, value || '${END}' AS last_end FROM json_each(?1 -> 'alone')
  ),
  turned AS MATERIALIZED (
    SELECT q.value ->> 'reading' AS reading, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
      q.value ->> 'last' AS last
    FROM json_each(?1 -> 'turned') q
  ),
  meaning AS MATERIALIZED (
    SELECT q.reading, f.value AS first, q.last, q.last_end FROM asked q CROSS JOIN json_each(q.nicknames) f
  ),
  common AS MATERIALIZED (
    SELECT q.reading, s.word AS first, q.last, q.last_end FROM asked q CROSS JOIN suggestion s
    WHERE s.kind = 'first' AND s.prefix = q.first AND s.word <> q.first ORDER BY q.reading, s.rank
  ),
  longer (reading, first, first_end, last, last_end, steps) AS (
    SELECT reading, ${NEXT_FIRST}, first_end, last, last_end, 1 FROM asked q WHERE length(first) > ${STORED_LETTERS_MAX}
    UNION ALL
    SELECT reading, ${NEXT_FIRST}, first_end, last, last_end, steps + 1 FROM longer q
    WHERE first <= first_end AND steps < ${FIRST_NAMES_MAX}
  ),
  ${people(`SELECT * FROM (
    SELECT 0 AS rank, ${ROW} FROM asked q CROSS JOIN search_name n
    WHERE n.last_key = q.last AND n.first_key = q.first AND n.born >= ?3 AND ${OWN}
    UNION ALL
    SELECT 1, ${ROW} FROM asked q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 2, ${ROW} FROM alone q CROSS JOIN search_name n WHERE ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 3, ${ROW} FROM meaning q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 4, ${ROW} FROM turned q CROSS JOIN search_name n
    WHERE n.last_key = q.last AND n.first_key >= q.first AND n.first_key <= q.first_end AND ${OWN})
    UNION ALL SELECT * FROM (
    SELECT 5, ${ROW} FROM common q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 6, ${ROW} FROM longer q CROSS JOIN search_name n
    WHERE n.first_key = q.first AND q.first <= q.first_end AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 7, ${ROW} FROM alone q CROSS JOIN search_name n
    WHERE n.first_key >= q.last AND n.first_key <= q.last_end AND n.kind = 'primary' AND ${OWN})`)}`;

/**
 * A single word in each of its spellings, with the same parameters: first as the beginning of a last name, then of a
 * first name.
 */
const WORD = `
  WITH asked AS MATERIALIZED (SELECT 0 AS reading, value AS last, value || '${END}' AS last_end FROM json_each(?1)),
  ${people(`
    SELECT 0 AS rank, ${ROW} FROM asked q CROSS JOIN search_name n WHERE ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 1, ${ROW} FROM asked q CROSS JOIN search_name n
    WHERE n.first_key >= q.last AND n.first_key <= q.last_end AND n.kind = 'primary' AND ${OWN}`)}`;

/** The statement that finds people by a typed name, and which of them contradict a typed middle name. */
export interface PeopleQuery {
  readonly statement: SqlStatement;
  readonly fits: (row: PersonRow) => boolean;
}

/** People whose own name starts as typed. `now` in milliseconds. */
export function peopleQuery(db: SqlDatabase, name: SearchableName, now: number): PeopleQuery {
  if (name.kind === 'word') {
    const asked = JSON.stringify(name.lasts);
    return { statement: db.prepare(WORD).bind(asked, adultBornBy(now), exactBornFrom(now)), fits: () => true };
  }
  const readings = name.readings.slice(0, READINGS_MAX);
  const turned = name.turned.slice(0, READINGS_MAX);
  const asked = {
    readings: readings.map(({ first, last, nicknames }) => ({
      first,
      firstEnd: first + END,
      last,
      lastEnd: last + END,
      nicknames,
    })),
    alone: name.alone?.lasts ?? [],
    turned: turned.flatMap(({ first, last, nicknames }, at) => {
      const reading = readings.length + at;
      const meant = nicknames.map((nickname) => ({ reading, first: nickname, firstEnd: nickname, last }));
      return [{ reading, first, firstEnd: first + END, last }, ...meant];
    }),
  };
  const known = [...readings, ...turned];
  return {
    statement: db.prepare(FULL_NAME).bind(JSON.stringify(asked), adultBornBy(now), exactBornFrom(now)),
    fits: ({ reading, middle_key }) => isMiddle(known[reading], middle_key),
  };
}

/** The earliest birth month with an exact age, as one number: above 65, ages do not tell people apart (P5-027). */
export function exactBornFrom(now: number): number {
  return bornBy(SENIOR_AGE + 1, lastFullMonth(now)) + 1;
}

/** An unrecorded middle name contradicts none. */
function isMiddle(reading: NameReading | undefined, recorded: string): boolean {
  const typed = reading?.middle ?? '';
  return typed === '' || recorded === '' || recorded.startsWith(typed) || typed.startsWith(recorded);
}

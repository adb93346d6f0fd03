import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, dateNumber } from '../people/age.ts';
import type { BirthRow } from '../people/person-rows.ts';
import { type NameReading, readName } from '../search/name-query.ts';
import { END, STORED_LETTERS_MAX } from './limits.ts';

/** Somebody whose name begins as it was typed. */
export interface PersonRow extends BirthRow {
  id: string;
  full_name: string;
  is_dead: number;
  city: string | null;
  state_code: string | null;
  middle_key: string;
  /** which reading it was found by */
  reading: number;
}

/** Names that are read for one list, over all ranks, the best rank first; several may be of one person. */
const NAMES_READ_MAX = 120;
/** People of these whose rows are read: some may have another middle name than the one that was typed. */
const PEOPLE_READ_MAX = 16;
/** Readings of a typed name that are looked for. */
const READINGS_MAX = 6;
/** First names that are looked at behind a beginning of more than three letters, by the alphabet. */
const FIRST_NAMES_MAX = 20;
/** From this age on an age is shown as a band, in years: it tells nobody from another of the same name. */
const OLDEST_EXACT_AGE = 65;

const ROW = 'q.reading, n.person_key, n.last_key, n.first_key, n.middle_key, n.born';
/** Own names only: a suggestion is the name a person goes by. Halves of double last names count. */
const OWN = "n.area = '' AND n.kind <> 'aka' AND n.born <= ?2";
const LAST_BEGINS = 'n.last_key >= q.last AND n.last_key <= q.last_end';

/**
 * Turns names that were found into people, each once, by the best rank. Those come first whose ages tell them apart, and the
 * living.
 */
const people = (names: string): string => `
  name AS (${names} LIMIT ${NAMES_READ_MAX}),
  hit AS MATERIALIZED (
    SELECT person_key, MIN(rank) AS rank, reading, last_key, first_key, middle_key, born >= ?3 AS is_exact
    FROM name GROUP BY person_key ORDER BY 2, 7 DESC, last_key, first_key, person_key LIMIT ${PEOPLE_READ_MAX}
  )
  SELECT h.reading, h.middle_key, p.id, p.full_name, p.birth_year, p.birth_month, p.birth_day, p.is_dead, l.city, l.state_code
  FROM hit h CROSS JOIN person p ON p.person_key = h.person_key LEFT JOIN place l ON l.id = p.current_place_id
  ORDER BY h.rank, p.is_dead, h.is_exact DESC, h.last_key, h.first_key, h.person_key`;

/** The next recorded first name; NULL behind the last. */
const NEXT_FIRST = `(SELECT n.first_key FROM search_name n WHERE n.area = '' AND n.first_key > q.first
  ORDER BY n.first_key LIMIT 1)`;

/**
 * First and last name: ?1 the readings, ?2 the latest birth date of an adult, ?3 the earliest of who has an exact age.
 * The first name as it was typed comes before its other forms, and these before names that only begin so: of short
 * beginnings the most common ones, of longer ones by the alphabet. Of a whole name those come first whose ages tell them
 * apart.
 */
const FULL_NAME = `
  WITH RECURSIVE asked AS MATERIALIZED (
    SELECT q.key AS reading, q.value ->> 'first' AS first, q.value ->> 'firstEnd' AS first_end,
      q.value ->> 'last' AS last, q.value ->> 'lastEnd' AS last_end, q.value -> 'nicknames' AS nicknames
    FROM json_each(?1) q
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
  ${people(`
    SELECT 0 AS rank, ${ROW} FROM asked q CROSS JOIN search_name n
    WHERE n.last_key = q.last AND n.first_key = q.first AND n.born >= ?3 AND ${OWN}
    UNION ALL
    SELECT 1, ${ROW} FROM asked q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 2, ${ROW} FROM meaning q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 3, ${ROW} FROM common q CROSS JOIN search_name n WHERE n.first_key = q.first AND ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 4, ${ROW} FROM longer q CROSS JOIN search_name n
    WHERE n.first_key = q.first AND q.first <= q.first_end AND ${LAST_BEGINS} AND ${OWN}`)}`;

/** A single word, with the same parameters: first as the beginning of a last name, then of a first name. */
const WORD = `
  WITH asked AS MATERIALIZED (SELECT 0 AS reading, ?1 ->> 'last' AS last, ?1 ->> 'lastEnd' AS last_end),
  ${people(`
    SELECT 0 AS rank, ${ROW} FROM asked q CROSS JOIN search_name n WHERE ${LAST_BEGINS} AND ${OWN}
    UNION ALL
    SELECT 1, ${ROW} FROM asked q CROSS JOIN search_name n
    WHERE n.first_key >= q.last AND n.first_key <= q.last_end AND n.kind = 'primary' AND ${OWN}`)}`;

/** The statement that finds people by a typed name, and which of them contradict a middle name that was typed. */
export interface PeopleQuery {
  readonly statement: SqlStatement;
  readonly fits: (row: PersonRow) => boolean;
}

/** People whose own name begins as typed; null where no name was typed. `now` in milliseconds. */
export function peopleQuery(db: SqlDatabase, typed: string, now: number): PeopleQuery | null {
  const name = readName(typed);
  if (name.kind === 'nobody') return null;
  if (name.kind === 'word') {
    const asked = JSON.stringify({ last: name.word, lastEnd: name.word + END });
    return { statement: db.prepare(WORD).bind(asked, adultBornBy(now), exactBornFrom(now)), fits: () => true };
  }
  const readings = name.readings.slice(0, READINGS_MAX);
  const asked = readings.map(({ first, last, nicknames }) => ({
    first,
    firstEnd: first + END,
    last,
    lastEnd: last + END,
    nicknames,
  }));
  return {
    statement: db.prepare(FULL_NAME).bind(JSON.stringify(asked), adultBornBy(now), exactBornFrom(now)),
    fits: ({ reading, middle_key }) => isMiddle(readings[reading], middle_key),
  };
}

/** The earliest birth date of who has an exact age, as one number. */
function exactBornFrom(now: number): number {
  return dateNumber(now) - OLDEST_EXACT_AGE * 10_000;
}

/** A middle name that is not recorded contradicts none. */
function isMiddle(reading: NameReading | undefined, recorded: string): boolean {
  const typed = reading?.middle ?? '';
  return typed === '' || recorded === '' || recorded.startsWith(typed) || typed.startsWith(recorded);
}

import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import type { SearchableName } from '../search/name-query.ts';
import { titleCase } from '../search/place-query.ts';
import { END } from '../search/range-end.ts';
import { NAME_PLACES_MAX, PEOPLE_MAX, PLACES_MAX, STORED_LETTERS_MAX } from './limits.ts';
import type { NameAndPlace } from './name-and-place.ts';
import { exactBornFrom, type PersonRow } from './people-store.ts';

/** Everybody of a name in a place that was typed behind it. */
export interface NameInPlace {
  /** 'Maria Garcia' */
  readonly name: string;
  /** null for a whole state */
  readonly city: string | null;
  readonly stateCode: string;
  readonly people: number;
  /** there may be more */
  readonly isCapped: boolean;
  /** some of them by their own name, whoever lives there first */
  readonly some: readonly PersonRow[];
}

interface Row extends Omit<PersonRow, 'id' | 'full_name' | 'first_name' | 'last_name'> {
  split: number;
  asked: number;
  /** the area in which the name was found; no city: a state */
  area_city: string | null;
  area_state: string;
  is_whole: number;
  person_key: number;
  /** null, like all of the person: only the name was read */
  id: string | null;
  full_name: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Places considered for the beginnings of one line, alphabetically. */
const PLACES_READ_MAX = 300;
/** Names read, over all places. */
const NAMES_READ_MAX = 200;
/** Of these, people whose rows are read. */
const PEOPLE_READ_MAX = 2 * PEOPLE_MAX;
/** Readings of one name. */
const READINGS_MAX = 3;

const HIT = `a.split, a.asked, a.city, a.state_code, a.is_whole, n.person_key, n.kind, n.is_here, n.born,
  n.last_key, n.first_key, n.middle_key`;
const IN_AREA = "n.area = a.area AND n.kind <> 'part' AND n.born <= ?2";

/**
 * ?1 the lines, ?2 the latest birth month of an adult, ?3 the earliest with an exact age. Every place that begins as
 * typed is tried, since the people of a name are in few of them; for two or three letters, the places with the most
 * people. The first few of those who were found are read as people.
 */
const IN_PLACES = `
  WITH split AS MATERIALIZED (
    SELECT s.key AS split, s.value ->> 'zip' AS zip, s.value -> 'names' AS names, s.value -> 'cities' AS cities,
      s.value -> 'states' AS states
    FROM json_each(?1) s
  ),
  beginning AS MATERIALIZED (
    SELECT s.split, c.value ->> 'key' AS city_key, c.value ->> 'end' AS city_end, c.value ->> 'states' AS states,
      c.value ->> 'isStored' AS is_stored
    FROM split s CROSS JOIN json_each(s.cities) c
  ),
  found AS MATERIALIZED (
    SELECT * FROM (
      SELECT b.split, l.id, l.city, l.state_code, l.city_key = b.city_key AS is_whole
      FROM beginning b CROSS JOIN place l ON l.city_key >= b.city_key AND l.city_key <= b.city_end
      WHERE NOT b.is_stored AND (b.states IS NULL OR l.state_code IN (SELECT value FROM json_each(b.states)))
      LIMIT ${PLACES_READ_MAX})
    UNION
    SELECT * FROM (
      SELECT b.split, l.id, l.city, l.state_code, l.city_key = b.city_key
      FROM beginning b CROSS JOIN suggestion g CROSS JOIN place l ON l.id = CAST(g.word AS INTEGER)
      WHERE b.is_stored AND g.kind = 'place' AND g.prefix = b.city_key
      LIMIT ${PLACES_MAX})
    UNION
    SELECT * FROM (
      SELECT s.split, l.id, l.city, l.state_code, 1
      FROM split s CROSS JOIN place_zip z CROSS JOIN place l ON l.id = z.place_id
      WHERE s.zip IS NOT NULL AND z.zip5 = s.zip ORDER BY z.is_named DESC, l.id LIMIT ${PLACES_MAX})
  ),
  area AS MATERIALIZED (
    SELECT f.split, CAST(f.id AS TEXT) AS area, f.city, f.state_code, f.is_whole FROM found f
    UNION ALL
    SELECT s.split, t.value, NULL, t.value, 0 FROM split s CROSS JOIN json_each(s.states) t
    ORDER BY is_whole DESC
  ),
  asked AS MATERIALIZED (
    SELECT a.*, q.key AS asked, q.value ->> 'first' AS first, q.value ->> 'last' AS last
    FROM area a CROSS JOIN split s ON s.split = a.split CROSS JOIN json_each(s.names) q
  ),
  hit AS MATERIALIZED (
    SELECT ${HIT} FROM asked a CROSS JOIN search_name n
    WHERE n.last_key = a.last AND n.first_key = a.first AND ${IN_AREA}
    UNION ALL
    SELECT ${HIT} FROM asked a CROSS JOIN search_name n WHERE a.first IS NULL AND n.last_key = a.last AND ${IN_AREA}
    UNION ALL
    SELECT ${HIT} FROM asked a CROSS JOIN search_name n WHERE a.last IS NULL AND n.first_key = a.first AND ${IN_AREA}
    LIMIT ${NAMES_READ_MAX}
  ),
  ranked AS MATERIALIZED (
    SELECT *, row_number() OVER (
      ORDER BY is_whole DESC, kind = 'aka', is_here DESC, born >= ?3 DESC, person_key) AS rank FROM hit
  )
  SELECT h.split, h.asked, h.city AS area_city, h.state_code AS area_state, h.is_whole, h.person_key, h.last_key,
    h.first_key, h.middle_key, 0 AS reading, p.id, p.full_name, p.first_name, p.last_name, p.birth_year, p.birth_month, p.is_dead,
    l.city, l.state_code
  FROM ranked h
    LEFT JOIN person p ON p.person_key = CASE WHEN h.rank <= ${PEOPLE_READ_MAX} AND h.kind <> 'aka' THEN h.person_key END
    LEFT JOIN place l ON l.id = p.current_place_id
  ORDER BY h.rank`;

interface AskedWords {
  readonly first: string | null;
  readonly last: string | null;
}

/** Readings without a middle name: one that was typed is hardly ever meant before a place. */
function wordsOf(name: SearchableName): AskedWords[] {
  if (name.kind === 'word')
    return [...name.lasts.map((last) => ({ first: null, last })), { first: name.word, last: null }];
  const readings = name.readings.filter(({ middle }) => middle === '');
  return readings.slice(0, READINGS_MAX).map(({ first, last }) => ({ first, last }));
}

/** Reads who has one of these names in one of these places; null for no lines. `now` in milliseconds. */
export function namePlacesStatement(db: SqlDatabase, lines: readonly NameAndPlace[], now: number): SqlStatement {
  const asked = lines.map(({ name, place, isPlaceWhole }) => ({
    names: wordsOf(name),
    zip: place.kind === 'zip' ? place.zip5 : null,
    states: place.kind === 'words' ? place.stateCodes : [],
    cities: (place.kind === 'words' ? place.cities : []).map(({ cityKey, stateCodes }) => ({
      key: cityKey,
      end: isPlaceWhole ? cityKey : cityKey + END,
      states: stateCodes,
      isStored: stateCodes === null && cityKey.length <= STORED_LETTERS_MAX && !isPlaceWhole,
    })),
  }));
  return db.prepare(IN_PLACES).bind(JSON.stringify(asked), adultBornBy(now), exactBornFrom(now));
}

/** What the statement found: a place that was typed in full before others, then by people. */
export function readNamePlaces(lines: readonly NameAndPlace[], found: readonly unknown[]): readonly NameInPlace[] {
  const rows = found as readonly Row[];
  const byPlace = Map.groupBy(rows, ({ split, area_city, area_state }) => `${split}|${area_city ?? ''}|${area_state}`);
  const places = [...byPlace.values()].flatMap((of) => {
    const [first] = of;
    const line = lines[first?.split ?? -1];
    if (first === undefined || line === undefined) return [];
    const people = new Set(of.map(({ person_key }) => person_key)).size;
    const isWhole = first.is_whole === 1;
    return [{ place: describePlace(first, of, line), people, isWhole }];
  });
  return places
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.people - a.people)
    .slice(0, NAME_PLACES_MAX)
    .map(({ place, people }) => ({ ...place, people, isCapped: rows.length >= NAMES_READ_MAX }));
}

function describePlace(first: Row, of: readonly Row[], { name }: NameAndPlace) {
  const some = of.filter(isRead);
  const once = new Map(some.map((row) => [row.id, row] as const));
  const asked = wordsOf(name)[first.asked];
  return {
    name: writeAsked(
      asked,
      some.find((row) => row.asked === first.asked),
    ),
    city: first.area_city,
    stateCode: first.area_state,
    some: [...once.values()],
  };
}

function isRead(row: Row): row is Row & PersonRow {
  return row.id !== null;
}

/** As somebody of that name writes it; in heading case if nobody who was read does. */
function writeAsked(asked: AskedWords | undefined, one: PersonRow | undefined): string {
  const write = (key: string | null | undefined, written: string | undefined) =>
    key === null || key === undefined ? '' : (written ?? titleCase(key));
  const parts = [write(asked?.first, one?.first_name), write(asked?.last, one?.last_name)];
  return parts.filter((part) => part !== '').join(' ');
}

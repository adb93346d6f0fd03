import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import type { CompoundName, NameReading } from '../search/name-query.ts';
import { titleCase } from '../search/place-query.ts';
import { NAME_COUNTED_MAX } from './limits.ts';
import type { PersonRow } from './people-store.ts';

/** A name whose people are counted: as a search does that finds exactly this name, other names of people included. */
export interface CountedName {
  readonly readings: readonly NameReading[];
  readonly alone: CompoundName | null;
}

/** Everybody of a full name. */
export interface FullNameCount {
  /** the reading that most of them have */
  readonly reading: NameReading;
  readonly people: number;
  /** there may be more */
  readonly isCapped: boolean;
}

interface FullNameRow {
  looked_at: number;
  /** JSON: [reading, person_key] of each name that was read; reading -1 is all words as one name */
  names: string;
  /** JSON: [reading, people] of the names with a stored count */
  known: string;
}

/** Readings of a typed name that are counted: all those of four words, with their other spellings. */
const READINGS_MAX = 16;
/** Names read at most: more if a typed middle name, which no index narrows by, excludes some. */
const MIDDLE_READ_MAX = 1_000;
const rowsToRead = (name: CountedName): number =>
  name.readings.some(({ middle }) => middle !== '') ? MIDDLE_READ_MAX : NAME_COUNTED_MAX + 1;

/** As `IS_WHOLE` of people search: a typed initial stands for a middle name. */
const IS_WHOLE = `(q.middle = '' OR n.middle_key = q.middle
  OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle))`;
const WHOLE = "n.area = '' AND n.kind <> 'part' AND n.born <= ?2";

/**
 * ?1 the readings, ?2 the latest birth month of an adult, ?3 the names to read. A name of so many people that their
 * number is stored is not read.
 */
const COUNT = `
  WITH asked AS MATERIALIZED (
    SELECT q.key AS reading, q.value ->> 'first' AS first, q.value ->> 'middle' AS middle, q.value ->> 'last' AS last
    FROM json_each(?1 -> 'readings') q
  ),
  known AS MATERIALIZED (
    SELECT q.reading, c.people FROM asked q CROSS JOIN name_count c
      ON c.last_key = q.last AND c.first_key = q.first AND c.state_code = '' WHERE q.middle = ''
  )
  SELECT COUNT(*) AS looked_at, json_group_array(json_array(reading, person_key)) FILTER (WHERE is_whole) AS names,
    (SELECT json_group_array(json_array(k.reading, k.people)) FROM known k) AS known
  FROM (
    SELECT q.reading, n.person_key, ${IS_WHOLE} AS is_whole FROM asked q CROSS JOIN search_name n
    WHERE n.last_key = q.last AND n.first_key = q.first AND ${WHOLE}
    UNION ALL
    SELECT -1, n.person_key, 1 FROM json_each(?1 -> 'lasts') q CROSS JOIN search_name n
    WHERE n.last_key = q.value AND ${WHOLE}
    UNION ALL
    SELECT -1, n.person_key, 1 FROM json_each(?1 -> 'firsts') q CROSS JOIN search_name n
    WHERE n.first_key = q.value AND ${WHOLE}
    LIMIT CASE WHEN EXISTS (SELECT 1 FROM known) THEN 0 ELSE ?3 END)`;

/** Counts everybody of a full name. `now` in milliseconds. */
export function fullNameStatement(db: SqlDatabase, name: CountedName, now: number): SqlStatement {
  const { alone } = name;
  const asked = {
    readings: name.readings.slice(0, READINGS_MAX).map(({ first, middle, last }) => ({ first, middle, last })),
    lasts: alone?.lasts ?? [],
    firsts: alone === null ? [] : [alone.first],
  };
  return db.prepare(COUNT).bind(JSON.stringify(asked), adultBornBy(now), rowsToRead(name));
}

/** What the statement found; null if nobody has the words as first and last name. */
export function readFullNameCount(name: CountedName, found: unknown): FullNameCount | null {
  const row = found as FullNameRow | undefined;
  if (row === undefined) return null;
  const known = JSON.parse(row.known) as [number, number][];
  if (known.length > 0) {
    const [best] = known.toSorted((a, b) => b[1] - a[1]);
    const reading = name.readings[best?.[0] ?? 0];
    const people = known.reduce((sum, [, count]) => sum + count, 0);
    return reading === undefined ? null : { reading, people, isCapped: false };
  }
  const names = JSON.parse(row.names) as [number, number][];
  const byReading = Map.groupBy(names, ([reading]) => reading);
  const [best] = [...byReading].filter(([at]) => at >= 0).sort(([, a], [, b]) => b.length - a.length);
  const reading = name.readings[best?.[0] ?? -1];
  if (reading === undefined) return null;
  const people = new Set(names.map(([, person]) => person)).size;
  return {
    reading,
    people: Math.min(people, NAME_COUNTED_MAX),
    isCapped: people > NAME_COUNTED_MAX || row.looked_at >= rowsToRead(name),
  };
}

/** 'Maya de la Cruz' as somebody of that name writes it; in heading case if nobody found does. */
export function writeName({ first, middle, last }: NameReading, people: readonly PersonRow[]): string {
  const one = people.find((row) => isNamed(row, { first, last }));
  const words = [one?.first_name ?? titleCase(first), titleCase(middle), one?.last_name ?? titleCase(last)];
  return words.filter((word) => word !== '').join(' ');
}

/** Whether it is the person's own name. */
export function isNamed(
  { first_key, last_key }: PersonRow,
  { first, last }: Pick<NameReading, 'first' | 'last'>,
): boolean {
  return first_key === first && last_key === last;
}

import { TYPED_PEOPLE_MAX } from '../../../shared/contract/finding/typed.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import { boundName } from '../search/find-people.ts';
import type { NameQuery } from '../search/name-query.ts';
import { areasOf, type SearchArea } from '../search/search-area.ts';

/** A name, and where people of exactly that name are counted. */
export interface CountedName {
  readonly name: NameQuery;
  readonly area: SearchArea;
}

/** Names looked up for one line, over all its readings and areas. */
const NAMES_MAX = 240;
/** Areas looked up for one reading: a city without its state may be thirty places. */
const AREAS_MAX = 40;

const RANGE = `SELECT n.person_key FROM search_name n WHERE n.area = q.area AND`;
const ADULT = `n.kind <> 'part' AND n.born <= ?2 LIMIT ${TYPED_PEOPLE_MAX}`;
/** A requested initial stands for a middle name. */
const IS_MIDDLE = `(q.middle = '' OR n.middle_key = q.middle
  OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle))`;

/**
 * The people of exactly these names, as far as they are counted: one row with their keys for each range of the index.
 * Every range ends after {@link TYPED_PEOPLE_MAX} rows, so that the most common name costs no more than a rare one.
 */
const COUNT_SQL = `
  WITH q AS MATERIALIZED (
    SELECT value ->> 'at' AS at, value ->> 'area' AS area, value ->> 'first' AS first, value ->> 'middle' AS middle,
      value ->> 'last' AS last FROM json_each(?1)
  )
  SELECT q.at, (SELECT json_group_array(person_key) FROM (
    ${RANGE} n.last_key = q.last AND n.first_key = q.first AND ${IS_MIDDLE} AND ${ADULT})) AS people
  FROM q WHERE q.first <> '' AND q.last <> ''
  UNION ALL
  SELECT q.at, (SELECT json_group_array(person_key) FROM (${RANGE} n.last_key = q.last AND ${ADULT}))
  FROM q WHERE q.first = ''
  UNION ALL
  SELECT q.at, (SELECT json_group_array(person_key) FROM (${RANGE} n.first_key = q.first AND ${ADULT}))
  FROM q WHERE q.last = ''`;

/** The statement that counts people of names. `now` in milliseconds. */
export function countStatement(db: SqlDatabase, names: readonly CountedName[], now: number): SqlStatement {
  const asked = names.flatMap(({ name, area }, at) => {
    const areas = areasOf(area).slice(0, AREAS_MAX);
    return partsOf(name, areas.length).flatMap((part) => areas.map((one) => ({ at, area: one, ...part })));
  });
  return db.prepare(COUNT_SQL).bind(JSON.stringify(asked.slice(0, NAMES_MAX)), adultBornBy(now));
}

/** How many people have each of the names, at most {@link TYPED_PEOPLE_MAX}; somebody found twice counts once. */
export function readCounts(rows: readonly unknown[], names: number): readonly number[] {
  const people = Array.from({ length: names }, () => new Set<number>());
  for (const { at, people: keys } of rows as readonly { at: number; people: string }[])
    for (const key of JSON.parse(keys) as number[]) people[at]?.add(key);
  return people.map(({ size }) => Math.min(size, TYPED_PEOPLE_MAX));
}

interface NamePart {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/** What counts as exactly the name, as in a people search: each split, and all the words as one last or first name. */
function partsOf(name: NameQuery, areas: number): readonly NamePart[] {
  if (name.kind === 'nobody') return [];
  const alone = (lasts: readonly string[], first: string): NamePart[] => [
    ...lasts.map((last) => ({ first: '', middle: '', last })),
    { first, middle: '', last: '' },
  ];
  const bound = boundName(name, areas);
  if (bound.kind === 'word') return alone(bound.lasts, bound.word);
  return [
    ...bound.readings.map(({ first, middle, last }) => ({ first, middle, last })),
    ...(bound.alone === null ? [] : alone(bound.alone.lasts, bound.alone.first)),
  ];
}

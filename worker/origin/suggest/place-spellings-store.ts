import type { SqlDatabase, SqlStatement } from '../env.ts';
import { rangesOf } from '../search/place-spelling.ts';
import { END } from '../search/range-end.ts';
import { spellingCost } from '../search/spelling-cost.ts';
import type { CityBeginning } from './place-text.ts';
import type { PlaceRow } from './places-store.ts';

export interface CloseCityRow extends PlaceRow {
  readonly city_key: string;
}

/** Shorter beginnings are those of too many places, and no place has a name this long. */
const LETTERS_MIN = 5;
const LETTERS_MAX = 50;
/** Rows read, and places suggested. */
const ROWS_MAX = 1_000;
const CLOSE_MAX = 3;
/** One slip, even in the first letter; two in a name of this many letters. */
const ONE_SLIP = 12;
const LONG_NAME = 8;

/**
 * Cities that a misspelled beginning may be of, where anybody lives; no row is read if any such city begins as typed. The
 * ranges are those of a whole name: `rangesOf`.
 */
export function closeCitiesStatement(db: SqlDatabase, cities: readonly CityBeginning[]): SqlStatement {
  const typed = [...new Set(cities.map(({ cityKey }) => cityKey))].filter(
    ({ length }) => length >= LETTERS_MIN && length <= LETTERS_MAX,
  );
  const ranges = rangesOf(typed.map((cityKey) => ({ cityKey, stateCode: null })));
  const once = new Map(ranges.map((range) => [range.from, range] as const));
  return db
    .prepare(
      `SELECT DISTINCT l.city, l.city_key, l.state_code, c.people
       FROM json_each(?1) r CROSS JOIN place l ON l.city_key >= r.value ->> 'from' AND l.city_key <= r.value ->> 'to'
         CROSS JOIN place_count c ON c.place_id = l.id AND c.people > 0
       WHERE NOT EXISTS (
         SELECT 1 FROM json_each(?2) q CROSS JOIN place b ON b.city_key >= q.value ->> 'cityKey' AND b.city_key <= q.value ->> 'end'
           CROSS JOIN place_count n ON n.place_id = b.id AND n.people > 0
         WHERE q.value -> 'stateCodes' = 'null'
           OR b.state_code IN (SELECT value FROM json_each(q.value -> 'stateCodes')))
       LIMIT ${ROWS_MAX}`,
    )
    .bind(
      JSON.stringify([...once.values()]),
      JSON.stringify(cities.map((city) => ({ ...city, end: city.cityKey + END }))),
    );
}

/** The nearest of them, then those with most people. */
export function closeCities(typed: readonly CityBeginning[], rows: readonly CloseCityRow[]): readonly CloseCityRow[] {
  return rows
    .flatMap((row) => {
      const costs = typed.flatMap((city) => costOf(city, row) ?? []);
      return costs.length === 0 ? [] : [{ row, cost: Math.min(...costs) }];
    })
    .sort((a, b) => a.cost - b.cost || b.row.people - a.row.people)
    .slice(0, CLOSE_MAX)
    .map(({ row }) => row);
}

/** How far a city is from what is typed of it: all of it if a state stands behind, else its beginning. */
function costOf({ cityKey, stateCodes }: CityBeginning, row: CloseCityRow): number | null {
  if (cityKey.length < LETTERS_MIN || (stateCodes !== null && !stateCodes.includes(row.state_code))) return null;
  const { length } = cityKey;
  const beginnings = stateCodes === null ? [length - 1, length, length + 1] : [];
  const costs = [row.city_key, ...beginnings.map((end) => row.city_key.slice(0, end))].flatMap(
    (name) => spellingCost(cityKey, name) ?? [],
  );
  const cost = Math.min(...costs);
  return cost <= (length >= LONG_NAME ? 2 * ONE_SLIP : ONE_SLIP) ? cost : null;
}

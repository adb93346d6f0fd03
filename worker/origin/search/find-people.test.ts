import { expect, it } from 'vitest';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import type { SqlDatabase, SqlStatement, SqlValue } from '../env.ts';
import { boundName, findPeople } from './find-people.ts';
import { readName } from './name-query.ts';

const NOW = Date.UTC(2026, 10, 22);
const NO_FILTER = { state: null, city: null, age: null, cities: null, cityState: null, born: null };
const LONG_NAME = "Mary Kate O'Hara Beth Hale Gagnon";

/** A search for a name in this many places; the values bound to its statements. */
async function valuesAsked(origin: SearchOrigin, text: string, places: number): Promise<SqlValue[]> {
  const name = readName(text);
  if (name.kind === 'nobody') throw new Error('the name is empty');
  const values: SqlValue[] = [];
  const noted = (db: SqlDatabase): SqlDatabase => ({
    prepare: (sql) => {
      const statement = db.prepare(sql);
      const bind = (...bound: SqlValue[]): SqlStatement => {
        values.push(...bound);
        return statement.bind(...bound);
      };
      return { ...statement, bind };
    },
    batch: (statements: SqlStatement[]) => db.batch(statements),
  });
  const area = { kind: 'places', placeIds: Array.from({ length: places }, (_, at) => at + 1) } as const;
  await findPeople(noted(origin.people), { name, area, filter: NO_FILTER, sort: 'relevance', page: 1 }, NOW);
  return values;
}

/** Readings of the name that the statements search, including corrected ones. */
function waysAsked(values: readonly SqlValue[]): number {
  const asked = values.flatMap((value) => {
    const query = typeof value === 'string' && value.startsWith('{"readings"') ? JSON.parse(value) : null;
    return query === null ? [] : [query.readings.length + query.others.length];
  });
  return Math.max(...asked);
}

it('searches fewer readings of a long name if a place may be one of many, and all of them in one place', async () => {
  const origin = openSearchOrigin();
  const [inOne, inMany] = [await valuesAsked(origin, LONG_NAME, 1), await valuesAsked(origin, LONG_NAME, 40)];
  expect(waysAsked(inOne)).toBeGreaterThan(20);
  expect(waysAsked(inMany)).toBeLessThan(waysAsked(inOne) / 2);
});

it('searches at most a thousand combinations of corrected names and places', async () => {
  const origin = openSearchOrigin();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const letter of letters) {
    origin.named(`Marcell${letter}`, 'Nobody');
    origin.named('Nobody', `Waltersen${letter}`);
  }
  const [inOne, inMany] = [
    await valuesAsked(origin, 'Marcellu Waltersenu', 1),
    await valuesAsked(origin, 'Marcellu Waltersenu', 40),
  ];
  expect(waysAsked(inOne)).toBeGreaterThan(200);
  expect(waysAsked(inMany)).toBeLessThan(50);
});

it('searches a name of four words completely, however many the places', () => {
  const name = readName('Maya Hale Navarro Ostrowski');
  if (name.kind !== 'full') throw new Error('not a full name');
  expect(boundName(name, 40)).toEqual(name);
});

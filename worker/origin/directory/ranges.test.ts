import { describe, expect, it } from 'vitest';
import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { addPlacePeople, countLists, showPlacePeople } from '../../../tests/fixtures/place-lists.ts';
import { plansOfAll } from '../../../tests/support/query-plans.ts';
import { seeded } from '../../../tests/support/random.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { pagesOf, rangesOf } from './list-pages.ts';
import { type ListSql, pageOfSql, pageSql, rangesStatement, readRanges } from './ranges.ts';

const LIST: ListSql = {
  list: 'place',
  name: "'no. ' || e.position",
  total: 'SELECT COUNT(*) FROM place_person e WHERE e.place_id = ?1',
  positions: 'place_person e WHERE e.place_id = ?1',
  entries: 'place_person e WHERE e.place_id = ?1',
  position: 'e.position',
};
const PLACE = 17;

/** A place with so many people, of whom nobody is hidden. */
function listOf(entries: number): TestDatabase {
  const db = openTestDatabase('people');
  addPlacePeople(db, PLACE, entries);
  addPlacePeople(db, PLACE + 1, 333);
  countLists(db);
  return db;
}

const show = (db: TestDatabase, isShown: 0 | 1, which: string) => showPlacePeople(db, PLACE, which, isShown);
const positionsOn = async (db: TestDatabase, page: number): Promise<number[]> => {
  const { before, entries } = pageSql(LIST);
  const { results } = await db
    .prepare(`${before} SELECT e.position FROM ${LIST.entries} AND ${entries}`)
    .bind(PLACE, page)
    .all<{ position: number }>();
  return results.map(({ position }) => position);
};
const rangesIn = async (db: TestDatabase) => readRanges(await rangesStatement(db, LIST, PLACE).all());

/** What ranges and pages must be of a list that shows these positions. */
function expectedRanges(shown: readonly number[]) {
  const nameOf = (entry: number) => `no. ${shown[Math.min(entry, shown.length) - 1]}`;
  return rangesOf(pagesOf(shown.length)).map(({ page, from, to }) => ({ page, first: nameOf(from), last: nameOf(to) }));
}
const pageOf = (shown: readonly number[], page: number) =>
  shown.slice((page - 1) * BROWSE_PAGE_SIZE, page * BROWSE_PAGE_SIZE);

it.each([0, 1, 100, 101, 200, 201, 9_999, 10_000, 10_001, 20_000, 25_001, 60_000])(
  'finds the ranges of a list of %i by itself, as they are computed from its pages',
  async (entries) => {
    const db = listOf(entries);
    const all = Array.from({ length: entries }, (_, at) => at + 1);
    expect(await rangesIn(db)).toEqual(expectedRanges(all));
    const pages = pagesOf(entries);
    for (const page of [1, 2, 51, pages]) expect(await positionsOn(db, page), String(page)).toEqual(pageOf(all, page));
    expect(await positionsOn(db, pages + 1)).toEqual([]);
    expect(await positionsOn(db, 9_999_999)).toEqual([]);
  },
);

describe('a list of which some are hidden', () => {
  const ENTRIES = 51_234;

  it('has a hundred on each page but the last, wherever they are hidden and shown again', async () => {
    const db = listOf(ENTRIES);
    const random = seeded(11);
    const hidden = new Set<number>();
    const check = async () => {
      const shown = Array.from({ length: ENTRIES }, (_, at) => at + 1).filter((at) => !hidden.has(at));
      const pages = pagesOf(shown.length);
      for (const page of [1, 2, 5, 6, 250, 251, 1 + random.below(pages), pages])
        expect(await positionsOn(db, page), `page ${page}`).toEqual(pageOf(shown, page));
      expect(await positionsOn(db, pages + 1)).toEqual([]);
      expect(await rangesIn(db)).toEqual(expectedRanges(shown));
      for (const at of [shown[0], shown[101], shown[20_000], shown.at(-1)] as number[]) {
        const row = await db
          .prepare(`SELECT ${pageOfSql(LIST, 'CAST(?2 AS INTEGER)')} AS page`)
          .bind(PLACE, at)
          .first();
        expect(row, `position ${at}`).toEqual({ page: pagesOf(shown.indexOf(at) + 1) });
      }
    };
    for (let round = 0; round < 4; round++) {
      for (let step = 0; step < 60; step++) {
        const at = 1 + random.below(ENTRIES);
        show(db, hidden.has(at) ? 1 : 0, `position = ${at}`);
        if (!hidden.delete(at)) hidden.add(at);
      }
      await check();
    }
    // A whole block of each size, the beginning and the end.
    for (const [from, to] of [
      [25_001, 50_000],
      [501, 1_000],
      [1, 25],
      [ENTRIES - 40, ENTRIES],
    ] as const) {
      show(db, 0, `position BETWEEN ${from} AND ${to}`);
      for (let at = from; at <= to; at++) hidden.add(at);
    }
    await check();
    show(db, 1, '1');
    hidden.clear();
    await check();
  });

  it('reads as it was once everybody is shown again', async () => {
    const db = listOf(1_234);
    const blocks = async () => (await db.prepare('SELECT * FROM list_block').all()).results;
    const before = await blocks();
    show(db, 0, 'position % 7 = 0');
    expect(await blocks()).not.toEqual(before);
    show(db, 1, '1');
    expect(await blocks()).toEqual(before);
  });
});

it('reads the ends of a range from where they stand, not from the end of the list', async () => {
  const plans = await plansOfAll(listOf(201), (db) => rangesStatement(db, LIST, PLACE).all());
  for (const bounds of [/\(place_id=\? AND position>\?\)/, /\(place_id=\? AND position<\?\)/])
    expect(plans.filter((step) => /^SEARCH \w*place_person /.test(step) && bounds.test(step))).toHaveLength(1);
});

it('hiding somebody writes a few rows of counts, however long the list is', async () => {
  const db = listOf(51_234);
  const before = (await db.prepare('SELECT * FROM list_block').all()).results.map((row) => JSON.stringify(row));
  show(db, 0, 'position = 1');
  const kept = new Set(before);
  const changed = (await db.prepare('SELECT * FROM list_block').all()).results.filter(
    (row) => !kept.has(JSON.stringify(row)),
  );
  expect(changed.length).toBe(49 + 49 + 2);
});

import { expect, it } from 'vitest';
import { BROWSE_PAGE_SIZE } from '../../../shared/contract/finding/browse.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { rangesOf } from './list-pages.ts';
import { rangesStatement, readRanges } from './ranges.ts';

const LIST = {
  name: 'e.name',
  positions: 'entry e WHERE e.list = ?1',
  entries: 'entry e WHERE e.list = ?1',
  position: 'e.position',
};

it.each([0, 1, 100, 101, 200, 201, 9_999, 10_000, 10_001, 20_000, 25_001])(
  'finds the ranges of a list of %i by itself, as they are computed from its pages',
  async (entries) => {
    const db = openTestDatabase('people');
    db.exec(`CREATE TABLE entry (list TEXT, position INTEGER, name TEXT, PRIMARY KEY (list, position));
      WITH RECURSIVE n (at) AS (SELECT 1 WHERE ${entries} > 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${entries})
      INSERT INTO entry (list, position, name) SELECT 'own', at, 'no. ' || at FROM n`);
    db.exec("INSERT INTO entry (list, position, name) VALUES ('other', 99999, 'no other')");
    const found = readRanges(await rangesStatement(db, LIST, 'own').all());
    expect(found).toEqual(
      rangesOf(Math.ceil(entries / BROWSE_PAGE_SIZE)).map(({ page, from, to }) => ({
        page,
        first: `no. ${from}`,
        last: `no. ${Math.min(to, entries)}`,
      })),
    );
  },
);

import { beforeEach, describe, expect, it } from 'vitest';
import { BACKGROUND_PAGE_SIZE, type RecordGroup } from '../../../shared/contract/records/background.ts';
import {
  addDatedOwnership,
  addFullProperty,
  addGroupRecord,
  hideRecord,
} from '../../../tests/fixtures/records-database.ts';
import { addOneOfEach, listOf, openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
});

describe('pages', () => {
  const MANY = 400;

  async function walk(group: RecordGroup): Promise<string[]> {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await report.load({ group, ...(after === undefined ? {} : { after }) });
      const list = listOf(page, group) ?? [];
      expect(list.length).toBeLessThanOrEqual(BACKGROUND_PAGE_SIZE);
      expect(list.length).toBeGreaterThan(0);
      ids.push(...list.map(({ id }) => id));
      after = page.next[group];
    } while (after !== undefined);
    return ids;
  }

  it('return each of 400 records once, newest first and undated last', async () => {
    const dates = [null, '2003', '2003-07', '2003-07-15', '2019-12-31', null];
    for (let at = 0; at < MANY; at++)
      addGroupRecord(report.db, report.elise, 'liens', {
        id: `R${(at * 7919) % MANY}`,
        filed: dates[at % dates.length] ?? null,
      });
    const first = await report.load();
    expect(first.records.liens).toHaveLength(BACKGROUND_PAGE_SIZE);
    expect(Object.keys(first.next)).toEqual(['liens']);

    const ids = await walk('liens');
    expect(new Set(ids).size).toBe(MANY);
    expect(ids).toHaveLength(MANY);
    expect(ids.slice(0, BACKGROUND_PAGE_SIZE)).toEqual(first.records.liens?.map(({ id }) => id));
    const filedById = new Map(
      Array.from({ length: MANY }, (_, at) => [`R${(at * 7919) % MANY}`, dates[at % dates.length] ?? '']),
    );
    const filed = ids.map((id) => filedById.get(id) ?? '');
    expect(filed).toEqual([...filed].sort().reverse());
  });

  it('continue where they were if a record is added or removed in between', async () => {
    for (let at = 0; at < 150; at++)
      addGroupRecord(report.db, report.elise, 'liens', { id: `R${String(at).padStart(3, '0')}`, filed: '2003-07-15' });
    const first = await report.load({ group: 'liens' });
    addGroupRecord(report.db, report.elise, 'liens', { id: 'Rnew', filed: '2026-01-01' });
    hideRecord(report.db, 'R099');
    const second = await report.load({ group: 'liens', after: first.next.liens ?? '' });
    expect(listOf(second, 'liens')?.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, at) => `R${100 + at}`));
  });

  it('return each property once, current and past separately', async () => {
    for (let at = 0; at < 250; at++) {
      addFullProperty(report.db, `p${at}x`, 'eugene', [{ owners: [{ personId: report.elise }] }]);
      const since = at % 3 === 0 ? null : `20${String(at % 20).padStart(2, '0')}-0${1 + (at % 9)}`;
      addDatedOwnership(report.db, report.elise, `p${at}x`, { isCurrent: at < 230, since });
    }
    const current = await walk('currentProperties');
    expect(current).toHaveLength(230);
    expect(new Set(current).size).toBe(230);
    expect(await walk('pastProperties')).toHaveLength(20);
    const last = await report.load({ group: 'currentProperties' });
    expect(last.records.properties?.currentProperties?.at(-1)?.ownerships).toHaveLength(1);
  });

  it.each([
    ['that was never issued', { group: 'liens', after: 'nonsense' }],
    ['without a group', { after: 'MjAyMX5SMQ' }],
    ['that is far too long', { group: 'liens', after: 'a'.repeat(65) }],
    ['of an unknown group', { group: 'secrets' }],
  ])('are 400 for a cursor %s', async (_, query) => {
    expect((await report.ask(query)).status).toBe(400);
  });
});

describe('a limit', () => {
  it('applies to each group separately, and the next page continues after it', async () => {
    addOneOfEach(report);
    for (let at = 0; at < 5; at++)
      addGroupRecord(report.db, report.elise, 'liens', { id: `R${at}`, filed: `2020-01-0${5 - at}` });
    const first = await report.load({ limit: '3' });
    expect(listOf(first, 'liens')?.map(({ id }) => id)).toEqual(['R0', 'R1', 'R2']);
    expect(listOf(first, 'judgments')).toHaveLength(1);
    expect(Object.keys(first.next)).toEqual(['liens']);
    const second = await report.load({ group: 'liens', limit: '2', after: first.next.liens ?? '' });
    expect(listOf(second, 'liens')?.map(({ id }) => id)).toEqual(['R3', 'R4']);
    expect(
      (await report.load({ group: 'pastProperties', limit: '1' })).records.properties?.pastProperties,
    ).toHaveLength(1);
  });

  it.each(['0', '101', '-1', '1.5', 'all', ''])('of %j is refused', async (limit) => {
    expect((await report.ask({ limit })).status).toBe(400);
  });
});

const LONGEST_ID = 'x'.repeat(40);

it.each([
  { at: '2021-03-09', id: 'R0123456789abcde' },
  { at: '2021', id: 'R-_' },
  { at: null, id: 'R0123456789abcde' },
  { at: '2019-04', id: LONGEST_ID },
])('a cursor leads back to its place and fits the contract: $at $id', (cursor) => {
  const text = encodeCursor(cursor);
  expect(text).toMatch(/^[\w-]{1,64}$/);
  expect(decodeCursor(text)).toEqual(cursor);
});

it.each([
  '',
  'x',
  '~',
  'MjAyMQ',
  "' OR 1=1 --",
  `${encodeCursor({ at: '2021', id: 'R1' })}=`,
  encodeCursor({ at: 'soon', id: 'R1' }),
  encodeCursor({ at: '2021', id: 'R 1' }),
])('accepts nothing that it did not issue: %j', (text) => {
  expect(decodeCursor(text)).toBeNull();
});

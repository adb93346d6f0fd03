import { expect, test } from 'vitest';
import type { BackgroundAnswer, RecordGroup } from '../../../../shared/contract/records/background.ts';
import { takeFirst } from '../../../../shared/records/first-records.ts';
import { arrangeLists, listRecords, recordsOf } from '../../../../shared/records/record-lists.ts';
import { type ReportSection, reportSection } from '../../../../shared/records/report-limits.ts';
import { buildReport } from '../../../../tests/fixtures/report.ts';
import { hasMore, loadMoreRecords, type SectionRecords } from './use-more-records.ts';

type Query = { group: RecordGroup; after?: string; limit: number };

/** An origin that has this report, and the requests it got. */
function originOf(report: BackgroundAnswer) {
  const asked: Query[] = [];
  const load = async (query: Query): Promise<BackgroundAnswer> => {
    asked.push(query);
    const all = recordsOf(report.records, query.group);
    const from = Number(query.after ?? 0);
    const to = from + query.limit;
    return {
      records: arrangeLists({ [query.group]: all.slice(from, to) }),
      next: to < all.length ? { [query.group]: String(to) } : {},
    };
  };
  return { asked, load };
}

function firstOf(section: ReportSection, report: BackgroundAnswer, next: BackgroundAnswer['next'] = {}) {
  const first = takeFirst({ ...report, next });
  return { records: listRecords(first.records, reportSection(section).lists), next: first.next };
}
const idsOf = ({ records }: { records: readonly { record: { id: string } }[] }) =>
  records.map(({ record }) => record.id);

test('continues after the cursor, loading no more than requested, until nothing follows', async () => {
  const { asked, load } = originOf(buildReport({ criminalAndTrafficRecords: 11 }));
  const page = buildReport({ criminalAndTrafficRecords: 3 });
  let have: SectionRecords = firstOf('criminal', page, { criminalAndTrafficRecords: '3' });
  have = await loadMoreRecords('criminal', have, 6, load);
  expect([have.records.length, hasMore('criminal', have)]).toEqual([9, true]);
  have = await loadMoreRecords('criminal', have, 6, load);
  expect([have.records.length, hasMore('criminal', have)]).toEqual([11, false]);
  expect(new Set(idsOf(have)).size).toBe(11);
  expect(asked).toEqual([
    { group: 'criminalAndTrafficRecords', after: '3', limit: 6 },
    { group: 'criminalAndTrafficRecords', after: '9', limit: 6 },
  ]);
});

test('the lists of a section follow each other, and what came with the page is not repeated', async () => {
  const report = buildReport({ bankruptcies: 1, liens: 5, judgments: 3, foreclosures: 2 });
  const { asked, load } = originOf(report);
  const have = await loadMoreRecords('publicRecords', firstOf('publicRecords', report), 6, load);
  expect(idsOf(have)).toEqual([
    'bankruptcies-1',
    ...[1, 2, 3, 4, 5].map((n) => `liens-${n}`),
    ...[1, 2, 3].map((n) => `judgments-${n}`),
  ]);
  expect(asked).toEqual([
    { group: 'liens', limit: 8 },
    { group: 'judgments', limit: 3 },
  ]);
  expect(hasMore('publicRecords', have)).toBe(true);
});

test('a list that fails leaves the rest unchanged and can be requested again', async () => {
  const report = buildReport({ liens: 5 });
  const first = firstOf('publicRecords', report);
  const before = structuredClone(first);
  await expect(loadMoreRecords('publicRecords', first, 16, () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(first).toEqual(before);
  const { load } = originOf(report);
  expect(idsOf(await loadMoreRecords('publicRecords', first, 16, load))).toHaveLength(5);
});

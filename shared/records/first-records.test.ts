import { describe, expect, it } from 'vitest';
import { buildReport } from '../../tests/fixtures/report.ts';
import type { BackgroundAnswer } from '../contract/records/background.ts';
import { FROM_START, takeFirst, takeRecords } from './first-records.ts';
import { recordsOf } from './record-lists.ts';
import { RECORD_GROUPS } from './record-reference.ts';

const sizesOf = ({ records }: BackgroundAnswer) =>
  Object.fromEntries(
    RECORD_GROUPS.map((group) => [group, recordsOf(records, group).length]).filter(([, size]) => size !== 0),
  );
const three = Object.fromEntries(RECORD_GROUPS.map((group) => [group, 3]));

describe('the first view of a report', () => {
  it('has as many records of each section as are shown, filling one list after another', () => {
    expect(sizesOf(takeFirst(buildReport(three)))).toEqual({
      criminalAndTrafficRecords: 3,
      currentProperties: 2,
      bankruptcies: 3,
      professionalLicenses: 3,
      evictions: 3,
    });
    expect(
      sizesOf(
        takeFirst(buildReport({ pastProperties: 3, liens: 1, foreclosures: 3, huntingPermits: 2, evictions: 1 })),
      ),
    ).toEqual({ pastProperties: 2, liens: 1, foreclosures: 2, huntingPermits: 2, evictions: 1 });
  });

  it("knows where each list continues: at the origin's cursor, or from the start if it was cut here", () => {
    const answer = buildReport(
      { criminalAndTrafficRecords: 3, bankruptcies: 2, liens: 3, judgments: 3 },
      {
        criminalAndTrafficRecords: 'page2',
        liens: 'page2',
      },
    );
    expect(takeFirst(answer).next).toEqual({
      criminalAndTrafficRecords: 'page2',
      liens: FROM_START,
      judgments: FROM_START,
    });
    expect(takeFirst(buildReport({ liens: 3, evictions: 3 })).next).toEqual({});
  });

  it('does not change if taken again', () => {
    const first = takeFirst(buildReport(three, { evictions: 'page2' }));
    expect(takeFirst(first)).toEqual({ ...first });
  });
});

it('a limit shared by all lists keeps the order of the report', () => {
  const { records, next } = takeRecords(buildReport(three), 8);
  expect(sizesOf({ records, next })).toEqual({ criminalAndTrafficRecords: 3, currentProperties: 3, pastProperties: 2 });
  expect(Object.keys(next)).toContain('evictions');
});

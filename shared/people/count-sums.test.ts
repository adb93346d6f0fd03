import { expect, it } from 'vitest';
import type { PersonCounts } from '../contract/person/counts.ts';
import {
  backgroundReportCount,
  freeCardCount,
  isEmptyReport,
  reportGroups,
  reportTally,
  totalRecords,
} from './count-sums.ts';

/** Powers of two: a sum reveals which counts are in it, and how often. */
const counts: PersonCounts = {
  phones: 1,
  currentAddresses: 2,
  historicalAddresses: 4,
  relatives: 8,
  associates: 16,
  offenses: 32,
  properties: 64,
  publicRecords: 128,
  criminalTrafficRecords: 256,
  licensesPermits: 512,
  bankruptcies: 1024,
  foreclosures: 2048,
  judgments: 4096,
  liens: 8192,
  evictions: 16384,
  emails: 32768,
};
const all = Object.values(counts).reduce((sum, count) => sum + count, 0);

it('counts everything in a background report once, except phones and emails, with offenses as part of criminal and traffic records [F9-35 F9-36]', () => {
  const { phones, emails, publicRecords, offenses } = counts;
  expect(backgroundReportCount(counts)).toBe(all - phones - emails - publicRecords - offenses);
});
it('counts contacts, people, properties, offenses and public records for the free card [F9-38]', () => {
  expect(freeCardCount(counts)).toBe(1 + 2 + 4 + 8 + 16 + 32 + 64 + 128);
});
it('counts every record of the report once as the one total: criminal and traffic, properties, liens, bankruptcies, foreclosures, judgments, licenses and evictions [F9-39]', () => {
  expect(totalRecords(counts)).toBe(64 + 256 + 512 + 1024 + 2048 + 4096 + 8192 + 16384);
});
it('splits the total without a rest, into the four numbers of the card and the five groups of the report, whatever sum of public records came [F9-39 F9-40]', () => {
  const sum = (parts: object) => Object.values(parts).reduce((all: number, count: number) => all + count, 0);
  for (const publicRecords of [0, 15_872, 99_999]) {
    const odd = { ...counts, publicRecords };
    expect([sum(reportTally(odd)), sum(reportGroups(odd))]).toEqual([totalRecords(counts), totalRecords(counts)]);
  }
});
it('counts evictions as part of the report and of its records, and not on the free card [F9-37]', () => {
  const more = { ...counts, evictions: counts.evictions + 1 };
  expect(backgroundReportCount(more)).toBe(backgroundReportCount(counts) + 1);
  expect(totalRecords(more)).toBe(totalRecords(counts) + 1);
  expect(freeCardCount(more)).toBe(freeCardCount(counts));
});
it('shows on the report card criminal and traffic, public records without licenses, property, and licenses with evictions [F9-40 P2-157 F1-28]', () => {
  expect(reportTally(counts)).toEqual({
    criminal: 256,
    publicRecords: 1024 + 2048 + 4096 + 8192,
    property: 64,
    more: 512 + 16384,
  });
});
it('calls a report empty if criminal and traffic records, properties, public records and evictions are all 0 [F9-41]', () => {
  const publicRecords = { liens: 0, bankruptcies: 0, foreclosures: 0, judgments: 0, licensesPermits: 0 };
  const nothing = { criminalTrafficRecords: 0, properties: 0, ...publicRecords, evictions: 0 };
  expect(isEmptyReport({ ...counts, ...nothing })).toBe(true);
  for (const one of Object.keys(nothing)) expect(isEmptyReport({ ...counts, ...nothing, [one]: 1 })).toBe(false);
});

import { expect, it } from 'vitest';
import type { PersonCounts } from '../contract/person/counts.ts';
import { backgroundReportCount, freeCardCount, isEmptyReport, reportTally, totalRecords } from './count-sums.ts';

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
it('counts offenses, properties, licenses, bankruptcies, foreclosures, judgments and liens as records [F9-39]', () => {
  expect(totalRecords(counts)).toBe(32 + 64 + 512 + 1024 + 2048 + 4096 + 8192);
});
it('counts evictions as part of the report and of no other sum [F9-37]', () => {
  const more = { ...counts, evictions: counts.evictions + 1 };
  expect(backgroundReportCount(more)).toBe(backgroundReportCount(counts) + 1);
  expect([freeCardCount(more), totalRecords(more)]).toEqual([freeCardCount(counts), totalRecords(counts)]);
});
it('shows on the report card criminal and traffic, public records without licenses, property, and licenses with evictions [F9-40 P2-157 F1-28]', () => {
  const publicRecords = 512 + 1024 + 2048 + 4096 + 8192;
  expect(reportTally({ ...counts, publicRecords })).toEqual({
    criminal: 256,
    publicRecords: 1024 + 2048 + 4096 + 8192,
    property: 64,
    more: 512 + 16384,
  });
});
it('never counts fewer than 0 public records [F9-40]', () => {
  expect(reportTally({ ...counts, publicRecords: 0 }).publicRecords).toBe(0);
});
it('calls a report empty if criminal and traffic records, properties, public records and evictions are all 0 [F9-41]', () => {
  const nothing = { criminalTrafficRecords: 0, properties: 0, publicRecords: 0, evictions: 0 };
  expect(isEmptyReport({ ...counts, ...nothing })).toBe(true);
  for (const one of Object.keys(nothing)) expect(isEmptyReport({ ...counts, ...nothing, [one]: 1 })).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOfEach, sampleRecord } from '../../tests/fixtures/records.ts';
import { arbitraryOf } from '../../tests/support/contract-arbitrary.ts';
import { RECORD_SHAPES, type RecordGroup, type RecordOf } from '../contract/records/background.ts';
import { describeRecord } from './describe-record.ts';
import type { ListedRecord } from './record-lists.ts';
import { recordYear } from './record-year.ts';

function yearOf<G extends RecordGroup>(group: G, changes: Partial<RecordOf<G>>): number | null {
  const record: object = { ...sampleRecord(group), ...changes };
  return recordYear({ group, record } as ListedRecord);
}
const on = (year: number, month: number | null = null, day: number | null = null) => ({
  ...{ year, month, day },
  fullDate: null,
});

describe('the year of a record', () => {
  it('is that of its filing, recording or issue, or of the first month as owner', () => {
    const years = sampleOfEach().map((listed) => [listed.group, recordYear(listed)]);
    expect(Object.fromEntries(years)).toEqual({
      criminalAndTrafficRecords: 2011,
      currentProperties: 2019,
      pastProperties: 2019,
      bankruptcies: 2014,
      liens: 2016,
      judgments: 2017,
      foreclosures: 2012,
      evictions: 2015,
      professionalLicenses: 2005,
      pilotsLicenses: 2009,
      // It only says until when it holds.
      concealedWeaponPermits: null,
      huntingPermits: 2025,
    });
  });

  it('is unknown for a record with nothing but a kind', () => {
    expect(sampleOfEach('empty').map(recordYear)).toEqual(Array(12).fill(null));
  });

  it('is that of another date where the first is missing', () => {
    expect(yearOf('liens', { recordingDate: null, taxLienDate: on(2015) })).toBe(2015);
    expect(yearOf('foreclosures', { recordingDate: null, filingDate: on(2011, 12) })).toBe(2011);
  });

  it('of several charges is that of the newest one filed, before any that was not', () => {
    const [charge] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (charge === undefined) throw new Error('the sample has no charge');
    const filed = (year: number) => ({ ...charge, chargesFiledDate: on(year) });
    const unfiled = { ...charge, chargesFiledDate: null, bestKnownDate: on(2020) };
    expect(yearOf('criminalAndTrafficRecords', { offenses: [filed(2003), filed(2009), unfiled] })).toBe(2009);
    expect(yearOf('criminalAndTrafficRecords', { offenses: [unfiled] })).toBe(2020);
  });

  it('is that of the line about the record: a filing date that does not exist counts for neither', () => {
    const [charge] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (charge === undefined) throw new Error('the sample has no charge');
    const offenses = [{ ...charge, chargesFiledDate: on(2019, 2, 30), bestKnownDate: on(2018, 5) }];
    expect(yearOf('criminalAndTrafficRecords', { offenses })).toBe(2018);
    const record = { ...sampleRecord('criminalAndTrafficRecords'), offenses };
    expect(describeRecord('criminalAndTrafficRecords', record).meta).toContain('05/2018');
  });

  it('is unknown if the date is not on a calendar, or has no year of four digits', () => {
    for (const date of [on(2019, 2, 30), on(0), on(-5), on(999), on(10_000), { ...on(1), year: null }])
      expect(yearOf('liens', { recordingDate: date })).toBeNull();
    expect(yearOf('liens', { recordingDate: on(2020, 2, 29) })).toBe(2020);
  });

  it.each(Object.keys(RECORD_SHAPES) as RecordGroup[])('can be written in an address for any record of %s', (group) => {
    fc.assert(
      fc.property(arbitraryOf(RECORD_SHAPES[group]), (record) => {
        expect(String(recordYear({ group, record } as ListedRecord) ?? '2000')).toMatch(/^\d{4}$/);
      }),
      { numRuns: 50 },
    );
  });
});

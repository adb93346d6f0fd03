import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import type { RecordGroup, RecordOf } from '../contract/records/background.ts';
import { readRecordDate } from '../people/record-date.ts';
import { describeRecord } from './describe-record.ts';
import { sortOffenses } from './sort-offenses.ts';

/** A complete record, with the given changes. */
function describeWith<G extends RecordGroup>(group: G, changed: Partial<RecordOf<G>> = {}) {
  return describeRecord(group, { ...sampleRecord(group), ...changed });
}

describe('a one-line summary', () => {
  test.each([
    ['criminalAndTrafficRecords', 'Criminal Trespass', 'Canary County, Oregon. Filed 05/04/2011.', 'Guilty'],
    ['currentProperties', '98431 Alder St', 'Portland, OR 97201. Owned since 04/2019.', 'Current owner'],
    ['pastProperties', '98431 Alder St', 'Portland, OR 97201. Owned from 04/2019 to 03/2026.', 'Past owner'],
    ['bankruptcies', 'Chapter 13 bankruptcy', 'Oregon. Filed 02/11/2014, discharged 06/28/2019.', 'Discharged'],
    [
      'liens',
      'Example Revenue Office',
      'Notice of lien. Canary County Recorder. Recorded 04/02/2016, released 01/2018.',
      'Released',
    ],
    ['judgments', 'Civil judgment', 'Plaintiff: Blue Harbor Credit Union. Filed 08/21/2017.', undefined],
    [
      'foreclosures',
      'Notice of default',
      '1420 Alder St, Portland, OR 97201. Recorded 03/14/2012, auction 08/2012.',
      'Default',
    ],
    ['evictions', 'Forcible entry and detainer', 'Oregon. Filed 10/09/2015.', undefined],
    ['professionalLicenses', 'Registered Nurse', 'Oregon. Issued 06/01/2005, expiration date 06/30/2027.', 'Active'],
    ['pilotsLicenses', 'Private pilot', 'Filed 11/20/2009.', 'Valid'],
    ['concealedWeaponPermits', 'Concealed handgun', 'Expiration date 02/28/2020.', 'Expired'],
    ['huntingPermits', 'Deer, Elk', 'Oregon. Issued 2025.', 'Active'],
  ] as const)('of %s says what, where, when and with what outcome', (group, title, meta, outcome) => {
    const summary = describeRecord(group, sampleRecord(group));
    expect([summary.title, summary.meta, summary.outcomes[0]?.text]).toEqual([title, meta, outcome]);
  });

  test.each([
    ['criminalAndTrafficRecords', 'Description Unavailable'],
    ['bankruptcies', 'Chapter Unavailable'],
  ] as const)('has a fallback title without a charge or chapter: %s [P5-040]', (group, title) => {
    const { outcomes, ...said } = describeRecord(group, sampleRecord(group, 'empty'));
    expect(said).toEqual({ title, meta: '' });
    expect(outcomes.map(({ text }) => text)).toEqual(
      group === 'criminalAndTrafficRecords' ? ['Outcome not on record'] : [],
    );
  });

  test.each([
    ['liens', 'Issuing Agency Unavailable'],
    ['judgments', 'Filing Type Unavailable'],
    ['foreclosures', 'Deed Category Unavailable'],
    ['evictions', 'Filing Type Unavailable'],
  ] as const)('has a fallback title without an agency, filing or deed: %s [P5-041]', (group, title) => {
    const { outcomes, ...said } = describeRecord(group, sampleRecord(group, 'empty'));
    expect(said).toEqual({ title, meta: '' });
    expect(outcomes).toEqual([]);
  });

  test.each([
    ['professionalLicenses', 'License Type Unavailable'],
    ['pilotsLicenses', 'Certificate Type Unavailable'],
    ['concealedWeaponPermits', 'Permit Type Unavailable'],
    ['huntingPermits', 'Permit Type Unavailable'],
  ] as const)('has a fallback title without a type of license or permit: %s [P5-042]', (group, title) => {
    const { outcomes, ...said } = describeRecord(group, sampleRecord(group, 'empty'));
    expect(said).toEqual({ title, meta: '' });
    expect(outcomes).toEqual([]);
  });

  test('says how long ago the record was, and how old its person was then', () => {
    const clock = { today: Date.UTC(2026, 10, 22), birth: { year: 1980, month: 3 } };
    const metaOf = <G extends RecordGroup>(group: G, changed: Partial<RecordOf<G>> = {}) =>
      describeRecord(group, { ...sampleRecord(group), ...changed }, clock).meta;
    expect(metaOf('criminalAndTrafficRecords', { age: 34 })).toBe(
      'Canary County, Oregon. Filed 05/04/2011 (15 years ago, age 34 then).',
    );
    // Whose record it is, is not certain: the age of the report's person would be a guess.
    expect(metaOf('criminalAndTrafficRecords', { age: null })).toBe(
      'Canary County, Oregon. Filed 05/04/2011 (15 years ago).',
    );
    expect(metaOf('bankruptcies')).toBe('Oregon. Filed 02/11/2014 (12 years ago, age 33 then), discharged 06/28/2019.');
    expect(metaOf('huntingPermits')).toBe('Oregon. Issued 2025 (about 1 year ago).');
    expect(metaOf('pastProperties')).toBe(
      'Portland, OR 97201. Owned from 04/2019 (7 years ago, age 39 then) to 03/2026.',
    );
  });

  test('names a county as its state does, and keeps names written from right to left in their place', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (offense === undefined) throw new Error('a record without an offense');
    const orleans = { sourceState: 'LA', offenses: [{ ...offense, county: 'ORLEANS COUNTY' }] };
    expect(describeWith('criminalAndTrafficRecords', orleans).meta).toMatch(/^ORLEANS Parish, Louisiana\./);
    expect(describeWith('judgments', { plaintiff: 'ישראל', filingDate: null }).meta).toBe(
      '\u2068Plaintiff: ישראל.\u2069',
    );
  });

  test('treats blank text as missing', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (offense === undefined) throw new Error('a record without an offense');
    const blank = { offenses: [{ ...offense, offenseTitle: ' \n', county: ' ', crimeCounty: null }], sourceState: ' ' };
    const summary = describeWith('criminalAndTrafficRecords', blank);
    expect([summary.title, summary.meta]).toEqual(['Description Unavailable', 'Filed 05/04/2011.']);
    expect(describeWith('bankruptcies', { chapter: ' ' }).title).toBe('Chapter Unavailable');
    expect(describeWith('huntingPermits', { permitTypes: [' ', ''] }).title).toBe('Permit Type Unavailable');
  });

  test('shows unknown values as they are', () => {
    expect(describeWith('bankruptcies', { chapter: 'Involuntary (foreign)' }).title).toBe(
      'Involuntary (foreign) bankruptcy',
    );
    expect(describeWith('evictions', { filingState: 'Zz' }).meta).toBe('Zz. Filed 10/09/2015.');
    expect(describeWith('huntingPermits', { licenseStatus: 'Revoked?' }).outcomes).toEqual([
      { text: 'Revoked?', tone: 'plain' },
    ]);
  });

  test('omits impossible dates', () => {
    const never = { year: 0, month: 1, day: 1, fullDate: '1/1/0' };
    expect(describeWith('judgments', { filingDate: never, plaintiff: null }).meta).toBe('');
    expect(describeWith('liens', { recordingDate: null, taxLienReleaseDate: null }).meta).toBe(
      'Notice of lien. Canary County Recorder. Recorded 03/30/2016.',
    );
    const unknown = { dateFirstSeenAsOwner: null, dateLastSeenAsOwner: readRecordDate('2012') };
    expect(describeWith('pastProperties', unknown).meta).toBe('Portland, OR 97201. Owned until 2012.');
  });

  test('stays one line, however much the record says', () => {
    const { title, meta } = describeWith('liens', {
      lienIssuingAgency: 'Office\n'.repeat(20_000),
      filingLocation: '😀'.repeat(50_000),
    });
    expect([...title].length).toBeLessThanOrEqual(120);
    expect(title.endsWith('…')).toBe(true);
    expect([...meta].length).toBeLessThan(300);
    expect(meta.isWellFormed()).toBe(true);
  });

  test('of several charges is titled after the newest one that has a title', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (offense === undefined) throw new Error('a record without an offense');
    const charge = (offenseTitle: string | null, date: string | null) => ({
      ...offense,
      offenseTitle,
      chargesFiledDate: null,
      bestKnownDate: readRecordDate(date),
    });
    const offenses = [charge('Old', '2001'), charge('Undated', null), charge('New', '2019-06'), charge(null, '2020')];
    const summary = describeWith('criminalAndTrafficRecords', { offenses });
    expect([summary.title, summary.meta]).toEqual(['New', 'Canary County, Oregon. 2020.']);
  });

  test('has the date by which it is sorted: the newest filing, not a later decision', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    if (offense === undefined) throw new Error('a record without an offense');
    const charge = (offenseTitle: string, filed: string, happened: string, known: string) => ({
      ...offense,
      offenseTitle,
      chargesFiledDate: readRecordDate(filed),
      offenseDate: readRecordDate(happened),
      bestKnownDate: readRecordDate(known),
    });
    const offenses = [
      charge('Filed first', '2015', '2014-12', '2022-05'),
      charge('Happened first', '2016-03-02', '2016-01', '2021'),
      charge('Newest', '2016-03-02', '2016-02', '2019'),
    ];
    const summary = describeWith('criminalAndTrafficRecords', { offenses });
    expect([summary.title, summary.meta]).toEqual(['Newest', 'Canary County, Oregon. Filed 03/02/2016.']);
    expect(sortOffenses(offenses).map(({ offenseTitle }) => offenseTitle)).toEqual([
      'Newest',
      'Happened first',
      'Filed first',
    ]);
  });
});

test('a title or an outcome that a source writes as a code is in words', () => {
  const notice = describeWith('foreclosures', { deedCategory: 'NOD', documentType: 'NTS' });
  expect([notice.title, notice.outcomes[0]?.text]).toEqual(['Notice of default', 'Notice of trustee’s sale']);
  expect(describeWith('evictions', { filingType: 'UD' }).title).toBe('Unlawful detainer');
  expect(describeWith('professionalLicenses', { licenseStatus: 'A' }).outcomes).toEqual([
    { text: 'Active', tone: 'good' },
  ]);
});

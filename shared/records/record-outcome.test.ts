import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { readRecordDate } from '../people/record-date.ts';
import {
  bankruptcyOutcome,
  criminalOutcome,
  evictionOutcome,
  foreclosureOutcome,
  judgmentOutcome,
  licenseOutcome,
  lienOutcome,
  offenseOutcome,
} from './record-outcome.ts';

const record = sampleRecord('criminalAndTrafficRecords');
const day = readRecordDate('2019-08-02');

function charge(disposition: string | null, more: Partial<Offense> = {}): Offense {
  const [offense] = record.offenses;
  if (offense === undefined) throw new Error('a record without an offense');
  return { ...offense, disposition, convictionDate: null, status: null, ...more };
}
const recordOf = (isGuilty: boolean, ...offenses: Offense[]): CriminalRecord => ({ ...record, isGuilty, offenses });

describe('a criminal record', () => {
  test('that is guilty has the chip Guilty, whatever happened to its other charges [P4-098]', () => {
    const guilty = { text: 'Guilty', tone: 'guilty' };
    expect(criminalOutcome(recordOf(true, charge('Dismissed'), charge('Convicted')))).toEqual(guilty);
    expect(criminalOutcome(recordOf(true))).toEqual(guilty);
  });

  test('that is not guilty shows the outcome of all charges, or that they differ', () => {
    expect(criminalOutcome(recordOf(false, charge('Dismissed'), charge('Dismissed')))?.text).toBe('Dismissed');
    expect(criminalOutcome(recordOf(false, charge('Dismissed'), charge('Acquitted')))?.text).toBe('Several outcomes');
    expect(criminalOutcome(recordOf(false, charge(null, { status: 'Pending' })))?.text).toBe('Pending');
    expect(criminalOutcome(recordOf(false, charge(null)))).toBeNull();
    expect(criminalOutcome(recordOf(false))).toBeNull();
  });
});

describe('a charge', () => {
  const other = charge('Dismissed');
  test.each<[string, Offense]>([
    ['Convicted', charge('Convicted')],
    ['convicted by trial', charge('convicted by trial')],
    ['Guilty plea', charge('Guilty plea')],
    ['Found guilty', charge('Found guilty')],
    ['only a conviction date', charge(null, { convictionDate: day })],
  ])('in a guilty record is Guilty because of its disposition or conviction: %s', (_, offense) => {
    expect(offenseOutcome(offense, recordOf(true, offense, other))).toEqual({ text: 'Guilty', tone: 'guilty' });
  });

  test.each([
    'Dismissed',
    'Not guilty',
    'Acquitted',
    'Nolle prosequi',
    'Adjudication withheld',
    'Deferred Adjudication',
  ])('in a guilty record that ended otherwise shows the words of the court: %s', (disposition) => {
    const offense = charge(disposition);
    expect(offenseOutcome(offense, recordOf(true, offense, other))).toEqual({ text: disposition, tone: 'plain' });
  });

  test('that is the only one in a guilty record is Guilty, unless its disposition says otherwise', () => {
    expect(offenseOutcome(charge(null), recordOf(true, charge(null)))?.text).toBe('Guilty');
    expect(offenseOutcome(other, recordOf(true, other))?.text).toBe('Dismissed');
  });

  test('is never Guilty in a record that is not guilty', () => {
    const offense = charge('Convicted', { convictionDate: day });
    expect(offenseOutcome(offense, recordOf(false, offense))).toEqual({ text: 'Convicted', tone: 'plain' });
  });

  test('with a long disposition is cut, and with a blank one falls back to its status', () => {
    const long = charge(`Continued ${'again and '.repeat(200)}`);
    expect(offenseOutcome(long, recordOf(false, long))?.text).toHaveLength(40);
    const blank = charge('  ', { status: 'Closed' });
    expect(offenseOutcome(blank, recordOf(false, blank))?.text).toBe('Closed');
  });
});

test('a bankruptcy is discharged, else closed, else open', () => {
  const bankruptcy = sampleRecord('bankruptcies');
  expect(bankruptcyOutcome(bankruptcy)).toEqual({ text: 'Discharged', tone: 'good' });
  expect(bankruptcyOutcome({ ...bankruptcy, dischargeDate: null })).toEqual({ text: 'Closed', tone: 'plain' });
  expect(bankruptcyOutcome({ ...bankruptcy, dischargeDate: null, closedDate: null })).toBeNull();
});

test.each([
  ['Release of lien', 'Released'],
  ['Satisfaction', 'Released'],
  ['Unreleased tax lien', undefined],
  ['Notice of lien', undefined],
  [null, undefined],
])('without a release date, the document says whether a lien is released: %s', (documentType, outcome) => {
  expect(lienOutcome({ ...sampleRecord('liens'), taxLienReleaseDate: null, documentType })?.text).toBe(outcome);
});

test('a judgment is satisfied, a foreclosure is at the stage of its document, an eviction is dismissed, if the record says so', () => {
  expect(judgmentOutcome({ ...sampleRecord('judgments'), filingType: 'Satisfaction of judgment' })?.text).toBe(
    'Satisfied',
  );
  expect(judgmentOutcome({ ...sampleRecord('judgments'), filingType: 'Judgment, not satisfied' })).toBeNull();
  const foreclosure = sampleRecord('foreclosures');
  expect(foreclosureOutcome({ ...foreclosure, documentType: 'Rescission' })).toEqual({
    text: 'Rescission',
    tone: 'good',
  });
  expect(foreclosureOutcome({ ...foreclosure, documentType: 'Lis Pendens' })?.tone).toBe('plain');
  const eviction = sampleRecord('evictions');
  expect(evictionOutcome({ ...eviction, actionType: 'Dismissed' })).toEqual({ text: 'Dismissed', tone: 'good' });
  expect(evictionOutcome({ ...eviction, actionType: 'Nonpayment of Rent' })).toBeNull();
});

test.each([
  ['Active', 'good'],
  ['VALID', 'good'],
  ['Inactive', 'plain'],
  ['Expired', 'plain'],
  ['Something else', 'plain'],
])('a license shows its status: %s', (status, tone) => {
  expect(licenseOutcome(status)).toEqual({ text: status, tone });
});

test('a license without a status shows nothing', () => {
  expect(licenseOutcome(null)).toBeNull();
  expect(licenseOutcome(' ')).toBeNull();
});

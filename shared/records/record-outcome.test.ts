import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import {
  bankruptcyOutcome,
  evictionOutcome,
  foreclosureOutcome,
  judgmentOutcome,
  licenseOutcome,
  lienOutcome,
} from './record-outcome.ts';

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

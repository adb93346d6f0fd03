import { describe, expect, it } from 'vitest';
import { DATE, PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields, outlineOf } from '../../tests/support/contract-fields.ts';
import {
  courtRunnerAddressOptionSchema,
  courtRunnerBaseProductSchema,
  courtRunnerCaseSchema,
  courtRunnerInfoSchema,
  courtRunnerOffenseSchema,
  courtRunnerPersonSchema,
  courtRunnerRecordSchema,
  courtRunnerRequestSchema,
} from './court-runner.ts';

const OFFENSE = {
  offenseTitle: 'Trespass',
  sentence: 'Community service',
  crimeType: 'Misdemeanor',
  offenseDate: DATE,
  bestKnownDate: DATE,
  plea: 'No contest',
  disposition: 'Convicted',
};
const CASE = { fileDate: DATE, sourceName: 'Circuit Court', offenses: [OFFENSE] };
const RECORD = {
  countyName: 'Multnomah',
  stateCode: 'OR',
  status: 'Returned',
  returnedAt: 2,
  payload: { cases: [CASE] },
};
const REQUEST = {
  status: 'Returned',
  requestedAt: 1,
  expectedBy: 3,
  invoiceId: 'PL-2026-11820417',
  total: 47.45,
  courtRunnerRecords: [RECORD],
};
const OPTION = {
  fips: '41051',
  moveInYear: 2019,
  moveOutYear: 2023,
  productId: 'court-41051',
  price: 12.5,
  countyName: 'Multnomah',
  stateCode: 'OR',
  held: { status: 'searched', at: 1, againAt: 2 },
  recordsHeld: 3,
};
const BASE_PRODUCT = { id: 'court-runner', regularPrice: 34.95 };

describe('a Court Runner request', () => {
  it('has a status and a record for each county, with the cases once the court runner is back [P3-101 P3-102]', () => {
    expectFields(courtRunnerRequestSchema, REQUEST);
    expectFields(courtRunnerRecordSchema, RECORD, { orNull: 'payload returnedAt' });
    expect(outlineOf(courtRunnerRecordSchema.shape.payload)).toMatch(/^\{ cases: \[/);
    const isStatus = (status: string) => courtRunnerRecordSchema.safeParse({ ...RECORD, status }).success;
    expect(['Requested', 'Returned', 'Failed', 'Lost'].filter(isStatus)).toEqual(['Requested', 'Returned', 'Failed']);
  });
  it('has date, source and offenses for a case [P3-103 P3-104]', () => {
    expectFields(courtRunnerCaseSchema, CASE, { orNull: 'fileDate sourceName' });
    expectFields(courtRunnerOffenseSchema, OFFENSE, { needed: '', orAbsent: 'disposition' });
  });
});

describe('what a page knows about Court Runner', () => {
  it('is the requests, the counties that can be requested, and the base product [P3-107 P3-108]', () => {
    const info = { requests: [REQUEST], addresses: [OPTION], baseProduct: BASE_PRODUCT };
    expectFields(courtRunnerInfoSchema, info, { orNull: 'baseProduct' });
    expectFields(courtRunnerBaseProductSchema, BASE_PRODUCT);
  });
  it('includes the codes, years of residence, product and fee of each county [P3-106]', () => {
    expectFields(courtRunnerAddressOptionSchema, OPTION, {
      orNull: 'moveInYear moveOutYear',
      orAbsent: 'held recordsHeld',
    });
    for (const wrong of [{ price: '12.50' }, { price: -1 }, { fips: '051' }])
      expect(courtRunnerAddressOptionSchema.safeParse({ ...OPTION, ...wrong }).success).toBe(false);
  });
  it('includes the person the court runner asks about, with the complete date of birth [P3-105]', () => {
    const person = {
      id: PERSON_ID,
      firstName: 'Maya',
      middleName: 'June',
      lastName: 'Ostrowski',
      dateOfBirth: { month: 3, day: 9, year: 1985 },
    };
    expectFields(courtRunnerPersonSchema, person, { orNull: 'middleName' });
    expectFields(courtRunnerPersonSchema.shape.dateOfBirth, person.dateOfBirth);
  });
});

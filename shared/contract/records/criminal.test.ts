import { describe, expect, it } from 'vitest';
import { DATE, RECORD, RECORD_NAME } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { matchIndicatorSchema } from '../primitives.ts';
import { criminalRecordSchema, offenseSchema } from './criminal.ts';

const MATCH = { item: 'name', method: 'exact' };
const OFFENSE = {
  offenseTitle: 'Trespass',
  bestKnownDate: DATE,
  chargesFiledDate: DATE,
  convictionDate: DATE,
  dispositionDate: DATE,
  offenseDate: DATE,
  caseNumber: '21CR00555',
  arrestingAgency: 'Portland Police Bureau',
  county: 'Multnomah',
  crimeCounty: 'Multnomah',
  status: 'Closed',
  warrant: 'W-17',
  crimeType: 'Misdemeanor',
  category: 'Property',
  classification: 'C',
  offenseCode: '164.245',
  gradeOfOffense: 'Misdemeanor',
  degreeOfOffense: 'Second',
  ncicCode: '5707',
  counts: 1,
  caseType: 'Criminal',
  statute: 'ORS 164.245',
  violation: 'Entering unlawfully',
  court: 'Circuit Court',
  courtCosts: 120,
  fines: 250.5,
  plea: 'No contest',
  convictionPlace: 'Portland, OR',
  sentence: 'Community service',
  sentenceLength: '40 hours',
  probation: '6 months',
  disposition: 'Convicted',
  predator: false,
  victimAge: 41,
  victimGender: 'Female',
  victimRace: 'White',
  offenderId: 'OF-555',
};
const CRIMINAL_RECORD = {
  ...RECORD,
  name: RECORD_NAME,
  akas: ['May Ostrowski'],
  marks: ['Tattoo on the left arm'],
  matchIndicators: [MATCH],
  offenses: [OFFENSE],
  birthDate: DATE,
  height: 67,
  weight: 140,
  age: 41,
  ethnicity: 'White',
  militaryService: 'None',
  maritalStatus: 'Married',
  occupation: 'Nurse',
  address: '16 Maple St, Portland, OR 97201',
  driversLicenseIssuingState: 'OR',
  gender: 'Female',
  hairColor: 'Brown',
  eyes: 'Green',
  pictureUrl: 'https://records.example/1.jpg',
  sourceState: 'OR',
  sourceName: 'Circuit Court',
  isGuilty: true,
  isTraffic: false,
};

describe('a criminal record', () => {
  it('has the person charged, how they match, the source and the offenses; most of it may be unknown [P3-069 P3-070 P3-071 P3-072 P3-073]', () => {
    expectFields(criminalRecordSchema, CRIMINAL_RECORD, {
      needed: 'id provenance name akas marks matchIndicators offenses isGuilty isTraffic',
    });
    expectFields(matchIndicatorSchema, MATCH);
    for (const measure of [{ height: 67.5 }, { weight: -1 }, { name: { fullName: ' ' } }])
      expect(criminalRecordSchema.safeParse({ ...CRIMINAL_RECORD, ...measure }).success).toBe(false);
  });
});

describe('an offense', () => {
  it('has title, dates, place, classes, court, outcome and what is published about the victim; any of it may be unknown [P3-074 P3-075 P3-076 P3-077 P3-078]', () => {
    expectFields(offenseSchema, OFFENSE, { needed: '' });
  });
  it('has the age of adult victims only', () => {
    expect(offenseSchema.safeParse({ ...OFFENSE, victimAge: 18 }).success).toBe(true);
    expect(offenseSchema.safeParse({ ...OFFENSE, victimAge: 17 }).success).toBe(false);
  });
});

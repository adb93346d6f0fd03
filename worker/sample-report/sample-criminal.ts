import type { CriminalRecord, Offense } from '../../shared/contract/records/criminal.ts';
import {
  BOISE_HOME,
  dateOn,
  HOME,
  knownSince,
  NAME_AND_BIRTH,
  NAME_ONLY,
  SALEM_HOME,
  SAMPLE_NAME,
  type SampleMonth,
} from './sample-facts.ts';

/** Court records of the invented person: a conviction, a dismissed charge and a ticket. */
export const sampleCriminalRecords: CriminalRecord[] = [
  {
    ...record({ id: 'sample-ticket', since: '2021-10', address: HOME, age: 37, isTraffic: true }),
    matchIndicators: NAME_AND_BIRTH,
    sourceName: 'Multnomah County Circuit Court',
    offenses: [
      {
        ...offense('Speeding, 11 to 20 mph over the limit', 'Multnomah County', [2021, 9, 4], [2021, 9, 6]),
        caseNumber: 'SAMPLE-21-0904',
        court: 'Multnomah County Circuit Court',
        arrestingAgency: 'Portland Police Bureau',
        status: 'Closed',
        crimeType: 'Traffic violation',
        classification: 'Class D',
        caseType: 'Violation',
        fines: 115,
        courtCosts: 0,
        plea: 'No contest',
        disposition: 'Fine paid',
        dispositionDate: dateOn(2021, 10, 1),
      },
    ],
  },
  {
    ...record({ id: 'sample-dismissed', since: '2016-05', address: SALEM_HOME, age: 32 }),
    matchIndicators: NAME_ONLY,
    sourceName: 'Marion County Circuit Court',
    offenses: [
      {
        ...offense('Disorderly conduct in the second degree', 'Marion County', [2016, 5, 21], [2016, 5, 24]),
        caseNumber: 'SAMPLE-16-0521',
        court: 'Marion County Circuit Court',
        arrestingAgency: 'Salem Police Department',
        status: 'Closed',
        crimeType: 'Misdemeanor',
        category: 'Public order',
        classification: 'Class B',
        degreeOfOffense: 'Second',
        caseType: 'Criminal',
        plea: 'Not guilty',
        disposition: 'Dismissed',
        dispositionDate: dateOn(2016, 8, 2),
      },
    ],
  },
  {
    ...record({ id: 'sample-conviction', since: '2011-07', address: BOISE_HOME, age: 27, isGuilty: true }),
    matchIndicators: NAME_AND_BIRTH,
    sourceState: 'ID',
    sourceName: 'Ada County District Court',
    driversLicenseIssuingState: 'ID',
    offenses: [
      {
        ...offense('Malicious injury to property', 'Ada County', [2011, 6, 11], [2011, 6, 13]),
        caseNumber: 'SAMPLE-11-0611',
        court: 'Ada County District Court',
        arrestingAgency: 'Boise Police Department',
        status: 'Closed',
        crimeType: 'Misdemeanor',
        category: 'Property',
        classification: 'Misdemeanor',
        caseType: 'Criminal',
        violation: 'Damage to a fence',
        plea: 'Guilty',
        disposition: 'Convicted',
        dispositionDate: dateOn(2011, 9, 8),
        convictionDate: dateOn(2011, 9, 8),
        convictionPlace: 'Boise, ID',
        sentence: 'Community service',
        sentenceLength: '40 hours',
        probation: '6 months',
        fines: 300,
        courtCosts: 157.5,
      },
    ],
  },
];

interface About {
  readonly id: string;
  readonly since: SampleMonth;
  readonly address: string;
  /** at filing */
  readonly age: number;
  readonly isGuilty?: boolean;
  readonly isTraffic?: boolean;
}

function record({ id, since, address, age, isGuilty = false, isTraffic = false }: About): CriminalRecord {
  return {
    id,
    provenance: knownSince(since, 'court record'),
    name: { fullName: SAMPLE_NAME },
    akas: [],
    marks: [],
    matchIndicators: [],
    offenses: [],
    birthDate: { year: 1984, month: 5, day: null, fullDate: null },
    height: 68,
    weight: 155,
    age,
    ethnicity: null,
    militaryService: null,
    maritalStatus: null,
    occupation: null,
    address,
    driversLicenseIssuingState: 'OR',
    gender: null,
    hairColor: 'Brown',
    eyes: 'Hazel',
    pictureUrl: null,
    sourceState: 'OR',
    sourceName: null,
    isGuilty,
    isTraffic,
  };
}

type Day = readonly [year: number, month: number, day: number];

/** A charge about which nothing is known yet but what, where and when. */
function offense(offenseTitle: string, county: string, committed: Day, filed: Day): Offense {
  return {
    offenseTitle,
    bestKnownDate: dateOn(...committed),
    chargesFiledDate: dateOn(...filed),
    convictionDate: null,
    dispositionDate: null,
    offenseDate: dateOn(...committed),
    caseNumber: null,
    arrestingAgency: null,
    county,
    crimeCounty: county,
    status: null,
    warrant: null,
    crimeType: null,
    category: null,
    classification: null,
    offenseCode: null,
    gradeOfOffense: null,
    degreeOfOffense: null,
    ncicCode: null,
    counts: 1,
    caseType: null,
    statute: null,
    violation: null,
    court: null,
    courtCosts: null,
    fines: null,
    plea: null,
    convictionPlace: null,
    sentence: null,
    sentenceLength: null,
    probation: null,
    disposition: null,
    predator: null,
    victimAge: null,
    victimGender: null,
    victimRace: null,
    offenderId: null,
  };
}

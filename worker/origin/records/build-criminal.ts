import type { CriminalRecord, Offense } from '../../../shared/contract/records/criminal.ts';
import { ADULT_AGE } from '../people/age.ts';
import { ageAtFiling, withoutDay } from './record-birth.ts';
import { parseBody, type RecordBody } from './record-body.ts';
import { type RecordSource, readMatches, recordFieldsOf } from './record-source.ts';

export function buildCriminalRecord(source: RecordSource): CriminalRecord {
  const body = parseBody<CriminalRecord>(source.row.body);
  const { birthDate } = body.dates('birthDate');
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    name: source.name,
    address: source.address,
    ...body.words('akas', 'marks'),
    // A list even without any (P3-070).
    matchIndicators: readMatches(source.row, body.list('matchIndicators')),
    offenses: body.list('offenses').map(buildOffense),
    birthDate: withoutDay(birthDate),
    age: ageAtFiling(body.counts('age').age, birthDate, source.row.filed),
    ...body.counts('height', 'weight'),
    ...body.texts(
      'ethnicity',
      'militaryService',
      'maritalStatus',
      'occupation',
      'driversLicenseIssuingState',
      'gender',
      'hairColor',
      'eyes',
      'pictureUrl',
      'sourceState',
      'sourceName',
    ),
    isGuilty: body.flags('isGuilty').isGuilty === true,
    // The counts go by the category, so both say the same.
    isTraffic: source.row.category === 'traffic',
  };
}

export function buildOffense(body: RecordBody<Offense>): Offense {
  return {
    ...body.texts(
      'offenseTitle',
      'caseNumber',
      'arrestingAgency',
      'county',
      'crimeCounty',
      'status',
      'warrant',
      'crimeType',
      'category',
      'classification',
      'offenseCode',
      'gradeOfOffense',
      'degreeOfOffense',
      'ncicCode',
      'caseType',
      'statute',
      'violation',
      'court',
      'plea',
      'convictionPlace',
      'sentence',
      'sentenceLength',
      'probation',
      'disposition',
      'offenderId',
    ),
    ...body.dates('bestKnownDate', 'chargesFiledDate', 'convictionDate', 'dispositionDate', 'offenseDate'),
    ...body.counts('counts'),
    ...body.numbers('courtCosts', 'fines'),
    ...body.flags('predator'),
    ...victimOf(body),
  };
}

/** Nobody under 18 is in the product, not even as a victim (P3-078): we say nothing about such a victim. */
function victimOf(body: RecordBody<Offense>): Pick<Offense, 'victimAge' | 'victimGender' | 'victimRace'> {
  const { victimAge } = body.counts('victimAge');
  if (victimAge !== null && victimAge < ADULT_AGE) return { victimAge: null, victimGender: null, victimRace: null };
  return { victimAge, ...body.texts('victimGender', 'victimRace') };
}

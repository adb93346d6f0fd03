import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { offenseOutcome } from './charge-outcome.ts';
import type { FieldGroup, NotAField } from './field-group.ts';
import {
  applyRules,
  bodyField,
  dateField,
  dollarField,
  type FieldRules,
  flagField,
  listField,
  numberField,
  stateField,
  textField,
  wideField,
  writeHeight,
  writeText,
  writeWeight,
} from './field-rules.ts';
import { sortOffenses } from './sort-offenses.ts';

const { criminal: labels, offense: offenseLabels, sections } = recordLabels;

/** The first nine are what most readers look for; the rest come after them. */
const OFFENSE_RULES: FieldRules<Offense> = {
  offenseDate: dateField(offenseLabels.offenseDate),
  chargesFiledDate: dateField(offenseLabels.chargesFiledDate),
  disposition: textField(offenseLabels.disposition),
  caseNumber: textField(offenseLabels.caseNumber),
  court: textField(offenseLabels.court),
  plea: textField(offenseLabels.plea),
  sentence: textField(offenseLabels.sentence),
  fines: dollarField(offenseLabels.fines),
  courtCosts: dollarField(offenseLabels.courtCosts),
  offenseTitle: textField(offenseLabels.offenseTitle),
  dispositionDate: dateField(offenseLabels.dispositionDate),
  convictionDate: dateField(offenseLabels.convictionDate),
  convictionPlace: textField(offenseLabels.convictionPlace),
  sentenceLength: textField(offenseLabels.sentenceLength),
  probation: textField(offenseLabels.probation),
  status: textField(offenseLabels.status),
  warrant: textField(offenseLabels.warrant),
  arrestingAgency: textField(offenseLabels.arrestingAgency),
  county: textField(offenseLabels.county),
  crimeCounty: textField(offenseLabels.crimeCounty),
  statute: textField(offenseLabels.statute),
  violation: textField(offenseLabels.violation),
  crimeType: textField(offenseLabels.crimeType),
  category: textField(offenseLabels.category),
  classification: textField(offenseLabels.classification),
  gradeOfOffense: textField(offenseLabels.gradeOfOffense),
  degreeOfOffense: textField(offenseLabels.degreeOfOffense),
  counts: numberField(offenseLabels.counts),
  caseType: textField(offenseLabels.caseType),
  offenseCode: textField(offenseLabels.offenseCode),
  ncicCode: textField(offenseLabels.ncicCode),
  offenderId: textField(offenseLabels.offenderId),
  predator: flagField(offenseLabels.predator),
  victimAge: numberField(offenseLabels.victimAge),
  victimGender: bodyField(offenseLabels.victimGender),
  victimRace: textField(offenseLabels.victimRace),
  bestKnownDate: dateField(offenseLabels.bestKnownDate),
};

/** Id and provenance are shown at the top. A picture is hosted by a third party, who would learn who is looking. */
const PERSON_RULES: FieldRules<CriminalRecord, NotAField | 'pictureUrl' | 'offenses'> = {
  name: { label: labels.name, write: ({ fullName }) => writeText(fullName) },
  akas: listField(labels.akas),
  birthDate: dateField(labels.birthDate),
  age: numberField(labels.age),
  gender: bodyField(labels.gender),
  hairColor: bodyField(labels.hairColor),
  eyes: bodyField(labels.eyes),
  height: { label: labels.height, write: writeHeight },
  weight: { label: labels.weight, write: writeWeight },
  ethnicity: textField(labels.ethnicity),
  marks: listField(labels.marks),
  driversLicenseIssuingState: stateField(labels.driversLicenseIssuingState),
  address: wideField(labels.address),
  occupation: textField(labels.occupation),
  maritalStatus: textField(labels.maritalStatus),
  militaryService: textField(labels.militaryService),
  isTraffic: {
    label: labels.isTraffic,
    write: (isTraffic) => (isTraffic ? recordsCopy.traffic : recordsCopy.criminal),
  },
  isGuilty: flagField(labels.isGuilty),
  sourceName: textField(labels.sourceName),
  sourceState: stateField(labels.sourceState),
};

/** Each charge with its outcome (P4-098), newest first; then who was charged. */
export function criminalFields(record: CriminalRecord): FieldGroup[] {
  const offenses = sortOffenses(record.offenses).map(
    (offense): FieldGroup => ({
      kind: 'offense',
      title: writeText(offense.offenseTitle ?? '') ?? recordsCopy.unavailable.description,
      outcome: offenseOutcome(offense, record),
      fields: applyRules(offense, OFFENSE_RULES),
    }),
  );
  return [
    ...offenses,
    { kind: 'person', title: sections.person, outcome: null, fields: applyRules(record, PERSON_RULES) },
  ];
}

import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { oneLine } from '../copy/format/prose.ts';
import { fieldsCopy } from '../copy/records/fields.ts';
import { formatRecordDate } from '../copy/records/record-date.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { offenseOutcome } from './charge-outcome.ts';
import type { FieldGroup, NotAField } from './field-group.ts';
import {
  applyRules,
  codeField,
  dateField,
  dollarField,
  type FieldRules,
  flagField,
  listField,
  numberField,
  type RecordField,
  rare,
  shorten,
  stateField,
  TITLE_MAX,
  textField,
  wideField,
  writeHeight,
  writeText,
  writeWeight,
} from './field-rules.ts';
import { withCountyNames } from './offense-counties.ts';
import { sortOffenses } from './sort-offenses.ts';

const { criminal: labels, offense: offenseLabels, sections } = recordLabels;

/** What most readers look for comes first; then what came of it, who was there, and the codes. */
const OFFENSE_RULES: FieldRules<Offense, 'dispositionDate' | 'offenseTitle'> = {
  offenseDate: dateField(offenseLabels.offenseDate),
  chargesFiledDate: dateField(offenseLabels.chargesFiledDate),
  disposition: textField(offenseLabels.disposition),
  caseNumber: textField(offenseLabels.caseNumber),
  court: textField(offenseLabels.court),
  plea: codeField(offenseLabels.plea, 'plea'),
  sentence: textField(offenseLabels.sentence),
  fines: dollarField(offenseLabels.fines),
  courtCosts: dollarField(offenseLabels.courtCosts),
  sentenceLength: textField(offenseLabels.sentenceLength),
  probation: codeField(offenseLabels.probation, 'flag'),
  convictionDate: dateField(offenseLabels.convictionDate),
  convictionPlace: textField(offenseLabels.convictionPlace),
  status: codeField(offenseLabels.status, 'caseStatus'),
  warrant: codeField(offenseLabels.warrant, 'flag'),
  classification: codeField(offenseLabels.classification, 'crime'),
  degreeOfOffense: codeField(offenseLabels.degreeOfOffense, 'degree'),
  gradeOfOffense: codeField(offenseLabels.gradeOfOffense, 'grade'),
  counts: numberField(offenseLabels.counts),
  statute: textField(offenseLabels.statute),
  arrestingAgency: textField(offenseLabels.arrestingAgency),
  county: textField(offenseLabels.county),
  crimeCounty: textField(offenseLabels.crimeCounty),
  crimeType: codeField(offenseLabels.crimeType, 'crime'),
  category: textField(offenseLabels.category),
  caseType: codeField(offenseLabels.caseType, 'caseType'),
  violation: textField(offenseLabels.violation),
  offenseCode: textField(offenseLabels.offenseCode),
  ncicCode: textField(offenseLabels.ncicCode),
  offenderId: textField(offenseLabels.offenderId),
  predator: rare(flagField(offenseLabels.predator)),
  victimAge: rare(numberField(offenseLabels.victimAge)),
  victimGender: rare(codeField(offenseLabels.victimGender, 'gender')),
  victimRace: rare(codeField(offenseLabels.victimRace, 'ethnicity')),
  bestKnownDate: dateField(offenseLabels.bestKnownDate),
};
const DISPOSITION_AT = Object.keys(OFFENSE_RULES).indexOf('disposition');

/**
 * Id and provenance are shown at the top, and so is the outcome: the bare flag would contradict a charge that ended
 * otherwise (P4-098). A picture is hosted by a third party, who would learn who is looking.
 */
const PERSON_RULES: FieldRules<CriminalRecord, NotAField | 'pictureUrl' | 'isGuilty' | 'offenses' | AboutKey> = {
  name: { label: labels.name, write: ({ fullName }) => writeText(fullName) },
  akas: listField(labels.akas),
  birthDate: dateField(labels.birthDate),
  age: numberField(labels.age),
  gender: codeField(labels.gender, 'gender'),
  hairColor: codeField(labels.hairColor, 'hair'),
  eyes: codeField(labels.eyes, 'eyes'),
  height: { label: labels.height, write: writeHeight },
  weight: { label: labels.weight, write: writeWeight },
  ethnicity: codeField(labels.ethnicity, 'ethnicity'),
  marks: listField(labels.marks),
  driversLicenseIssuingState: stateField(labels.driversLicenseIssuingState),
  occupation: textField(labels.occupation),
  maritalStatus: textField(labels.maritalStatus),
  militaryService: codeField(labels.militaryService, 'flag'),
  address: wideField(labels.address),
};

/** Of the record as a whole. */
type AboutKey = 'isTraffic' | 'sourceName' | 'sourceState';

const ABOUT_RULES: FieldRules<Pick<CriminalRecord, AboutKey>> = {
  isTraffic: {
    label: labels.isTraffic,
    write: (isTraffic) => (isTraffic ? recordsCopy.traffic : recordsCopy.criminal),
  },
  sourceName: textField(labels.sourceName),
  sourceState: stateField(labels.sourceState),
};

/** Each charge with its outcome (P4-098), newest first; then who was charged, and where the record is from. */
export function criminalFields(record: CriminalRecord): FieldGroup[] {
  const offenses = sortOffenses(record.offenses).map((offense): FieldGroup => {
    const title = oneLine(offense.offenseTitle ?? '') || recordsCopy.unavailable.description;
    const whole = title.length > TITLE_MAX ? [{ label: offenseLabels.offenseTitle, value: title, isWide: true }] : [];
    return {
      kind: 'offense',
      title: shorten(title, TITLE_MAX),
      outcome: offenseOutcome(offense, record),
      fields: [...offenseFields(withCountyNames(offense, record)), ...whole],
    };
  });
  return [
    ...offenses,
    { kind: 'person', title: sections.person, outcome: null, fields: applyRules(record, PERSON_RULES) },
    { kind: 'facts', title: sections.about, outcome: null, fields: aboutFields(record) },
  ];
}

function aboutFields(record: Pick<CriminalRecord, AboutKey>): RecordField[] {
  return applyRules(record, ABOUT_RULES);
}

/** Without what the heading says already, and with the date of the disposition beside it: 'Convicted, 09/13/2011'. */
function offenseFields(offense: Offense): RecordField[] {
  const { offenseTitle, violation } = offense;
  const isTold = violation !== null && violation.trim() === offenseTitle?.trim();
  const fields = applyRules(offense, OFFENSE_RULES).toSpliced(DISPOSITION_AT, 1, ...dispositionFields(offense));
  return isTold ? fields.filter(({ label }) => label !== offenseLabels.violation) : fields;
}

function dispositionFields({ disposition, dispositionDate }: Offense): RecordField[] {
  const value = writeText(disposition ?? '');
  const date = dispositionDate === null ? null : formatRecordDate(dispositionDate);
  if (value !== null && date !== null)
    return [{ label: offenseLabels.disposition, value: fieldsCopy.dated(value, date) }];
  const said: RecordField = { label: offenseLabels.disposition, value };
  return value === null && date === null ? [said] : [said, { label: offenseLabels.dispositionDate, value: date }];
}

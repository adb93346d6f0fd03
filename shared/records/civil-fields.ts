import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { type FieldGroup, factsOf, type NotAField } from './field-group.ts';
import {
  applyRules,
  codeField,
  dateField,
  dollarField,
  type FieldRule,
  type FieldRules,
  flagField,
  numberField,
  type RecordField,
  stateField,
  textField,
  wideField,
  writeArea,
  writeText,
  writeYear,
} from './field-rules.ts';

const { bankruptcy, lien, judgment, foreclosure, home, eviction, sections, party: partyLabels } = recordLabels;

const BANKRUPTCY_RULES: FieldRules<Bankruptcy, NotAField | 'debtors'> = {
  chapter: codeField(bankruptcy.chapter, 'chapter'),
  caseNumber: textField(bankruptcy.caseNumber),
  fileDate: dateField(bankruptcy.fileDate),
  closedDate: dateField(bankruptcy.closedDate),
  reportDate: dateField(bankruptcy.reportDate),
  dischargeDate: dateField(bankruptcy.dischargeDate),
  assetsAvailable: flagField(bankruptcy.assetsAvailable),
  noticeType: codeField(bankruptcy.noticeType, 'bankruptcyNotice'),
  judgeName: textField(bankruptcy.judgeName),
  courtId: textField(bankruptcy.courtId),
  district: textField(bankruptcy.district),
  division: textField(bankruptcy.division),
  phone: textField(bankruptcy.phone),
  trusteePhone: textField(bankruptcy.trusteePhone),
  lawFirm: textField(bankruptcy.lawFirm),
  attorneyName: textField(bankruptcy.attorneyName),
  attorneyPhone: textField(bankruptcy.attorneyPhone),
};

const LIEN_RULES: FieldRules<Lien, NotAField> = {
  totalAmount: dollarField(lien.totalAmount),
  kindOfTax: codeField(lien.kindOfTax, 'tax'),
  lienIssuingAgency: textField(lien.lienIssuingAgency),
  filingLocation: textField(lien.filingLocation),
  recordingDate: dateField(lien.recordingDate),
  recordingNumber: textField(lien.recordingNumber),
  taxLienDate: dateField(lien.taxLienDate),
  taxLienReleaseDate: dateField(lien.taxLienReleaseDate),
  certificateNumber: textField(lien.certificateNumber),
  documentType: codeField(lien.documentType, 'filing'),
  deedCategoryType: codeField(lien.deedCategoryType, 'deed'),
  courtCaseNumber: textField(lien.courtCaseNumber),
  name: nameField(lien.name),
};

const JUDGMENT_RULES: FieldRules<Judgment, NotAField> = {
  filingType: codeField(judgment.filingType, 'filing'),
  totalAmount: dollarField(judgment.totalAmount),
  filingDate: dateField(judgment.filingDate),
  courtCaseNumber: textField(judgment.courtCaseNumber),
  plaintiff: textField(judgment.plaintiff),
  name: nameField(judgment.name),
  businessName: textField(judgment.businessName),
  courtId: textField(judgment.courtId),
  courtPhone: textField(judgment.courtPhone),
  courtAddress: wideField(judgment.courtAddress),
  address: wideField(judgment.address),
};

const FORECLOSURE_RULES: FieldRules<Foreclosure, NotAField | 'owners' | 'propertyAttributes'> = {
  deedCategory: codeField(foreclosure.deedCategory, 'deed'),
  documentType: codeField(foreclosure.documentType, 'deed'),
  documentNumber: textField(foreclosure.documentNumber),
  deedBook: textField(foreclosure.deedBook),
  deedPage: textField(foreclosure.deedPage),
  recordingDate: dateField(foreclosure.recordingDate),
  filingDate: dateField(foreclosure.filingDate),
  auctionDate: dateField(foreclosure.auctionDate),
  defaultAmount: dollarField(foreclosure.defaultAmount),
  judgmentAmount: dollarField(foreclosure.judgmentAmount),
  loanAmount: dollarField(foreclosure.loanAmount),
  lenderName: textField(foreclosure.lenderName),
  trusteeName: textField(foreclosure.trusteeName),
  parcelNumber: textField(foreclosure.parcelNumber),
  address: wideField(foreclosure.address),
  legalDescription: wideField(foreclosure.legalDescription),
};

type Home = NonNullable<Foreclosure['propertyAttributes']>;

const HOME_RULES: FieldRules<Home> = {
  units: numberField(home.units),
  area: { label: home.area, write: writeArea },
  bedrooms: numberField(home.bedrooms),
  bathrooms: numberField(home.bathrooms),
  zoning: textField(home.zoning),
  lotSize: { label: home.lotSize, write: writeArea },
  yearBuilt: { label: home.yearBuilt, write: writeYear },
  landValue: dollarField(home.landValue),
  improvementValue: dollarField(home.improvementValue),
};
/** A building about which the record says nothing. */
const UNKNOWN_HOME: Home = {
  units: null,
  area: null,
  bedrooms: null,
  bathrooms: null,
  zoning: null,
  lotSize: null,
  yearBuilt: null,
  landValue: null,
  improvementValue: null,
};

const EVICTION_RULES: FieldRules<Eviction, NotAField> = {
  filingType: codeField(eviction.filingType, 'filing'),
  filingDate: dateField(eviction.filingDate),
  filingState: stateField(eviction.filingState),
  caseNumber: textField(eviction.caseNumber),
  actionType: codeField(eviction.actionType, 'filing'),
  unlawfulDetainer: flagField(eviction.unlawfulDetainer),
  department: textField(eviction.department),
  liabilityAmount: dollarField(eviction.liabilityAmount),
  name: nameField(eviction.name),
  address: wideField(eviction.address),
};

export function bankruptcyFields(record: Bankruptcy): FieldGroup[] {
  return [factsOf(record, BANKRUPTCY_RULES), parties(sections.debtors, record.debtors, partyLabels.debtor)];
}

export function lienFields(record: Lien): FieldGroup[] {
  return [factsOf(record, LIEN_RULES)];
}

export function judgmentFields(record: Judgment): FieldGroup[] {
  return [factsOf(record, JUDGMENT_RULES)];
}

export function foreclosureFields(record: Foreclosure): FieldGroup[] {
  return [
    factsOf(record, FORECLOSURE_RULES),
    parties(sections.owners, record.owners, partyLabels.owner),
    {
      kind: 'home',
      title: sections.home,
      outcome: null,
      fields: applyRules(record.propertyAttributes ?? UNKNOWN_HOME, HOME_RULES),
    },
  ];
}

export function evictionFields(record: Eviction): FieldGroup[] {
  return [factsOf(record, EVICTION_RULES)];
}

function nameField(label: string): FieldRule<{ readonly fullName: string } | null> {
  return { label, write: ({ fullName }) => writeText(fullName) };
}

/** Numbered people and companies, each with the address in the record; without any, a single unknown one. */
function parties(title: string, listed: Bankruptcy['debtors'], label: (at: number) => string): FieldGroup {
  const some = listed.length === 0 ? [{ name: null, address: null }] : listed;
  const fields = some.flatMap(({ name, address }, index) => {
    const called = label(index + 1);
    const where = writeText(address ?? '');
    const who: RecordField = { label: called, value: writeText(name ?? '') };
    return where === null ? [who] : [who, { label: partyLabels.addressOf(called), value: where }];
  });
  return { kind: 'parties', title, outcome: null, fields };
}

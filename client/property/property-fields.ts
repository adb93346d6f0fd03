import type { RecordDate } from '../../shared/contract/primitives.ts';
import type { Mortgage, Ownership, Property } from '../../shared/contract/records/property.ts';
import { formatWholeDollars } from '../../shared/copy/format/dollars.ts';
import { joinAnd } from '../../shared/copy/format/prose.ts';
import { personPropertyCopy as words } from '../../shared/copy/person/person-property.ts';
import type { CodeTopic } from '../../shared/copy/records/code-words.ts';
import { formatRecordDate } from '../../shared/copy/records/record-date.ts';
import {
  type RecordField,
  shorten,
  TITLE_MAX,
  type Write,
  writeArea,
  writeNumber,
  writeText,
  writeYear,
} from '../../shared/records/field-rules.ts';
import { readCode } from '../../shared/records/read-code.ts';

/** One transfer, with what was recorded and borrowed then (P3-096 to P3-098). */
export interface OwnershipFields {
  readonly title: string;
  readonly fields: readonly RecordField[];
  readonly parts: readonly { readonly title: string; readonly fields: readonly RecordField[] }[];
}

/** Every field of a property, as the report shows it, section by section (P3-100); null what is not on record (P3-099). */
export interface PropertyReport {
  readonly basic: readonly RecordField[];
  readonly tax: readonly RecordField[];
  readonly transaction: readonly RecordField[];
  readonly ownerships: readonly OwnershipFields[];
}

type Key = keyof typeof words.fields;

/** Nothing has a negative value. */
const dollarText: Write<number> = (dollars) => (dollars < 0 ? null : formatWholeDollars(dollars));
/** A negative interest rate counts as unknown. */
const rateText: Write<number> = (percent) => (percent < 0 ? null : words.rate(percent));
const yesOrNo: Write<boolean> = (isSo) => (isSo ? words.yes : words.no);
/** Sources write many of these as codes. */
const code =
  (topic: CodeTopic): Write<string> =>
  (text) =>
    readCode(topic, text);

export function describeProperty(property: Property): PropertyReport {
  const { dateFirstSeenAsOwner, dateLastSeenAsOwner, saleDate, mortgageEndDate } = property;
  const text = (key: TextKey) => field(words.fields[key], property[key], writeText);
  const coded = (key: TextKey, topic: CodeTopic) => field(words.fields[key], property[key], code(topic));
  const year = (key: YearKey) => field(words.fields[key], property[key], writeYear);
  const count = (key: CountKey) => field(words.fields[key], property[key], writeNumber);
  const area = (key: AreaKey) => field(words.fields[key], property[key], writeArea);
  const dollars = (key: DollarKey) => field(words.fields[key], property[key], dollarText);
  const flag = (key: FlagKey) => field(words.fields[key], property[key], yesOrNo);
  const date = (key: Key, value: RecordDate | null) => field(words.fields[key], value, formatRecordDate);

  const basic = [
    text('apn'),
    text('apnSequenceNumber'),
    year('yearBuilt'),
    count('bedrooms'),
    count('baths'),
    area('livingSquareFeet'),
    area('buildingSquareFeet'),
    area('landSquareFeet'),
    text('subdivisionName'),
    date('dateFirstSeenAsOwner', dateFirstSeenAsOwner),
    date('dateLastSeenAsOwner', dateLastSeenAsOwner),
    { ...text('legalDescription'), isWide: true },
  ];
  const tax = [
    dollars('totalValue'),
    dollars('assessedValue'),
    year('assessedYear'),
    dollars('landValue'),
    dollars('improvementValue'),
    year('taxYear'),
    dollars('taxAmount'),
  ];
  const transaction = [
    date('saleDate', saleDate),
    dollars('saleAmount'),
    coded('purchaseInformation', 'purchase'),
    coded('deedSecCat', 'purchase'),
    text('book'),
    text('page'),
    text('lenderInformation'),
    text('lenderCompanyCode'),
    field(words.fields.mortgageInterestRate, property.mortgageInterestRate, rateText),
    coded('mortgageInterestRateType', 'rate'),
    date('mortgageEndDate', mortgageEndDate),
    dollars('mortgageAssumptionAmount'),
    dollars('secondMortgageAmount'),
    coded('secondMortgageLoanType', 'loan'),
    coded('secondMortgageDeedType', 'mortgageDeed'),
    flag('privatePartyLender'),
    flag('constructionLoan'),
    flag('equalityFlag'),
  ];
  return { basic, tax, transaction, ownerships: property.ownerships.map(describeOwnership) };
}

type KeysOf<T> = { [K in keyof Property]: Property[K] extends T | null ? K : never }[keyof Property];
type TextKey = Extract<KeysOf<string>, Key>;
type YearKey = Extract<KeysOf<number>, `year${string}` | `${string}Year`>;
type CountKey = Extract<KeysOf<number>, 'bedrooms' | 'baths'>;
type AreaKey = Extract<KeysOf<number>, `${string}SquareFeet`>;
type DollarKey = Extract<KeysOf<number>, `${string}Amount` | `${string}Value`>;
type FlagKey = KeysOf<boolean>;

function describeOwnership(ownership: Ownership, index: number): OwnershipFields {
  const labels = words.ownership;
  const owners = namesOf(ownership.owners);
  const { registryEntities, mortgages } = ownership;
  const fields = [
    { label: labels.owners, value: owners },
    { label: labels.sellers, value: namesOf(ownership.sellers) },
    ...saleFields(ownership),
    field(labels.ownerRelationshipType, ownership.ownerRelationshipType, code('owners')),
    field(labels.absenteeIndicator, ownership.absenteeIndicator, code('occupancy')),
    field(labels.universalLandUse, ownership.universalLandUse, code('landUse')),
    field(labels.propertyIndicator, ownership.propertyIndicator, code('propertyKind')),
    field(labels.resaleNewConstruction, ownership.resaleNewConstruction, code('sale')),
    field(labels.residentialModelIndicator, ownership.residentialModelIndicator, code('flag')),
    field(labels.titleCompanyName, ownership.titleCompanyName, writeText),
    field(labels.lenderName, ownership.lenderName?.fullName ?? null, writeText),
    ...(registryEntities.length === 0 ? [{ label: labels.registryEntities, value: null }] : []),
    ...(mortgages.length === 0 ? [{ label: labels.mortgages, value: null }] : []),
  ];
  return {
    title: words.numbered.ownership(index + 1, owners === null ? null : shorten(owners, TITLE_MAX)),
    fields,
    parts: [
      ...registryEntities.map((entity, at) => ({
        title: words.numbered.document(at + 1),
        fields: [
          field(words.document.documentType, entity.documentType, code('deed')),
          field(words.document.documentNumber, entity.documentNumber, writeText),
          field(words.document.recordingDate, entity.recordingDate, formatRecordDate),
        ],
      })),
      ...mortgages.map((mortgage, at) => ({
        title: words.numbered.mortgage(at + 1),
        fields: mortgageFields(mortgage),
      })),
    ],
  };
}

/** Nothing if the origin does not say when and for how much a home changed hands. */
function saleFields({ saleDate, saleAmount }: Ownership): RecordField[] {
  if (saleDate === undefined || saleAmount === undefined) return [];
  return [
    field(words.fields.saleDate, saleDate, formatRecordDate),
    field(words.fields.saleAmount, saleAmount, dollarText),
  ];
}

function mortgageFields(mortgage: Mortgage): RecordField[] {
  const labels = words.mortgage;
  return [
    field(labels.mortgageAmount, mortgage.mortgageAmount, dollarText),
    field(labels.mortgageLoanType, mortgage.mortgageLoanType, code('loan')),
    field(labels.mortgageDeedType, mortgage.mortgageDeedType, code('mortgageDeed')),
    field(labels.mortgageTerm, mortgage.mortgageTerm, writeText),
    field(labels.mortgageDate, mortgage.mortgageDate, formatRecordDate),
    field(labels.mortgageDueDate, mortgage.mortgageDueDate, formatRecordDate),
    field(labels.mtgSecCat, mortgage.mtgSecCat, code('mortgageRank')),
    field(labels.cashPurchase, mortgage.cashPurchase, yesOrNo),
    field(labels.refiFlag, mortgage.refiFlag, yesOrNo),
  ];
}

function field<T>(label: string, value: T | null, write: Write<T>): RecordField {
  return { label, value: value === null ? null : write(value) };
}

/** 'Ann Hale and Bob Hale'; null for an empty list: people who may not be named are missing from it. */
function namesOf(parties: Ownership['owners']): string | null {
  return parties.length === 0 ? null : joinAnd(parties.map(({ name }) => name.fullName));
}

/** All fields of a report under their headings, in the order in which they are shown. */
export function propertySections({ basic, tax, transaction, ownerships }: PropertyReport): {
  readonly title: string;
  readonly fields: readonly RecordField[];
}[] {
  const { sections } = words;
  return [
    { title: sections.basic, fields: basic },
    { title: sections.tax, fields: tax },
    { title: sections.transaction, fields: transaction },
    ...ownerships.flatMap(({ title, fields, parts }) => [{ title, fields }, ...parts]),
  ];
}

import type { RecordDate } from '../../shared/contract/primitives.ts';
import type { Mortgage, Ownership, Property } from '../../shared/contract/records/property.ts';
import { formatWholeDollars } from '../../shared/copy/format/dollars.ts';
import { joinAnd } from '../../shared/copy/format/prose.ts';
import { personPropertyCopy as words } from '../../shared/copy/person/person-property.ts';
import { formatRecordDate } from '../../shared/copy/records/record-date.ts';
import { writeArea, writeNumber, writeText, writeYear } from '../../shared/records/field-rules.ts';

/** One field of the property report; null is shown as 'Not available' (P3-099). */
export interface PropertyField {
  readonly label: string;
  readonly value: string | null;
  /** a long text that takes its own line */
  readonly isWide?: boolean;
}

/** One transfer, with what was recorded and borrowed then (P3-096 to P3-098). */
export interface OwnershipFields {
  readonly title: string;
  readonly fields: readonly PropertyField[];
  readonly parts: readonly { readonly title: string; readonly fields: readonly PropertyField[] }[];
}

/** Every field of a property, as the report shows it, section by section (P3-100). */
export interface PropertyReport {
  readonly basic: readonly PropertyField[];
  readonly tax: readonly PropertyField[];
  readonly transaction: readonly PropertyField[];
  readonly ownerships: readonly OwnershipFields[];
  /** at least one field is 'Not available', which must be explained */
  readonly hasMissing: boolean;
}

type Key = keyof typeof words.fields;
/** How a stored value is formatted. */
type Write<T> = (value: T) => string | null;

/** Nothing has a negative value. */
const dollarText: Write<number> = (dollars) => (dollars < 0 ? null : formatWholeDollars(dollars));
/** A negative interest rate counts as unknown. */
const rateText: Write<number> = (percent) => (percent < 0 ? null : words.rate(percent));
const yesOrNo: Write<boolean> = (isSo) => (isSo ? words.yes : words.no);

export function describeProperty(property: Property): PropertyReport {
  const { dateFirstSeenAsOwner, dateLastSeenAsOwner, saleDate, mortgageEndDate } = property;
  const text = (key: TextKey) => field(words.fields[key], property[key], writeText);
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
    text('purchaseInformation'),
    text('deedSecCat'),
    text('book'),
    text('page'),
    text('lenderInformation'),
    text('lenderCompanyCode'),
    field(words.fields.mortgageInterestRate, property.mortgageInterestRate, rateText),
    text('mortgageInterestRateType'),
    date('mortgageEndDate', mortgageEndDate),
    dollars('mortgageAssumptionAmount'),
    dollars('secondMortgageAmount'),
    text('secondMortgageLoanType'),
    text('secondMortgageDeedType'),
    flag('privatePartyLender'),
    flag('constructionLoan'),
    flag('equalityFlag'),
  ];
  const ownerships = property.ownerships.map(describeOwnership);
  const all = [
    basic,
    tax,
    transaction,
    ...ownerships.flatMap(({ fields, parts }) => [fields, ...parts.map((part) => part.fields)]),
  ];
  return { basic, tax, transaction, ownerships, hasMissing: all.flat().some(({ value }) => value === null) };
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
    field(labels.ownerRelationshipType, ownership.ownerRelationshipType, writeText),
    field(labels.absenteeIndicator, ownership.absenteeIndicator, writeText),
    field(labels.universalLandUse, ownership.universalLandUse, writeText),
    field(labels.propertyIndicator, ownership.propertyIndicator, writeText),
    field(labels.resaleNewConstruction, ownership.resaleNewConstruction, writeText),
    field(labels.residentialModelIndicator, ownership.residentialModelIndicator, writeText),
    field(labels.titleCompanyName, ownership.titleCompanyName, writeText),
    field(labels.lenderName, ownership.lenderName?.fullName ?? null, writeText),
    ...(registryEntities.length === 0 ? [{ label: labels.registryEntities, value: null }] : []),
    ...(mortgages.length === 0 ? [{ label: labels.mortgages, value: null }] : []),
  ];
  return {
    title: words.numbered.ownership(index + 1, owners),
    fields,
    parts: [
      ...registryEntities.map((entity, at) => ({
        title: words.numbered.document(at + 1),
        fields: [
          field(words.document.documentType, entity.documentType, writeText),
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

function mortgageFields(mortgage: Mortgage): PropertyField[] {
  const labels = words.mortgage;
  return [
    field(labels.mortgageAmount, mortgage.mortgageAmount, dollarText),
    field(labels.mortgageLoanType, mortgage.mortgageLoanType, writeText),
    field(labels.mortgageDeedType, mortgage.mortgageDeedType, writeText),
    field(labels.mortgageTerm, mortgage.mortgageTerm, writeText),
    field(labels.mortgageDate, mortgage.mortgageDate, formatRecordDate),
    field(labels.mortgageDueDate, mortgage.mortgageDueDate, formatRecordDate),
    field(labels.mtgSecCat, mortgage.mtgSecCat, writeText),
    field(labels.cashPurchase, mortgage.cashPurchase, yesOrNo),
    field(labels.refiFlag, mortgage.refiFlag, yesOrNo),
  ];
}

function field<T>(label: string, value: T | null, write: Write<T>): PropertyField {
  return { label, value: value === null ? null : write(value) };
}

/** 'Ann Hale and Bob Hale'; null for an empty list: people who may not be named are missing from it. */
function namesOf(parties: Ownership['owners']): string | null {
  return parties.length === 0 ? null : joinAnd(parties.map(({ name }) => name.fullName));
}

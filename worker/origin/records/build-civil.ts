import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../../../shared/contract/records/civil.ts';
import { parseBody, type RecordBody } from './record-body.ts';
import { type RecordSource, recordFieldsOf } from './record-source.ts';

export function buildBankruptcy(source: RecordSource): Bankruptcy {
  const body = parseBody<Bankruptcy>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts(
      'chapter',
      'caseNumber',
      'noticeType',
      'lawFirm',
      'attorneyName',
      'attorneyPhone',
      'trusteePhone',
      'judgeName',
      'courtId',
      'division',
      'district',
      'phone',
    ),
    ...body.dates('fileDate', 'closedDate', 'reportDate', 'dischargeDate'),
    ...body.flags('assetsAvailable'),
    debtors: source.parties,
  };
}

export function buildLien(source: RecordSource): Lien {
  const body = parseBody<Lien>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts(
      'filingLocation',
      'lienIssuingAgency',
      'deedCategoryType',
      'documentType',
      'recordingNumber',
      'courtCaseNumber',
      'certificateNumber',
      'kindOfTax',
    ),
    ...body.numbers('totalAmount'),
    ...body.dates('recordingDate', 'taxLienDate', 'taxLienReleaseDate'),
    name: source.name,
  };
}

export function buildJudgment(source: RecordSource): Judgment {
  const body = parseBody<Judgment>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts(
      'filingType',
      'courtCaseNumber',
      'plaintiff',
      'courtId',
      'businessName',
      'courtPhone',
      'courtAddress',
    ),
    ...body.numbers('totalAmount'),
    ...body.dates('filingDate'),
    name: source.name,
    address: source.address,
  };
}

export function buildForeclosure(source: RecordSource): Foreclosure {
  const body = parseBody<Foreclosure>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts(
      'deedCategory',
      'deedBook',
      'deedPage',
      'documentType',
      'documentNumber',
      'lenderName',
      'trusteeName',
    ),
    ...body.dates('recordingDate', 'filingDate', 'auctionDate'),
    ...body.numbers('defaultAmount', 'judgmentAmount', 'loanAmount'),
    ...describeHome(source),
    owners: source.parties,
    address: source.address,
  };
}

type HomeFields = Pick<Foreclosure, 'parcelNumber' | 'legalDescription' | 'propertyAttributes'>;

/** Parcel and building identify a house as surely as its address does, so they are hidden with it. */
function describeHome({ row }: RecordSource): HomeFields {
  if (row.is_address_hidden === 1) return { parcelNumber: null, legalDescription: null, propertyAttributes: null };
  const body = parseBody<Foreclosure>(row.body);
  const building = body.inner('propertyAttributes');
  return {
    ...body.texts('parcelNumber', 'legalDescription'),
    propertyAttributes: building === null ? null : buildAttributes(building),
  };
}

type Attributes = NonNullable<Foreclosure['propertyAttributes']>;

function buildAttributes(body: RecordBody<Attributes>): Attributes {
  return {
    ...body.counts('units', 'area', 'bedrooms', 'lotSize', 'yearBuilt'),
    ...body.numbers('bathrooms', 'landValue', 'improvementValue'),
    ...body.texts('zoning'),
  };
}

export function buildEviction(source: RecordSource): Eviction {
  const body = parseBody<Eviction>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts('caseNumber', 'filingType', 'filingState', 'actionType', 'department'),
    ...body.flags('unlawfulDetainer'),
    ...body.dates('filingDate'),
    ...body.numbers('liabilityAmount'),
    name: source.name,
    address: source.address,
  };
}

import type { Mortgage, Ownership, Property } from '../../../shared/contract/records/property.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';
import { line1Of } from '../masking/address-lines.ts';
import { type PlacedRow, type ProvenanceRow, readPlaced, readProvenance } from '../people/person-rows.ts';
import { idsOf, type Mentions, nameOfParty, type Party, readParties } from './mentions.ts';
import { parseBody, type RecordBody } from './record-body.ts';

/**
 * A property and how long a person has been known as its owner, as the views `property` and `ownership` return them.
 */
export interface PropertyRow extends PlacedRow, ProvenanceRow {
  pnp_id: string;
  apn: string | null;
  year_built: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  living_sqft: number | null;
  /** JSON: the keys of the contract's property about the building, the tax and the loan */
  report: string;
  /** 'YYYY-MM' */
  owner_since: string | null;
  owner_until: string | null;
}

type Sale = Pick<Property, 'saleDate' | 'saleAmount'>;

/** A change of ownership as the view `transfer` returns it. */
export interface TransferRow {
  pnp_id: string;
  /** JSON: the contract's ownership without the parties, with saleDate and saleAmount */
  body: string;
  /** JSON: arrays of parties */
  owners: string;
  sellers: string;
}

const NO_SALE: Sale = { saleDate: null, saleAmount: null };

/**
 * A property as one owner's report shows it. The sale of the property is the latest one by which this person got it; each
 * change of ownership has its own. `transfers` are those of the property, latest first; `ownerId` is
 * null if no owner may be shown.
 */
export function buildProperty(
  row: PropertyRow,
  transfers: readonly TransferRow[],
  ownerId: string | null,
  mentions: Mentions,
): Property {
  const body = parseBody<Property>(row.report);
  const place = readPlaced(row);
  const sale = ownerId === null ? NO_SALE : saleTo(ownerId, transfers);
  return {
    id: row.pnp_id,
    pnpId: row.pnp_id,
    address: { line1: line1Of(place), city: place.city, stateCode: place.stateCode, zip: place.zip5 },
    apn: row.apn,
    yearBuilt: row.year_built,
    bedrooms: row.bedrooms,
    baths: row.bathrooms,
    livingSquareFeet: row.living_sqft,
    ...body.counts('buildingSquareFeet', 'landSquareFeet', 'taxYear', 'assessedYear'),
    ...body.texts(
      'apnSequenceNumber',
      'legalDescription',
      'subdivisionName',
      'purchaseInformation',
      'deedSecCat',
      'book',
      'page',
      'lenderInformation',
      'lenderCompanyCode',
      'mortgageInterestRateType',
      'secondMortgageLoanType',
      'secondMortgageDeedType',
    ),
    ...body.numbers(
      'taxAmount',
      'totalValue',
      'landValue',
      'improvementValue',
      'assessedValue',
      'mortgageInterestRate',
      'mortgageAssumptionAmount',
      'secondMortgageAmount',
    ),
    ...body.dates('mortgageEndDate'),
    ...body.flags('privatePartyLender', 'constructionLoan', 'equalityFlag'),
    saleDate: sale.saleDate,
    saleAmount: sale.saleAmount,
    dateFirstSeenAsOwner: readRecordDate(row.owner_since),
    dateLastSeenAsOwner: readRecordDate(row.owner_until),
    ownerships: transfers.map((transfer) => buildOwnership(transfer, mentions)),
    provenance: readProvenance(row),
  };
}

/** Keeping a home after a death or a divorce is not buying it, so paid transfers go first. */
function saleTo(ownerId: string, transfers: readonly TransferRow[]): Sale {
  const sales = transfers.filter(({ owners }) => idsOf(readParties(owners)).includes(ownerId)).map(readSale);
  const paid = sales.find(({ saleAmount }) => saleAmount !== null);
  return paid ?? sales[0] ?? NO_SALE;
}

function readSale({ body: stored }: TransferRow): Sale {
  const body = parseBody<Sale>(stored);
  return { ...body.dates('saleDate'), ...body.numbers('saleAmount') };
}

function buildOwnership(transfer: TransferRow, mentions: Mentions): Ownership {
  const body = parseBody<Ownership>(transfer.body);
  const lender = body.inner('lenderName')?.texts('fullName').fullName ?? null;
  return {
    ...body.texts(
      'ownerRelationshipType',
      'absenteeIndicator',
      'universalLandUse',
      'propertyIndicator',
      'resaleNewConstruction',
      'residentialModelIndicator',
      'titleCompanyName',
    ),
    owners: namesOf(readParties(transfer.owners), mentions),
    sellers: namesOf(readParties(transfer.sellers), mentions),
    lenderName: lender === null ? null : { fullName: lender },
    ...readSale(transfer),
    registryEntities: body
      .list('registryEntities')
      .map((entity) => ({ ...entity.dates('recordingDate'), ...entity.texts('documentType', 'documentNumber') })),
    mortgages: body.list('mortgages').map(buildMortgage),
  };
}

function buildMortgage(body: RecordBody<Mortgage>): Mortgage {
  return {
    ...body.flags('cashPurchase', 'refiFlag'),
    ...body.numbers('mortgageAmount'),
    ...body.texts('mortgageLoanType', 'mortgageDeedType', 'mortgageTerm', 'mtgSecCat'),
    ...body.dates('mortgageDate', 'mortgageDueDate'),
  };
}

/** Without anybody who is suppressed or a minor. */
function namesOf(parties: readonly Party[], mentions: Mentions): Ownership['owners'] {
  return parties.flatMap((party) => {
    const fullName = nameOfParty(party, mentions);
    return fullName === null ? [] : [{ name: { fullName } }];
  });
}

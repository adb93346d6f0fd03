import type { Ownership, Property } from '../../../shared/contract/records/property.ts';
import type { PropertyRow, TransferRow } from '../../../worker/origin/import/rows.ts';
import { formatMonth, REFERENCE_DATE, REFERENCE_MONTH, yearOf } from '../calendar.ts';
import { type Neighborhood, neighborhoodOf } from '../places/neighborhoods.ts';
import { ALPHANUMERIC, type Random, scrambled } from '../random.ts';
import { documentNumber } from '../records/case-numbers.ts';
import type { Stored } from '../stored.ts';
import { titleCompany } from '../work/companies.ts';
import type { AddressEntry } from './addresses.ts';
import type { Building } from './buildings.ts';
import { type Deeded, deedOfSale, securityOf } from './deeds.ts';
import { forecast } from './forecasts.ts';
import { type Financing, financePurchase } from './loans.ts';
import { hundreds, indexAt, worthOf } from './prices.ts';
import { propertyTax } from './property-taxes.ts';
import { type Transfer, titleHistory } from './title-history.ts';

/** A property report without columns, transfers and everything that depends on the owner. */
type Report = Stored<
  Omit<
    Property,
    | 'id'
    | 'pnpId'
    | 'address'
    | 'ownerships'
    | 'provenance'
    | 'saleDate'
    | 'saleAmount'
    | 'dateFirstSeenAsOwner'
    | 'dateLastSeenAsOwner'
    | 'apn'
    | 'yearBuilt'
    | 'bedrooms'
    | 'baths'
    | 'livingSquareFeet'
  >
>;
/** A transfer without the people: the date and the price. */
type TransferBody = Stored<Omit<Ownership, 'owners' | 'sellers'> & Pick<Property, 'saleDate' | 'saleAmount'>>;

/** Share of properties with unknown occupancy, and of rentals that are empty most of the year. */
const OCCUPANCY_UNKNOWN = 0.07;
const IS_VACATION = 0.06;
/** The assessed share of market value, and the land's share of that. */
const ASSESSED = [0.82, 1] as const;
const LAND = [0.18, 0.34] as const;
const TAX_YEAR = REFERENCE_DATE.year - 1;

/** The rows of a property that nobody moves into anymore. Null without a property record. */
export function propertyRows(
  entry: AddressEntry,
  key: number,
  random: Random,
): { readonly property: PropertyRow; readonly transfers: readonly TransferRow[] } | null {
  const { building } = entry;
  if (building === null) return null;
  const history = titleHistory(entry, random);
  const financings = history.map((transfer, at) =>
    financePurchase(transfer, history[at - 1]?.month ?? REFERENCE_MONTH, deededOf(entry, building), random),
  );
  const transfers = history.map((transfer, at) =>
    transferRow(key, at, transfer, financings[at], entry, building, random),
  );
  const sale = history.findIndex(({ amount }) => amount !== null);
  const latest = history[sale];
  const near = neighborhoodOf(entry);
  const outlook = forecast(entry.place, random);
  const value = marketValue(entry, latest, random);
  const { occupied, purpose } = occupancyOf(entry, history[0], random);
  const firstSeen = Math.min(REFERENCE_MONTH, (history.at(-1)?.month ?? entry.built) + random.below(4));
  const lastSeen = Math.max(firstSeen, history[0]?.month ?? 0, REFERENCE_MONTH - random.below(8));
  return {
    transfers,
    property: {
      key,
      pnp_id: `n${random.text(11, ALPHANUMERIC).toLowerCase()}`,
      address_key: entry.key,
      property_type: building.type,
      property_purpose: purpose,
      neighborhood: near.name,
      macro_neighborhood: near.macro,
      year_built: building.yearBuilt,
      bedrooms: building.bedrooms,
      bathrooms: building.bathrooms,
      living_sqft: building.livingSqft,
      last_sale_amount: latest?.amount ?? null,
      sale_date: latest?.date ?? null,
      owner_occupied: occupied,
      market_value: value,
      cstv_p50: outlook.cstvP50,
      roi_score: outlook.score,
      roi_attributes: outlook.attributes,
      roi_tags: outlook.tags,
      apn: apnOf(entry),
      report: JSON.stringify(reportOf(entry, building, near, value, { latest, financing: financings[sale] }, random)),
      first_seen: formatMonth(firstSeen),
      last_seen: formatMonth(lastSeen),
      source: 'property record',
    },
  };
}

/** The last price, adjusted for the market since then. */
function marketValue(entry: AddressEntry, latest: Transfer | undefined, random: Random): number {
  const grown = latest?.amount == null ? worthOf(entry) : latest.amount / indexAt(latest.month, entry);
  return hundreds(grown * (0.96 + 0.08 * random.next()));
}

/** Who lives there, judging by the last transfer and the residents. */
function occupancyOf(
  { occupied: stays }: AddressEntry,
  latest: Transfer | undefined,
  random: Random,
): { occupied: PropertyRow['owner_occupied']; purpose: string } {
  const isLivedIn = stays.includes(Number.POSITIVE_INFINITY);
  const isLet = latest?.isLandlord !== false;
  if (!isLet) {
    // The current owner who bought it to live in occupies it.
    return { occupied: random.chance(OCCUPANCY_UNKNOWN) ? 'Unknown' : 'OwnerOccupied', purpose: 'Residential' };
  }
  const isVacation = !isLivedIn && random.chance(IS_VACATION);
  const isKnown = isLivedIn || !random.chance(OCCUPANCY_UNKNOWN);
  return { occupied: isKnown ? 'AbsenteeOwner' : 'Unknown', purpose: isVacation ? 'Vacation' : 'Rental' };
}

function transferRow(
  property_key: number,
  sort_order: number,
  transfer: Transfer,
  financing: Financing | undefined,
  entry: AddressEntry,
  building: Building,
  random: Random,
): TransferRow {
  const { kind, date, amount, owners, sellers, isLandlord } = transfer;
  const isCouple = owners.length > 1;
  const body: TransferBody = {
    ownerRelationshipType: isCouple ? 'Married Couple' : 'name' in (owners[0] ?? {}) ? null : 'Individual',
    absenteeIndicator: isLandlord ? 'Absentee' : 'Owner Occupied',
    universalLandUse: building.type,
    propertyIndicator: INDICATORS[building.type] ?? null,
    resaleNewConstruction: kind === 'new' ? 'New Construction' : kind === 'resale' ? 'Resale' : null,
    residentialModelIndicator: building.units > 1 ? 'N' : 'Y',
    titleCompanyName: amount === null ? null : titleCompany(random),
    lenderName: financing?.lender == null ? null : { fullName: financing.lender },
    registryEntities: [
      {
        recordingDate: date,
        documentType: documentOf(kind, deededOf(entry, building)),
        documentNumber: documentNumber(entry.place, date, random),
      },
    ],
    mortgages: [...(financing?.mortgages ?? [])],
    saleDate: date,
    saleAmount: amount,
  };
  return {
    property_key,
    sort_order,
    body: JSON.stringify(body),
    owners: JSON.stringify(owners),
    sellers: JSON.stringify(sellers),
  };
}

/** The recorder's term for this type of building. */
const INDICATORS: Readonly<Record<string, string>> = {
  'Single Family': 'Single Family Residence',
  Townhouse: 'Attached Residence',
  'Multi Family': 'Residence of 2 to 4 Units',
  Manufactured: 'Manufactured Home',
  Condominium: 'Condominium',
  Cooperative: 'Cooperative',
};

/** California taxes what the owners paid, and at most two percent more each year, however much a home is worth. */
function taxedValue({ place }: AddressEntry, value: number, latest: Transfer | undefined): number {
  if (place.stateCode !== 'CA' || latest?.amount == null) return value;
  let taxed = latest.amount;
  for (let year = yearOf(latest.month); year < TAX_YEAR; year += 1) taxed *= 1.02;
  return Math.min(value, taxed);
}

function documentOf(kind: Transfer['kind'], deeded: Deeded): string {
  if (kind === 'divorce') return 'Quit Claim Deed';
  if (kind === 'estate') return 'Executor’s Deed';
  return kind === 'death' ? 'Survivorship Affidavit' : deedOfSale(deeded, kind === 'new');
}

function deededOf({ place }: AddressEntry, { type }: Building): Deeded {
  return { stateCode: place.stateCode, isCooperative: type === 'Cooperative' };
}

function reportOf(
  entry: AddressEntry,
  building: Building,
  near: Neighborhood,
  value: number,
  { latest, financing }: { readonly latest: Transfer | undefined; readonly financing: Financing | undefined },
  random: Random,
): Report {
  const assessed = hundreds(value * between(ASSESSED, random));
  const land = Math.round((assessed * between(LAND, random)) / 100) * 100;
  const hasLoan = financing?.lender != null;
  const second = financing?.secondAmount ?? null;
  return {
    apnSequenceNumber: '1',
    buildingSquareFeet: building.livingSqft === null ? null : building.livingSqft + random.below(5) * 40,
    landSquareFeet: building.lotSqft,
    legalDescription: legalDescriptionOf(entry, near.name, building.type),
    subdivisionName: near.name,
    taxYear: TAX_YEAR,
    taxAmount: propertyTax(entry.place.stateCode, taxedValue(entry, value, latest), random.next()),
    totalValue: assessed,
    assessedYear: TAX_YEAR,
    landValue: land,
    improvementValue: assessed - land,
    assessedValue: assessed,
    purchaseInformation: financing === undefined ? null : hasLoan ? 'Mortgage' : 'Cash',
    deedSecCat: financing === undefined ? null : hasLoan ? 'Mortgaged Purchase' : 'Cash Purchase',
    book: String(random.between(100, 9_999)),
    page: String(random.between(1, 900)),
    lenderInformation: financing?.lender ?? null,
    lenderCompanyCode: hasLoan ? `L${1000 + (entry.key % 800)}` : null,
    mortgageInterestRate: financing?.rate ?? null,
    mortgageInterestRateType: hasLoan ? (financing.isFixed ? 'Fixed' : 'Adjustable') : null,
    mortgageAssumptionAmount: null,
    secondMortgageAmount: second,
    secondMortgageLoanType: second === null ? null : 'Home Equity',
    secondMortgageDeedType: second === null ? null : securityOf(deededOf(entry, building)),
    mortgageEndDate: financing?.endDate ?? null,
    privatePartyLender: hasLoan ? false : null,
    constructionLoan: hasLoan ? false : null,
    equalityFlag: null,
  };
}

/** A house's lot, or an apartment's unit in its building: 'Unit 204, Phase 2, Alder Park Condominium'. */
export function legalDescriptionOf(
  { key, houseNumber, unit }: AddressEntry,
  neighborhood: string,
  type: string,
): string {
  const plot = scrambled(key);
  return unit === null
    ? `Lot ${1 + (plot % 38)} Block ${1 + ((plot >>> 8) % 11)}, ${neighborhood}`
    : `${unit.replace(WORD_FOR_UNIT, 'Unit')}, Phase ${1 + (houseNumber % 4)}, ${neighborhood} ${type}`;
}

/** What addresses write before a unit's number; deeds write 'Unit'. */
const WORD_FOR_UNIT = /^\w+/;

/** Coprime to the count of parcel numbers, so that no two keys get the same one. */
const PARCELS = 100_000_000;
const PARCEL_FACTOR = 38_196_601;

/** The assessor's parcel number: county, then book and parcel, in which nobody recognizes the key of the row. */
export function apnOf({ key, place }: AddressEntry): string {
  const digits = String((key * PARCEL_FACTOR) % PARCELS).padStart(8, '0');
  return `${place.fips?.slice(2) ?? '000'}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function between([low, high]: readonly [number, number], random: Random): number {
  return low + (high - low) * random.next();
}

import type { Lien } from '../../../shared/contract/records/civil.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { ADULT_AGE, type Month, workdayIn, yearsBetween } from '../calendar.ts';
import { hundreds, indexAt, worthOf } from '../homes/prices.ts';
import { propertyTax } from '../homes/property-taxes.ts';
import type { Owned } from '../lives/human.ts';
import type { Place } from '../places/places.ts';
import { DIGITS, type Random, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { contractor, hospital } from '../work/companies.ts';
import { caseNumber, documentNumber } from './case-numbers.ts';
import { countyNameOf } from './county-names.ts';
import { recorderOf } from './recorders.ts';
import { asWritten, type Draft, dayAfter, firstAt, maybe, NO_PARTIES, placeIn, type Subject } from './subject.ts';

interface LienKind {
  readonly title: string;
  /** of all liens */
  readonly share: number;
  readonly tax: string | null;
  readonly deed: string;
  readonly holder: 'state' | 'federal' | 'county' | 'town' | 'contractor' | 'hospital';
  /** only on a home the person owns */
  readonly needsHome: boolean;
  /** the youngest debtor, in years: income is taxed, unpaid and dunned for years before there is a lien */
  readonly from: number;
}

const LIEN_KINDS: readonly LienKind[] = [
  { title: 'State Tax Lien', share: 38, tax: 'Income', deed: 'Tax Lien', holder: 'state', needsHome: false, from: 22 },
  {
    title: 'Federal Tax Lien',
    share: 24,
    tax: 'Income',
    deed: 'Tax Lien',
    holder: 'federal',
    needsHome: false,
    from: 22,
  },
  {
    title: 'County Tax Lien',
    share: 14,
    tax: 'Property',
    deed: 'Tax Lien',
    holder: 'county',
    needsHome: true,
    from: ADULT_AGE,
  },
  {
    title: 'Mechanic Lien',
    share: 14,
    tax: null,
    deed: 'Claim of Lien',
    holder: 'contractor',
    needsHome: true,
    from: ADULT_AGE,
  },
  {
    title: 'Hospital Lien',
    share: 10,
    tax: null,
    deed: 'Claim of Lien',
    holder: 'hospital',
    needsHome: false,
    from: ADULT_AGE,
  },
];

/** Where a city or town collects the property tax instead of the county. */
const TAXED_BY_TOWNS = new Set('CT MA ME NH NJ RI VT'.split(' '));
const MUNICIPAL: LienKind = {
  title: 'Municipal Tax Lien',
  share: 0,
  tax: 'Property',
  deed: 'Tax Lien',
  holder: 'town',
  needsHome: true,
  from: ADULT_AGE,
};
/** Dollars that a lien is about, before it is multiplied by random factors that make a few of them high. */
const TYPICAL_AMOUNT = 4_000;
const FACTORS = { count: 5, least: 0.25, range: 1.75 } as const;
const LEAST_AMOUNT = 300;
/** The most that somebody below an age owes. */
const YOUNG = 25 * 12;
const MOST_OF_YOUNG = 6_000;

/** A collector waits for no more years of property tax. */
const MOST_TAX_YEARS = 3;

/** States without a tax on wages; what they tax is business. */
const NO_INCOME_TAX = new Set('AK FL NV NH SD TN TX WA WY'.split(' '));
/** The states whose tax office is not called Department of Revenue. */
const TAX_OFFICES: Readonly<Record<string, string>> = {
  AR: 'Arkansas Department of Finance and Administration',
  CA: 'Franchise Tax Board',
  CT: 'Connecticut Department of Revenue Services',
  DC: 'Office of Tax and Revenue',
  DE: 'Delaware Division of Revenue',
  GU: 'Guam Department of Revenue and Taxation',
  HI: 'Hawaii Department of Taxation',
  ID: 'Idaho State Tax Commission',
  LA: 'Louisiana Department of Revenue',
  MD: 'Comptroller of Maryland',
  ME: 'Maine Revenue Services',
  MI: 'Michigan Department of Treasury',
  ND: 'Office of State Tax Commissioner',
  NH: 'New Hampshire Department of Revenue Administration',
  NJ: 'New Jersey Division of Taxation',
  NM: 'New Mexico Taxation and Revenue Department',
  NV: 'Nevada Department of Taxation',
  NY: 'New York State Department of Taxation and Finance',
  OH: 'Ohio Department of Taxation',
  OK: 'Oklahoma Tax Commission',
  PR: 'Puerto Rico Department of the Treasury',
  RI: 'Rhode Island Division of Taxation',
  TX: 'Texas Comptroller of Public Accounts',
  UT: 'Utah State Tax Commission',
  VA: 'Virginia Department of Taxation',
  VI: 'Virgin Islands Bureau of Internal Revenue',
  VT: 'Vermont Department of Taxes',
};

export function lien(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const home = homeOwnedIn(subject, month);
  const kinds = LIEN_KINDS.filter((one) => isPossible(one, home, month) && firstAt(subject, one.from) <= month);
  const drawn = kinds[random.weighted(sumsOf(kinds.map(({ share }) => share)))];
  const place = drawn?.needsHome && home !== null ? home.address.place : placeIn(subject, month);
  // The island taxes its residents' income; the federal government does not.
  const kind = drawn?.holder === 'federal' && place.stateCode === 'PR' ? LIEN_KINDS[0] : drawn;
  if (kind === undefined) throw new Error('no lien of any kind');
  const recordedOn = workdayIn(month, random);
  const filed = asWritten(recordedOn, random);
  const isTax = kind.tax !== null;
  const owed = kind.tax === 'Property' && home !== null ? taxOwed(home, month, random) : amountOf(subject, month);
  const kindOf = kind.holder === 'county' && TAXED_BY_TOWNS.has(place.stateCode) ? MUNICIPAL : kind;
  const body: Stored<Omit<Lien, 'id' | 'provenance' | 'name'>> = {
    filingLocation: recorderOf(place),
    lienIssuingAgency: holderOf(kindOf, place, random),
    totalAmount: maybe(owed, random, 0.06),
    deedCategoryType: kind.deed,
    documentType: kindOf.title,
    recordingNumber: documentNumber(place, recordedOn, random),
    courtCaseNumber: isTax ? null : caseNumber(place, recordedOn, 'civil', random),
    recordingDate: filed,
    taxLienDate: isTax ? filed : null,
    taxLienReleaseDate: isTax && random.chance(0.45) ? dayAfter(subject, month, random.between(4, 50)) : null,
    certificateNumber: isTax ? maybe(random.text(8, DIGITS), random) : null,
    kindOfTax: kind.holder === 'state' && NO_INCOME_TAX.has(place.stateCode) ? 'Business' : kind.tax,
  };
  return {
    group: 'liens',
    category: 'lien',
    title: kindOf.title,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: null,
    source: 'court record',
  };
}

/** Who is owed: a tax office, or a business of the kind that has such liens. */
function holderOf({ holder }: LienKind, place: Place, random: Random): string {
  const { stateCode, city } = place;
  switch (holder) {
    case 'state':
      return TAX_OFFICES[stateCode] ?? `${stateName(stateCode)} Department of Revenue`;
    case 'federal':
      return 'Internal Revenue Service';
    case 'county':
      return `${countyNameOf(place)} Tax Collector`;
    case 'town':
      return `${city} Tax Collector`;
    case 'contractor':
      return contractor(random);
    case 'hospital':
      return hospital(random);
  }
}

/** Dollars: little for the young, mostly a few thousand, rarely ten times as much. */
function amountOf({ human, random }: Subject, month: Month): number {
  let dollars = TYPICAL_AMOUNT;
  // The product of several factors is distributed like a lognormal one, without a logarithm.
  for (let n = 0; n < FACTORS.count; n += 1) dollars *= FACTORS.least + FACTORS.range * random.next();
  const most = month - human.birth < YOUNG ? MOST_OF_YOUNG - random.below(MOST_OF_YOUNG / 2) : Number.POSITIVE_INFINITY;
  return Math.max(LEAST_AMOUNT, hundreds(Math.min(most, dollars))) + random.below(100);
}

/** The home that the person has owned for the longest in a month; null for none. */
function homeOwnedIn({ human }: Subject, month: Month): Owned | null {
  const owned = human.owned.filter(({ from, to }) => from <= month && (to === null || to > month));
  return owned.reduce<Owned | null>((a, b) => (a === null || b.from < a.from ? b : a), null);
}

/** Whether somebody with a home, or without one, may have a lien of a kind: nobody owes taxes from before they owned it. */
function isPossible({ needsHome, tax }: LienKind, home: Owned | null, month: Month): boolean {
  return home === null ? !needsHome : tax !== 'Property' || yearsBetween(home.from, month) >= 1;
}

/** Dollars of property tax that the owner of a home has not paid for some years, at most those they have owned it. */
function taxOwed({ address, from }: Owned, month: Month, random: Random): number {
  const years = random.between(1, Math.min(MOST_TAX_YEARS, yearsBetween(from, month)));
  const value = worthOf(address) * indexAt(month, address);
  return years * propertyTax(address.place.stateCode, value, random.next());
}

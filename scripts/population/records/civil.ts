import type { Bankruptcy, Eviction, Judgment, Lien } from '../../../shared/contract/records/civil.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { creditor, lawFirm, stranger } from '../companies.ts';
import { isVisible } from '../human.ts';
import { hundreds, rentOf } from '../prices.ts';
import { DIGITS, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { caseNumber, courtIdOf, courtOf, districtOf, judge, officePhone } from './courts.ts';
import {
  addressIn,
  asWritten,
  type Draft,
  dayAfter,
  dayIn,
  maybe,
  NO_PARTIES,
  placeIn,
  residenceIn,
  type Subject,
} from './subject.ts';

const CHAPTERS = ['7', '13', '11'] as const;
const CHAPTER_SUMS = sumsOf([70, 28, 2]);
/** Months from filing to discharge, by chapter. */
const DISCHARGED_AFTER: Readonly<Record<string, readonly [number, number]>> = {
  7: [3, 6],
  13: [36, 60],
  11: [9, 30],
};

export function bankruptcy(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filedOn = dayIn(month, random);
  const filed = asWritten(filedOn, random);
  const chapter = CHAPTERS[random.weighted(CHAPTER_SUMS)] ?? CHAPTERS[0];
  const months = random.between(...(DISCHARGED_AFTER[chapter] ?? [3, 6]));
  const discharge = dayAfter(subject, month, months);
  const body: Stored<Omit<Bankruptcy, 'id' | 'provenance' | 'debtors'>> = {
    chapter,
    caseNumber: caseNumber(filedOn, 'BK', random),
    fileDate: filed,
    closedDate: discharge === null ? null : dayAfter(subject, month, months + random.between(1, 3)),
    reportDate: dayAfter(subject, month, 1),
    dischargeDate: discharge,
    assetsAvailable: maybe(random.chance(0.2), random),
    noticeType: chapter === '7' ? 'Meeting of Creditors' : 'Confirmation Hearing',
    lawFirm: maybe(lawFirm(random), random, 0.2),
    attorneyName: maybe(stranger(random), random, 0.2),
    attorneyPhone: maybe(officePhone(place, random), random, 0.3),
    trusteePhone: maybe(officePhone(place, random), random, 0.3),
    judgeName: maybe(judge(random), random),
    courtId: courtIdOf(place),
    division: place.city,
    district: districtOf(place),
    phone: null,
  };
  const debtors = [{ personId: subject.human.listed.id }];
  const spouse = spouseIn(subject, month);
  if (spouse !== null && random.chance(0.5)) debtors.push({ personId: spouse });
  return {
    group: 'bankruptcies',
    category: 'bankruptcy',
    title: `Chapter ${chapter} Bankruptcy`,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: debtors,
    addressKey: null,
    source: 'court record',
  };
}

/** The public id of the person's spouse; null if not on record. */
function spouseIn({ human }: Subject, month: number): string | null {
  for (const { a, b, from, divorce } of human.unions) {
    const other = a === human ? b : a;
    const isMarried = from <= month && (divorce === null || divorce > month) && (other.death ?? month + 1) > month;
    if (isMarried && isVisible(other)) return other.listed.id;
  }
  return null;
}

interface LienKind {
  readonly title: string;
  readonly tax: string | null;
  readonly deed: string;
  readonly agency: 'state' | 'federal' | 'county' | 'private';
}

const LIEN_KINDS: readonly LienKind[] = [
  { title: 'State Tax Lien', tax: 'Income', deed: 'Tax Lien', agency: 'state' },
  { title: 'Federal Tax Lien', tax: 'Income', deed: 'Tax Lien', agency: 'federal' },
  { title: 'County Tax Lien', tax: 'Property', deed: 'Tax Lien', agency: 'county' },
  { title: 'Mechanic Lien', tax: null, deed: 'Claim of Lien', agency: 'private' },
  { title: 'Hospital Lien', tax: null, deed: 'Claim of Lien', agency: 'private' },
];
const LIEN_SUMS = sumsOf([38, 24, 14, 14, 10]);

export function lien(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const kind = LIEN_KINDS[random.weighted(LIEN_SUMS)] ?? LIEN_KINDS[0];
  if (kind === undefined) throw new Error('no lien of any kind');
  const recordedOn = dayIn(month, random);
  const filed = asWritten(recordedOn, random);
  const issuers = {
    state: `${stateName(place.stateCode)} Department of Revenue`,
    federal: 'Federal Tax Service',
    county: `${place.county ?? place.city} Tax Collector`,
    private: creditor(random),
  };
  const isTax = kind.tax !== null;
  const body: Stored<Omit<Lien, 'id' | 'provenance' | 'name'>> = {
    filingLocation: `${place.county ?? place.city} Recorder, ${place.stateCode}`,
    lienIssuingAgency: issuers[kind.agency],
    totalAmount: maybe(hundreds(random.between(300, 30_000)) + random.below(100), random, 0.06),
    deedCategoryType: kind.deed,
    documentType: kind.title,
    recordingNumber: `${recordedOn.slice(0, 4)}-${random.text(6, DIGITS)}`,
    courtCaseNumber: isTax ? null : caseNumber(recordedOn, 'LN', random),
    recordingDate: filed,
    taxLienDate: isTax ? filed : null,
    taxLienReleaseDate: isTax && random.chance(0.45) ? dayAfter(subject, month, random.between(4, 50)) : null,
    certificateNumber: isTax ? maybe(random.text(8, DIGITS), random) : null,
    kindOfTax: kind.tax,
  };
  return {
    group: 'liens',
    category: 'lien',
    title: kind.title,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: null,
    source: 'court record',
  };
}

const FILINGS = ['Civil Judgment', 'Small Claims Judgment', 'Civil Judgment, Default'];

export function judgment(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filedOn = dayIn(month, random);
  const filed = asWritten(filedOn, random);
  const filingType = random.pick(FILINGS);
  const isSmall = filingType.startsWith('Small');
  const body: Stored<Omit<Judgment, 'id' | 'provenance' | 'name' | 'address'>> = {
    filingType,
    courtCaseNumber: caseNumber(filedOn, isSmall ? 'SC' : 'CV', random),
    totalAmount: maybe(random.between(250, isSmall ? 9_900 : 48_000), random, 0.06),
    filingDate: filed,
    plaintiff: creditor(random),
    courtId: courtIdOf(place),
    businessName: null,
    courtPhone: maybe(officePhone(place, random), random),
    courtAddress: maybe(`1 Courthouse Square, ${place.city}, ${place.stateCode}`, random),
  };
  return {
    group: 'judgments',
    category: 'judgment',
    title: filingType,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: addressIn(subject, month),
    source: 'court record',
  };
}

/** How many months of rent somebody owes when they are taken to court. */
const MONTHS_OWED = [1, 5] as const;
const ACTIONS = ['Nonpayment of Rent', 'Breach of Lease', 'Holding Over', 'No-Cause Termination'];

export function eviction(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const home = residenceIn(subject, month).address;
  const { place } = home;
  const filedOn = dayIn(month, random);
  const filed = asWritten(filedOn, random);
  const isDetainer = random.chance(0.6);
  const filingType = isDetainer ? 'Unlawful Detainer' : 'Forcible Entry and Detainer';
  const body: Stored<Omit<Eviction, 'id' | 'provenance' | 'name' | 'address'>> = {
    caseNumber: caseNumber(filedOn, 'LT', random),
    filingType,
    filingState: place.stateCode,
    actionType: maybe(random.pick(ACTIONS), random),
    department: courtOf(place),
    unlawfulDetainer: isDetainer,
    filingDate: filed,
    liabilityAmount: maybe(hundreds(rentOf(home, month) * random.between(...MONTHS_OWED)), random, 0.2),
  };
  return {
    group: 'evictions',
    category: 'eviction',
    title: filingType,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: addressIn(subject, month),
    source: 'court record',
  };
}

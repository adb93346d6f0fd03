import type { Bankruptcy, Judgment } from '../../../shared/contract/records/civil.ts';
import { type Month, workdayIn } from '../calendar.ts';
import { type Human, isVisible, type VisibleHuman } from '../lives/human.ts';
import { sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { creditor, lawFirm, stranger } from '../work/companies.ts';
import { bankruptcyNumber, caseNumber } from './case-numbers.ts';
import { courtAddressOf, courtIdOf, courtOf, courtPlaceOf, judge, officePhone } from './courts.ts';
import { districtOf } from './federal-districts.ts';
import {
  addressIn,
  asWritten,
  type Draft,
  dayAfter,
  firstAt,
  lastAt,
  maybe,
  NO_PARTIES,
  placeIn,
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

/** Nobody has the debts of a bankruptcy or of a judgment at a lower age: they were made, and not paid, since 18. */
const BANKRUPT_FROM = 21;
const OWES_FROM = 20;
/** Hardly anybody goes bankrupt or is sued for a debt at a greater age, in years. */
const BANKRUPT_UNTIL = 80;
const OWES_UNTIL = 88;
/** No bank lends for a home so many months after a bankruptcy, and nobody buys one just before. */
const NO_PURCHASE_AFTER = 24;
const NO_PURCHASE_BEFORE = 12;

/** Bankruptcy courts sit in cities of more residents, as a rough rule. */
const HAS_DIVISION = 100_000;

/** Null for somebody too young or too old, or who always had bought a home or was about to. */
export function bankruptcy(subject: Subject): Draft | null {
  const { random, human } = subject;
  const chapter = CHAPTERS[random.weighted(CHAPTER_SUMS)] ?? CHAPTERS[0];
  const months = random.between(...(DISCHARGED_AFTER[chapter] ?? [3, 6]));
  const first = firstAt(subject, BANKRUPT_FROM);
  const count = Math.max(0, lastAt(subject, BANKRUPT_UNTIL) + 1 - first);
  const possible = Array.from({ length: count }, (_, at) => first + at).filter((at) =>
    mayBeBankrupt(human, at, months),
  );
  if (possible.length === 0) return null;
  const month = random.pick(possible);
  const place = placeIn(subject, month);
  const filedOn = workdayIn(month, random);
  const filed = asWritten(filedOn, random);
  const discharge = dayAfter(subject, month, months);
  const body: Stored<Omit<Bankruptcy, 'id' | 'provenance' | 'debtors'>> = {
    chapter,
    caseNumber: bankruptcyNumber(place, filedOn, random),
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
    division: place.population > HAS_DIVISION ? place.city : null,
    district: districtOf(place),
    phone: null,
  };
  const debtors = [{ personId: subject.human.listed.id }];
  const spouse = spouseIn(subject, month);
  if (spouse !== null && mayBeBankrupt(spouse, month, months) && random.chance(0.5)) {
    debtors.push({ personId: spouse.listed.id });
  }
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

/** Whether no purchase of a home speaks against a bankruptcy from a month on that is discharged some months later. */
function mayBeBankrupt({ owned }: Human, month: Month, months: number): boolean {
  return owned.every(({ from }) => month > from + NO_PURCHASE_BEFORE || month + months + NO_PURCHASE_AFTER < from);
}

/** The person's spouse; null if not on record. */
function spouseIn({ human }: Subject, month: Month): VisibleHuman | null {
  for (const { a, b, from, divorce } of human.unions) {
    const other = a === human ? b : a;
    const isMarried = from <= month && (divorce === null || divorce > month) && (other.death ?? month + 1) > month;
    if (isMarried && isVisible(other)) return other;
  }
  return null;
}

/** The most a small claim is about, in dollars: no state has a lower limit. */
const MOST_SMALL = 2_500;
const FILINGS = ['Civil Judgment', 'Small Claims Judgment', 'Civil Judgment, Default'];

/** The most that somebody below an age, in years, may owe on cards and the like, in dollars. */
const MOST_OWED: readonly (readonly [below: number, dollars: number])[] = [
  [24, 5_000],
  [30, 14_000],
  [40, 30_000],
  [Number.POSITIVE_INFINITY, 48_000],
];

function mostOwed({ human }: Subject, month: Month): number {
  return MOST_OWED.find(([below]) => month - human.birth < 12 * below)?.[1] ?? MOST_SMALL;
}

/** Null for somebody too young or too old. */
export function judgment(subject: Subject): Draft | null {
  const { random } = subject;
  const first = firstAt(subject, OWES_FROM);
  const last = lastAt(subject, OWES_UNTIL);
  if (first > last) return null;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filedOn = workdayIn(month, random);
  const filed = asWritten(filedOn, random);
  const filingType = random.pick(FILINGS);
  const isSmall = filingType.startsWith('Small');
  const matter = isSmall ? 'small claim' : 'civil';
  const court = courtOf(place, matter);
  const body: Stored<Omit<Judgment, 'id' | 'provenance' | 'name' | 'address'>> = {
    filingType,
    courtCaseNumber: caseNumber(place, filedOn, matter, random),
    totalAmount: maybe(random.between(250, isSmall ? MOST_SMALL : mostOwed(subject, month)), random, 0.06),
    filingDate: filed,
    plaintiff: creditor(random),
    courtId: courtIdOf(place),
    businessName: null,
    courtPhone: maybe(officePhone(courtPlaceOf(place, court), random), random),
    courtAddress: maybe(courtAddressOf(place, court), random),
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

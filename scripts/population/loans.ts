import type { Mortgage } from '../../shared/contract/records/property.ts';
import { type Month, monthOf, REFERENCE_MONTH, workdayIn } from './calendar.ts';
import { lender } from './companies.ts';
import { type Deeded, securityOf } from './deeds.ts';
import { shareOfToday } from './price-history.ts';
import { hundreds } from './prices.ts';
import { type Random, sumsOf } from './random.ts';
import type { Stored } from './stored.ts';
import type { Transfer } from './title-history.ts';

/** How a purchase was financed. */
export interface Financing {
  /** the loan or cash payment first, then refinancings; empty if nothing was paid */
  readonly mortgages: readonly Stored<Mortgage>[];
  /** null for cash */
  readonly lender: string | null;
  /** percent; null for cash */
  readonly rate: number | null;
  readonly isFixed: boolean;
  /** dollars of a second loan; null without one */
  readonly secondAmount: number | null;
  /** 'YYYY-MM-DD' */
  readonly endDate: string | null;
}

/** Share of buyers who pay cash, by age in years; of landlords and of people who are not on record. */
const PAYS_CASH: readonly (readonly [below: number, share: number])[] = [
  [30, 0.03],
  [40, 0.08],
  [55, 0.18],
  [Number.POSITIVE_INFINITY, 0.45],
];
const OTHERS_PAY_CASH = 0.3;
const REFINANCES = 0.28;
const HAS_SECOND_LOAN = 0.06;
const IS_FIXED = 0.87;
/** The minimum months between a purchase and a refinancing. */
const REFINANCES_AFTER = 30;
const YEARS = [30, 15, 20] as const;
const YEARS_SUMS = sumsOf([80, 15, 5]);
const LOAN_TYPES = ['Conventional', 'FHA', 'VA'] as const;
const LOAN_TYPE_SUMS = sumsOf([74, 18, 8]);
/** The dearest home that an FHA loan pays for, in dollars of the reference date; and since when it pays 96.5 percent. */
const MOST_FOR_FHA = 480_000;
const FHA_ASKS_MORE_SINCE = monthOf(2009, 1);
/** Interest rates in percent, from each year on. */
const RATES: readonly (readonly [from: Month, percent: number])[] = [
  [monthOf(2022, 6), 6.4],
  [monthOf(2019, 6), 3.3],
  [monthOf(2010, 1), 4.1],
  [monthOf(2001, 1), 6.1],
  [monthOf(1990, 1), 8.2],
  [0, 9.8],
];

const NOTHING_PAID: Financing = {
  mortgages: [],
  lender: null,
  rate: null,
  isFixed: true,
  secondAmount: null,
  endDate: null,
};
const CASH: Financing = {
  ...NOTHING_PAID,
  mortgages: [
    {
      cashPurchase: true,
      mortgageAmount: null,
      mortgageLoanType: null,
      mortgageDeedType: null,
      mortgageTerm: null,
      mortgageDate: null,
      mortgageDueDate: null,
      mtgSecCat: null,
      refiFlag: false,
    },
  ],
};

/**
 * Decides how a home was financed.
 *
 * @param deeded decides which document secures the loan
 * @param until the month of the next transfer, in which nobody refinances
 */
export function financePurchase(
  {
    amount,
    month,
    date,
    isLandlord,
    age,
    foreclosed,
  }: Pick<Transfer, 'amount' | 'month' | 'date' | 'isLandlord' | 'age' | 'foreclosed'>,
  until: Month,
  deeded: Deeded,
  random: Random,
): Financing {
  const { stateCode } = deeded;
  if (amount === null) return NOTHING_PAID;
  // Nobody loses a home to a lender who lent nothing.
  if (foreclosed === null && random.chance(cashShare(age))) return CASH;
  const years = YEARS[random.weighted(YEARS_SUMS)] ?? YEARS[0];
  // The other kinds are for owner-occupied homes, and a foreclosure names none.
  const drawn = LOAN_TYPES[isLandlord || foreclosed !== null ? 0 : random.weighted(LOAN_TYPE_SUMS)] ?? LOAN_TYPES[0];
  const isTooDear = drawn === 'FHA' && amount > MOST_FOR_FHA * shareOfToday(stateCode, month);
  const type = isTooDear ? 'Conventional' : drawn;
  const share = shareOf(type, month, random);
  const terms = { type, years, security: securityOf(deeded) };
  const first = loan(foreclosed?.amount ?? hundreds(amount * share), terms, date, false);
  const mortgages = [first];
  const latest = Math.min(until, REFERENCE_MONTH) - 1;
  if (foreclosed === null && latest > month + REFINANCES_AFTER && random.chance(REFINANCES)) {
    const refinanced = workdayIn(random.between(month + REFINANCES_AFTER, latest), random);
    mortgages.push(loan(hundreds(amount * share * (0.8 + 0.35 * random.next())), terms, refinanced, true));
  }
  const percent = (RATES.find(([from]) => month >= from)?.[1] ?? 6) + random.between(-6, 6) / 10;
  return {
    mortgages,
    lender: foreclosed?.lender ?? lender(random),
    rate: Math.round(percent * 100) / 100,
    isFixed: random.chance(IS_FIXED),
    secondAmount: random.chance(HAS_SECOND_LOAN) ? hundreds(amount * 0.1) : null,
    endDate: mortgages.at(-1)?.mortgageDueDate ?? null,
  };
}

function cashShare(age: number | null): number {
  if (age === null) return OTHERS_PAY_CASH;
  return PAYS_CASH.find(([below]) => age < below)?.[1] ?? 0;
}

/** How much of the price a loan pays: veterans need no money of their own. */
function shareOf(type: (typeof LOAN_TYPES)[number], month: Month, random: Random): number {
  if (type === 'VA') return random.chance(0.7) ? 1 : 0.9 + 0.1 * random.next();
  if (type === 'FHA') return month >= FHA_ASKS_MORE_SINCE ? 0.965 : 0.97;
  return 0.6 + 0.35 * random.next();
}

interface Terms {
  readonly type: string;
  readonly years: number;
  /** 'Deed of Trust' */
  readonly security: string;
}

function loan(
  amount: number,
  { type, years, security }: Terms,
  date: string,
  isRefinancing: boolean,
): Stored<Mortgage> {
  return {
    cashPurchase: false,
    mortgageAmount: amount,
    mortgageLoanType: type,
    mortgageDeedType: isRefinancing ? `Refinance ${security}` : security,
    mortgageTerm: `${years} years`,
    mortgageDate: date,
    mortgageDueDate: `${Number(date.slice(0, 4)) + years}${date.slice(4)}`,
    mtgSecCat: 'First Mortgage',
    refiFlag: isRefinancing,
  };
}

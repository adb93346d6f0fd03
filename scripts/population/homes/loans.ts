import type { Mortgage } from '../../../shared/contract/records/property.ts';
import { type Month, monthOf, REFERENCE_MONTH, workdayIn } from '../calendar.ts';
import { type Random, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { lender } from '../work/companies.ts';
import { type Deeded, securityOf } from './deeds.ts';
import { shareOfToday } from './price-history.ts';
import { hundreds } from './prices.ts';
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
  [30, 0.01],
  [40, 0.03],
  [55, 0.1],
  [Number.POSITIVE_INFINITY, 0.45],
];
const OTHERS_PAY_CASH = 0.4;
/** Buyers of this age mostly have the money of a home that they sold. */
const HAS_SOLD_BEFORE = 50;
const REFINANCES = 0.45;
const HAS_SECOND_LOAN = 0.06;
const IS_FIXED = 0.87;
/** The minimum months between a purchase and a refinancing, and between that and a sale. */
const REFINANCES_AFTER = 30;
const KEEPS_AFTER = 14;
/** A loan is refinanced in this first share of its time; and how much of what is owed is borrowed on top at most. */
const REFINANCED_SHARE = 0.6;
const TAKEN_OUT = 0.12;
/** In dollars of the reference date. */
const LEAST_REFINANCED = 50_000;
/** Lenders refinance at most this share of what the home is worth. */
const MOST_OF_VALUE = 0.85;
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

type Buying = Pick<Transfer, 'amount' | 'month' | 'date' | 'isLandlord' | 'age' | 'foreclosed'>;

/**
 * Decides how a home was financed.
 *
 * @param deeded decides which document secures the loan
 * @param until the month of the next transfer, in which nobody refinances
 */
export function financePurchase(transfer: Buying, until: Month, deeded: Deeded, random: Random): Financing {
  const { stateCode } = deeded;
  const { amount, month, date, isLandlord, age, foreclosed } = transfer;
  if (amount === null) return NOTHING_PAID;
  // Nobody loses a home to a lender who lent nothing.
  if (foreclosed === null && random.chance(cashShare(age))) return CASH;
  const years = YEARS[random.weighted(YEARS_SUMS)] ?? YEARS[0];
  // The other kinds are for people without money who live there, and a foreclosure names none.
  const isPlain = isLandlord || foreclosed !== null || (age !== null && age >= HAS_SOLD_BEFORE);
  const drawn = LOAN_TYPES[isPlain ? 0 : random.weighted(LOAN_TYPE_SUMS)] ?? LOAN_TYPES[0];
  const isTooDear = drawn === 'FHA' && amount > MOST_FOR_FHA * shareOfToday(stateCode, month);
  const type = isTooDear ? 'Conventional' : drawn;
  const share = shareOf(type, transfer, random);
  const terms = { type, years, security: securityOf(deeded) };
  const first = loan(foreclosed?.amount ?? hundreds(amount * share), terms, date, false);
  const mortgages = [first];
  // Nobody refinances just before selling, or what is nearly paid off.
  const latest = Math.min(until - KEEPS_AFTER, REFERENCE_MONTH - 1, month + REFINANCED_SHARE * 12 * years);
  if (foreclosed === null && latest > month + REFINANCES_AFTER && random.chance(REFINANCES)) {
    const then = random.between(month + REFINANCES_AFTER, latest);
    const left = amount * share * owedAfter(then - month, years) * (1 + TAKEN_OUT * random.next());
    const value = (amount * shareOfToday(stateCode, then)) / shareOfToday(stateCode, month);
    const isWorthIt =
      rateIn(then) < rateIn(month) &&
      left <= MOST_OF_VALUE * value &&
      left >= LEAST_REFINANCED * shareOfToday(stateCode, then);
    if (isWorthIt) mortgages.push(loan(hundreds(left), terms, workdayIn(then, random), true));
  }
  const percent = rateIn(month) + random.between(-6, 6) / 10;
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

/** Percent. */
function rateIn(month: Month): number {
  return RATES.find(([from]) => month >= from)?.[1] ?? 6;
}

/** How much of a loan is still owed some months later; little is paid back at first. */
function owedAfter(months: number, years: number): number {
  const passed = months / (12 * years);
  return 1 - passed * (0.5 + 0.5 * passed);
}

/** How much of the price a loan pays: veterans need no money of their own, landlords and the old need more. */
function shareOf(type: (typeof LOAN_TYPES)[number], { month, isLandlord, age }: Buying, random: Random): number {
  if (isLandlord) return 0.5 + 0.3 * random.next();
  if (age !== null && age >= HAS_SOLD_BEFORE) return 0.3 + 0.5 * random.next();
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

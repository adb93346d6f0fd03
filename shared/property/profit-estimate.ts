/** Closing costs, as a share of the price (F9-26). */
export const CLOSING_COSTS = 0.04;
/** Selling fees, as a share of the later price (F9-27). */
export const SELLING_FEES = 0.06;
/** Down payment, as a share of the price; the rest is borrowed (F9-28). */
export const DOWN_PAYMENT = 0.25;
/** The loan runs for 30 years at a fixed rate (F9-29). */
export const LOAN_YEARS = 30;
/** The house is sold again after this many years (F9-30). */
export const YEARS_HELD = 5;

const MONTHS_A_YEAR = 12;

/**
 * The profit from buying a house today and selling it after five years, in dollars: the later price without selling
 * fees, minus the price with closing costs and the interest paid until then (F9-26, F9-27, F9-30). A negative result is
 * a loss.
 *
 * @param price in dollars; with null or 0 there is no estimate (F9-31)
 * @param appreciationPercent forecast over the five years: cstvP50
 * @param ratePercent of the loan, per year
 */
export function estimateProfit({
  price,
  appreciationPercent,
  ratePercent,
}: {
  readonly price: number | null;
  readonly appreciationPercent: number | null;
  readonly ratePercent: number;
}): number | null {
  if (price === null || price <= 0 || appreciationPercent === null) return null;
  const sold = price * (1 + appreciationPercent / 100) * (1 - SELLING_FEES);
  const bought = price * (1 + CLOSING_COSTS);
  return sold - bought - interestPaid(price * (1 - DOWN_PAYMENT), ratePercent);
}

/** Interest in the first 60 months of a loan repaid in equal monthly payments (F9-28, F9-29). */
function interestPaid(loan: number, ratePercent: number): number {
  const rate = ratePercent / 100 / MONTHS_A_YEAR;
  if (rate === 0) return 0;
  const months = YEARS_HELD * MONTHS_A_YEAR;
  const payment = (loan * rate) / (1 - (1 + rate) ** -(LOAN_YEARS * MONTHS_A_YEAR));
  const growth = (1 + rate) ** months;
  const left = loan * growth - (payment * (growth - 1)) / rate;
  return months * payment - (loan - left);
}

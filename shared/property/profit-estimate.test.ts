import { expect, test } from 'vitest';
import { estimateProfit } from './profit-estimate.ts';

/** Month by month, as a bank calculates it: the formula must match. */
function interestByHand(loan: number, ratePercent: number): number {
  const rate = ratePercent / 1200;
  let factor = 1;
  for (let month = 0; month < 360; month += 1) factor *= 1 + rate;
  const payment = (loan * rate * factor) / (factor - 1);
  let left = loan;
  let interest = 0;
  for (let month = 0; month < 60; month += 1) {
    interest += left * rate;
    left -= payment - left * rate;
  }
  return interest;
}

const free = { price: 400_000, appreciationPercent: 50, ratePercent: 0 };

test('closing costs are 4 percent of the price, and selling fees 6 percent of the later price [F9-26 F9-27]', () => {
  expect(estimateProfit(free)).toBeCloseTo(600_000 * 0.94 - 400_000 * 1.04, 6);
  expect(estimateProfit({ ...free, appreciationPercent: 0 })).toBeCloseTo(-40_000, 6);
});

test('three quarters of the price are a 30-year loan, and 60 months of its interest count [F9-28 F9-29 F9-30]', () => {
  for (const ratePercent of [6.5, 3, 12]) {
    const costs = estimateProfit(free) ?? 0;
    expect(estimateProfit({ ...free, ratePercent })).toBeCloseTo(costs - interestByHand(300_000, ratePercent), 4);
  }
  expect(interestByHand(300_000, 6.5)).toBeCloseTo(94_604, -1);
});

test('the appreciation covers all five years, and a negative result is a loss [F9-30]', () => {
  // Calculated by hand: one year more or less is about 18,000 dollars of interest.
  expect(estimateProfit({ price: 400_000, appreciationPercent: 100, ratePercent: 6.5 })).toBeCloseTo(241_395, -1);
  expect(estimateProfit({ price: 400_000, appreciationPercent: -20, ratePercent: 6.5 })).toBeCloseTo(-209_805, -1);
});

test('without a price or a forecast there is no estimate [F9-31]', () => {
  const known = { price: 400_000, appreciationPercent: 27, ratePercent: 6.5 };
  for (const missing of [{ price: null }, { price: 0 }, { price: -1 }, { appreciationPercent: null }])
    expect(estimateProfit({ ...known, ...missing })).toBeNull();
});

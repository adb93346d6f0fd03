import { CLOSING_COSTS, DOWN_PAYMENT, LOAN_YEARS, SELLING_FEES, YEARS_HELD } from '../../property/profit-estimate.ts';
import type { RoiGrade } from '../../property/roi-grade.ts';
import { formatDollars } from '../format/dollars.ts';
import { formatCount } from '../format/numbers.ts';
import { formatPercent } from '../format/percent.ts';

// Keeps a number and its unit on one line.
const amount = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

/** Facts about a house on an address card, from 'beds' to 'last sale' (P9-043). Dollars are abbreviated. */
export const personHomeCopy = {
  beds: (count: number) => amount(count, 'bed', 'beds'),
  /** can be halves */
  baths: (count: number) => amount(count, 'bath', 'baths'),
  area: (squareFeet: number) => `${formatCount(squareFeet)}\u00a0sq\u00a0ft`,
  built: (year: number) => `Built\u00a0${year}`,
  sold: (dollars: number) => `Sold\u00a0${formatDollars(dollars)}`,
  soldIn: (dollars: number | null, year: number) =>
    dollars === null ? `Sold in\u00a0${year}` : `Sold\u00a0${formatDollars(dollars)} in\u00a0${year}`,
  marketValue: (dollars: number) => `Market value\u00a0${formatDollars(dollars)}`,
} as const;

/** The explanation of an address's appreciation grade. */
export const personRoiCopy = {
  tag: 'Appreciation',
  /** for screen readers, in place of the drawing; null if only the letter was sent */
  grade: (grade: RoiGrade, score: number | null) =>
    score === null ? `grade ${grade}.` : `grade ${grade}, score ${score} of 100.`,
  title: `Forecast gain in value over ${YEARS_HELD} years`,
  /** forecast gain by letter (F9-20 to F9-25) */
  meanings: {
    'A+': `doubling in ${YEARS_HELD} years`,
    A: '67% or more',
    B: '50% or more',
    C: '27% to 50%',
    D: '10% to 27%',
    F: 'less than 10%, or a loss',
  } satisfies Record<RoiGrade, string>,
  thisHome: ' (this home)',
  reasons: (attributes: string) => `Behind the grade: ${attributes}.`,
  /** below zero, rounded as shown, it is a loss */
  forecast: (percent: number) => {
    const text = formatPercent(percent);
    return text.startsWith('-')
      ? `Forecast for this home: expected to lose ${text.slice(1)} of its value.`
      : `Forecast for this home: ${text}.`;
  },
  /** what buying at a price and selling after five years leaves; below zero it is a loss */
  outcome: (dollars: number, price: number) => `${estimateText(dollars)}, if bought today for ${formatDollars(price)}.`,
  /** the same where the price stands elsewhere */
  estimate: (dollars: number) => `${estimateText(dollars)}.`,
  assumptions: (ratePercent: number) =>
    `Assumes ${whole(CLOSING_COSTS)} closing costs, ${whole(SELLING_FEES)} selling fees, ${whole(DOWN_PAYMENT)} down and a ${LOAN_YEARS}-year fixed loan at ${ratePercent}%.`,
} as const;

function estimateText(dollars: number): string {
  return `Estimated ${dollars < 0 ? 'loss' : 'profit'} after ${YEARS_HELD} years: ${formatDollars(Math.abs(dollars))}`;
}

/** '4%' from 0.04. */
function whole(part: number): string {
  return `${Math.round(part * 100)}%`;
}

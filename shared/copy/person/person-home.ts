import { formatDollars } from '../format/dollars.ts';
import { formatCount } from '../format/numbers.ts';

// Number and unit stay together where a line ends.
const amount = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

/** What is said of a house on an address card: 'beds' to 'last sale' (P9-043). Dollars are written short. */
export const personHomeCopy = {
  beds: (count: number) => amount(count, 'bed', 'beds'),
  /** halves occur */
  baths: (count: number) => amount(count, 'bath', 'baths'),
  area: (squareFeet: number) => `${formatCount(squareFeet)}\u00a0sq\u00a0ft`,
  built: (year: number) => `Built\u00a0${year}`,
  sold: (dollars: number) => `Sold\u00a0${formatDollars(dollars)}`,
  soldIn: (dollars: number | null, year: number) =>
    dollars === null ? `Sold in\u00a0${year}` : `Sold\u00a0${formatDollars(dollars)} in\u00a0${year}`,
  marketValue: (dollars: number) => `Market value\u00a0${formatDollars(dollars)}`,
} as const;

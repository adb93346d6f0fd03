import { SOLD_HOMES_MAX, SOLD_YEARS } from '../../contract/records/sold-home.ts';
import { formatWholeDollars } from '../format/dollars.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** Words of what stands around a home: its place, what its street sold for, and who is listed there. */
export const propertyStreetCopy = {
  where: 'Where it is',
  roughly: (street: string) => `The area around ${street}. The exact location is in the report.`,
  who: (street: string) => `Who is listed on ${street}`,
  sold: {
    title: 'Sold near here',
    /** goes after the title: '3 on Dunby Ln' */
    count: (count: number, street: string) => `${formatCount(count)} on ${street}`,
    /** for readers without the report: the home itself is among them, if it was sold */
    masked: (count: number, street: string) => {
      const which = count > SOLD_HOMES_MAX ? `lists the latest ${SOLD_HOMES_MAX}:` : 'says which ones,';
      return `${countOf(count, 'home')} on ${street} were sold in the last ${SOLD_YEARS} years. The report ${which} when and for how much.`;
    },
    /** a line of what the report holds */
    holds: 'Sold on this street',
    holdsTells: 'price, month, size of each home',
    none: (street: string) =>
      `No other home on ${street} was sold for a price on record in the last ${SOLD_YEARS} years.`,
    month: (month: string) => `sold ${month}`,
    /** '$322 a sq ft' */
    perFoot: (dollars: number) => `${formatWholeDollars(dollars)} a sq\u00a0ft`,
    latest: (shown: number, count: number) => `The latest ${formatCount(shown)} of ${formatCount(count)}. `,
    source: 'From recorded sales in our own records. These are not estimates.',
  },
  neighbors: {
    title: 'Neighbors',
    text: (street: string) => `People on ${street} with a landline in a public directory.`,
    all: (street: string) => `Everyone listed on ${street}`,
    none: (street: string) => `We list nobody else on ${street} with a landline in a public directory.`,
  },
} as const;

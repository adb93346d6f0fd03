import { SOLD_YEARS } from '../../contract/records/sold-home.ts';
import { formatWholeDollars } from '../format/dollars.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** Words of what stands around a home: its place, what its street sold for, and who is listed there. */
export const propertyStreetCopy = {
  where: 'Where it is',
  roughly: (street: string) => `The area around ${street}. The exact place is in the report.`,
  who: (street: string) => `Who is listed on ${street}`,
  sold: {
    title: 'Sold near here',
    /** goes after the title: '3 on Dunby Ln' */
    count: (count: number, street: string) => `${formatCount(count)} on ${street}`,
    /** for readers without the report */
    masked: (count: number, street: string) =>
      count === 1
        ? `One other home on ${street} was sold in the last ${SOLD_YEARS} years. The report says which one, when and for how much.`
        : `${countOf(count, 'other home')} on ${street} were sold in the last ${SOLD_YEARS} years. The report says which, when and for how much.`,
    /** a line of what the report holds */
    holds: 'Sold on this street',
    holdsTells: 'price, month, size of each home',
    none: (street: string) =>
      `No other home on ${street} was sold for a price on record in the last ${SOLD_YEARS} years.`,
    month: (month: string) => `sold ${month}`,
    /** '$322 a sq ft' */
    perFoot: (dollars: number) => `${formatWholeDollars(dollars)} a sq\u00a0ft`,
    latest: (shown: number, count: number) => `The latest ${formatCount(shown)} of ${formatCount(count)}. `,
    source: 'From our own records of recorded sales. No estimate.',
  },
  neighbors: {
    title: 'Neighbors',
    text: (street: string) => `Residents of ${street} whom a public directory lists with a landline.`,
    all: (street: string) => `All of ${street}`,
    none: (street: string) => `Nobody else on ${street} is listed in a public directory.`,
  },
} as const;

import { countOf, formatCount } from '../format/numbers.ts';
import { joinAnd } from '../format/prose.ts';

/** Words of the line under a masked life line: what opens it, and what that costs. */
export const lifeLinePriceCopy = {
  /** after the price: 'opens the years, the streets, the work and both homes on this line' */
  opens: ({ places, hasWork, homes }: { places: number; hasWork: boolean; homes: number }) =>
    `opens ${joinAnd([
      'the years',
      places === 1 ? 'the street' : 'the streets',
      ...(hasWork ? ['the work'] : []),
      ...(homes === 0
        ? []
        : [homes === 1 ? 'the home' : homes === 2 ? 'both homes' : `the ${formatCount(homes)} homes`]),
    ])} on this line`,
  /** goes on; null while the number is not known, and nothing is said of none */
  records: (count: number | null) =>
    count === null || count === 0 ? ', and what else is on record.' : `, and the ${countOf(count, 'court record')}.`,
  terms: (days: number) => `One report, no subscription, readable for ${days} days.`,
  ofCredit: (days: number) => `One of your credits, readable for ${days} days.`,
  open: 'Open this report',
} as const;

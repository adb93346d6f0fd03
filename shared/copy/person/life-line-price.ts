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
    ])} on this line,`,
  /** goes on; `known` null while the counts are not known. Nothing is said of none. */
  records: (known: { court: number; all: number } | null) => {
    if (known === null || known.all === 0) return ' and what else is on record.';
    return known.court > 0
      ? ` and the ${countOf(known.court, 'court record')}.`
      : ` and the ${countOf(known.all, 'record')} of the report.`;
  },
  terms: (days: number) => `One report, no subscription, readable for ${days} days.`,
  ofCredit: (days: number) => `One of your credits, readable for ${days} days.`,
  open: 'Open this report',
} as const;

import { countOf, formatCount } from '../format/numbers.ts';
import { joinAnd } from '../format/prose.ts';

/** Words of the line under a masked life line: what opens it, and what that costs. */
export const lifeLinePriceCopy = {
  /** after the price: 'opens the years, streets, work and both properties on this line,' */
  opens: ({ places, hasWork, owned }: { places: number; hasWork: boolean; owned: number }) =>
    `opens ${joinAnd([
      'the years',
      places === 1 ? 'street' : 'streets',
      ...(hasWork ? ['work'] : []),
      ...(owned === 0
        ? []
        : [owned === 1 ? 'property' : owned === 2 ? 'both properties' : `${formatCount(owned)} properties`]),
    ])} on this line,`,
  /** goes on; `known` null while the counts are not known. Nothing is said of none. */
  records: (known: { court: number; all: number } | null) => {
    if (known === null || known.all === 0) return ' and the rest of the report.';
    return known.court > 0
      ? ` and the ${countOf(known.court, 'court record')}.`
      : ` and the ${countOf(known.all, 'record')} in the report.`;
  },
  ofCredit: (days: number) => `One of your credits, readable for ${days} days.`,
  open: 'Open this report',
} as const;

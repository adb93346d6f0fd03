import { formatDay } from '../format/day.ts';
import { withLookupCost } from './lookup-cost.ts';

/** Above the name, for viewers whose plan limits how many people they open. */
export const lookupsCopy = {
  out: {
    title: (max: number | null) =>
      max === null ? 'You have no lookups left.' : `You have opened all ${max} of this month’s people.`,
    until: (resetsAt: number | null) =>
      resetsAt === null
        ? 'People you have opened stay open. New ones show the free view.'
        : `People you have opened stay open. New ones show the free view until ${formatDay(resetsAt)}.`,
    dismiss: 'Dismiss',
  },
  /** for viewers with a lookup left who see the free view: we do not know that they chose this page */
  open: {
    text: 'This is the free view. No lookup was used.',
    /** `left`: of the plan's lookups */
    button: (left: number) => withLookupCost('Open this page', left),
    /** the way to that button from further down */
    toButton: 'Open this page',
    failed: 'This page could not be opened right now. Nothing was used.',
  },
  /** '4 of 20 people left until Dec 4, 2026' */
  left: (left: number, max: number, resetsAt: number | null) =>
    resetsAt === null
      ? `${left} of ${max} people left this month`
      : `${left} of ${max} people left until ${formatDay(resetsAt)}`,
} as const;

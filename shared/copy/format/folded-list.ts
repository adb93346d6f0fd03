import { formatCount } from './numbers.ts';

const MORE = { before: 'View', after: 'More' } as const;

/** The label of a folding list's control: 'View N More' (P4-091), or without a number (P4-093). */
export const foldedListCopy = {
  more: {
    open: (hidden: number) => `${MORE.before} ${formatCount(hidden)} ${MORE.after}`,
    /** the same without its number, which goes between the two */
    around: MORE,
    close: 'View Less',
  },
  all: { open: () => 'View All', close: 'View Less' },
  show: { open: () => 'Show more', close: 'Show less' },
} as const;

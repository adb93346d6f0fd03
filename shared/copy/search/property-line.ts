import { countOf } from '../format/numbers.ts';
import { joinAnd } from '../format/prose.ts';

/** Words of the owners of a home on one line, and of what opens them. */
export const propertyLineCopy = {
  title: 'Owners and sales on one line',
  lanes: { owners: 'Owners', sales: 'Sales', loans: 'Loans' },
  /** under the title: how many owners, and what is kept back */
  masked: (owners: number) => `${countOf(owners, 'owner')}, in order. Names, years and prices are hidden.`,
  /** '3 owners, 3 sales, 1998 to now' */
  open: (owners: number, sales: number, since: string | null) =>
    [
      countOf(owners, 'owner'),
      ...(sales === 0 ? [] : [countOf(sales, 'sale')]),
      ...(since === null ? [] : [`${since} to now`]),
    ].join(', '),
  none: 'No change of ownership is on record.',
  now: 'Current owner',
  before: 'Previous owner',
  earlier: 'Earlier owner',
  first: 'First owner on record',
  /** of a change of ownership whose owners may not be named */
  unnamed: 'Not named',
  ownsNow: 'owns it now',
  sales: (count: number) => `${countOf(count, 'sale')} on record`,
  loans: (count: number) => `${countOf(count, 'mortgage')} on record`,
  loan: (term: string | null) => (term === null ? 'Mortgage' : `Mortgage, ${term}`),
  loanOf: (amount: string, term: string | null) =>
    term === null ? `${amount} mortgage` : `${amount} mortgage, ${term}`,
  gaps: 'A year without a record is not a year without an owner.',

  /** after the price: what opens */
  opens: ({ hasOwners, hasPrices }: { hasOwners: boolean; hasPrices: boolean }) =>
    hasOwners
      ? `opens ${joinAnd(['the names', 'years', ...(hasPrices ? ['prices'] : [])])} on this line, and the rest of the report.`
      : 'opens what is on record about this home.',
  /** the same in a sentence of its own, where the price is not known */
  opensAlone: (opens: string) => `The property report ${opens}`,
  sample: 'See a sample',
  buy: 'Open the property report',
} as const;

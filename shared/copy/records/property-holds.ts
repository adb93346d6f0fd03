import type { PropertyTeaser } from '../../contract/records/property.ts';
import { countOf } from '../format/numbers.ts';
import { joinAnd } from '../format/prose.ts';

export type PropertyHolds = NonNullable<PropertyTeaser['holds']>;

/**
 * What the report of one property holds, each with its count, in the order in which people ask for it (P9-044): '3
 * changes of ownership', 'Mortgage rate'. Only what is there; nothing is listed as missing.
 */
export function propertyHoldings(holds: PropertyHolds): string[] {
  const { ownerships, mortgages, buildingFacts, documents } = holds;
  return [
    ...(ownerships === 0
      ? []
      : [`${countOf(ownerships, 'change of ownership', 'changes of ownership')}, with owners and sellers as recorded`]),
    ...(holds.hasSale ? ['What the home sold for, and when'] : []),
    ...(holds.hasOccupancy ? ['Whether it is owner-occupied'] : []),
    ...(mortgages === 0 ? [] : [countOf(mortgages, 'mortgage')]),
    ...(holds.hasMortgageRate ? ['Mortgage rate'] : []),
    ...(holds.hasTax ? ['Tax assessment'] : []),
    ...(buildingFacts === 0 ? [] : [countOf(buildingFacts, 'fact about the building', 'facts about the building')]),
    ...(documents === 0 ? [] : [countOf(documents, 'recorded document')]),
  ];
}

/** One line of what a report holds: its name, what that tells, and how many there are. */
export interface PropertyHolding {
  readonly name: string;
  readonly tells: string;
  /** null for what is either on record or not */
  readonly count: number | null;
}

/** What the report of one property holds, as a table (P9-044): only what is there, each count as in the report. */
export function propertyHoldingLines(holds: PropertyHolds): PropertyHolding[] {
  const line = (name: string, tells: string, held: number | boolean): PropertyHolding[] => {
    if (held === 0 || held === false) return [];
    return [{ name, tells, count: held === true ? null : held }];
  };
  return [
    ...line('Owners', 'names, how they hold title, dates', holds.ownerships),
    ...(holds.sales === undefined
      ? line('Latest sale', 'price and date', holds.hasSale)
      : line('Sales', 'date, price, buyers and sellers', holds.sales)),
    ...line('Occupancy', 'whether the owner lives there', holds.hasOccupancy),
    ...line('Mortgages', 'lender, amount, term', holds.mortgages),
    ...line('Mortgage rate', 'percent, fixed or not', holds.hasMortgageRate),
    ...line('Tax assessment', 'assessed value and tax', holds.hasTax),
    ...line('Building', 'exact size, rooms, land, year', holds.buildingFacts),
    ...line('Recorded documents', 'kind, number, date', holds.documents),
  ];
}

/** The same in few words, for a sentence: 'sales, owners and mortgages'; '' if there is nothing. */
export function propertyHoldingsInShort(holds: PropertyHolds): string {
  return joinAnd([
    ...(holds.ownerships === 0 ? [] : ['owners']),
    ...(holds.hasSale ? ['the latest sale'] : []),
    ...(holds.mortgages === 0 ? [] : ['mortgages']),
    ...(holds.hasTax ? ['the tax assessment'] : []),
    ...(holds.buildingFacts === 0 ? [] : ['the building']),
  ]);
}

import { pricingCopy } from '../../../shared/copy/billing/pricing.ts';
import type { PricingColumn } from './pricing-model.ts';

const { cells, cards, rows } = pricingCopy;

/** A cell of the table: words, or whether it is included. */
export type PricingCell = string | boolean;

/** One feature, for every column. */
export interface PricingRow {
  readonly title: string;
  readonly cell: (column: PricingColumn) => PricingCell;
}

/** The features that the table compares. */
export function pricingRows(): readonly PricingRow[] {
  return [
    { title: rows.people, cell: peopleCell },
    { title: rows.contacts, cell: () => true },
    {
      title: rows.emails,
      cell: ({ tier }) => (tier === 'report' || tier === 'business' ? cells.fullEmails : cells.partEmails),
    },
    { title: rows.records, cell: recordsCell },
    { title: rows.activity, cell: ({ tier }) => tier === 'business' },
    { title: rows.lists, cell: ({ tier }) => tier !== 'report' && tier !== 'premium' },
    { title: rows.saving, cell: () => true },
    { title: rows.renews, cell: renewsCell },
    { title: rows.end, cell: ({ period }) => endOf(period) },
  ];
}

/** How it ends. */
export const endOf = (period: PricingColumn['period']): string => (period === null ? cells.byItself : cells.twoClicks);

/** How many people, or lookups in lists. */
export function peopleCell({ tier, lookups }: PricingColumn): string {
  if (tier === 'report') return cells.onePerson;
  if (lookups === null) return cells.noLimit;
  return tier === 'speed-search' ? cells.lookups(lookups) : cells.people(lookups);
}

function recordsCell({ tier, reports }: PricingColumn): PricingCell {
  if (tier === 'report') return true;
  return reports === 0 ? false : cells.reports(reports);
}

function renewsCell({ period, yearPrice }: PricingColumn): string {
  if (period === null) return cells.never;
  if (yearPrice !== null) return cells.monthOrYear;
  return period === 'month' ? cells.eachMonth : cells.eachYear;
}

/** What sets a plan apart, for a card. */
export function includedIn(column: PricingColumn): readonly string[] {
  const { has } = cards[column.tier];
  if (column.tier === 'report') return has;
  const reports = column.reports === 0 ? [] : [cards.backgroundReports(column.reports)];
  const people = column.lookups === null ? cells.noLimitOnPeople : peopleCell(column);
  return [people, ...has, ...reports];
}

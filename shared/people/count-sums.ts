import type { PersonCounts } from '../contract/person/counts.ts';

/**
 * Sums over the counts of a person (F9-35 to F9-41). `offenses` are part of `criminalTrafficRecords`, so a sum uses one
 * of the two. `publicRecords` is itself a sum, so a sum uses either it or its five parts.
 */

const sumOf = (counts: PersonCounts, categories: readonly (keyof PersonCounts)[]): number =>
  categories.reduce((sum, category) => sum + counts[category], 0);

/**
 * The size of a background report: everything but phones and emails, counted once each, including traffic and
 * evictions.
 */
export function backgroundReportCount(counts: PersonCounts): number {
  return sumOf(counts, [
    'currentAddresses',
    'historicalAddresses',
    'relatives',
    'associates',
    'criminalTrafficRecords',
    'properties',
    'licensesPermits',
    'bankruptcies',
    'foreclosures',
    'judgments',
    'liens',
    'evictions',
  ]);
}

/**
 * The four numbers on the report card; no record is in two of them (F9-40, P2-157). Together they are
 * {@link totalRecords}, so public records are counted by their parts and not by the sum that came.
 */
export function reportTally(counts: PersonCounts) {
  return {
    criminal: counts.criminalTrafficRecords,
    publicRecords: sumOf(counts, ['liens', 'bankruptcies', 'foreclosures', 'judgments']),
    property: counts.properties,
    more: sumOf(counts, ['licensesPermits', 'evictions']),
  };
}

/** The same four numbers, and how many of the last are evictions: what `recordsSplit` puts into words. */
export function recordsTally(counts: PersonCounts) {
  return { ...reportTally(counts), evictions: counts.evictions };
}

/** The five groups of a background report; each record is in exactly one (F9-40). */
export function reportGroups(counts: PersonCounts) {
  const { criminal, publicRecords, property } = reportTally(counts);
  return {
    criminal,
    publicRecords,
    properties: property,
    licenses: counts.licensesPermits,
    evictions: counts.evictions,
  };
}

/** Whether the report has nothing in it, so that there is nothing to buy (F9-41). */
export function isEmptyReport(counts: PersonCounts): boolean {
  return totalRecords(counts) === 0;
}

/** What a free reader's card counts: contacts, people, properties, non-traffic offenses and public records. */
export function freeCardCount(counts: PersonCounts): number {
  return sumOf(counts, [
    'phones',
    'currentAddresses',
    'historicalAddresses',
    'relatives',
    'offenses',
    'properties',
    'publicRecords',
    'associates',
  ]);
}

/**
 * The records of the report, each counted once: the one total, wherever a single number stands for the report, and the
 * featured record count (F9-39). It is the sum of {@link reportTally}.
 */
export function totalRecords(counts: PersonCounts): number {
  return sumOf(counts, [
    'criminalTrafficRecords',
    'properties',
    'liens',
    'bankruptcies',
    'foreclosures',
    'judgments',
    'licensesPermits',
    'evictions',
  ]);
}

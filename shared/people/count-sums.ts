import type { PersonCounts } from '../contract/person/counts.ts';

/**
 * Sums over the counts of a person (F9-35 to F9-41). Traffic records are in `criminalTrafficRecords` and offences in
 * both, so each sum takes one of the two; `publicRecords` is itself a sum, so what takes it leaves its five parts out.
 */

const sumOf = (counts: PersonCounts, categories: readonly (keyof PersonCounts)[]): number =>
  categories.reduce((sum, category) => sum + counts[category], 0);

/** What a background report holds: everything but phones and e-mails, each once, traffic and evictions included. */
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

/** The four numbers of the report card; no record is in two of them (F9-40, P2-157). */
export function reportTally(counts: PersonCounts) {
  return {
    criminal: counts.criminalTrafficRecords,
    publicRecords: Math.max(0, counts.publicRecords - counts.licensesPermits),
    property: counts.properties,
    more: sumOf(counts, ['licensesPermits', 'evictions']),
  };
}

/** The five groups of a background report; each record is in one of them (F9-40). */
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

/** Nothing in it, so nothing to buy (F9-41). */
export function isEmptyReport(counts: PersonCounts): boolean {
  return sumOf(counts, ['criminalTrafficRecords', 'properties', 'publicRecords', 'evictions']) === 0;
}

/** What the card of a free reader counts: contacts, people, properties, offences without traffic, public records. */
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

/** Records of courts and registers: the number that is featured wherever one number stands for the report. */
export function totalRecordsCount(counts: PersonCounts): number {
  return sumOf(counts, [
    'offenses',
    'properties',
    'licensesPermits',
    'bankruptcies',
    'foreclosures',
    'judgments',
    'liens',
  ]);
}

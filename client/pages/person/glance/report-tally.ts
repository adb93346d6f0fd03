import type { PersonCounts } from '../../../../shared/contract/counts.ts';

/** The four numbers of the report card; no record is in two of them (decisions 8). */
export function reportTally(counts: PersonCounts) {
  return {
    criminal: counts.criminalTrafficRecords,
    publicRecords: Math.max(0, counts.publicRecords - counts.licensesPermits),
    property: counts.properties,
    more: counts.licensesPermits + counts.evictions,
  };
}

/** Nothing in it, so nothing to buy (decisions 8 and 10). */
export function isEmptyReport(counts: PersonCounts): boolean {
  return counts.criminalTrafficRecords + counts.properties + counts.publicRecords + counts.evictions === 0;
}

import type { RecordFilter } from '../../shared/records/record-filter.ts';

/** A filter as the query of `personRecords` has it: what is open is left out. */
export function recordQueryOf({ kind, year, county, outcome }: RecordFilter) {
  return {
    kind: kind ?? undefined,
    year: year === null ? undefined : String(year),
    county: county ?? undefined,
    outcome: outcome ?? undefined,
  };
}

import { COUNTY_FILTER_MAX, type OutcomeKind, type RecordKind } from '../contract/records/record-list.ts';
import { isOutcomeKind } from './outcome-kinds.ts';
import { RECORD_KINDS } from './record-kinds.ts';

/** What a list of records is narrowed to; null leaves that open. */
export interface RecordFilter {
  /** one list, or all lists of a section: `groupsOfKind` has them */
  readonly kind: RecordKind | null;
  /** of filing or recording */
  readonly year: number | null;
  /** with its state: 'Multnomah County, OR' */
  readonly county: string | null;
  readonly outcome: OutcomeKind | null;
}

export const NO_FILTER: RecordFilter = { kind: null, year: null, county: null, outcome: null };

/** Reads the filter of an address; what is not one counts as open. */
export function parseRecordFilter(query: URLSearchParams): RecordFilter {
  const [kind, year, county, outcome] = ['kind', 'year', 'county', 'outcome'].map((name) => query.get(name) ?? '');
  return {
    kind: RECORD_KINDS.find((known) => known === kind) ?? null,
    year: /^\d{4}$/.test(year ?? '') ? Number(year) : null,
    county: county === undefined || county === '' || county.length > COUNTY_FILTER_MAX ? null : county,
    outcome: outcome !== undefined && isOutcomeKind(outcome) ? outcome : null,
  };
}

export function isFiltered(filter: RecordFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

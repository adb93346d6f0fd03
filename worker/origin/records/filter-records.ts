import type { RecordFacets, RecordPlace } from '../../../shared/contract/records/record-list.ts';
import { outcomeKindSchema } from '../../../shared/contract/records/record-list.ts';
import type { RecordFilter } from '../../../shared/records/record-filter.ts';
import { groupsOfKind } from '../../../shared/records/record-kinds.ts';
import {
  formatRecordReference,
  RECORD_GROUPS,
  type RecordReference,
} from '../../../shared/records/record-reference.ts';
import type { IndexedRecord } from './record-index.ts';

/** The records that match, in order, and how many would match with another value of one filter. */
export interface Filtered {
  readonly matches: readonly IndexedRecord[];
  readonly facets: RecordFacets;
}

/** Which filters a record does not pass. */
type Misses = Readonly<Record<keyof RecordFilter, boolean>>;

export function filterRecords(index: readonly IndexedRecord[], filter: RecordFilter): Filtered {
  const groups = filter.kind === null ? null : new Set(groupsOfKind(filter.kind));
  const judged = index.map((record) => ({
    record,
    misses: {
      kind: groups !== null && !groups.has(record.group),
      year: filter.year !== null && record.year !== filter.year,
      county: filter.county !== null && !record.counties.includes(filter.county),
      outcome: filter.outcome !== null && !record.outcomes.includes(filter.outcome),
    },
  }));
  /** The records that pass all filters but this one. */
  const besides = (name: keyof RecordFilter) =>
    judged.flatMap(({ record, misses }) => (passes({ ...misses, [name]: false }) ? [record] : []));
  return {
    matches: judged.flatMap(({ record, misses }) => (passes(misses) ? [record] : [])),
    facets: {
      kinds: sorted(
        tally(besides('kind').map(({ group }) => group)),
        (a, b) => RECORD_GROUPS.indexOf(a.value) - RECORD_GROUPS.indexOf(b.value),
      ),
      years: sorted(tally(besides('year').flatMap(({ year }) => year ?? [])), (a, b) => b.value - a.value),
      counties: sorted(
        tally(besides('county').flatMap(({ counties }) => counties)),
        (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
      ),
      outcomes: sorted(
        tally(besides('outcome').flatMap(({ outcomes }) => outcomes)),
        (a, b) => b.count - a.count || OUTCOMES.indexOf(a.value) - OUTCOMES.indexOf(b.value),
      ),
    },
  };
}

/** Where a record stands among those that match; null if it does not match. */
export function placeAmong(matches: readonly IndexedRecord[], wanted: RecordReference): RecordPlace | null {
  const at = matches.findIndex(({ group, id }) => group === wanted.group && id === wanted.id);
  if (at === -1) return null;
  const [previous, next] = [matches[at - 1], matches[at + 1]];
  return {
    at: at + 1,
    previous: previous === undefined ? null : formatRecordReference(previous),
    next: next === undefined ? null : formatRecordReference(next),
  };
}

/** Kinds of outcomes that occur equally often come in this order. */
const OUTCOMES = outcomeKindSchema.options;

interface Counted<V> {
  readonly value: V;
  readonly count: number;
}

const passes = ({ kind, year, county, outcome }: Misses): boolean => !(kind || year || county || outcome);

function tally<V>(values: readonly V[]): Counted<V>[] {
  const counts = new Map<V, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const sorted = <V>(counted: Counted<V>[], compare: (a: Counted<V>, b: Counted<V>) => number): Counted<V>[] =>
  counted.sort(compare);

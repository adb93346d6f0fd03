import { countOf, formatCount } from '../format/numbers.ts';
import { joinOr } from '../format/prose.ts';

/** The records of a report by group, as `reportTally` counts them; the groups add up to the total. */
export interface RecordsTally {
  readonly criminal: number;
  readonly publicRecords: number;
  readonly property: number;
  /** licenses and evictions */
  readonly more: number;
  /** how many of `more` are evictions; without it, the two are named together */
  readonly evictions?: number;
}

interface Part {
  readonly count: number;
  /** '9 criminal and traffic' */
  readonly text: string;
  /** 'criminal and traffic', after 'Nothing found in' */
  readonly name: string;
}

/**
 * A report's one total, split in words: '16 records: 9 criminal and traffic, 4 public, 2 properties, 1 license'; 'No
 * records' if there are none. Groups without a record are left to {@link nothingIn}.
 */
export function recordsSplit(tally: RecordsTally): string {
  const parts = partsOf(tally).filter(({ count }) => count > 0);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'No records';
  return `${countOf(total, 'record')}: ${parts.map(({ text }) => text).join(', ')}`;
}

/**
 * The groups without a record, in one sentence in place of zeros: 'Nothing found in properties, licenses or
 * evictions.'; null if every group has one.
 */
export function nothingIn(tally: RecordsTally): string | null {
  const empty = partsOf(tally).flatMap(({ count, name }) => (count === 0 ? [name] : []));
  return empty.length === 0 ? null : `Nothing found in ${joinOr(empty)}.`;
}

function partsOf({ criminal, publicRecords, property, more, ...tally }: RecordsTally): readonly Part[] {
  const evictions = more === 0 ? 0 : tally.evictions;
  return [
    { count: criminal, text: `${formatCount(criminal)} criminal and traffic`, name: 'criminal and traffic records' },
    { count: publicRecords, text: `${formatCount(publicRecords)} public`, name: 'public records' },
    { count: property, text: countOf(property, 'property', 'properties'), name: 'properties' },
    ...(evictions === undefined
      ? [
          {
            count: more,
            text: countOf(more, 'license or eviction', 'licenses or evictions'),
            name: 'licenses and evictions',
          },
        ]
      : [
          { count: more - evictions, text: countOf(more - evictions, 'license'), name: 'licenses' },
          { count: evictions, text: countOf(evictions, 'eviction'), name: 'evictions' },
        ]),
  ];
}

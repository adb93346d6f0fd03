import type { OutcomeKind } from '../../../shared/contract/records/record-list.ts';
import { outcomeKindsOf } from '../../../shared/records/outcome-kinds.ts';
import { countyFilter, recordCounties } from '../../../shared/records/record-counties.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { RECORD_GROUPS, type RecordReference } from '../../../shared/records/record-reference.ts';
import { recordYear } from '../../../shared/records/record-year.ts';
import { BUILDERS, isPropertyGroup } from './build-groups.ts';
import { buildIndexedCriminal } from './build-indexed-criminal.ts';
import { buildProperty } from './build-property.ts';
import type { IndexedPropertyRow } from './index-store.ts';
import { NO_MENTIONS } from './mentions.ts';
import type { RecordRow, RecordSource, StoredGroup } from './record-source.ts';

/** A record of a report, and what its list can be narrowed by. */
export interface IndexedRecord extends RecordReference {
  readonly year: number | null;
  /** 'Multnomah County, OR'; empty if no county is known */
  readonly counties: readonly string[];
  /** never empty */
  readonly outcomes: readonly OutcomeKind[];
}

/** Every record of a report, in its order: RECORD_GROUPS, and within each group as the rows come. */
export function indexRecords(
  records: readonly RecordRow[],
  properties: readonly IndexedPropertyRow[],
): IndexedRecord[] {
  const recordsOf = Map.groupBy(records, ({ record_group }) => record_group);
  return RECORD_GROUPS.flatMap((group) => {
    if (!isPropertyGroup(group)) return (recordsOf.get(group) ?? []).map(indexRecord);
    const isCurrent = group === 'currentProperties';
    return properties.filter(({ is_current }) => (is_current === 1) === isCurrent).map(indexProperty);
  });
}

/** By the rules for the contract's record, so the index says of a record what a page shows of it. */
function indexRecord(row: RecordRow): IndexedRecord {
  const listed = { group: row.record_group, record: BUILD_INDEXED[row.record_group](sourceOf(row)) } as ListedRecord;
  return entryOf(listed, recordCounties(listed));
}

/** Names and addresses are not indexed. */
const sourceOf = (row: RecordRow): RecordSource => ({ row, name: { fullName: '' }, address: null, parties: [] });

/** Criminal records are by far the largest: of 5,000 whole ones, an index would take twice as long. */
const BUILD_INDEXED: Readonly<Record<StoredGroup, (source: RecordSource) => ListedRecord['record']>> = {
  ...BUILDERS,
  criminalAndTrafficRecords: buildIndexedCriminal,
};

function indexProperty(row: IndexedPropertyRow): IndexedRecord {
  const group = row.is_current === 1 ? 'currentProperties' : 'pastProperties';
  const record = buildProperty(row, [], null, NO_MENTIONS);
  const county = countyFilter({ county: row.county, stateCode: row.state_code, fips: row.fips_code });
  return entryOf({ group, record }, county === null ? [] : [county]);
}

function entryOf(listed: ListedRecord, counties: readonly string[]): IndexedRecord {
  const { group, record } = listed;
  return { group, id: record.id, year: recordYear(listed), counties, outcomes: outcomeKindsOf(listed) };
}

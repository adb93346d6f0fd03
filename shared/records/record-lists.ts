import type { BackgroundRecords, RecordGroup, RecordOf } from '../contract/records/background.ts';
import { RECORD_GROUPS } from './record-reference.ts';

/** A record with the list that it travels in. */
export type ListedRecord = {
  readonly [G in RecordGroup]: { readonly group: G; readonly record: RecordOf<G> };
}[RecordGroup];

/** The records of one list, wherever an answer has it; none where it was not asked for. */
export function recordsOf<G extends RecordGroup>(records: BackgroundRecords, group: G): readonly RecordOf<G>[] {
  const lists: { readonly [K in RecordGroup]?: readonly RecordOf<K>[] | undefined } = {
    ...records,
    ...records.properties,
    ...records.licensesAndPermits,
  };
  return lists[group] ?? [];
}

/** The records of some lists, one list after another. */
export function listRecords(records: BackgroundRecords, groups: readonly RecordGroup[]): ListedRecord[] {
  return groups.flatMap((group) => recordsOf(records, group).map((record) => ({ group, record }) as ListedRecord));
}

/** The lists of one answer, each with those of the other behind it. */
export function mergeRecords(records: BackgroundRecords, behind: BackgroundRecords): BackgroundRecords {
  const merged = RECORD_GROUPS.map((group) => [group, [...recordsOf(records, group), ...recordsOf(behind, group)]]);
  return arrangeLists(Object.fromEntries(merged));
}

/** Lists of records by group; a group that was not asked for has none. */
export type RecordLists = { [G in RecordGroup]?: RecordOf<G>[] };

/** Puts the lists where the answer has them. What was not asked for is not there at all (P3-065). */
export function arrangeLists(lists: RecordLists): BackgroundRecords {
  const { currentProperties, pastProperties, ...others } = lists;
  const { professionalLicenses, pilotsLicenses, concealedWeaponPermits, huntingPermits, ...rest } = others;
  const properties = present({ currentProperties, pastProperties });
  const licensesAndPermits = present({ professionalLicenses, pilotsLicenses, concealedWeaponPermits, huntingPermits });
  return {
    ...rest,
    ...(properties === null ? {} : { properties }),
    ...(licensesAndPermits === null ? {} : { licensesAndPermits }),
  };
}

/** Without the lists that are missing; null where all are. */
function present<T extends object>(lists: T): T | null {
  const known = Object.entries(lists).filter(([, list]) => list !== undefined);
  return known.length === 0 ? null : (Object.fromEntries(known) as T);
}

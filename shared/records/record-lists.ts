import type { BackgroundRecords, RecordGroup, RecordOf } from '../contract/records/background.ts';
import { RECORD_GROUPS } from './record-reference.ts';

/** A record and the list it belongs to. */
export type ListedRecord = {
  readonly [G in RecordGroup]: { readonly group: G; readonly record: RecordOf<G> };
}[RecordGroup];

/** The records of one list, wherever the response has it; empty if it was not requested. */
export function recordsOf<G extends RecordGroup>(records: BackgroundRecords, group: G): readonly RecordOf<G>[] {
  const lists: { readonly [K in RecordGroup]?: readonly RecordOf<K>[] | undefined } = {
    ...records,
    ...records.properties,
    ...records.licensesAndPermits,
  };
  return lists[group] ?? [];
}

/** The records of several lists, one list after another. */
export function listRecords(records: BackgroundRecords, groups: readonly RecordGroup[]): ListedRecord[] {
  return groups.flatMap((group) => recordsOf(records, group).map((record) => ({ group, record }) as ListedRecord));
}

/** Each list of one response, followed by the same list of the other. */
export function mergeRecords(records: BackgroundRecords, behind: BackgroundRecords): BackgroundRecords {
  const merged = RECORD_GROUPS.map((group) => [group, [...recordsOf(records, group), ...recordsOf(behind, group)]]);
  return arrangeLists(Object.fromEntries(merged));
}

/** Lists of records by group; a group that was not requested has none. */
export type RecordLists = { [G in RecordGroup]?: RecordOf<G>[] };

/** Puts the lists where the response has them. What was not requested is absent (P3-065). */
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

/** Removes missing lists; null if all are missing. */
function present<T extends object>(lists: T): T | null {
  const known = Object.entries(lists).filter(([, list]) => list !== undefined);
  return known.length === 0 ? null : (Object.fromEntries(known) as T);
}

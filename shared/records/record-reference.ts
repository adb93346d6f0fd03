import type { RecordGroup } from '../contract/records/background.ts';

/** Identifies one record of a report: the list it belongs to, and its id there. */
export interface RecordReference {
  readonly group: RecordGroup;
  readonly id: string;
}

/** In the order of a report's sections; the type requires every group. */
const GROUPS = {
  criminalAndTrafficRecords: true,
  currentProperties: true,
  pastProperties: true,
  bankruptcies: true,
  liens: true,
  judgments: true,
  foreclosures: true,
  professionalLicenses: true,
  pilotsLicenses: true,
  concealedWeaponPermits: true,
  huntingPermits: true,
  evictions: true,
} as const satisfies Readonly<Record<RecordGroup, true>>;

export const RECORD_GROUPS = Object.keys(GROUPS) as readonly RecordGroup[];

const ID_SHAPE = /^[\w-]{1,64}$/;

/** 'liens.REC1', as in addresses and in links within a page. */
export function formatRecordReference({ group, id }: RecordReference): string {
  return `${group}.${id}`;
}

/** null if it does not identify a record. */
export function parseRecordReference(text: string | null | undefined): RecordReference | null {
  const [group = '', id = '', ...rest] = text?.split('.') ?? [];
  if (!Object.hasOwn(GROUPS, group) || !ID_SHAPE.test(id) || rest.length > 0) return null;
  return { group: group as RecordGroup, id };
}

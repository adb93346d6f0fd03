import type { RecordGroup } from '../contract/records/background.ts';

/** Names one record of a report: the list that it travels in, and its id there. */
export interface RecordReference {
  readonly group: RecordGroup;
  readonly id: string;
}

/** In the order of a report's sections; the type keeps it whole. */
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

/** 'liens.REC1', as addresses and links of a page have it. */
export function formatRecordReference({ group, id }: RecordReference): string {
  return `${group}.${id}`;
}

/** null for what names no record. */
export function parseRecordReference(text: string | null | undefined): RecordReference | null {
  const [group = '', id = '', ...rest] = text?.split('.') ?? [];
  if (!Object.hasOwn(GROUPS, group) || !ID_SHAPE.test(id) || rest.length > 0) return null;
  return { group: group as RecordGroup, id };
}

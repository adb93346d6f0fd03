import {
  type BackgroundAnswer,
  RECORD_SHAPES,
  type RecordGroup,
  type RecordOf,
} from '../../shared/contract/records/background.ts';
import { offenseSchema } from '../../shared/contract/records/criminal.ts';
import { arrangeLists } from '../../shared/records/record-lists.ts';
import { PROVENANCE, RECORD_NAME } from './contract-samples.ts';

type Shape = Readonly<Record<string, { readonly def: { readonly type: string } }>>;

/** The key of each group that its records are called by. */
const TITLE_KEYS: { readonly [G in RecordGroup]?: string } = {
  bankruptcies: 'chapter',
  liens: 'lienIssuingAgency',
  judgments: 'filingType',
  foreclosures: 'deedCategory',
  evictions: 'filingType',
  professionalLicenses: 'licenseType',
  pilotsLicenses: 'certificateType',
  concealedWeaponPermits: 'permitType',
};

/** A record of which only what has to be there is known, and its title. */
export function buildRecord<G extends RecordGroup>(group: G, id: string, title = `Title ${id}`): RecordOf<G> {
  const record = {
    ...emptyOf(RECORD_SHAPES[group].shape as Shape),
    id,
    provenance: PROVENANCE,
    ...('pnpId' in RECORD_SHAPES[group].shape
      ? { pnpId: id.toLowerCase(), address: { line1: title, city: 'Portland', stateCode: 'OR', zip: '97201' } }
      : {}),
    ...(group === 'criminalAndTrafficRecords'
      ? { name: RECORD_NAME, offenses: [{ ...emptyOf(offenseSchema.shape as Shape), offenseTitle: title }] }
      : {}),
    ...(TITLE_KEYS[group] === undefined ? {} : { [TITLE_KEYS[group]]: title }),
    ...(group === 'huntingPermits' ? { permitTypes: [title] } : {}),
  };
  return RECORD_SHAPES[group].parse(record) as RecordOf<G>;
}

/** An answer with so many records of each group, called 'liens-1', 'liens-2' and so on. */
export function buildReport(
  sizes: { readonly [G in RecordGroup]?: number },
  next: BackgroundAnswer['next'] = {},
): BackgroundAnswer {
  const groups = Object.keys(RECORD_SHAPES) as RecordGroup[];
  const lists = groups.map((group) => [
    group,
    Array.from({ length: sizes[group] ?? 0 }, (_, n) => buildRecord(group, `${group}-${n + 1}`)),
  ]);
  return { records: arrangeLists(Object.fromEntries(lists)), next };
}

function emptyOf(shape: Shape): Record<string, unknown> {
  const empty = { array: [], boolean: false } as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(shape).map(([key, { def }]) => [key, empty[def.type] ?? null]));
}

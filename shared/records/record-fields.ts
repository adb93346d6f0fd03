import type { RecordGroup, RecordOf } from '../contract/records/background.ts';
import { bankruptcyFields, evictionFields, foreclosureFields, judgmentFields, lienFields } from './civil-fields.ts';
import { criminalFields } from './criminal-fields.ts';
import type { FieldGroup } from './field-group.ts';
import { huntingFields, pilotFields, professionalFields, weaponFields } from './license-fields.ts';
import { matchGroup } from './match-indicators.ts';

/** Groups whose records are documents; properties have their own report. */
export type PaperGroup = Exclude<RecordGroup, 'currentProperties' | 'pastProperties'>;

/** Fields of an offense before 'N more fields'. */
export const OFFENSE_FIELDS_SHOWN = 9;

const FIELDS: { readonly [G in PaperGroup]: (record: RecordOf<G>) => FieldGroup[] } = {
  criminalAndTrafficRecords: criminalFields,
  bankruptcies: bankruptcyFields,
  liens: lienFields,
  judgments: judgmentFields,
  foreclosures: foreclosureFields,
  evictions: evictionFields,
  professionalLicenses: professionalFields,
  pilotsLicenses: pilotFields,
  concealedWeaponPermits: weaponFields,
  huntingPermits: huntingFields,
};

/**
 * Every field of a record with a label that readers understand, in the order of its kind; then how the record was
 * matched, a group without fields if that is unknown.
 */
export function recordFields<G extends PaperGroup>(group: G, record: RecordOf<G>): readonly FieldGroup[] {
  return [...FIELDS[group](record), matchGroup(record.matchIndicators)];
}

/** Whether these records are documents; properties have their own report. */
export function isPaperGroup(group: RecordGroup): group is PaperGroup {
  return group !== 'currentProperties' && group !== 'pastProperties';
}

import type { ChangeCounts } from '../../../shared/contract/person.ts';
import { deltaOf } from '../masking/delta-of.ts';
import type { PersonRecord } from '../people/person-record.ts';

/** What of the tables beside a person's own lists is new or was confirmed anew since some month. */
export interface RecordChanges {
  /** public records by category */
  readonly byCategory: ReadonlyMap<string, number>;
  readonly properties: number;
}

/**
 * What changed in a followed report after a month, 'YYYY-MM' (P3-026): true counts, whatever the viewer may see of it.
 * No record is counted twice: licences apart from public records, evictions among them. Of relatives and associates no
 * months are on record, so of them nothing is known to have changed.
 */
export function countChanges(
  { residences, phones }: Pick<PersonRecord, 'residences' | 'phones'>,
  { byCategory, properties }: RecordChanges,
  changesAfter: string,
): ChangeCounts {
  const changed = (facts: readonly PersonRecord['phones' | 'residences'][number][]) =>
    facts.filter(({ provenance }) => deltaOf(provenance, { changesAfter }).delta !== undefined).length;
  const sum = (...categories: string[]) =>
    categories.reduce((total, category) => total + (byCategory.get(category) ?? 0), 0);
  return {
    addressChangesCount: changed(residences),
    phoneChangesCount: changed(phones),
    relativeAssociateChangesCount: 0,
    criminalTrafficChangesCount: sum('criminal', 'traffic'),
    licensesPermitsChangesCount: sum('license'),
    propertiesChangesCount: properties,
    publicRecordChangesCount: sum('lien', 'judgment', 'bankruptcy', 'foreclosure', 'eviction'),
  };
}

import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { hasLookupsLeft } from '../../../../shared/people/lookups-left.ts';

/**
 * Whether this person may go on the viewer's list: premium lookups are left, or one was used for this page (P4-036,
 * P6-040). Free viewers have neither (P4-044).
 */
export function canSave({ lookupType, userInfo }: Pick<PersonDetails, 'lookupType' | 'userInfo'>): boolean {
  return hasLookupsLeft(userInfo.lookupUsage) || lookupType !== 'free';
}

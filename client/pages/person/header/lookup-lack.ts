import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';

/** Why a person cannot be saved: the lookups of a plan are used up, or there is no plan with any (P4-044). */
export function lookupLack({ userInfo }: Pick<PersonDetails, 'userInfo'>): { isUsedUp: boolean; text: string } {
  const isUsedUp = userInfo.lookupUsage !== null;
  const { lookup } = personActionCopy;
  return { isUsedUp, text: isUsedUp ? lookup.isUsedUp : lookup.isPaid };
}

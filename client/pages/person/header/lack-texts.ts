import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import type { LogInReason } from '../../page-model.ts';

/** Why a reader who is logged out is asked to log in, in the dialog (P2-051) and in the notice under it (P2-052). */
export function askLogInText({ name }: Pick<Person, 'name'>, reason: LogInReason): string {
  switch (reason) {
    case 'plan':
      return personCopy.askLogIn.text;
    case 'monitor':
      return personActionCopy.logIn.text(shortName(name.fullName));
    case 'unmonitor':
      return personActionCopy.logIn.toStop(shortName(name.fullName));
  }
}

/** Why a person cannot be saved: the lookups of a plan are used up, or there is no plan with any (P4-044). */
export function lookupLack({ userInfo }: Pick<PersonDetails, 'userInfo'>): { isUsedUp: boolean; text: string } {
  const isUsedUp = userInfo.lookupUsage !== null;
  const { lookup } = personActionCopy;
  return { isUsedUp, text: isUsedUp ? lookup.isUsedUp : lookup.isPaid };
}

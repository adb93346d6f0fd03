import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import type { PersonCore, PersonPageCore } from '../browser-model.ts';
import type { LogInReason } from '../person-model.ts';

/** Why a logged-out visitor is asked to log in, for the dialog (P2-051) and the notice behind it (P2-052). */
export function askLogInText({ name }: Pick<PersonCore, 'name'>, reason: LogInReason): string {
  switch (reason) {
    case 'plan':
      return personCopy.askLogIn.text;
    case 'monitor':
      return personActionCopy.logIn.text(shortName(name.fullName));
    case 'unmonitor':
      return personActionCopy.logIn.toStop(shortName(name.fullName));
  }
}

/** Why a person cannot be saved: the plan's lookups are used up, or there is no plan with lookups (P4-044). */
export function lookupLack({ userInfo }: Pick<PersonPageCore['details'], 'userInfo'>): {
  isUsedUp: boolean;
  text: string;
} {
  const isUsedUp = userInfo.lookupUsage !== null;
  const { lookup } = personActionCopy;
  return { isUsedUp, text: isUsedUp ? lookup.isUsedUp : lookup.isPaid };
}

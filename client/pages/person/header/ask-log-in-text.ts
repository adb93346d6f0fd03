import type { Person } from '../../../../shared/contract/person.ts';
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

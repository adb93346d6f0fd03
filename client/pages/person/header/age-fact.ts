import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { birthMonth } from '../../../../shared/people/birth-month.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { LASTING_AGE } from '../../lasting-age.ts';

const words = personCopy.facts;

export interface AgeFact {
  readonly label: string;
  readonly value: string;
}

/**
 * '41', '65+', '40s' or '--', and the month of birth where it was sent (P2-138). Of who has died the birth alone, or an
 * age that does not grow; null where neither was sent.
 */
export function ageFact({ dateOfBirth, isDead }: Pick<Person, 'dateOfBirth' | 'isDead'>): AgeFact | null {
  const born = birthMonth(dateOfBirth);
  const age = displayAge(dateOfBirth);
  if (!isDead) {
    return { label: words.age, value: born === null ? age : `${age}, ${words.bornAfterAge(born)}` };
  }
  if (born !== null) return { label: words.born, value: born };
  return age === LASTING_AGE ? { label: words.age, value: age } : null;
}

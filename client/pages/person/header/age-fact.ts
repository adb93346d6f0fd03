import type { DateOfBirth, Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { formatDate } from '../../../../shared/people/months.ts';
import { LASTING_AGE } from '../../lasting-age.ts';

const words = personCopy.facts;

export interface AgeFact {
  readonly label: string;
  readonly value: string;
}

/**
 * '41', '65+', '40s' or '--', and the month of birth where it was sent. Of who has died the birth alone, or an age that
 * does not grow; null where neither was sent.
 */
export function ageFact({ dateOfBirth, isDead }: Pick<Person, 'dateOfBirth' | 'isDead'>): AgeFact | null {
  const born = bornIn(dateOfBirth);
  const age = displayAge(dateOfBirth);
  if (!isDead) {
    return { label: words.age, value: born === null ? age : `${age}, ${words.bornAfterAge(born)}` };
  }
  if (born !== null) return { label: words.born, value: born };
  return age === LASTING_AGE ? { label: words.age, value: age } : null;
}

/** 'Jun, 1946' or '1946' */
function bornIn(birth: DateOfBirth): string | null {
  if (!('year' in birth) || birth.year === null) return null;
  return formatDate({ year: birth.year, month: birth.month, day: null });
}

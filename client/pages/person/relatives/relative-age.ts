import type { FullRelative } from '../../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge } from '../../../../shared/people/ages.ts';

/** 'Age 41', 'Age 40s', 'Age --', or 'Deceased'. */
export function relativeAge({ dateOfBirth, isDead }: Pick<FullRelative, 'dateOfBirth' | 'isDead'>): string {
  const words = personCopy.relatives;
  return isDead ? words.deceased : words.age(displayAge(dateOfBirth));
}

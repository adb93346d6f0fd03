import type { FullRelative } from '../../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge } from '../../../../shared/people/ages.ts';
import { placeText } from '../../../../shared/urls/location.ts';

const NBSP = '\u{a0}';

/**
 * 'Sibling', 'Age 41' and 'Portland, OR', as far as known: 'Age 40s', 'Age --'; 'Deceased' in place of an age. None breaks
 * inside.
 */
export function relativeFacts({ relationship, dateOfBirth, isDead, city, stateCode }: FullRelative): string[] {
  const words = personCopy.relatives;
  const what = relationship === undefined ? '' : words.relationships[relationship];
  const age = isDead ? words.deceased : words.age(displayAge(dateOfBirth));
  return [what, age, placeText(city, stateCode)]
    .filter((fact) => fact !== '')
    .map((fact) => fact.replaceAll(' ', NBSP));
}

import type { FullRelative } from '../../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge } from '../../../../shared/people/ages.ts';
import { placeText } from '../../../../shared/urls/location.ts';

/** 'Sibling', 'Age 41' and 'Portland, OR', as far as known: 'Age 40s', 'Age --'; 'Deceased' in place of an age. */
export function relativeFacts({ relationship, dateOfBirth, isDead, city, stateCode }: FullRelative): string[] {
  const words = personCopy.relatives;
  const what = relationship === undefined ? '' : words.relationships[relationship];
  const age = isDead ? words.deceased : words.age(displayAge(dateOfBirth));
  return [what, age, placeText(city, stateCode)].filter((fact) => fact !== '');
}

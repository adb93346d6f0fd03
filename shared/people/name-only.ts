import type { Person } from '../contract/person/person.ts';

/** Whether only the name is known: then there is nothing to show, and nothing to sell. */
export function isNameOnly(person: Person): boolean {
  const { counts, professionalData } = person;
  const known =
    counts.addressesCount +
    counts.phonesCount +
    counts.emailsCount +
    counts.relativesCount +
    counts.associatesCount +
    counts.ownedPropertiesCount;
  const lists = [person.addresses, person.ownedProperties, person.relatives, person.associates, person.akas];
  return known === 0 && professionalData === null && lists.every((list) => list.length === 0);
}

import type { Address, Person } from '../../../shared/contract/person.ts';
import { stateName } from '../../../shared/people/us-states.ts';

/** What the page calls the person after the first mention. */
export function firstNameOf({ name }: Person): string {
  return name.firstName.trim() || name.fullName;
}

/** The address the person lives at; of someone who died, and where none is current, the last one known. */
export function mainAddressOf({ addresses }: Person): Address | null {
  return addresses.find(({ isHistorical }) => !isHistorical) ?? addresses[0] ?? null;
}

/** 'Portland, Oregon' */
export function placeInFull({ city, stateCode }: { city: string; stateCode: string }): string {
  return `${city}, ${stateName(stateCode)}`;
}

/** Nothing but a name: then there is nothing to show, and nothing to sell. */
export function isNameOnly({ addresses, counts, relatives, professionalData, akas }: Person): boolean {
  const { addressesCount, phonesCount, emailsCount, relativesCount, ownedPropertiesCount } = counts;
  const known = addressesCount + phonesCount + emailsCount + relativesCount + ownedPropertiesCount;
  return known + addresses.length + relatives.length + akas.length === 0 && professionalData === null;
}

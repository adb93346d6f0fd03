import type { Address, Person } from '../../../shared/contract/person.ts';
import { stateName } from '../../../shared/people/us-states.ts';

/** Over this age a person is taken to have died (P 4). */
const OLDEST_LIVING = 100;
const DEAD_RANGES = new Set(['100s', '110s']);

/** What the page calls the person after the first mention. */
export function firstNameOf({ name }: Person): string {
  return name.firstName.trim() || name.fullName;
}

export function isDeceased({ isDead, dateOfBirth: { age, ageRange } }: Person): boolean {
  return isDead || (age ?? 0) > OLDEST_LIVING || DEAD_RANGES.has(ageRange ?? '');
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

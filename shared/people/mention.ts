import type { Address } from '../contract/person/address.ts';
import type { Person } from '../contract/person/person.ts';
import { stateName } from './us-states.ts';

/** How a text names a person and their place, wherever one is written. */

/** What a text calls the person after the first mention. */
export function firstNameOf({ name }: Pick<Person, 'name'>): string {
  return name.firstName.trim() || name.fullName;
}

/** The address the person lives at; of someone who died, and where none is current, the last one known. */
export function mainAddressOf({ addresses }: Pick<Person, 'addresses'>): Address | null {
  return addresses.find(({ isHistorical }) => !isHistorical) ?? addresses[0] ?? null;
}

/** 'Portland, Oregon' */
export function placeInFull({ city, stateCode }: { city: string; stateCode: string }): string {
  return `${city}, ${stateName(stateCode)}`;
}

import type { PersonName } from '../contract/identity.ts';
import { parseSearchName } from './person-name.ts';

/**
 * The name that a person is searched by (P 2.7): first and last name, without a suffix of the last name and without a
 * first name of one character. The full name where neither is left.
 */
export function searchNameOf({ firstName, lastName, fullName }: PersonName): string {
  const parts = parseSearchName(`${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`);
  return `${parts.firstName} ${parts.lastName}`.trim() || fullName;
}

import type { PersonName } from '../contract/identity.ts';
import { parseSearchName } from './person-name.ts';

/**
 * The name that a person is searched by (P2-122): first and last name, without a suffix of the last name (P2-123) and
 * without a first name of one character (P2-125). The full name where neither is left.
 */
export function searchNameOf({ firstName, lastName, fullName }: PersonName): string {
  const parts = parseSearchName(`${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`);
  return `${parts.firstName} ${parts.lastName}`.trim() || fullName;
}

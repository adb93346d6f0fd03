import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { mainAddressOf, placeInFull } from '../../../../shared/people/mention.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';

/**
 * The line under the name, as exact as what was sent: address, street without its number or place, or none (P2-136,
 * P2-137).
 */
export function subheader(person: Person): string | null {
  const address = mainAddressOf(person);
  if (address === null) return isNameOnly(person) ? personCopy.onlyName : null;
  const place = placeInFull(address);
  if (person.isDead || address.isHistorical) return personCopy.lastLivedIn(place);
  switch (address.type) {
    case 'full':
      return personCopy.livesAt(address.line1, place);
    case 'partial':
      return personCopy.livesOn(address.line1WithoutNumber, place);
    case 'obfuscated':
      return personCopy.livesIn(place);
  }
}

import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { isNameOnly, mainAddressOf, placeInFull } from '../person-view.ts';

/** The line under the name, as exact as what was sent: street and place, place alone, or none. */
export function subheader(person: Person): string | null {
  const address = mainAddressOf(person);
  if (address === null) return isNameOnly(person) ? personCopy.onlyName : null;
  const place = placeInFull(address);
  if (person.isDead || address.isHistorical) return personCopy.lastLivedIn(place);
  if (address.type === 'full') return personCopy.livesAt(address.line1, place);
  if (address.type === 'partial') return personCopy.livesOn(address.line1WithoutNumber, place);
  return personCopy.livesIn(place);
}

import type { Person } from '../../../../shared/contract/person.ts';

/** The street of a property as the page already shows it to this reader; null where it does not. */
export function knownStreet({ addresses, ownedProperties }: Person, pnpId: string): string | null {
  const address = addresses.find((candidate) => candidate.type === 'full' && candidate.pnpId === pnpId);
  if (address?.type === 'full') return address.line1;
  const owned = ownedProperties.find((candidate) => candidate.pnpId === pnpId);
  if (owned === undefined) return null;
  return owned.type === 'full' ? owned.line1 : owned.line1WithoutNumber;
}

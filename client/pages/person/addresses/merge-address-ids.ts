import type { FoundAddressId } from '../../../api/missing-address-ids.ts';
import type { IdentifiedAddress } from '../browser-model.ts';

/** The addresses with the ids that were found, each in its place; existing ids stay. */
export function mergeAddressIds<A extends IdentifiedAddress>(
  addresses: readonly A[],
  found: readonly FoundAddressId[],
): readonly A[] {
  const ids = new Map(found.map(({ id, address, city, state }) => [addressKey(address, city, state), id]));
  return addresses.map((address) => {
    if (!lacksId(address)) return address;
    const id = ids.get(addressKey(address.line1, address.city, address.stateCode));
    return id === undefined ? address : { ...address, id };
  });
}

/** A full address whose page cannot be linked yet. */
export function lacksId<A extends IdentifiedAddress>(address: A): address is Extract<A, { type: 'full' }> {
  return address.type === 'full' && address.id === null;
}

/** What makes two addresses the same: street, city and state, ignoring case (P4-083). */
export function addressKey(line1: string, city: string, state: string): string {
  return [line1, city, state].map((part) => part.trim().toLowerCase()).join('\n');
}

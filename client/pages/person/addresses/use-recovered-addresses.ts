import { useEffect, useState } from 'react';
import type { Address, FullAddress } from '../../../../shared/contract/person/address.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import type { FoundAddressId } from '../../../api/missing-address-ids.ts';
import type { PersonPageModel } from '../../page-model.ts';

/**
 * The person's addresses in display order, with missing ids filled in once the page has loaded (P4-082). Nothing moves:
 * an address whose id is found becomes a link in place. A failure changes nothing (P4-085, P8-025); bots request
 * nothing.
 */
export function useRecoveredAddresses(page: PersonPageModel): readonly Address[] {
  const person = page.details.results;
  const isWanted = wantsAddressIds(page);
  const [addresses, setAddresses] = useState<readonly Address[]>(() => orderAddresses(person.addresses));
  useEffect(() => {
    if (!isWanted) return;
    import('./recover-address-ids.ts')
      .then(({ recoverAddressIds }) => recoverAddressIds(person))
      .then(setAddresses, () => {});
  }, [person, isWanted]);
  return addresses;
}

/** Whether an address came without its id, and a viewer is there who may get it (P3-040). */
export function wantsAddressIds({ details, isBot }: Pick<PersonPageModel, 'details' | 'isBot'>): boolean {
  return !isBot && details.results.addresses.some(lacksId);
}

/** The addresses with the ids that were found, each in its place; existing ids stay. */
export function mergeAddressIds(addresses: readonly Address[], found: readonly FoundAddressId[]): readonly Address[] {
  const ids = new Map(found.map(({ id, address, city, state }) => [addressKey(address, city, state), id]));
  return addresses.map((address) => {
    if (!lacksId(address)) return address;
    const id = ids.get(addressKey(address.line1, address.city, address.stateCode));
    return id === undefined ? address : { ...address, id };
  });
}

/** A full address whose page cannot be linked yet. */
export function lacksId(address: Address): address is FullAddress {
  return address.type === 'full' && address.id === null;
}

/** What makes two addresses the same: street, city and state, ignoring case (P4-083). */
export function addressKey(line1: string, city: string, state: string): string {
  return [line1, city, state].map((part) => part.trim().toLowerCase()).join('\n');
}

import { useEffect, useState } from 'react';
import type { Address } from '../../../../shared/contract/person/address.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import type { PersonPageModel } from '../person-model.ts';
import { lacksId } from './merge-address-ids.ts';

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

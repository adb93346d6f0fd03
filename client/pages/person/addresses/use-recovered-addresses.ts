import { useEffect, useState } from 'react';
import type { Address } from '../../../../shared/contract/address.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { lacksId } from './merge-address-ids.ts';

/**
 * The person's addresses in the order in which they are shown, and once the page stands with the ids that some came
 * without (P4-082). Nothing moves then: an address that is found becomes a link where it is. A failure changes
 * nothing (P4-085, P8-025); a bot asks for nothing.
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

/** Whether an address came without its id, and somebody reads the page who may be told (P3-040). */
export function wantsAddressIds({ details, isBot }: Pick<PersonPageModel, 'details' | 'isBot'>): boolean {
  return !isBot && details.results.addresses.some(lacksId);
}

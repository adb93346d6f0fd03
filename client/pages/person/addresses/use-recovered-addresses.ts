import { useEffect, useState } from 'react';
import type { Address } from '../../../../shared/contract/address.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import type { PersonPageModel } from '../../page-model.ts';

/**
 * The person's addresses in the order in which they are shown, and once the page stands with the ids that some came
 * without (P3-040, P4-082). Nothing moves then: an address that is found becomes a link where it is. A failure changes
 * nothing (P4-085, P8-025); a bot asks for nothing.
 */
export function useRecoveredAddresses({ details: { results: person }, isBot }: PersonPageModel): readonly Address[] {
  const [addresses, setAddresses] = useState<readonly Address[]>(() => orderAddresses(person.addresses));
  useEffect(() => {
    if (isBot || person.addresses.every((address) => address.type !== 'full' || address.id !== null)) return;
    import('./recover-address-ids.ts')
      .then(({ recoverAddressIds }) => recoverAddressIds(person))
      .then(setAddresses, () => {});
  }, [person, isBot]);
  return addresses;
}

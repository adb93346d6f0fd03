import type { PostalAddressLeaf } from 'schema-dts';
import type { Address, FullAddress } from '../../../shared/contract/person/address.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';

/**
 * The main address as exact as it was sent: street and number, street, or place; then, as 'other' ones, those that were
 * sent in full (P9-048). Only where somebody lives now is 'primary': of somebody who has died, no address is.
 */
export function postalAddresses(person: Person): readonly PostalAddressLeaf[] {
  const main = mainAddressOf(person);
  if (main === null) return [];
  const others = person.addresses.filter((address): address is FullAddress => {
    return address !== main && address.type === 'full';
  });
  const isHome = !person.isDead && !main.isHistorical;
  return [
    { '@type': 'PostalAddress', contactType: isHome ? 'primary' : 'other', ...partsOf(main) },
    ...others.map((address) => ({
      '@type': 'PostalAddress' as const,
      contactType: 'other',
      ...partsOf(address),
    })),
  ];
}

function partsOf(address: Address): Omit<PostalAddressLeaf, '@type'> {
  const place = { addressLocality: address.city, addressRegion: address.stateCode };
  switch (address.type) {
    case 'full':
      return { streetAddress: streetOf(address), ...place, postalCode: address.zip5 };
    case 'partial':
      return { streetAddress: address.line1WithoutNumber, ...place };
    case 'obfuscated':
      return place;
  }
}

/** '16 Maple St, Apt 2', as on the page. */
function streetOf({ line1, line2 }: FullAddress): string {
  return line2 ? `${line1}, ${line2}` : line1;
}

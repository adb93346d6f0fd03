import type { Address } from '../../../../shared/contract/address.ts';
import type { HomeDetails } from './home-facts.ts';

/** The address that the details are about: by its property, else the first one that is current. */
export function findHome(addresses: readonly Address[], { pnpId }: HomeDetails): Address | undefined {
  const current = addresses.filter((address) => address.type === 'full' && !address.isHistorical);
  return current.find((address) => address.type === 'full' && address.pnpId === pnpId) ?? current[0];
}

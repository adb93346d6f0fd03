import { homeId } from '../../../../shared/people/life-line/number-homes.ts';
import type { HomesWithoutIds } from '../browser-model.ts';
import { addressHref } from './address-href.ts';
import { recoverAddressIds } from './recover-address-ids.ts';

/** Links the streets whose ids can be found, in the HTML of the addresses. Never throws: they may stay as they are. */
export async function linkRecoveredAddresses(personId: string, homes: HomesWithoutIds): Promise<void> {
  try {
    const merge = await recoverAddressIds({ id: personId, ...homes });
    for (const [at, address] of merge(homes.addresses).entries()) {
      const street = document.querySelector(`#${homeId(at + 1)} h3`);
      if (address.type !== 'full' || street === null || street.querySelector('a') !== null) continue;
      const href = addressHref(address);
      if (href === null) continue;
      const link = document.createElement('a');
      link.href = href;
      link.append(...street.childNodes);
      street.append(link);
    }
  } catch {
    // P4-085, P8-025
  }
}

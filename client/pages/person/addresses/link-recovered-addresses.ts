import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import type { HomesWithoutIds } from '../browser-model.ts';
import { addressHref } from './address-href.ts';
import { recoverAddressIds } from './recover-address-ids.ts';

const ANCHOR = PERSON_SECTIONS.addresses.anchor;

/** Links the streets whose ids can be found, in the HTML of the addresses. Never throws: they may stay as they are. */
export async function linkRecoveredAddresses(personId: string, homes: HomesWithoutIds): Promise<void> {
  try {
    const merge = await recoverAddressIds({ id: personId, ...homes });
    const streets = document.querySelectorAll(`section[aria-labelledby="${ANCHOR}"] li > div > h3`);
    for (const [at, address] of merge(homes.addresses).entries()) {
      const street = streets[at];
      if (address.type !== 'full' || street === undefined || street.querySelector('a') !== null) continue;
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

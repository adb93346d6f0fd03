import { track } from '../../../analytics/track.ts';
import { logInfo } from '../../../api/log.ts';
import { missingAddressIdsQuery } from '../../../api/missing-address-ids.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { HomesWithoutIds, IdentifiedAddress } from '../browser-model.ts';
import { addressKey, lacksId, mergeAddressIds } from './merge-address-ids.ts';

/** Most ids that one log entry and one event can hold. */
const REPORTED_MAX = 100;

/**
 * Requests the ids missing from the person's addresses, and logs and tracks how many came (P4-084). Loaded only by
 * pages that lack some.
 *
 * @returns a function that fills them in, for addresses in any order (P4-082)
 * @throws what the call throws: the caller ignores it (P4-085, P8-025)
 */
export async function recoverAddressIds(
  person: HomesWithoutIds & { readonly id: string },
): Promise<<A extends IdentifiedAddress>(addresses: readonly A[]) => readonly A[]> {
  const found = await queryClient.fetchQuery(missingAddressIdsQuery(person.id));
  const missing = person.addresses.filter(lacksId);
  const merged = mergeAddressIds(person.addresses, found);
  const linked = merged.filter((address) => address.type === 'full' && address.id !== null);
  const hydrated = mergeAddressIds(missing, found).flatMap((address) =>
    address.type === 'full' && address.id !== null ? address.id : [],
  );
  const owned = countUnlinkedOwned(person);
  logInfo({
    severity: 'info',
    name: 'address-hydration',
    route: 'name-name-location-id',
    metric: 'address_hydration',
    linkableAddressCount: linked.length,
    missingIdCount: missing.length + owned,
    missingLivedIdCount: missing.length,
    missingOwnedIdCount: owned,
    hydratedAddressIds: hydrated.slice(0, REPORTED_MAX),
  });
  track('addresses_recovered', { count: Math.min(REPORTED_MAX, hydrated.length) });
  return (addresses) => mergeAddressIds(addresses, found);
}

/** An owned property takes its address id from a current or past residence, or has none. */
function countUnlinkedOwned({ addresses, ownedProperties }: HomesWithoutIds): number {
  const linked = new Set(
    addresses.flatMap((address) =>
      address.type === 'full' && address.id !== null ? addressKey(address.line1, address.city, address.stateCode) : [],
    ),
  );
  return ownedProperties.filter(
    (owned) => owned.type === 'full' && !linked.has(addressKey(owned.line1, owned.city, owned.stateCode)),
  ).length;
}

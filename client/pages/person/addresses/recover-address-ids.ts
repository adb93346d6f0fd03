import type { Address } from '../../../../shared/contract/person/address.ts';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { track } from '../../../analytics/track.ts';
import { logInfo } from '../../../api/log.ts';
import { missingAddressIdsQuery } from '../../../api/missing-address-ids.ts';
import { queryClient } from '../../../api/query-client.ts';
import { addressKey, lacksId, mergeAddressIds } from './use-recovered-addresses.ts';

/** Most ids that one log entry and one event take. */
const REPORTED_MAX = 100;

/**
 * Asks for the ids that the person's addresses came without, and tells the log and the statistics how many came
 * (P4-084). Loaded by pages that lack some, and by no other.
 *
 * @returns what fills them in, for addresses in any order (P4-082)
 * @throws what the call throws: the caller passes over it (P4-085, P8-025)
 */
export async function recoverAddressIds(
  person: Pick<Person, 'id' | 'addresses' | 'ownedProperties'>,
): Promise<(addresses: readonly Address[]) => readonly Address[]> {
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

/** A property that is owned has the id of its address where the person lives or lived there, or none. */
function countUnlinkedOwned({ addresses, ownedProperties }: Pick<Person, 'addresses' | 'ownedProperties'>): number {
  const linked = new Set(
    addresses.flatMap((address) =>
      address.type === 'full' && address.id !== null ? addressKey(address.line1, address.city, address.stateCode) : [],
    ),
  );
  return ownedProperties.filter(
    (owned) => owned.type === 'full' && !linked.has(addressKey(owned.line1, owned.city, owned.stateCode)),
  ).length;
}

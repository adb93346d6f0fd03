import { isUrlSafe } from '../../../../shared/urls/identifiers.ts';

/** The id of a property as an address can carry it; null for none, and for one that no address can. */
export function propertyId(pnpId: string | null): string | null {
  return pnpId !== null && isUrlSafe(pnpId) ? pnpId : null;
}

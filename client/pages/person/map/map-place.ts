import type { Address } from '../../../../shared/contract/person/address.ts';
import { LATITUDE_MAX } from '../../../../shared/geo/map-numbers.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';

/** A vague position keeps one decimal. */
const VAGUE_PER_DEGREE = 10;

/** An address that can be shown on a map. */
export type PlacedAddress = Exclude<Address, { readonly type: 'obfuscated' }> & { readonly latlong: LatLong };

/** Whether an address has a position that a map has, too. */
export function isPlaced(address: Address): address is PlacedAddress {
  if (address.type === 'obfuscated' || address.latlong === null) return false;
  const { latitude, longitude } = address.latlong;
  return Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= 180;
}

/** The address that the map is about: the current one where its position is known, else the first of which it is. */
export function placedMainAddress(addresses: readonly Address[]): PlacedAddress | undefined {
  const placed = addresses.filter(isPlaced);
  return placed.find(({ isHistorical }) => !isHistorical) ?? placed[0];
}

/**
 * Where an address is, and whether that is an area. An area is rounded here as well, so that no answer of any origin
 * makes its circle point at a house.
 */
export function positionOf({ type, latlong }: PlacedAddress): LatLong & { readonly beVague: boolean } {
  if (type === 'full') return { ...latlong, beVague: false };
  const round = (degrees: number) => Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
  return { latitude: round(latlong.latitude), longitude: round(latlong.longitude), beVague: true };
}

import type { Address } from '../../../../shared/contract/person/address.ts';
import { LATITUDE_MAX } from '../../../../shared/geo/map-numbers.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';

/** A vague position keeps one decimal place. */
const VAGUE_PER_DEGREE = 10;

/** An address that can be shown on a map. */
export type PlacedAddress = Exclude<Address, { readonly type: 'obfuscated' }> & { readonly latlong: LatLong };

/** Whether an address has a position that fits on a map. */
export function isPlaced(address: Address): address is PlacedAddress {
  if (address.type === 'obfuscated' || address.latlong == null) return false;
  const { latitude, longitude } = address.latlong;
  return Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= 180;
}

/** The address that the map is about: the current one if it has a position, otherwise the first that has. */
export function placedMainAddress(addresses: readonly Address[]): PlacedAddress | undefined {
  const placed = addresses.filter(isPlaced);
  return placed.find(({ isHistorical }) => !isHistorical) ?? placed[0];
}

/**
 * Where an address is, and whether that is an area. An area is rounded here too, so that no origin's answer makes its
 * circle point at a house.
 */
export function positionOf({ type, latlong }: PlacedAddress): LatLong & { readonly beVague: boolean } {
  if (type === 'full') return { ...latlong, beVague: false };
  const round = (degrees: number) => Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
  return { latitude: round(latlong.latitude), longitude: round(latlong.longitude), beVague: true };
}

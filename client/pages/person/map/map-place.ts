import type { Address } from '../../../../shared/contract/person/address.ts';
import { isInCountry } from '../../../../shared/geo/region.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';

/** A vague position keeps one decimal place. */
const VAGUE_PER_DEGREE = 10;

/** Where a map shows an address. */
export interface MapPosition extends LatLong {
  /** the middle of its city, or a rounded position, rather than the address itself */
  readonly beVague: boolean;
}

/**
 * Where an address is on the map: itself if it was sent whole, otherwise the middle of its city or, from an origin that
 * does not say where that is, its rounded position. Null for none that the map shows.
 */
export function positionOf(address: Address): MapPosition | null {
  if (address.type === 'full' && address.latlong !== null && isInCountry(address.latlong))
    return { ...address.latlong, beVague: false };
  const middle = address.cityLatlong ?? (address.type === 'partial' ? address.latlong : null);
  return middle == null || !isInCountry(middle) ? null : { ...rounded(middle), beVague: true };
}

/**
 * Roughly where the current street of a viewer without its address is. Rounded here too, so that no origin's answer
 * makes its circle point at a house.
 */
export function streetOf(address: Address): LatLong | null {
  if (address.type !== 'partial' || address.latlong === null || !isInCountry(address.latlong)) return null;
  return rounded(address.latlong);
}

function rounded({ latitude, longitude }: LatLong): LatLong {
  const round = (degrees: number) => Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
  return { latitude: round(latitude), longitude: round(longitude) };
}

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
 * Where an address is on the map: at its own position if it was sent whole, otherwise at the center of its city or, if the
 * origin does not say where that is, at its rounded position. Null if the map cannot show it.
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

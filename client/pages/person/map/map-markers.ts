import type { Address } from '../../../../shared/contract/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { isPlaced, type PlacedAddress, placedMainAddress, positionOf } from './map-place.ts';

/** What a click on a marker tells (F3-38). */
export interface MapTooltip {
  readonly heading: string;
  readonly subheading: string;
  /** how it and its marker look: where the person lives now, or lived before */
  readonly styles: 'current' | 'past';
}

/** A place on the map, in degrees (F3-35). */
export interface MapMarker extends LatLong {
  /** whether the place is an area, drawn as a circle around a rounded position (F3-36) */
  readonly beVague: boolean;
  /** which of the addresses it is, from 0; none for an area (F3-37) */
  readonly index?: number;
  readonly tooltip: MapTooltip;
}

/** Markers at most: more would hide each other. */
const MARKERS_MAX = 50;

/**
 * The addresses that have a position. The first marker is the main one: the current address, else the first that is
 * known. Full addresses follow in their order; of the others only the main one is shown.
 */
export function markersOf(addresses: readonly Address[]): MapMarker[] {
  const main = placedMainAddress(addresses);
  if (main === undefined) return [];
  const others = addresses.filter((address) => address !== main && address.type === 'full' && isPlaced(address));
  return [main, ...others]
    .slice(0, MARKERS_MAX)
    .filter(isPlaced)
    .map((address) => markerOf(address, addresses.indexOf(address)));
}

function markerOf(address: PlacedAddress, index: number): MapMarker {
  const styles = address.isHistorical ? 'past' : 'current';
  const place = placeText(address.city, address.stateCode);
  const position = positionOf(address);
  return address.type === 'partial'
    ? { ...position, tooltip: { heading: place, subheading: words.approximate, styles } }
    : { ...position, index, tooltip: { heading: address.line1, subheading: `${place} ${address.zip5}`, styles } };
}

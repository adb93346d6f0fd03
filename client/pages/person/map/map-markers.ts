import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { COUNTRY_MIDDLE, COUNTRY_ZOOM, START_ZOOM, VAGUE_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { isPlaced, type PlacedAddress, placedMainAddress, positionOf } from './map-place.ts';

/** What a click on a marker shows (F3-38). */
export interface MapTooltip {
  readonly heading: string;
  readonly subheading: string;
  /** how it and its marker look: a current or a past home */
  readonly styles: 'current' | 'past';
}

/** A place on the map, in degrees (F3-35). */
export interface MapMarker extends LatLong {
  /** whether the place is an area, drawn as a circle around a rounded position (F3-36) */
  readonly beVague: boolean;
  /** index of the address, from 0; none for an area (F3-37) */
  readonly index?: number;
  readonly tooltip: MapTooltip;
}

/** Most markers: more would hide each other. */
const MARKERS_MAX = 50;

/**
 * The addresses that have a position. The first marker is the main one: the current address, otherwise the first with a
 * position. Full addresses follow in order; of the others, only the main one is shown.
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

/** A map lower than this has smaller icons, in pixels. */
const LOW_MAP = 170;
/** Widths of a popup in pixels, and the width below which a map counts as narrow. */
const POPUP_MAX_WIDTH = 300;
const NARROW_POPUP_MAX_WIDTH = 220;
const NARROW_MAP = 340;

/**
 * The first view of the map: its main marker, close if that is exact (F9-44) and farther out if it is an area, or the
 * center of the country without one (P9-035).
 */
export function viewOf([main]: readonly MapMarker[]): { center: [longitude: number, latitude: number]; zoom: number } {
  const { longitude, latitude } = main ?? COUNTRY_MIDDLE;
  const placed = main?.beVague ? VAGUE_ZOOM : START_ZOOM;
  return { center: [longitude, latitude], zoom: main === undefined ? COUNTRY_ZOOM : placed };
}

/** How wide a popup may be on a map of this width, in pixels: 300 (F9-47), 220 on a narrow one (F9-48). */
export function popupMaxWidth(mapWidth: number): number {
  return mapWidth < NARROW_MAP ? NARROW_POPUP_MAX_WIDTH : POPUP_MAX_WIDTH;
}

/** Whether a map of this height, in pixels, draws its icons at 0.7 of their size (F9-49). */
export function hasSmallIcons(mapHeight: number): boolean {
  return mapHeight < LOW_MAP;
}

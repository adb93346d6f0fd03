import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import { COUNTRY_MIDDLE, COUNTRY_ZOOM, START_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import { type Region, regionOf } from '../../../../shared/geo/region.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { numberHomes } from '../../../../shared/people/life-line/number-homes.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { positionOf } from './map-place.ts';

/** What a click on a marker shows (F3-38). */
export interface MapTooltip {
  readonly heading: string;
  readonly subheading: string;
  /** how it looks: a current or a past home */
  readonly styles: 'current' | 'past';
}

/** A place on the map, in degrees (F3-35). */
export interface MapMarker extends LatLong {
  /** the middle of a city, rather than the address (F3-36) */
  readonly beVague: boolean;
  /** position of the address in its list, from 0 (F3-37): its pin has the number after it, like the life line */
  readonly index: number;
  /** beside the pin: 'Portland' */
  readonly name: string;
  readonly tooltip: MapTooltip;
}

/** The most markers: more would tell the reader nothing. */
const MARKERS_MAX = 50;

/** Every address that the map shows, in the order of their numbers: the first is where somebody lives now, if anywhere. */
export function markersOf(addresses: readonly Address[]): MapMarker[] {
  return numberHomes(addresses)
    .flatMap(({ address, number }) => {
      const position = positionOf(address);
      if (position === null) return [];
      return [{ ...position, index: number - 1, name: address.city, tooltip: tooltipOf(address) }];
    })
    .slice(0, MARKERS_MAX);
}

function tooltipOf(address: Address): MapTooltip {
  const styles = address.isHistorical ? 'past' : 'current';
  const place = placeText(address.city, address.stateCode);
  return address.type === 'full'
    ? { heading: address.line1, subheading: `${place} ${address.zip5}`, styles }
    : { heading: place, subheading: words.approximate, styles };
}

/** What a map shows at first; `isStreets`: so near that streets have names. */
export interface MapView extends Region {
  readonly isStreets?: boolean;
}

/**
 * The first view of the map: close to the only marker if that is exact (F9-44), otherwise the region of all markers, or
 * the country without one (P9-035).
 *
 * @param more what else must be in view
 */
export function viewOf(markers: readonly MapMarker[], more: readonly LatLong[] = []): MapView {
  const [main] = markers;
  if (markers.length === 1 && main?.beVague === false)
    return { latitude: main.latitude, longitude: main.longitude, zoom: START_ZOOM, isStreets: true };
  return regionOf([...markers, ...more]) ?? { ...COUNTRY_MIDDLE, zoom: COUNTRY_ZOOM };
}

/** A map lower than this has smaller icons, in pixels. */
const LOW_MAP = 170;
/** Widths of a popup in pixels, and the width below which a map counts as narrow. */
const POPUP_MAX_WIDTH = 300;
const NARROW_POPUP_MAX_WIDTH = 220;
const NARROW_MAP = 340;

/** How wide a popup may be on a map of this width, in pixels: 300 (F9-47), 220 on a narrow one (F9-48). */
export function popupMaxWidth(mapWidth: number): number {
  return mapWidth < NARROW_MAP ? NARROW_POPUP_MAX_WIDTH : POPUP_MAX_WIDTH;
}

/** Whether a map of this height, in pixels, draws its icons at 0.7 of their size (F9-49). */
export function hasSmallIcons(mapHeight: number): boolean {
  return mapHeight < LOW_MAP;
}

import { COUNTRY_MIDDLE, COUNTRY_ZOOM, START_ZOOM, VAGUE_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import type { MapMarker } from './map-markers.ts';

/** A map lower than this has smaller icons, in pixels. */
const LOW_MAP = 170;
/** Widths of a popup in pixels, and the width below which a map is narrow. */
const POPUP_MAX_WIDTH = 300;
const NARROW_POPUP_MAX_WIDTH = 220;
const NARROW_MAP = 340;

/**
 * Where the map stands: at its main marker, close where that is exact (F9-44) and farther where it is an area, or over
 * the country's middle when there is none (P9-035).
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

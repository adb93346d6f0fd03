import type { Address } from '../../../../shared/contract/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person-map.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { placeText } from '../../../../shared/urls/location.ts';

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
/** A vague position keeps one decimal. */
const VAGUE_PER_DEGREE = 10;
/** Where web maps end, in degrees of latitude. */
const LATITUDE_MAX = 85;

/**
 * The addresses that have a position. The first marker is the main one: the current address, else the first that is
 * known. Full addresses follow in their order; of the others only the main one is shown.
 */
export function markersOf(addresses: readonly Address[]): MapMarker[] {
  const placed = addresses.flatMap((address, index) => markerOf(address, index) ?? []);
  const main = placed.find(({ tooltip }) => tooltip.styles === 'current') ?? placed[0];
  if (main === undefined) return [];
  return [main, ...placed.filter((marker) => marker !== main && !marker.beVague)].slice(0, MARKERS_MAX);
}

function markerOf(address: Address, index: number): MapMarker | null {
  if (address.type === 'obfuscated' || address.latlong === null || !isOnMap(address.latlong)) return null;
  const styles = address.isHistorical ? 'past' : 'current';
  const place = placeText(address.city, address.stateCode);
  if (address.type === 'partial')
    return {
      ...vague(address.latlong),
      beVague: true,
      tooltip: { heading: place, subheading: words.approximate, styles },
    };
  const { latitude, longitude } = address.latlong;
  return {
    latitude,
    longitude,
    beVague: false,
    index,
    tooltip: { heading: address.line1, subheading: `${place} ${address.zip5}`, styles },
  };
}

function isOnMap({ latitude, longitude }: LatLong): boolean {
  return Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= 180;
}

/** Rounded here as well, so that no answer of any origin makes a circle point at a house. */
function vague({ latitude, longitude }: LatLong): LatLong {
  const round = (degrees: number) => Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
  return { latitude: round(latitude), longitude: round(longitude) };
}

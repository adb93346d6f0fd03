import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { numberHomes } from '../../../../shared/people/life-line/number-homes.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { type MapMarker, type MapView, markersOf, viewOf } from './map-markers.ts';
import { positionOf, streetOf } from './map-place.ts';

/** What the browser needs to draw the map. */
export interface MapModel {
  /** describes the map for screen readers */
  readonly label: string;
  readonly markers: readonly MapMarker[];
}

/** What the picture on the page shows of a person's places. */
export interface PersonPlaces extends MapModel {
  readonly view: MapView;
  /** roughly where the current street is; null if that is exact, or not known */
  readonly street: LatLong | null;
  /** how exact the map is, and what it lacks */
  readonly notes: readonly string[];
}

/** A person's places as the page's picture shows them. */
export function personPlaces(addresses: readonly Address[]): PersonPlaces {
  const homes = numberHomes(addresses);
  const markers = markersOf(addresses);
  const streets = homes.flatMap(({ address }) => streetOf(address) ?? []).slice(0, 1);
  const lacking = homes.filter(({ address }) => positionOf(address) === null).map(({ number }) => number);
  const [street = null] = streets;
  const notes = [
    ...(markers.length > 0 && markers.every(({ beVague }) => beVague) ? [words.citiesOnly] : []),
    ...(street === null ? [] : [words.approximate]),
    ...(markers.length === 0 ? [lackOf(addresses)] : lacking.length > 0 ? [words.notOnMap(lacking)] : []),
  ];
  return { markers, view: viewOf(markers, streets), street, notes, label: labelOf(addresses, markers) };
}

/** What the browser draws: only a map of exact places can be moved and zoomed (P6-026); otherwise, the picture stays. */
export function mapModel(addresses: readonly Address[]): MapModel | null {
  const markers = markersOf(addresses);
  return markers.some(({ beVague }) => !beVague) ? { markers, label: labelOf(addresses, markers) } : null;
}

/** Why nothing is on the map: positions of past homes may have been withheld. */
function lackOf(addresses: readonly Address[]): string {
  return addresses.length > 0 && addresses.every(({ type }) => type === 'obfuscated')
    ? words.hiddenPast
    : words.noLocation;
}

function labelOf(addresses: readonly Address[], markers: readonly MapMarker[]): string {
  const [main] = markers;
  if (main === undefined) return words.countryLabel(lackOf(addresses));
  const cities = [...new Set(markers.map(({ name }) => name))];
  if (markers.length > 1) return words.placesLabel(markers.length, cities);
  const home = numberHomes(addresses).find(({ number }) => number === main.index + 1)?.address;
  return words.label(home === undefined ? main.name : placeText(home.city, home.stateCode), main.beVague);
}

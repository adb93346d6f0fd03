import type { Address } from '../../../../shared/contract/person/address.ts';
import { personMapCopy as words } from '../../../../shared/copy/person/person-map.ts';
import type { LatLong } from '../../../../shared/geo/web-mercator.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { type MapMarker, markersOf } from './map-markers.ts';
import { placedMainAddress, positionOf } from './map-place.ts';

/** What the browser needs to draw the map. */
export interface MapModel {
  /** describes the map for screen readers */
  readonly label: string;
  /** the main one first; none for the whole country */
  readonly markers: readonly MapMarker[];
}

export function mapModel(addresses: readonly Address[]): MapModel {
  return { label: mapText(addresses).label, markers: markersOf(addresses) };
}

/** The main position, and what the map says about it. */
export function mapText(addresses: readonly Address[]): {
  readonly position: (LatLong & { readonly beVague: boolean }) | null;
  readonly label: string;
  /** why there is no position */
  readonly lack: string;
} {
  const main = placedMainAddress(addresses);
  const position = main === undefined ? null : positionOf(main);
  const isWithheld = addresses.some(({ type, isHistorical }) => type === 'obfuscated' && isHistorical);
  const lack = isWithheld ? words.hiddenPast : words.noLocation;
  const label = main
    ? words.label(placeText(main.city, main.stateCode), position?.beVague === true)
    : words.countryLabel(lack);
  return { position, label, lack };
}

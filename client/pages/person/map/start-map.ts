import type { Address } from '../../../../shared/contract/person/address.ts';
import { logError } from '../../../api/log.ts';
import { drawMap } from './draw-map.ts';
import { markersOf } from './map-markers.ts';

export interface StartedMap {
  setAddresses(addresses: readonly Address[]): void;
  destroy(): void;
}

/** Draws a map of these addresses. If the browser cannot, that is logged and the box stays empty. */
export function startMap(
  box: HTMLElement,
  { addresses, label, tilesUrl }: { addresses: readonly Address[]; label: string; tilesUrl: string },
): StartedMap | null {
  try {
    const map = drawMap(box, { markers: markersOf(addresses), label, tilesUrl });
    return { setAddresses: (next) => map.setMarkers(markersOf(next)), destroy: map.destroy };
  } catch (error) {
    box.replaceChildren();
    logError('map', error);
    return null;
  }
}

import { logError } from '../../../api/log.ts';
import { drawMap, type MapControl, type MapOptions } from './draw-map.ts';

type StartedMap = MapControl;

/** Draws a map. If the browser cannot, that is logged and the box stays empty. */
export function startMap(box: HTMLElement, options: MapOptions): StartedMap | null {
  try {
    return drawMap(box, options);
  } catch (error) {
    box.replaceChildren();
    logError('map', error);
    return null;
  }
}

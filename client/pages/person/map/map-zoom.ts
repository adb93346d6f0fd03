import type { Map as MapView } from 'maplibre-gl';
import { drawnMapCopy as words } from '../../../../shared/copy/search/drawn-map.ts';
import { MAX_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import styles from './DrawnMap.module.css';
import { svgShape } from './map-pins.ts';

/** Buttons that bring the map nearer and farther; one that can do no more is disabled. */
export function createZoomButtons(map: MapView): HTMLElement {
  const group = document.createElement('div');
  group.className = styles.zoom ?? '';
  const nearer = zoomButton(words.zoomIn, 'M10 4.5v11M4.5 10h11', () => map.zoomIn());
  const farther = zoomButton(words.zoomOut, 'M4.5 10h11', () => map.zoomOut());
  group.append(nearer, farther);
  const update = () => {
    // aria-disabled and not disabled: a button under the finger must not lose the focus.
    nearer.setAttribute('aria-disabled', String(map.getZoom() >= MAX_ZOOM));
    farther.setAttribute('aria-disabled', String(map.getZoom() <= map.getMinZoom()));
  };
  update();
  map.on('zoomend', update);
  return group;
}

function zoomButton(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.addEventListener('click', onClick);
  button.append(svgShape('0 0 20 20', path));
  return button;
}

import { type ErrorEvent, Map as MapView, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { drawnMapCopy as words } from '../../../../shared/copy/search/drawn-map.ts';
import { MAX_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import { track } from '../../../analytics/track.ts';
import { logError } from '../../../api/log.ts';
import styles from './DrawnMap.module.css';
import { hasSmallIcons, type MapMarker, viewOf } from './map-markers.ts';
import { createPins, svgShape } from './map-pins.ts';
import { mapStyle } from './map-style.ts';

export interface MapOptions {
  /** the main one first; none for the whole country */
  readonly markers: readonly MapMarker[];
  /** describes the map for screen readers */
  readonly label: string;
  /** a template with {z}, {x} and {y} */
  readonly tilesUrl: string;
}

/** Controls a map that has been drawn. */
export interface MapControl {
  /** Another main marker moves the center (F4-18) and replaces the one before (F4-19). */
  setMarkers(markers: readonly MapMarker[]): void;
  destroy(): void;
}

setWorkerUrl(workerUrl);
// One map with two sources does not need more.
setWorkerCount(1);

/**
 * Draws the map into its box, which gets data-map="drawn" once there is something to see. Only exact positions can be
 * moved and zoomed (P6-026). If drawing fails, it is logged once and the box stays empty.
 *
 * @throws if the browser has no WebGL
 */
export function drawMap(box: HTMLElement, { markers, label, tilesUrl }: MapOptions): MapControl {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  box.replaceChildren(stage);
  const isInteractive = markers[0]?.beVague === false;
  const map = createMap(stage, { markers, label, tilesUrl }, isInteractive);
  const pins = createPins(map);
  pins.draw(markers);
  if (isInteractive) stage.append(createZoomButtons(map));
  else describeAsImage(map, label);

  const measure = () => stage.classList.toggle(styles.low ?? '', hasSmallIcons(stage.clientHeight));
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => map.setStyle(mapStyle(tilesUrl));
  let isGone = false;
  const destroy = () => {
    // A failed map is removed at once, and its page later.
    if (isGone) return;
    isGone = true;
    scheme.removeEventListener('change', repaint);
    delete box.dataset.map;
    map.remove();
    box.replaceChildren();
  };
  const fail = ({ error }: ErrorEvent) => {
    if (box.dataset.map === 'drawn') return;
    map.off('error', fail).on('error', () => {});
    logError('map', withoutAddress(error));
    // Not within its own event handler.
    queueMicrotask(destroy);
  };
  measure();
  map.on('resize', measure);
  map.on('error', fail);
  map.once('idle', () => {
    box.dataset.map = 'drawn';
    track('map_shown', { isVague: !isInteractive });
  });
  scheme.addEventListener('change', repaint);
  let shown = markers[0];
  return {
    setMarkers(next) {
      if (isGone) return;
      const [main] = next;
      const isElsewhere = main?.latitude !== shown?.latitude || main?.longitude !== shown?.longitude;
      shown = main;
      // A visitor who has moved the map keeps their view of the same place.
      if (isElsewhere) map.jumpTo(viewOf(next));
      pins.draw(next);
    },
    destroy,
  };
}

/** A tile's URL reveals where somebody lives and must not be logged. */
function withoutAddress({ message }: { readonly message: string }): string {
  return message.replaceAll(/\bhttps?:\/\/\S+/g, 'a tile');
}

function createMap(container: HTMLElement, { markers, label, tilesUrl }: MapOptions, isInteractive: boolean): MapView {
  const map = new MapView({
    container,
    ...viewOf(markers),
    maxZoom: MAX_ZOOM,
    style: mapStyle(tilesUrl),
    interactive: isInteractive,
    // The page scrolls over the map: one finger or the wheel alone scrolls the page.
    cooperativeGestures: isInteractive,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    locale: {
      'Map.Title': label,
      'Popup.Close': words.closePopup,
      'CooperativeGesturesHandler.WindowsHelpText': words.scrollHint,
      'CooperativeGesturesHandler.MacHelpText': words.scrollHintMac,
      'CooperativeGesturesHandler.MobileHelpText': words.touchHint,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** A map without interaction is an image for everyone, and the Tab key skips it. */
function describeAsImage(map: MapView, label: string): void {
  const canvas = map.getCanvas();
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  canvas.removeAttribute('tabindex');
}

/** Buttons that zoom in and out, disabled at either limit. */
function createZoomButtons(map: MapView): HTMLElement {
  const group = document.createElement('div');
  group.className = styles.zoom ?? '';
  const nearer = zoomButton(words.zoomIn, 'M10 4.5v11M4.5 10h11', () => map.zoomIn());
  const farther = zoomButton(words.zoomOut, 'M4.5 10h11', () => map.zoomOut());
  group.append(nearer, farther);
  const update = () => {
    // aria-disabled, not disabled: a button in use must not lose the focus.
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

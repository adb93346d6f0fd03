import { type ErrorEvent, Map as MapView, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { drawnMapCopy as words } from '../../../../shared/copy/search/drawn-map.ts';
import { MAX_ZOOM, SIDE_STREETS_FROM_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import { joinPins } from '../../../../shared/geo/pins.ts';
import { pixelIn } from '../../../../shared/geo/region.ts';
import { track } from '../../../analytics/track.ts';
import { logError } from '../../../api/log.ts';
import styles from './DrawnMap.module.css';
import { createLabelLayer, labelsOf } from './map-labels.ts';
import { hasSmallIcons, type MapMarker, viewOf } from './map-markers.ts';
import { createPins, svgShape } from './map-pins.ts';
import { mapStyle } from './map-style.ts';

export interface MapOptions {
  /** in the order of their numbers */
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
 * Draws the map into its box, which gets data-map="drawn" once all of it is there, in the same view as the picture under
 * it. It can be moved and zoomed, so only exact positions have one (P6-026). If drawing fails, it is logged once and the
 * box stays empty.
 *
 * @throws if the browser has no WebGL
 */
export function drawMap(box: HTMLElement, { markers, label, tilesUrl }: MapOptions): MapControl {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  box.replaceChildren(stage);
  const map = createMap(stage, { markers, label, tilesUrl });
  const drawPlaces = createPlaces(map, markers);
  stage.append(createZoomButtons(map));

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
    drawPlaces.draw();
    box.dataset.map = 'drawn';
    track('map_shown', {});
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
      if (isElsewhere) map.jumpTo(cameraOf(next));
      drawPlaces.setMarkers(next);
    },
    destroy,
  };
}

/** A tile's URL reveals where somebody lives and must not be logged. */
function withoutAddress({ message }: { readonly message: string }): string {
  return message.replaceAll(/\bhttps?:\/\/\S+/g, 'a tile');
}

/** The camera of the first view. */
function cameraOf(markers: readonly MapMarker[]): { center: [longitude: number, latitude: number]; zoom: number } {
  const { longitude, latitude, zoom } = viewOf(markers);
  return { center: [longitude, latitude], zoom };
}

/** Pins and names, placed anew whenever the map stands still. */
function createPlaces(map: MapView, first: readonly MapMarker[]) {
  let markers = first;
  const pins = createPins(map);
  const labels = createLabelLayer(map, {
    layer: styles.labels ?? '',
    pin: styles.pinName ?? '',
    state: styles.stateName ?? '',
  });
  const draw = () => {
    const { lat, lng } = map.getCenter();
    const region = { latitude: lat, longitude: lng, zoom: map.getZoom() };
    const isNear = region.zoom >= SIDE_STREETS_FROM_ZOOM;
    const joined = joinPins(
      markers.map((marker) => {
        const [x, y] = pixelIn(region, marker);
        return { number: marker.index + 1, name: isNear ? '' : marker.name, x, y };
      }),
    );
    const byNumber = new Map(markers.map((marker) => [marker.index + 1, marker]));
    pins.draw(joined.map((pin) => ({ pin, markers: pin.numbers.flatMap((number) => byNumber.get(number) ?? []) })));
    labels.draw(region, labelsOf(map, region, joined));
  };
  draw();
  map.on('idle', draw);
  return {
    draw,
    setMarkers(next: readonly MapMarker[]): void {
      markers = next;
      draw();
    },
  };
}

function createMap(container: HTMLElement, { markers, label, tilesUrl }: MapOptions): MapView {
  const map = new MapView({
    container,
    ...cameraOf(markers),
    maxZoom: MAX_ZOOM,
    style: mapStyle(tilesUrl),
    // The page scrolls over the map: one finger or the wheel alone scrolls the page.
    cooperativeGestures: true,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // The picture has the same in the same place.
    fadeDuration: 0,
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

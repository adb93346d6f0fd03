import type { GeoJSONFeature, Map as MapView } from 'maplibre-gl';
import { LABEL_SIZES, type PlacedLabel } from '../../../../shared/geo/label-layout.ts';
import { boxesWithin } from '../../../../shared/geo/map-boxes.ts';
import { SIDE_STREETS_FROM_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import type { Road } from '../../../../shared/geo/map-shapes.ts';
import { type Pin, pinBox } from '../../../../shared/geo/pins.ts';
import { type PixelPoint, pixelIn, type Region } from '../../../../shared/geo/region.ts';
import {
  DOT_RADIUS,
  labelsBySize,
  NAMES_ZOOM_MAX,
  namesStates,
  placeLabel,
  stateLabel,
} from '../../../../shared/geo/region-labels.ts';
import { pinRoom, streetLabels } from '../../../../shared/geo/street-labels.ts';
import { fromWorld, type LatLong, toWorld, type WorldPoint } from '../../../../shared/geo/web-mercator.ts';

/**
 * The names that a drawn map shows, placed like those of the picture before it. They come from the tiles that are there.
 *
 * @param region what the map shows, whose middle is the origin of all pixels
 */
export function labelsOf(map: MapView, region: Region, pins: readonly Pin[]): readonly PlacedLabel[] {
  const toPixels = (place: LatLong) => pixelIn(region, place);
  const boxes = boxesWithin(map.getContainer().clientWidth);
  if (region.zoom < SIDE_STREETS_FROM_ZOOM) return labelsBySize(farLabels(map, region, toPixels), pins, boxes).flat();
  const covered = pins.map((pin) => (pin.name === '' ? pinRoom(pin) : pinBox(pin)));
  return labelsBySize(nearLabels(map, toPixels), pins, boxes, covered).flat();
}

function farLabels(map: MapView, region: Region, toPixels: (place: LatLong) => PixelPoint) {
  const pointsIn = (sourceLayer: string) =>
    once(map.querySourceFeatures('country', { sourceLayer }).flatMap(pointOf))
      .filter(({ zoom }) => zoom <= Math.min(NAMES_ZOOM_MAX, Math.floor(region.zoom)))
      .sort((a, b) => a.rank - b.rank);
  const places = pointsIn('places').map(({ name, place }) => placeLabel(name, ...toPixels(place)));
  if (!namesStates(region.zoom)) return places;
  return [...places, ...pointsIn('states').map(({ name, place }) => stateLabel(name, ...toPixels(place)))];
}

interface NamedPoint {
  readonly name: string;
  readonly rank: number;
  /** from which it is named */
  readonly zoom: number;
  readonly place: LatLong;
}

function pointOf({ geometry, properties }: GeoJSONFeature): NamedPoint[] {
  if (geometry.type !== 'Point') return [];
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return [
    {
      name: String(properties.name),
      rank: Number(properties.rank),
      zoom: Number(properties.zoom),
      place: { latitude, longitude },
    },
  ];
}

/** Neighboring tiles share what is near their border. */
function once(points: readonly NamedPoint[]): NamedPoint[] {
  return [
    ...new Map(
      points.map((point) => [`${point.name} ${point.rank} ${Math.round(point.place.longitude * 10)}`, point]),
    ).values(),
  ];
}

function nearLabels(map: MapView, toPixels: (place: LatLong) => PixelPoint) {
  const featuresIn = (sourceLayer: string) => map.querySourceFeatures('streets', { sourceLayer });
  const roads = featuresIn('roads').flatMap(({ geometry, properties }): Road[] => {
    const lines =
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [];
    return lines.map((line) => ({
      name: String(properties.name),
      rank: properties.rank,
      line: line.map(([longitude = 0, latitude = 0]) => toWorld({ longitude, latitude })),
    }));
  });
  const parks = once(featuresIn('park-names').flatMap(pointOf)).map(({ name, place }) => ({
    name,
    middle: toWorld(place),
  }));
  return streetLabels({ roads, parks }, (point: WorldPoint) => toPixels(fromWorld(point)));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Draws labels over a map, and keeps them at their places while it moves. */
export function createLabelLayer(
  map: MapView,
  classNames: { readonly layer: string; readonly pin: string; readonly state: string },
) {
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('class', classNames.layer);
  layer.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(layer);
  let region: Region | null = null;

  const follow = () => {
    if (region === null) return;
    const { x, y } = map.project([region.longitude, region.latitude]);
    const scale = 2 ** (map.getZoom() - region.zoom);
    const group = layer.firstElementChild;
    group?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  };
  map.on('move', follow);
  map.on('resize', follow);

  return {
    draw(next: Region, labels: readonly PlacedLabel[]): void {
      region = next;
      const group = document.createElementNS(SVG, 'g');
      group.append(...labels.flatMap((placed) => [...dotOf(placed), textOf(placed, classNames)]));
      layer.replaceChildren(group);
      follow();
    },
  };
}

function dotOf({ label: { kind, x, y } }: PlacedLabel): SVGElement[] {
  if (kind !== 'place') return [];
  const dot = document.createElementNS(SVG, 'circle');
  dot.setAttribute('cx', String(x));
  dot.setAttribute('cy', String(y));
  dot.setAttribute('r', String(DOT_RADIUS));
  return [dot];
}

function textOf(
  { label, x, y, anchor }: PlacedLabel,
  classNames: { readonly pin: string; readonly state: string },
): SVGElement {
  const text = document.createElementNS(SVG, 'text');
  text.textContent = label.text;
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  text.setAttribute('text-anchor', anchor);
  text.setAttribute('font-size', String(LABEL_SIZES[label.kind]));
  if (label.kind === 'pin') text.setAttribute('class', classNames.pin);
  if (label.kind === 'state') text.setAttribute('class', classNames.state);
  if (label.degrees) text.setAttribute('transform', `rotate(${label.degrees} ${label.x} ${label.y})`);
  return text;
}

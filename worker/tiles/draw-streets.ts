import { MAP_BOXES } from '../../shared/geo/map-boxes.ts';
import { ROAD_WIDTHS, START_ZOOM } from '../../shared/geo/map-numbers.ts';
import type { Ring, RoadRank } from '../../shared/geo/map-shapes.ts';
import { REGION_HEIGHT as HEIGHT, pixelIn, pixelsAt, REGION_WIDTH as WIDTH } from '../../shared/geo/region.ts';
import { labelsBySize } from '../../shared/geo/region-labels.ts';
import type { GridPlace } from '../../shared/geo/street-grid.ts';
import { pinRoom, streetLabels } from '../../shared/geo/street-labels.ts';
import { type StreetMap, streetMap } from '../../shared/geo/street-map.ts';
import { fromWorld, type LatLong, toWorld, type WorldBounds, type WorldPoint } from '../../shared/geo/web-mercator.ts';
import { PICTURE_COLORS } from './picture-colors.ts';

type ToPixels = (point: WorldPoint) => readonly [x: number, y: number];

/**
 * The streets around an exact place as a picture, for readers without JavaScript, and for everyone until the map is
 * drawn: the same streets and names at the same scale. The pin is the page's. Colors are attributes rather than styles,
 * because a policy may block those.
 */
export function drawStreets(place: LatLong, theme: 'light' | 'dark', places: readonly GridPlace[]): string {
  const region = { ...place, zoom: START_ZOOM };
  const bounds = boundsOf(place);
  const map = streetMap(bounds, START_ZOOM, places);
  const pixels = pixelsAt(START_ZOOM);
  const toPixels: ToPixels = (point) => [
    Math.round((point[0] - bounds.west) * pixels),
    Math.round((point[1] - bounds.north) * pixels),
  ];
  const colors = PICTURE_COLORS[theme];
  const labels = streetLabels(map, (point) => pixelIn(region, fromWorld(point)));
  // Those that even the smallest box has room for.
  const names = labelsBySize(labels, [], MAP_BOXES.slice(0, 1), [pinRoom({ x: 0, y: 0 })]).flat();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${colors.land}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    areas(map.blocks, colors.block, toPixels),
    areas(
      map.parks.map(({ ring }) => ring),
      colors.park,
      toPixels,
    ),
    areas(map.ponds, colors.water, toPixels),
    `<g fill="none" stroke="${colors.road}" stroke-linejoin="round">${roads(map, toPixels)}</g>`,
    `<g font-family="sans-serif" font-size="11" font-weight="500" text-anchor="middle" fill="${colors.label}" `,
    `stroke="${colors.land}" stroke-width="3" paint-order="stroke" transform="translate(${WIDTH / 2} ${HEIGHT / 2})">`,
    ...names.map(({ label, x, y }) => {
      const turn = label.degrees ? ` transform="rotate(${label.degrees} ${label.x} ${label.y})"` : '';
      return `<text x="${x}" y="${y}"${turn}>${label.text}</text>`;
    }),
    '</g></svg>',
  ].join('');
}

function boundsOf(place: LatLong): WorldBounds {
  const [x, y] = toWorld(place);
  const pixels = pixelsAt(START_ZOOM);
  const [reachX, reachY] = [WIDTH / 2 / pixels, HEIGHT / 2 / pixels];
  return { west: x - reachX, north: y - reachY, east: x + reachX, south: y + reachY };
}

function areas(rings: readonly Ring[], color: string, toPixels: ToPixels): string {
  const path = rings.map((ring) => `M${ring.map((point) => toPixels(point).join(' ')).join('L')}z`).join('');
  return path === '' ? '' : `<path fill="${color}" d="${path}"/>`;
}

function roads(map: StreetMap, toPixels: ToPixels): string {
  const ofRank = (rank: RoadRank): string => {
    const lines = map.roads.filter((road) => road.rank === rank);
    const path = lines.map(({ line }) => `M${line.map((point) => toPixels(point).join(' ')).join('L')}`).join('');
    return path === '' ? '' : `<path stroke-width="${ROAD_WIDTHS[rank]}" d="${path}"/>`;
  };
  return ofRank(2) + ofRank(1) + ofRank(0);
}

import { ROAD_WIDTHS, START_ZOOM, VAGUE_RADIUS, VAGUE_ROAD_WIDTHS, VAGUE_ZOOM } from '../../shared/geo/map-numbers.ts';
import type { Ring, Road, RoadRank } from '../../shared/geo/map-shapes.ts';
import type { GridPlace } from '../../shared/geo/street-grid.ts';
import { type StreetMap, streetMap } from '../../shared/geo/street-map.ts';
import { toWorld, WORLD_PIXELS, type WorldPoint } from '../../shared/geo/web-mercator.ts';
import type { MapPicture } from '../../shared/urls/builders/map-paths.ts';

/** Width and height in pixels: more than any box shows, because the box crops it and never stretches it. */
const SIZE = 1024;
/** Labels keep this many pixels from each other and from the edge. */
const LABEL_DISTANCE = 90;

type PixelPoint = readonly [x: number, y: number];
type Colors = (typeof PICTURE_COLORS)[keyof typeof PICTURE_COLORS];

/**
 * The map of a place as a picture, for readers without JavaScript, and for everyone until the map is drawn: the same
 * streets at the same scale, with a circle around a vague position or a pin at an exact one, and names where the map
 * has them. Colors are attributes rather than styles, because a policy may block those.
 */
export function drawPicture(picture: MapPicture, places: readonly GridPlace[]): string {
  const [x, y] = toWorld(picture);
  const [zoom, widths] = picture.isVague ? [VAGUE_ZOOM, VAGUE_ROAD_WIDTHS] : [START_ZOOM, ROAD_WIDTHS];
  const pixels = WORLD_PIXELS * 2 ** zoom;
  /** half a picture's width in world units */
  const reach = SIZE / 2 / pixels;
  const bounds = { west: x - reach, north: y - reach, east: x + reach, south: y + reach };
  const map = streetMap(bounds, zoom, places);
  const toPixels = (point: WorldPoint): PixelPoint => [
    Math.round((point[0] - bounds.west) * pixels),
    Math.round((point[1] - bounds.north) * pixels),
  ];
  const colors = PICTURE_COLORS[picture.theme];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<path fill="${colors.land}" d="M0 0h${SIZE}v${SIZE}H0z"/>`,
    areas(map.blocks, colors.block, toPixels),
    areas(
      map.parks.map(({ ring }) => ring),
      colors.park,
      toPixels,
    ),
    areas(map.ponds, colors.water, toPixels),
    `<g fill="none" stroke="${colors.road}" stroke-linejoin="round">${roads(map, widths, toPixels)}</g>`,
    `<g font-family="sans-serif" font-size="11" font-weight="500" text-anchor="middle" fill="${colors.label}" `,
    `stroke="${colors.land}" stroke-width="3" paint-order="stroke">${picture.isVague ? '' : labels(map, toPixels)}</g>`,
    picture.isVague ? circle(colors) : pin(colors),
    '</svg>',
  ].join('');
}

function areas(rings: readonly Ring[], color: string, toPixels: (point: WorldPoint) => PixelPoint): string {
  const path = rings.map((ring) => `M${ring.map((point) => toPixels(point).join(' ')).join('L')}z`).join('');
  return path === '' ? '' : `<path fill="${color}" d="${path}"/>`;
}

function roads(
  map: StreetMap,
  widths: readonly [number, number, number],
  toPixels: (point: WorldPoint) => PixelPoint,
): string {
  const ofRank = (rank: RoadRank): string => {
    const lines = map.roads.filter((road) => road.rank === rank);
    const path = lines.map(({ line }) => `M${line.map((point) => toPixels(point).join(' ')).join('L')}`).join('');
    return path === '' ? '' : `<path stroke-width="${widths[rank]}" d="${path}"/>`;
  };
  return ofRank(2) + ofRank(1) + ofRank(0);
}

/** Each street's name once, as close to the middle as there is room, and each park's. */
function labels(map: StreetMap, toPixels: (point: WorldPoint) => PixelPoint): string {
  const taken: PixelPoint[] = [[SIZE / 2, SIZE / 2]];
  const named = new Set<string>();
  const texts: string[] = [];
  const stretches = map.roads.flatMap((road) => stretchesOf(road, toPixels));
  const parks = map.parks.map(({ name, middle }): Label => ({ name, at: toPixels(middle), degrees: 0 }));
  const fromMiddle = ({ at: [x, y] }: Label) => Math.hypot(x - SIZE / 2, y - SIZE / 2);
  for (const { name, at, degrees } of [...parks, ...stretches.sort((a, b) => fromMiddle(a) - fromMiddle(b))]) {
    const [x, y] = at;
    const isInside = Math.min(x, y, SIZE - x, SIZE - y) > LABEL_DISTANCE / 2;
    if (named.has(name) || !isInside || taken.some(([a, b]) => Math.hypot(a - x, b - y) < LABEL_DISTANCE)) continue;
    taken.push(at);
    named.add(name);
    const turn = degrees === 0 ? '' : ` transform="rotate(${degrees} ${x} ${y})"`;
    texts.push(`<text x="${x}" y="${y + 4}"${turn}>${name}</text>`);
  }
  return texts.join('');
}

interface Label {
  readonly name: string;
  readonly at: PixelPoint;
  readonly degrees: number;
}

/** The middle of each stretch of road between two crossings, and its angle, so that no text is upside down. */
function stretchesOf({ name, line }: Road, toPixels: (point: WorldPoint) => PixelPoint): Label[] {
  const points = line.map(toPixels);
  return points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    const angle = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
    const degrees = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
    return { name, at: [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)], degrees };
  });
}

function circle(colors: Colors): string {
  const middle = SIZE / 2;
  return `<circle cx="${middle}" cy="${middle}" r="${VAGUE_RADIUS}" fill="${colors.pine}" fill-opacity=".13" stroke="${colors.pine}" stroke-opacity=".75" stroke-width="1.5"/>`;
}

function pin(colors: Colors): string {
  const shape = 'M0 0C-6-9-14-15-14-26a14 14 0 0 1 28 0C14-15 6-9 0 0Z';
  return `<g transform="translate(${SIZE / 2} ${SIZE / 2})"><path d="${shape}" fill="${colors.pine}" stroke="${colors.surface}" stroke-width="2"/><circle cy="-26" r="5" fill="${colors['on-pine']}"/></g>`;
}

/** The map's colors in both themes: those in client/styles/tokens.css, for pictures, which cannot read it. */
export const PICTURE_COLORS = {
  light: {
    land: '#ede8dc',
    block: '#e5dfd1',
    road: '#fffdf9',
    park: '#d7e3d0',
    water: '#c9dce1',
    label: '#5e655f',
    pine: '#12564a',
    'on-pine': '#ffffff',
    surface: '#fffdf9',
  },
  dark: {
    land: '#1b2423',
    block: '#202b29',
    road: '#2e3a38',
    park: '#1b3227',
    water: '#15303a',
    label: '#98a19a',
    pine: '#7fcbb3',
    'on-pine': '#08201a',
    surface: '#182120',
  },
} as const;

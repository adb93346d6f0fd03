import { HIGHWAY_WIDTHS } from '../../shared/geo/map-numbers.ts';
import { pixelsAt, REGION_HEIGHT, REGION_WIDTH, type Region } from '../../shared/geo/region.ts';
import type { GridPlace } from '../../shared/geo/street-grid.ts';
import { streetMap } from '../../shared/geo/street-map.ts';
import { toWorld, type WorldPoint } from '../../shared/geo/web-mercator.ts';
import { type CountryMap, countryMap, type ReadTile } from './country-map.ts';
import { PICTURE_COLORS } from './picture-colors.ts';

/** Nearer regions are about one town. */
const TOWNS_FROM_ZOOM = 9;
/** Widths of the streets of towns by rank, in pixels. */
const TOWN_STREETS = [2, 1.6, 0.8] as const;

/**
 * A part of the country as a picture without names: land and water, borders and highways, from the tiles that the drawn
 * map shows. Names and pins are the page's. Colors are attributes rather than styles, because a policy may block those.
 */
export async function drawRegion(
  region: Region,
  theme: 'light' | 'dark',
  places: readonly GridPlace[],
  readTile: ReadTile,
): Promise<string> {
  const map = await countryMap(region, readTile);
  const [width, height] = [REGION_WIDTH, REGION_HEIGHT];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    countryShapes(map, theme),
    region.zoom < TOWNS_FROM_ZOOM ? '' : townStreets(region, theme, places),
    '</svg>',
  ].join('');
}

/** The streets of the towns in view. */
function townStreets(region: Region, theme: 'light' | 'dark', places: readonly GridPlace[]): string {
  const [x, y] = toWorld(region);
  const pixels = pixelsAt(region.zoom);
  const [reachX, reachY] = [REGION_WIDTH / 2 / pixels, REGION_HEIGHT / 2 / pixels];
  const bounds = { west: x - reachX, north: y - reachY, east: x + reachX, south: y + reachY };
  const { roads } = streetMap(bounds, region.zoom, places);
  const toPixels = ([east, south]: WorldPoint) =>
    `${Math.round((east - bounds.west) * pixels)} ${Math.round((south - bounds.north) * pixels)}`;
  const lines = ([2, 1, 0] as const).map((rank) => {
    const path = roads.filter((road) => road.rank === rank).map(({ line }) => `M${line.map(toPixels).join('L')}`);
    return path.length === 0 ? '' : `<path stroke-width="${TOWN_STREETS[rank]}" d="${path.join('')}"/>`;
  });
  return `<g fill="none" stroke="${PICTURE_COLORS[theme].road}" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** The layers of the country, from the sea upward. */
function countryShapes(map: CountryMap, theme: 'light' | 'dark'): string {
  const colors = PICTURE_COLORS[theme];
  const area = (path: string, color: string, more = '') =>
    path === '' ? '' : `<path fill="${color}"${more} d="${path}"/>`;
  const line = (path: string, color: string, width: number, more = '') =>
    path === '' ? '' : `<path stroke="${color}" stroke-width="${width}"${more} d="${path}"/>`;
  return [
    `<path fill="${colors.water}" d="M0 0h${REGION_WIDTH}v${REGION_HEIGHT}H0z"/>`,
    // A stroke closes the gap to our own outline, which is more exact.
    area(map.neighbors, colors.block, ` stroke="${colors.block}" stroke-width="3"`),
    area(map.greatLakes, colors.water),
    area(map.land, colors.land),
    area(map.lakes, colors.water),
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    line(map.rivers, colors.water, 2),
    line(map.counties, colors.line, 0.7, ' stroke-opacity=".25"'),
    ...map.highways.map((path, rank) => line(path, colors.road, HIGHWAY_WIDTHS[rank] ?? 1)).toReversed(),
    line(map.states, colors.line, 1, ' stroke-opacity=".7" stroke-dasharray="5 4"'),
    '</g>',
  ].join('');
}

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { COUNTRY_TILES_ZOOM_MAX } from '../../shared/geo/map-numbers.ts';
import { pixelsAt, REGION_HEIGHT, REGION_WIDTH, type Region } from '../../shared/geo/region.ts';
import { type TileAddress, toWorld } from '../../shared/geo/web-mercator.ts';

/** Reads the file of a tile; null if there is none, because nothing is there but the sea. */
export type ReadTile = (tile: TileAddress) => Promise<ArrayBuffer | null>;

/** What a picture draws of the country: SVG path data in pixels of the picture. */
export interface CountryMap {
  readonly neighbors: string;
  readonly greatLakes: string;
  readonly land: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly counties: string;
  readonly states: string;
  /** by rank */
  readonly highways: readonly [string, string, string];
}

const POLYGON = 3;
type Keep = (properties: Readonly<Record<string, unknown>>) => boolean;
const isAny: Keep = () => true;

/** The country around a region, from the same tiles that the drawn map shows. */
export async function countryMap(region: Region, readTile: ReadTile): Promise<CountryMap> {
  const tiles = await Promise.all(
    tilesOf(region).map(async (tile) => {
      const body = await readTile(tile);
      return body === null ? null : { tile, layers: new VectorTile(new PbfReader(new Uint8Array(body))).layers };
    }),
  );
  const pathOf = (name: string, keep = isAny) =>
    tiles
      .map((read) => {
        const layer = read?.layers[name];
        if (layer === undefined || read === null) return '';
        const toPixels = pixelsOf(region, read.tile, layer.extent);
        return Array.from({ length: layer.length }, (_, index) => layer.feature(index))
          .filter(({ properties }) => keep(properties))
          .flatMap((feature) =>
            feature.loadGeometry().map((line) => pathOfLine(line.map(toPixels), feature.type === POLYGON)),
          )
          .join('');
      })
      .join('');
  const highway = (rank: number) => pathOf('highways', (properties) => properties.rank === rank);
  return {
    neighbors: pathOf('neighbors'),
    greatLakes: pathOf('great-lakes'),
    land: pathOf('land'),
    lakes: pathOf('lakes'),
    rivers: pathOf('rivers'),
    counties: pathOf('borders', ({ kind }) => kind === 'county'),
    states: pathOf('borders', ({ kind }) => kind === 'state'),
    highways: [highway(0), highway(1), highway(2)],
  };
}

/** The tiles that a region's picture touches. */
function tilesOf(region: Region): TileAddress[] {
  const z = Math.min(COUNTRY_TILES_ZOOM_MAX, Math.floor(region.zoom));
  const tiles = 2 ** z;
  const [x, y] = toWorld(region);
  const [halfX, halfY] = [REGION_WIDTH / 2 / pixelsAt(region.zoom), REGION_HEIGHT / 2 / pixelsAt(region.zoom)];
  const range = (from: number, to: number) => {
    const [first, last] = [Math.max(0, Math.floor(from * tiles)), Math.min(tiles - 1, Math.floor(to * tiles))];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  return range(x - halfX, x + halfX).flatMap((column) =>
    range(y - halfY, y + halfY).map((row) => ({ z, x: column, y: row })),
  );
}

interface TilePoint {
  readonly x: number;
  readonly y: number;
}

/** From the units of a tile to whole pixels of the picture. */
function pixelsOf(region: Region, { z, x, y }: TileAddress, extent: number): (point: TilePoint) => TilePoint {
  const [middleX, middleY] = toWorld(region);
  const pixels = pixelsAt(region.zoom);
  const scale = pixels / 2 ** z / extent;
  const [left, top] = [(x / 2 ** z - middleX) * pixels, (y / 2 ** z - middleY) * pixels];
  return (point) => ({
    x: Math.round(left + point.x * scale + REGION_WIDTH / 2),
    y: Math.round(top + point.y * scale + REGION_HEIGHT / 2),
  });
}

/** Path data of a line or a ring without repeated points, relative from the second one on; nothing for a line in no view. */
function pathOfLine(points: readonly TilePoint[], isArea: boolean): string {
  const [first] = points;
  if (first === undefined || !isSeen(points)) return '';
  let [x, y] = [first.x, first.y];
  const steps: string[] = [];
  for (const point of points.slice(1)) {
    if (point.x === x && point.y === y) continue;
    steps.push(`${point.x - x} ${point.y - y}`);
    [x, y] = [point.x, point.y];
  }
  if (steps.length < (isArea ? 2 : 1)) return '';
  return `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}${isArea ? 'z' : ''}`;
}

function isSeen(points: readonly TilePoint[]): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return (
    Math.max(...xs) >= 0 && Math.min(...xs) <= REGION_WIDTH && Math.max(...ys) >= 0 && Math.min(...ys) <= REGION_HEIGHT
  );
}

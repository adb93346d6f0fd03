import { fromVectorTileJs, type VectorTileLike } from '@maplibre/vt-pbf';
import { ROADS_FROM_ZOOM } from '../../shared/geo/map-numbers.ts';
import type { Ring } from '../../shared/geo/map-shapes.ts';
import type { GridPlace } from '../../shared/geo/street-grid.ts';
import { streetMap } from '../../shared/geo/street-map.ts';
import { boundsOfTile, type TileAddress, type WorldPoint } from '../../shared/geo/web-mercator.ts';

/** Units across a tile, the vector tile format's default. */
const EXTENT = 4096;
const VERSION = 2;
const [POINT, LINE, POLYGON] = [1, 2, 3] as const;

type Layer = VectorTileLike['layers'][string];
type Feature = ReturnType<Layer['feature']>;
type Geometry = ReturnType<Feature['loadGeometry']>;

interface Drawn {
  readonly type: Feature['type'];
  readonly properties: Feature['properties'];
  readonly lines: readonly (readonly WorldPoint[])[];
}

/**
 * A square of the street map as a vector tile (F7-23): layers roads (name, rank), blocks, parks, ponds and park-names
 * (name). No layers where the map has no streets.
 */
export function encodeTile(tile: TileAddress, places: readonly GridPlace[]): Uint8Array {
  if (tile.z < ROADS_FROM_ZOOM) return new Uint8Array();
  const map = streetMap(boundsOfTile(tile), tile.z, places);
  const layers = {
    blocks: map.blocks.map(area),
    parks: map.parks.map(({ ring }) => area(ring)),
    ponds: map.ponds.map(area),
    roads: map.roads.map(({ name, rank, line }): Drawn => ({ type: LINE, properties: { name, rank }, lines: [line] })),
    'park-names': map.parks.map(
      ({ name, middle }): Drawn => ({ type: POINT, properties: { name }, lines: [[middle]] }),
    ),
  };
  const filled = Object.entries(layers).filter(([, features]) => features.length > 0);
  return fromVectorTileJs({
    layers: Object.fromEntries(filled.map(([name, features]) => [name, layerOf(name, features, tile)])),
  });
}

/** The format requires a ring's first corner again at its end. */
function area(ring: Ring): Drawn {
  return { type: POLYGON, properties: {}, lines: [[...ring, ...ring.slice(0, 1)]] };
}

function layerOf(name: string, features: readonly Drawn[], tile: TileAddress): Layer {
  const tiles = 2 ** tile.z;
  const toTile = ([x, y]: WorldPoint) => ({
    x: Math.round((x * tiles - tile.x) * EXTENT),
    y: Math.round((y * tiles - tile.y) * EXTENT),
  });
  return {
    version: VERSION,
    name,
    extent: EXTENT,
    length: features.length,
    feature(index) {
      const { type, properties, lines } = features[index] ?? { type: POINT, properties: {}, lines: [] };
      // The encoder reads only x and y of a point.
      const loadGeometry = () => lines.map((line) => line.map(toTile)) as unknown as Geometry;
      return { type, properties, id: undefined, extent: EXTENT, loadGeometry };
    },
  };
}

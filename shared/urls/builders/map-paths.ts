import { LATITUDE_MAX } from '../../geo/map-numbers.ts';
import type { LatLong, TileAddress } from '../../geo/web-mercator.ts';

/** A picture of a place, with a circle around a vague position or a pin at an exact one. */
export interface MapPicture extends LatLong {
  readonly theme: 'light' | 'dark';
  readonly isVague: boolean;
}

/** Maximum zoom of tiles; closer views stretch them. */
export const TILE_ZOOM_MAX = 16;
/**
 * Decimals of a picture's position: as many as a vague position was rounded to; an exact one is accurate to a meter.
 */
const VAGUE_DECIMALS = 1;
const EXACT_DECIMALS = 5;

/** Prefix of map paths. Raise it with any change to what is drawn, because caches keep tiles by path. */
export const TILES_VERSION = 'v2';

export const mapTile = ({ z, x, y }: TileAddress) => `/tiles/${TILES_VERSION}/${z}/${x}/${y}.mvt`;
export const mapPicture = ({ theme, latitude, longitude, isVague }: MapPicture) => {
  const degrees = (value: number) => Number(value.toFixed(isVague ? VAGUE_DECIMALS : EXACT_DECIMALS));
  return `/tiles/${TILES_VERSION}/picture/${theme}/${isVague ? 'area' : 'pin'}${degrees(latitude)},${degrees(longitude)}.svg`;
};

/** Reads the segments of a tile's path; null if there is no such tile (F7-23). */
export function parseMapTile(z: string, x: string, y: string): TileAddress | null {
  const numbers = [z, x, y.replace(/\.mvt$/, '')];
  if (!y.endsWith('.mvt') || !numbers.every((text) => /^(?:0|[1-9]\d{0,5})$/.test(text))) return null;
  const [zoom = 0, column = 0, row = 0] = numbers.map(Number);
  return zoom <= TILE_ZOOM_MAX && column < 2 ** zoom && row < 2 ** zoom ? { z: zoom, x: column, y: row } : null;
}

/** Reads the segments of a picture's path; null if invalid. */
export function parseMapPicture(theme: string, spot: string): MapPicture | null {
  const parts = /^(area|pin)(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)\.svg$/.exec(spot);
  if (parts === null || (theme !== 'light' && theme !== 'dark')) return null;
  const picture: MapPicture = {
    theme,
    latitude: Number(parts[2]),
    longitude: Number(parts[3]),
    isVague: parts[1] === 'area',
  };
  if (Math.abs(picture.latitude) > LATITUDE_MAX || Math.abs(picture.longitude) > 180) return null;
  // Each picture has exactly one path.
  return mapPicture(picture).endsWith(`/${spot}`) ? picture : null;
}

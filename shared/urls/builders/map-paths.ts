import { LATITUDE_MAX } from '../../geo/map-numbers.ts';
import { REGION_ZOOM_MAX, type Region } from '../../geo/region.ts';
import type { LatLong, TileAddress } from '../../geo/web-mercator.ts';

/** A picture of the streets around an exact place. */
export interface StreetsPicture extends LatLong {
  readonly theme: 'light' | 'dark';
}

/** A picture of a part of the country. */
export interface RegionPicture extends Region {
  readonly theme: 'light' | 'dark';
}

/** Maximum zoom of tiles; closer views stretch them. */
export const TILE_ZOOM_MAX = 16;
/** Decimals of a picture's position: accurate to a meter; the middle of a region is that of a city, or rounded. */
const EXACT_DECIMALS = 5;
const REGION_DECIMALS = 3;

/** Prefix of map paths. Raise it with any change to what is drawn, because caches keep tiles by path. */
export const TILES_VERSION = 'v3';

export const mapTile = ({ z, x, y }: TileAddress) => `/tiles/${TILES_VERSION}/${z}/${x}/${y}.mvt`;
export const mapStreets = ({ theme, latitude, longitude }: StreetsPicture) => {
  const degrees = (value: number) => Number(value.toFixed(EXACT_DECIMALS));
  return `/tiles/${TILES_VERSION}/picture/${theme}/streets${degrees(latitude)},${degrees(longitude)}.svg`;
};

export const mapRegion = ({ theme, latitude, longitude, zoom }: RegionPicture) => {
  const degrees = (value: number) => Number(value.toFixed(REGION_DECIMALS));
  return `/tiles/${TILES_VERSION}/picture/${theme}/region${zoom},${degrees(latitude)},${degrees(longitude)}.svg`;
};

/** Reads the segments of a tile's path; null if there is no such tile (F7-23). */
export function parseMapTile(z: string, x: string, y: string): TileAddress | null {
  const numbers = [z, x, y.replace(/\.mvt$/, '')];
  if (!y.endsWith('.mvt') || !numbers.every((text) => /^(?:0|[1-9]\d{0,5})$/.test(text))) return null;
  const [zoom = 0, column = 0, row = 0] = numbers.map(Number);
  return zoom <= TILE_ZOOM_MAX && column < 2 ** zoom && row < 2 ** zoom ? { z: zoom, x: column, y: row } : null;
}

/** Reads the segments of a picture's path; null if invalid. Each picture has exactly one path; a region has a zoom. */
export function parseMapPicture(theme: string, spot: string): StreetsPicture | RegionPicture | null {
  const parts = /^(?:streets|region(\d{1,2}(?:\.5)?),)(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)\.svg$/.exec(
    spot,
  );
  if (parts === null || (theme !== 'light' && theme !== 'dark')) return null;
  const place = { theme, latitude: Number(parts[2]), longitude: Number(parts[3]) } as const;
  if (Math.abs(place.latitude) > LATITUDE_MAX || Math.abs(place.longitude) > 180) return null;
  if (parts[1] === undefined) return mapStreets(place).endsWith(`/${spot}`) ? place : null;
  const region = { ...place, zoom: Number(parts[1]) };
  return region.zoom <= REGION_ZOOM_MAX && mapRegion(region).endsWith(`/${spot}`) ? region : null;
}

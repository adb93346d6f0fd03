import { fromWorld, type LatLong, toWorld, WORLD_PIXELS } from './web-mercator.ts';

/** A part of the country as a picture shows it: what is in the middle, and how near. */
export interface Region extends LatLong {
  /** in halves */
  readonly zoom: number;
}

/** A place in a picture, in pixels from the middle: to the east and to the south. */
export type PixelPoint = readonly [x: number, y: number];

/** Size of a region's picture in pixels: more than any box shows, because the box crops it and never stretches it. */
export const REGION_WIDTH = 1024;
export const REGION_HEIGHT = 768;
/** Zooms of regions; that of a single place shows its surroundings. */
export const REGION_ZOOM_MAX = 13;
const PLACES_ZOOM_MAX = 8.5;
/** The part of the smallest box in which all places are, in pixels: pins, names and notes have room around it. */
const FIT_WIDTH = 232;
const FIT_HEIGHT = 184;
/** Pins stand above their places, so that these are in the middle if they are a little lower. */
const SINK = 12;
/** Where the middle may be, in pixels and at least in degrees: everybody with places around there has the same picture. */
const STEP_PIXELS = 16;
const STEP_MIN = 0.05;
const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, STEP_MIN] as const;

/** The land that the country's maps draw, in degrees: from the Aleutian Islands to Puerto Rico. */
const COUNTRY = { west: -180, east: -64, south: 15, north: 72 } as const;

/** Whether the country's maps show a place: some records have the position of another country, or 0, 0. */
export function isInCountry({ latitude, longitude }: LatLong): boolean {
  return (
    latitude >= COUNTRY.south && latitude <= COUNTRY.north && longitude >= COUNTRY.west && longitude <= COUNTRY.east
  );
}

/**
 * The region that holds all places, as near as possible. Its middle is rounded, so that it tells nobody's address, and
 * people with places in the same area share a picture.
 *
 * @param places in the country; null for none
 */
export function regionOf(places: readonly LatLong[]): Region | null {
  if (places.length === 0) return null;
  const points = places.map(toWorld);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(FIT_WIDTH / (east - west), FIT_HEIGHT / (south - north)) / WORLD_PIXELS;
  const zoom = Math.max(0, Math.min(PLACES_ZOOM_MAX, Math.floor(Math.log2(fit) * 2) / 2));
  const sink = SINK / pixelsAt(zoom);
  const { latitude, longitude } = fromWorld([(west + east) / 2, (north + south) / 2 - sink]);
  const step = STEPS.find((degrees) => degrees <= (STEP_PIXELS * 360) / pixelsAt(zoom)) ?? STEP_MIN;
  const round = (degrees: number) => Number((Math.round(degrees / step) * step).toFixed(2));
  return { latitude: round(latitude), longitude: round(longitude), zoom };
}

/** Half of the part of a box in which an outline is, in pixels. */
const OUTLINE_WIDTH = 136;
const OUTLINE_HEIGHT = 108;

/** The region around a town's middle in which its outline is as large as there is room for. */
export function regionAround(middle: LatLong, outline: readonly LatLong[]): Region {
  for (let zoom = REGION_ZOOM_MAX; zoom > PLACES_ZOOM_MAX; zoom -= 0.5) {
    const region = { latitude: middle.latitude, longitude: middle.longitude, zoom };
    const fits = outline.every((place) => {
      const [x, y] = pixelIn(region, place);
      return Math.abs(x) <= OUTLINE_WIDTH && Math.abs(y) <= OUTLINE_HEIGHT;
    });
    if (fits) return region;
  }
  return { latitude: middle.latitude, longitude: middle.longitude, zoom: PLACES_ZOOM_MAX };
}

/** Width of the whole world at a zoom, in pixels. */
export const pixelsAt = (zoom: number): number => WORLD_PIXELS * 2 ** zoom;

/** Where a place is in the picture of a region. */
export function pixelIn(region: Region, place: LatLong): PixelPoint {
  const [x, y] = toWorld(place);
  const [middleX, middleY] = toWorld(region);
  const pixels = pixelsAt(region.zoom);
  return [Math.round((x - middleX) * pixels * 10) / 10, Math.round((y - middleY) * pixels * 10) / 10];
}

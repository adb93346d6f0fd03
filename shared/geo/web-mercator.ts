/** A place on the round earth, in degrees of WGS 84. */
export interface LatLong {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the flat world that web maps draw: 0 to 1 from west to east, and from north to south. */
export type WorldPoint = readonly [x: number, y: number];

/** A part of the flat world. */
export interface WorldBounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A tile at zoom z is one of 4^z squares of the world. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Width of the world at zoom 0, in pixels. */
export const WORLD_PIXELS = 512;

/** Where a place is on the flat world (web mercator). */
export function toWorld({ latitude, longitude }: LatLong): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** The place at a point of the flat world. */
export function fromWorld([x, y]: WorldPoint): LatLong {
  return {
    latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  };
}

/** The part of the world that a tile shows. */
export function boundsOfTile({ z, x, y }: TileAddress): WorldBounds {
  const tiles = 2 ** z;
  return { west: x / tiles, north: y / tiles, east: (x + 1) / tiles, south: (y + 1) / tiles };
}

/** The same bounds with a margin on each side. */
export function widened({ west, north, east, south }: WorldBounds, margin: number): WorldBounds {
  return { west: west - margin, north: north - margin, east: east + margin, south: south + margin };
}

/** Whether the bounding box of two points reaches into the bounds. */
export function stretchTouches(a: WorldPoint, b: WorldPoint, { west, north, east, south }: WorldBounds): boolean {
  return (
    (a[0] >= west || b[0] >= west) &&
    (a[0] <= east || b[0] <= east) &&
    (a[1] >= north || b[1] >= north) &&
    (a[1] <= south || b[1] <= south)
  );
}

/** Whether the bounding box of these points reaches into the bounds. */
export function touches(points: readonly WorldPoint[], { west, north, east, south }: WorldBounds): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right >= west && left <= east && bottom >= north && top <= south;
}

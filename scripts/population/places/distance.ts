/** A point in degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const KILOMETERS_PER_DEGREE = 111.32;

/** The distance of two points that are at most a few hundred kilometers apart, as if the ground between were flat. */
export function kilometersBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(middle);
  return KILOMETERS_PER_DEGREE * Math.sqrt(north * north + east * east);
}

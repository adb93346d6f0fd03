/** The squares of one degree that the gazetteer numbers places by: the column `cell` of the table of places. */
function cellOf(latitude: number, longitude: number): number {
  return Math.trunc(latitude + 90) * 1000 + Math.trunc(longitude + 180);
}

/** The square that a point lies in and the eight around it. Degrees. */
export function cellsAround(latitude: number, longitude: number): number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => cellOf(latitude + north, longitude + east)));
}

/** How long a degree of longitude is beside one of latitude, there. */
export function degreeRatio(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

import { readFileSync } from 'node:fs';

/** Coordinates are kept as hundredths of a degree. */
const PER_DEGREE = 100;

type Points = readonly (readonly [longitude: number, latitude: number])[];

/** What surrounds the country and flows through it, in degrees. */
export interface Surroundings {
  /** outlines of the land of neighboring countries */
  readonly neighbors: readonly Points[];
  /** outlines of lakes */
  readonly lakes: readonly Points[];
  readonly rivers: readonly Points[];
}

/**
 * Reads natural-earth.json: Natural Earth 5 at 1:50 million (public domain), North America without the far north. Each
 * line is one list of numbers: the first point in hundredths of a degree, then the way from point to point.
 */
export function readSurroundings(): Surroundings {
  const file = new URL('./natural-earth.json', import.meta.url);
  const { neighbors, lakes, rivers } = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof Surroundings, string[]>;
  return { neighbors: neighbors.map(pointsOf), lakes: lakes.map(pointsOf), rivers: rivers.map(pointsOf) };
}

function pointsOf(line: string): Points {
  const steps = line.split(' ').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at] ?? 0;
    y += steps[2 * at + 1] ?? 0;
    return [x / PER_DEGREE, y / PER_DEGREE] as const;
  });
}

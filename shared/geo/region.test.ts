import { expect, test } from 'vitest';
import { isInCountry, pixelIn, regionAround, regionOf } from './region.ts';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });
const PORTLAND = place(45.52, -122.68);

/** How far from the middle of its region a place is. */
function reachOf(places: readonly ReturnType<typeof place>[]) {
  const region = regionOf(places);
  if (region === null) throw new Error('no region');
  const points = places.map((one) => pixelIn(region, one));
  return {
    x: Math.max(...points.map(([x]) => Math.abs(x))),
    y: Math.max(...points.map(([, y]) => Math.abs(y))),
    region,
  };
}

test('every place of a life is in the smallest box, with room for its pin, wherever in the country', () => {
  const lives = [
    [PORTLAND],
    [PORTLAND, place(44.05, -121.3), place(47.25, -122.44)],
    [PORTLAND, place(25.76, -80.19)],
    [place(61.2, -149.9), place(21.3, -157.9), place(18.4, -66.1), place(44.8, -68.8)],
    [place(71.3, -156.8), place(19.1, -155.5)],
  ];
  for (const life of lives) {
    const { x, y } = reachOf(life);
    expect(x).toBeLessThanOrEqual(130);
    expect(y).toBeLessThanOrEqual(122);
  }
});

test('one place is shown with its surroundings, and no region is nearer', () => {
  expect(regionOf([PORTLAND])?.zoom).toBe(8.5);
  expect(regionOf([PORTLAND, PORTLAND])?.zoom).toBe(8.5);
});

test('the center is rounded, so that people with places in the same area share the picture', () => {
  const one = regionOf([PORTLAND, place(44.05, -121.3)]);
  expect(regionOf([place(45.522, -122.683), place(44.052, -121.302)])).toEqual(one);
  expect(regionOf([PORTLAND])).toEqual(regionOf([place(45.523, -122.683)]));
});

test('positions in other countries, at 0, 0 and with swapped numbers are not in the country', () => {
  const wrong = [place(0, 0), place(-122.68, 45.52), place(48.8, 2.3), place(Number.NaN, -100), place(1e9, -100)];
  expect(wrong.map(isInCountry)).toEqual(wrong.map(() => false));
  const right = [PORTLAND, place(71.3, -156.8), place(21.3, -157.9), place(18.4, -66.1), place(24.5, -81.8)];
  expect(right.map(isInCountry)).toEqual(right.map(() => true));
});

test('without places there is no region', () => {
  expect(regionOf([])).toBeNull();
});

test('the outline of a town is as large as there is room for, with the town in the middle', () => {
  const square = (half: number) =>
    [-half, half].flatMap((y) => [-half, half].map((x) => place(PORTLAND.latitude + y, PORTLAND.longitude + x)));
  for (const half of [0.005, 0.02, 0.06]) {
    const region = regionAround(PORTLAND, square(half));
    expect(region).toMatchObject(PORTLAND);
    const [x, y] = pixelIn(region, place(PORTLAND.latitude + half, PORTLAND.longitude + half));
    expect(Math.max(x, -y)).toBeLessThanOrEqual(136);
    if (region.zoom < 13) expect(Math.max(x, -y)).toBeGreaterThan(60);
  }
});

import { describe, expect, test } from 'vitest';
import type { Road } from './map-shapes.ts';
import { type GridPlace, pointOf, streetsOf } from './street-grid.ts';
import { type StreetMap, streetMap } from './street-map.ts';
import { boundsOfTile, fromWorld, type TileAddress, toWorld, type WorldPoint } from './web-mercator.ts';

const PORTLAND: GridPlace = { id: 7, latitude: 45.5236, longitude: -122.675, size: 59 };
const BEAVERTON: GridPlace = { id: 8, latitude: 45.52, longitude: -122.71, size: 5 };
const FAR_FROM_TOWN = { latitude: 44.1, longitude: -110.3 };
const PLACES = [BEAVERTON, PORTLAND];

function tileAt(z: number, place: { latitude: number; longitude: number }): TileAddress {
  const [x, y] = toWorld(place);
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) };
}

const mapAt = (z: number, place: { latitude: number; longitude: number }): StreetMap =>
  streetMap(boundsOfTile(tileAt(z, place)), z, PLACES);

/** Every stretch of road that crosses a meridian, and where, as text. */
function crossings(roads: readonly Road[], x: number, north: number, south: number): string[] {
  const found: string[] = [];
  for (const { name, rank, line } of roads)
    for (let index = 1; index < line.length; index += 1) {
      const [[x1, y1], [x2, y2]] = [line[index - 1] as WorldPoint, line[index] as WorldPoint];
      if (x1 < x === x2 < x) continue;
      const y = y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
      if (y >= north && y <= south) found.push(`${name} ${rank} ${y}`);
    }
  return found.sort();
}

describe('the invented street map', () => {
  test.each([13, 15, 16])('is always the same, even from both sides of a border, at zoom %i', (z) => {
    for (const place of [PORTLAND, FAR_FROM_TOWN]) {
      const tile = tileAt(z, place);
      const here = streetMap(boundsOfTile(tile), z, PLACES);
      expect(streetMap(boundsOfTile(tile), z, [...PLACES].reverse())).toEqual(here);
      const beside = streetMap(boundsOfTile({ ...tile, x: tile.x + 1 }), z, PLACES);
      const { east, north, south } = boundsOfTile(tile);
      const crossing = crossings(here.roads, east, north, south);
      expect(crossing.length).toBeGreaterThan(0);
      expect(crossings(beside.roads, east, north, south)).toEqual(crossing);
    }
  });

  test.each([14, 15, 16])('has a block that crosses a border in both tiles, at zoom %i', (z) => {
    for (const place of [PORTLAND, FAR_FROM_TOWN]) {
      const tile = tileAt(z, place);
      const { east, north, south } = boundsOfTile(tile);
      const across = ({ blocks }: StreetMap) =>
        blocks
          .filter((ring) => {
            const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
            return (
              Math.min(...xs) < east && Math.max(...xs) > east && Math.min(...ys) < south && Math.max(...ys) > north
            );
          })
          .map((ring) => ring.join(' '))
          .sort();
      const here = across(streetMap(boundsOfTile(tile), z, PLACES));
      expect(here.length).toBeGreaterThan(0);
      expect(across(streetMap(boundsOfTile({ ...tile, x: tile.x + 1 }), z, PLACES))).toEqual(here);
    }
  });

  test('has the streets that people live on, where their houses are', () => {
    const street = streetsOf(PORTLAND).find(({ axis, offset }) => axis === 'ew' && offset === 3);
    if (street === undefined) throw new Error('no such street');
    const house = pointOf(PORTLAND, street, 2_150);
    const [x, y] = toWorld(house);
    const { roads } = mapAt(16, house);
    const near = roads.filter(({ line }) =>
      line.some(([ax, ay], index) => {
        const [bx, by] = line[index + 1] ?? [ax, ay];
        const t = Math.max(
          0,
          Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
        );
        return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y) < 1e-8;
      }),
    );
    expect(near.map(({ name }) => name)).toEqual([street.name]);
  });

  test('assigns ground that two towns share to the bigger one', () => {
    const own = new Set(streetsOf(PORTLAND).map(({ name }) => name));
    const { roads } = mapAt(15, { latitude: 45.5236, longitude: -122.68 });
    expect(roads.length).toBeGreaterThan(5);
    expect(roads.filter(({ name }) => !own.has(name))).toEqual([]);
  });

  test('continues beyond the towns, with blocks and parks', () => {
    const map = mapAt(14, FAR_FROM_TOWN);
    expect(map.roads.length).toBeGreaterThan(10);
    expect(map.blocks.length).toBeGreaterThan(50);
    expect(map.parks.length).toBeGreaterThan(0);
    for (const { name } of map.roads) expect(name).toMatch(/^([NSEW] )?[A-Z][a-z]+ [A-Z][a-z]+$/);
    for (const { name } of map.parks) expect(name).toMatch(/^[A-Z][a-z]+ Park$/);
  });

  test('omits details when zoomed out', () => {
    const ranks = (z: number) => new Set(mapAt(z, PORTLAND).roads.map(({ rank }) => rank));
    expect([...ranks(9)]).toEqual([1]);
    // From afar the streets between towns would be a lattice.
    expect(mapAt(12, FAR_FROM_TOWN).roads).toEqual([]);
    expect(mapAt(13, FAR_FROM_TOWN).roads.length).toBeGreaterThan(0);
    expect(ranks(12).has(2)).toBe(false);
    expect(ranks(13).has(2)).toBe(true);
    expect(mapAt(13, FAR_FROM_TOWN).blocks).toEqual([]);
  });

  test('knows the position of a place on the flat world', () => {
    expect(toWorld({ latitude: 0, longitude: 0 })).toEqual([0.5, 0.5]);
    const { latitude, longitude } = fromWorld(toWorld(PORTLAND));
    expect(latitude).toBeCloseTo(PORTLAND.latitude, 9);
    expect(longitude).toBeCloseTo(PORTLAND.longitude, 9);
    expect(tileAt(15, PORTLAND)).toEqual({ z: 15, x: 5217, y: 11719 });
  });
});

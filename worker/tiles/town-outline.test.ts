import { expect, test } from 'vitest';
import { groundOf } from '../../shared/geo/street-grid.ts';
import { gridPlaces } from './grid-places.ts';
import { townOutline } from './town-outline.ts';

test('the outline of a town runs around its streets', () => {
  const town = gridPlaces.toSorted((a, b) => b.size - a.size)[0];
  if (town === undefined) throw new Error('no town');
  const outline = townOutline(town);
  const ground = groundOf(town);
  expect(outline?.length).toBe(8 * ground.half);
  for (const { latitude, longitude } of outline ?? []) {
    expect(ground.contains(longitude, latitude, 1)).toBe(true);
    // Outward of it there is no street.
    const [east, north] = [longitude * 2 - town.longitude, latitude * 2 - town.latitude];
    expect(ground.contains(east, north, 0)).toBe(false);
  }
  const steps = (outline ?? []).map(({ latitude, longitude }, at) => {
    const next = outline?.[(at + 1) % outline.length] ?? town;
    return Math.hypot(next.latitude - latitude, next.longitude - longitude);
  });
  expect(Math.max(...steps)).toBeLessThan(0.01);
});

test('without a town there is no outline', () => {
  expect(townOutline({ latitude: 0, longitude: 0 })).toBeNull();
});

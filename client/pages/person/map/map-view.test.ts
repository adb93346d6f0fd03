import { expect, test } from 'vitest';
import { MAX_ZOOM, VAGUE_RADIUS } from '../../../../shared/geo/map-numbers.ts';
import { toWorld, WORLD_PIXELS } from '../../../../shared/geo/web-mercator.ts';
import type { MapMarker } from './map-markers.ts';
import { hasSmallIcons, popupMaxWidth, viewOf } from './map-view.ts';

const home: MapMarker = {
  latitude: 45.52,
  longitude: -122.68,
  beVague: false,
  tooltip: { heading: '88 Alder Ct', subheading: 'Portland, OR 97214', styles: 'current' },
};

test('the map starts at zoom 15 with its main marker in the middle, and comes no closer than 19 [F9-44]', () => {
  expect(viewOf([home, { ...home, latitude: 44 }])).toEqual({ center: [-122.68, 45.52], zoom: 15 });
  expect(MAX_ZOOM).toBe(19);
});

test('over an area the map starts so far away that its circle is as wide as the tenth of a degree it was rounded to', () => {
  const { zoom } = viewOf([{ ...home, beVague: true }]);
  const [west, east] = [home.longitude - 0.05, home.longitude + 0.05].map(
    (longitude) => toWorld({ ...home, longitude })[0],
  );
  const pixels = (Number(east) - Number(west)) * WORLD_PIXELS * 2 ** zoom;
  expect(2 * VAGUE_RADIUS).toBeGreaterThanOrEqual(pixels);
  expect(2 * VAGUE_RADIUS).toBeLessThan(1.1 * pixels);
});

test('without a position the map stands over the country, at 37, -95 [P9-035]', () => {
  const { center, zoom } = viewOf([]);
  expect(center).toEqual([-95, 37]);
  expect(zoom).toBeLessThan(4);
});

test('a popup is at most 300 pixels wide, and 220 on a narrow map [F9-47 F9-48]', () => {
  expect([1200, 340].map(popupMaxWidth)).toEqual([300, 300]);
  expect([339, 220, 0].map(popupMaxWidth)).toEqual([220, 220, 220]);
});

test('icons are small on a map that is less than 170 pixels high [F9-49]', () => {
  expect([0, 169, 169.9, 170, 500].map(hasSmallIcons)).toEqual([true, true, true, false, false]);
});

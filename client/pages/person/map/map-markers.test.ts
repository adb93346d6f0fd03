import { expect, test } from 'vitest';
import { MAX_ZOOM, VAGUE_RADIUS } from '../../../../shared/geo/map-numbers.ts';
import { toWorld, WORLD_PIXELS } from '../../../../shared/geo/web-mercator.ts';
import { buildAddress, buildObfuscatedAddress, buildPartialAddress } from '../../../../tests/fixtures/person.ts';
import { hasSmallIcons, type MapMarker, markersOf, popupMaxWidth, viewOf } from './map-markers.ts';

const portland = { latitude: 45.52018, longitude: -122.70587 };
const home = buildAddress({ latlong: portland, isHistorical: false });
const past = buildAddress({
  line1: '2 Fir Row',
  city: 'Eugene',
  isHistorical: true,
  latlong: { latitude: 44.05, longitude: -123.09 },
});
const vague = buildPartialAddress({ latlong: { latitude: 45.5, longitude: -122.7 } });
const hidden = buildObfuscatedAddress({ city: 'Eugene' });

test('a marker is at the latitude and longitude of its address [F3-35]', () => {
  expect(markersOf([home])).toMatchObject([portland]);
});

test('the current address is the main marker; other full ones follow in order', () => {
  const markers = markersOf([past, home, { ...past, line1: '3 Elm St' }]);
  expect(markers.map(({ tooltip }) => tooltip.heading)).toEqual(['88 Alder Ct', '2 Fir Row', '3 Elm St']);
  expect(markersOf([past])[0]?.tooltip.heading).toBe('2 Fir Row');
});

test('a position that is not full is vague, and rounded to a tenth of a degree whatever was sent [F3-36]', () => {
  expect(markersOf([vague, hidden])).toMatchObject([{ latitude: 45.5, longitude: -122.7, beVague: true }]);
  expect(markersOf([{ ...vague, latlong: portland }])).toMatchObject([{ latitude: 45.5, longitude: -122.7 }]);
  expect(markersOf([home])[0]?.beVague).toBe(false);
  expect(markersOf([home, vague]).map(({ beVague }) => beVague)).toEqual([false]);
});

test('a full marker says which address it is; an area does not [F3-37]', () => {
  expect(markersOf([past, home]).map(({ index }) => index)).toEqual([1, 0]);
  expect(markersOf([vague])[0]).not.toHaveProperty('index');
});

test('a tooltip has street, place and style; that of an area has no street [F3-38]', () => {
  expect(markersOf([home, past]).map(({ tooltip }) => tooltip)).toEqual([
    { heading: '88 Alder Ct', subheading: 'Portland, OR 97214', styles: 'current' },
    { heading: '2 Fir Row', subheading: 'Eugene, OR 97214', styles: 'past' },
  ]);
  expect(markersOf([vague])[0]?.tooltip).toEqual({
    heading: 'Portland, OR',
    subheading: 'Approximate area',
    styles: 'current',
  });
});

test('addresses without a position have no marker, and of thousands only some do', () => {
  const nowhere = [{ ...home, latlong: null }, hidden, { ...home, latlong: { latitude: 1e9, longitude: Number.NaN } }];
  expect(markersOf([])).toEqual([]);
  expect(markersOf(nowhere)).toEqual([]);
  expect(markersOf(Array.from({ length: 3_000 }, () => ({ ...home })))).toHaveLength(50);
});

const main: MapMarker = {
  latitude: 45.52,
  longitude: -122.68,
  beVague: false,
  tooltip: { heading: '88 Alder Ct', subheading: 'Portland, OR 97214', styles: 'current' },
};

test('the map starts at zoom 15 with its main marker in the center, and zooms no closer than 19 [F9-44]', () => {
  expect(viewOf([main, { ...main, latitude: 44 }])).toEqual({ center: [-122.68, 45.52], zoom: 15 });
  expect(MAX_ZOOM).toBe(19);
});

test('over an area, the map starts so far out that its circle is as wide as the tenth of a degree it was rounded to', () => {
  const { zoom } = viewOf([{ ...main, beVague: true }]);
  const [west, east] = [main.longitude - 0.05, main.longitude + 0.05].map(
    (longitude) => toWorld({ ...main, longitude })[0],
  );
  const pixels = (Number(east) - Number(west)) * WORLD_PIXELS * 2 ** zoom;
  expect(2 * VAGUE_RADIUS).toBeGreaterThanOrEqual(pixels);
  expect(2 * VAGUE_RADIUS).toBeLessThan(1.1 * pixels);
});

test('without a position, the map shows the country, at 37, -95 [P9-035]', () => {
  const { center, zoom } = viewOf([]);
  expect(center).toEqual([-95, 37]);
  expect(zoom).toBeLessThan(4);
});

test('a popup is at most 300 pixels wide, and 220 on a narrow map [F9-47 F9-48]', () => {
  expect([1200, 340].map(popupMaxWidth)).toEqual([300, 300]);
  expect([339, 220, 0].map(popupMaxWidth)).toEqual([220, 220, 220]);
});

test('icons are small on a map less than 170 pixels high [F9-49]', () => {
  expect([0, 169, 169.9, 170, 500].map(hasSmallIcons)).toEqual([true, true, true, false, false]);
});

import { expect, test } from 'vitest';
import { MAX_ZOOM } from '../../../../shared/geo/map-numbers.ts';
import { regionOf } from '../../../../shared/geo/region.ts';
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

test('markers have the numbers of the life line: the current address is the first, whatever was sent first', () => {
  const markers = markersOf([past, home, { ...past, line1: '3 Elm St' }]);
  expect(markers.map(({ tooltip }) => tooltip.heading)).toEqual(['88 Alder Ct', '2 Fir Row', '3 Elm St']);
  expect(markersOf([past])[0]?.tooltip.heading).toBe('2 Fir Row');
});

test('a position that is not full is vague, and rounded to a tenth of a degree whatever was sent [F3-36]', () => {
  expect(markersOf([vague, hidden])).toMatchObject([{ latitude: 45.5, longitude: -122.7, beVague: true }]);
  expect(markersOf([{ ...vague, latlong: portland }])).toMatchObject([{ latitude: 45.5, longitude: -122.7 }]);
  expect(markersOf([home])[0]?.beVague).toBe(false);
});

test('an address that was not sent whole is in the middle of its city', () => {
  const cityLatlong = { latitude: 44.1, longitude: -123.1 };
  expect(
    markersOf([
      { ...vague, cityLatlong: portland },
      { ...hidden, cityLatlong },
    ]),
  ).toMatchObject([
    { latitude: 45.5, longitude: -122.7, beVague: true },
    { ...cityLatlong, beVague: true, name: 'Eugene' },
  ]);
  // A record without a position of its own still has a city.
  expect(markersOf([{ ...home, latlong: null, cityLatlong }])).toMatchObject([{ ...cityLatlong, beVague: true }]);
});

test('a marker says which address it is, so that a missing one leaves a gap [F3-37]', () => {
  expect(markersOf([past, home]).map(({ index }) => index)).toEqual([0, 1]);
  expect(markersOf([vague, hidden, { ...hidden, cityLatlong: portland }]).map(({ index }) => index)).toEqual([0, 2]);
});

test('a tooltip has street, place and style; that of a city has no street [F3-38]', () => {
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

test('addresses without a position, at 0, 0 or in another country have no marker, and of thousands only some do', () => {
  const at = (latitude: number, longitude: number) => ({ ...home, latlong: { latitude, longitude } });
  const nowhere = [{ ...home, latlong: null }, hidden, at(1e9, Number.NaN), at(0, 0), at(-122.7, 45.5), at(48.8, 2.3)];
  expect(markersOf([])).toEqual([]);
  expect(markersOf(nowhere)).toEqual([]);
  expect(markersOf(Array.from({ length: 3_000 }, () => ({ ...home })))).toHaveLength(50);
});

const main: MapMarker = {
  latitude: 45.52,
  longitude: -122.68,
  beVague: false,
  index: 0,
  name: 'Portland',
  tooltip: { heading: '88 Alder Ct', subheading: 'Portland, OR 97214', styles: 'current' },
};

test('the map of one exact place starts at zoom 15 with it in the center, and zooms no closer than 19 [F9-44]', () => {
  expect(viewOf([main])).toEqual({ latitude: 45.52, longitude: -122.68, zoom: 15, isStreets: true });
  expect(MAX_ZOOM).toBe(19);
});

test('the map of several places, or of a city, starts with the region they are in', () => {
  const view = viewOf([main, { ...main, latitude: 44 }]);
  expect(view).toEqual(regionOf([main, { ...main, latitude: 44 }]));
  expect(view.isStreets).toBeUndefined();
  expect(viewOf([{ ...main, beVague: true }])).toEqual(regionOf([main]));
});

test('without a position, the map shows the country, at 37, -95 [P9-035]', () => {
  expect(viewOf([])).toMatchObject({ latitude: 37, longitude: -95 });
  expect(viewOf([]).zoom).toBeLessThan(4);
});

test('a popup is at most 300 pixels wide, and 220 on a narrow map [F9-47 F9-48]', () => {
  expect([1200, 340].map(popupMaxWidth)).toEqual([300, 300]);
  expect([339, 220, 0].map(popupMaxWidth)).toEqual([220, 220, 220]);
});

test('icons are small on a map less than 170 pixels high [F9-49]', () => {
  expect([0, 169, 169.9, 170, 500].map(hasSmallIcons)).toEqual([true, true, true, false, false]);
});

import { expect, test } from 'vitest';
import { buildAddress, buildObfuscatedAddress, buildPartialAddress } from '../../../../tests/fixtures/person.ts';
import { markersOf } from './map-markers.ts';

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

test('a marker stands at the latitude and longitude of its address [F3-35]', () => {
  expect(markersOf([home])).toMatchObject([portland]);
});

test('the current address is the main marker; other full ones follow in their order', () => {
  const markers = markersOf([past, home, { ...past, line1: '3 Elm St' }]);
  expect(markers.map(({ tooltip }) => tooltip.heading)).toEqual(['88 Alder Ct', '2 Fir Row', '3 Elm St']);
  expect(markersOf([past])[0]?.tooltip.heading).toBe('2 Fir Row');
});

test('what may not be seen in full is vague, and rounded to a tenth of a degree whatever came [F3-36]', () => {
  expect(markersOf([vague, hidden])).toMatchObject([{ latitude: 45.5, longitude: -122.7, beVague: true }]);
  expect(markersOf([{ ...vague, latlong: portland }])).toMatchObject([{ latitude: 45.5, longitude: -122.7 }]);
  expect(markersOf([home])[0]?.beVague).toBe(false);
  expect(markersOf([home, vague]).map(({ beVague }) => beVague)).toEqual([false]);
});

test('a full marker says which of the addresses it is; an area is none of them [F3-37]', () => {
  expect(markersOf([past, home]).map(({ index }) => index)).toEqual([1, 0]);
  expect(markersOf([vague])[0]).not.toHaveProperty('index');
});

test('a tooltip has street, place and how it looks; that of an area names no street [F3-38]', () => {
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

test('addresses without a position on the map have no marker, and of thousands only some have', () => {
  const nowhere = [{ ...home, latlong: null }, hidden, { ...home, latlong: { latitude: 1e9, longitude: Number.NaN } }];
  expect(markersOf([])).toEqual([]);
  expect(markersOf(nowhere)).toEqual([]);
  expect(markersOf(Array.from({ length: 3_000 }, () => ({ ...home })))).toHaveLength(50);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Address } from '../../../../shared/contract/person/address.ts';
import {
  buildAddress,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
} from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import { PersonMap } from './PersonMap.tsx';

const vague = buildPartialAddress({ latlong: { latitude: 45.5, longitude: -122.7 } });
const portland = { latitude: 45.52018, longitude: -122.70587 };
const eugene = buildObfuscatedAddress({ city: 'Eugene', cityLatlong: { latitude: 44.1, longitude: -123.1 } });
const names = {
  places: [
    { name: 'Portland', latitude: 45.5, longitude: -122.7, zoom: 4 },
    { name: 'Salem', latitude: 44.9, longitude: -123, zoom: 5 },
  ],
  states: [],
};
const mapOf = (addresses: readonly Address[]) => (
  <PersonMap page={buildPage(buildPerson({ addresses: [...addresses] }), { mapNames: names })} />
);
const pinsIn = (markup: string) => [...markup.matchAll(/data-pin="([^"]+)"/g)].map(([, numbers]) => numbers);

test('before any script runs, the map is a picture of the place in the colors of both themes [F2-71 F1-18]', () => {
  const map = mapOf([buildAddress({ latlong: portland })]);
  const markup = renderToStaticMarkup(map);
  expect(markup).toContain('src="/tiles/v3/picture/light/streets45.52018,-122.70587.svg"');
  expect(markup).toContain('media="(prefers-color-scheme: dark)"');
  expect(markup).toContain('srcSet="/tiles/v3/picture/dark/streets45.52018,-122.70587.svg"');
  expect(markup).toContain('alt="Map of Portland, OR"');
  expect(pinsIn(markup)).toEqual(['1']);
  expect(renderText(map)).toBe('1 © Map contributors');
});

test('a free view has numbered pins in the middle of cities, a circle around the street, and says so', () => {
  const map = mapOf([{ ...vague, cityLatlong: { latitude: 45.5, longitude: -122.7 } }, eugene]);
  const markup = renderToStaticMarkup(map);
  expect(pinsIn(markup).toSorted()).toEqual(['1', '2']);
  expect(markup).toMatch(/<circle [^>]*r="15"/);
  expect(markup).toContain('alt="Map of 2 places: Portland, Eugene"');
  // Each name once; Salem has no pin.
  for (const text of ['Portland', 'Eugene', 'Salem', 'Cities only', 'Approximate area'])
    expect(renderText(map).split(text), text).toHaveLength(2);
});

test('the path of a region gives away no address: people with places in the same area share its picture', () => {
  const pictureOf = (...positions: readonly [number, number][]) =>
    /region[^"]+/.exec(
      renderToStaticMarkup(
        mapOf(positions.map(([latitude, longitude]) => buildAddress({ latlong: { latitude, longitude } }))),
      ),
    )?.[0];
  const here = pictureOf([45.52018, -122.70587], [44.05123, -123.09321]);
  expect(here).toMatch(/^region\d(?:\.5)?,-?\d+(?:\.\d{1,2})?,-?\d+(?:\.\d{1,2})?\.svg$/);
  expect(pictureOf([45.53111, -122.71222], [44.06333, -123.08444])).toBe(here);
});

test('places close to each other share a pin, and places that are not on the map are listed', () => {
  const unplaced = buildAddress({ line1: '9 Fir Row', isHistorical: true, latlong: null });
  const near = { ...portland, latitude: portland.latitude + 0.01 };
  const map = mapOf([
    buildAddress({ latlong: portland }),
    buildAddress({ line1: '3 Elm St', isHistorical: true, latlong: near }),
    unplaced,
  ]);
  expect(pinsIn(renderToStaticMarkup(map))).toEqual(['1 2']);
  expect(renderText(map)).toContain('1·2');
  expect(renderText(map)).toContain('Not on the map: 3');
});

test('without a position, the map shows the country and says why', () => {
  for (const addresses of [[], [{ ...vague, latlong: null }]]) {
    expect(renderText(mapOf(addresses))).toContain('No map location on record © Map contributors');
    expect(renderToStaticMarkup(mapOf(addresses))).toContain('/region2,37,-95.svg');
    expect(pinsIn(renderToStaticMarkup(mapOf(addresses)))).toEqual([]);
  }
});

test('with past homes withheld and no current one, the map does not claim that there are none', () => {
  const past = buildObfuscatedAddress({ city: 'Astoria' });
  expect(renderText(mapOf([past, past]))).toContain('Past homes are hidden');
  // Addresses sent in full hide nothing.
  const unplaced = buildAddress({ isHistorical: true, latlong: null });
  expect(renderText(mapOf([unplaced]))).toContain('No map location on record');
});

test('odd lives have a map: 40 places at one point, in Alaska, Hawaii and Puerto Rico, or in one city', () => {
  const at = (latitude: number, longitude: number) => buildAddress({ latlong: { latitude, longitude } });
  const lives = [
    Array.from({ length: 40 }, () => at(45.5, -122.7)),
    [at(61.2, -149.9), at(21.3, -157.9), at(18.4, -66.1), at(44.8, -68.8)],
    Array.from({ length: 40 }, (_, index) => at(45.5 + index / 1_000, -122.7)),
  ];
  for (const life of lives) {
    const markup = renderToStaticMarkup(mapOf(life));
    const numbers = pinsIn(markup).flatMap((text = '') => text.split(' ').map(Number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(life.map((_, index) => index + 1));
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup.length).toBeLessThan(5_000);
  }
});

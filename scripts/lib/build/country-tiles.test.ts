import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { COUNTRY_TILES_ZOOM_MAX } from '../../../shared/geo/map-numbers.ts';
import { parseMapTile } from '../../../shared/urls/builders/map-paths.ts';
import { countryTiles } from './country-tiles.ts';

/** All tiles together, in bytes. */
const PYRAMID_BUDGET = 5_000_000;

const tiles = new Map([...countryTiles()].map(({ path, body }) => [path, body]));
const layersOf = (path: string) => new VectorTile(new PbfReader(tiles.get(path) ?? new Uint8Array())).layers;
const names = (path: string, layer: string) => {
  const found = layersOf(path)[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties.name);
};

test('the country’s tiles total at most 5 MB, up to the last zoom that has them', () => {
  let bytes = 0;
  for (const [path, body] of tiles) {
    bytes += body.length;
    const [z = '', x = '', y = ''] = path.split('/');
    expect(parseMapTile(z, x, y)?.z).toBeLessThanOrEqual(COUNTRY_TILES_ZOOM_MAX);
  }
  expect(tiles.size).toBeGreaterThan(300);
  expect(bytes).toBeLessThan(PYRAMID_BUDGET);
});

test('far zooms show the country, its neighbors and states, nearer ones names, counties, rivers and highways', () => {
  expect(Object.keys(layersOf('0/0/0.mvt')).sort()).toEqual(['borders', 'great-lakes', 'land', 'neighbors']);
  expect(names('4/2/5.mvt', 'states')).toContain('Oregon');
  expect(names('4/2/5.mvt', 'places')).toContain('Seattle');
  expect(names('7/20/45.mvt', 'places')).toContain('Portland');
  for (const layer of ['rivers', 'highways']) expect(names('7/20/45.mvt', layer).length, layer).toBeGreaterThan(0);
  const kinds = (path: string) => {
    const borders = layersOf(path).borders;
    return new Set(Array.from({ length: borders?.length ?? 0 }, (_, index) => borders?.feature(index).properties.kind));
  };
  expect(kinds('4/2/5.mvt')).toEqual(new Set(['state']));
  expect(kinds('7/20/45.mvt')).toEqual(new Set(['state', 'county']));
});

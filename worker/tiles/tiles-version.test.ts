import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapRegion, mapTile, parseMapTile, TILES_VERSION } from '../../shared/urls/builders/map-paths.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { parseSettings } from '../env.ts';
import { encodeTile } from './encode-tile.ts';
import { gridPlaces } from './grid-places.ts';

/** The content of this version's squares: a town, its edge, and the endless grid. Caches keep them for a year. */
const DRAWN: Readonly<Record<string, string>> = {
  '11/326/732': '32a1d2683da1693ecd5880e47a7f78b420f2fa5a9a5723a9ab6f8cc5c99eb6dc',
  '13/1304/2930': '08d0930230961924a29b73c9fe696e862b568c0047588d323ed706c4fa8c3096',
  '15/5217/11720': '3de935c5e253e8668086ad747ad8d586eb9030fcea6167f64e248366b1bfd276',
};

test.each(Object.entries(DRAWN))('the square %s is drawn as its version says', (path, hash) => {
  const [z = '', x = '', y = ''] = path.split('/');
  const tile = parseMapTile(z, x, `${y}.mvt`);
  if (tile === null) throw new Error('no such tile');
  const drawn = createHash('sha256').update(encodeTile(tile, gridPlaces)).digest('hex');
  expect(drawn, 'raise TILES_VERSION in shared/urls/builders/map-paths.ts, then note the new hash here').toBe(hash);
});

test("paths, routes, settings and the files' headers agree on where the squares are", () => {
  const under = `/tiles/${TILES_VERSION}/`;
  const settings = parseSettings({
    ASSETS: { fetch: async () => new Response() },
    EDGE_ORIGIN_SECRET: 'x'.repeat(32),
    ORIGIN_URL: 'https://origin.example',
    SITE_URL: 'https://porchlight.example',
  });
  const picture = mapRegion({ theme: 'light', latitude: 45.5, longitude: -122.7, zoom: 7.5 });
  const patterns = [routeRow('map-tile').pattern, routeRow('map-picture').pattern];
  for (const path of [mapTile({ z: 0, x: 0, y: 0 }), picture, settings.tilesUrl, ...patterns])
    expect(path.startsWith(under), path).toBe(true);
  const rules = readFileSync(new URL('../../client/public/_headers', import.meta.url), 'utf8').split(/\n(?=\S)/);
  const rule = rules.filter((text) => text.startsWith('/tiles/'));
  expect(rule).toHaveLength(1);
  expect(under.startsWith(rule[0]?.split('*')[0] ?? '-')).toBe(true);
  expect(rule[0]).toContain('immutable');
});

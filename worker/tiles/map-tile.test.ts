import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { edge } from '../testing.ts';

const PORTLAND = { 11: '11/326/732', 13: '13/1304/2930', 15: '15/5217/11720', 16: '16/10434/23440' } as const;
const read = async (response: Response) => new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer())));
const featuresOf = (tile: VectorTile, name: string) => {
  const layer = tile.layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
};

test('a tile has the streets of its square at the versioned path, with their names', async () => {
  const tile = await read(await edge().get(`/tiles/v3/${PORTLAND[15]}.mvt`));
  expect(Object.keys(tile.layers).sort()).toContain('roads');
  const roads = featuresOf(tile, 'roads');
  expect(roads.length).toBeGreaterThan(8);
  for (const road of roads) {
    expect(road?.properties.name).toMatch(/^([NSEW] )?[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect([0, 1, 2]).toContain(road?.properties.rank);
    for (const line of road?.loadGeometry() ?? []) expect(line.length).toBeGreaterThan(1);
  }
  const [block] = featuresOf(tile, 'blocks');
  expect(block?.type).toBe(3);
  const corners = block?.loadGeometry()[0] ?? [];
  expect(corners.at(-1)).toEqual(corners[0]);
});

test('a tile may be cached by everyone forever, whoever requests it, and sets nothing', async () => {
  for (const headers of [{}, { cookie: '__Host-session=x' }] as Record<string, string>[]) {
    const response = await edge().get(`/tiles/v3/${PORTLAND[13]}.mvt`, headers);
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('vary')).toBe(false);
  }
});

test('a square without anything on it is an empty tile, and every tile is small', async () => {
  const bytes = async (path: string) => (await (await edge().get(`/tiles/v3/${path}.mvt`)).arrayBuffer()).byteLength;
  expect(await bytes('3/7/7')).toBe(0);
  for (const path of Object.values(PORTLAND)) {
    expect(await bytes(path)).toBeGreaterThan(100);
    expect(await bytes(path)).toBeLessThan(20_000);
  }
});

test('an invalid tile is a 404 that nobody caches', async () => {
  const bad = ['17/0/0.mvt', '3/8/0.mvt', '3/0/8.mvt', '03/0/0.mvt', '3/0/-1.mvt', '3/0/0', '3/0/0.png', 'a/b/c.mvt'];
  for (const path of [...bad, '3/1e0/0.mvt', '3/0/0.MVT', '3/0/0.mvt/', '3/0/99999999999999999999.mvt']) {
    const response = await edge().get(`/tiles/v3/${path}`);
    if (path.endsWith('/')) expect(response.status, path).toBe(301);
    else expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
  }
  for (const path of ['/Tiles/v2/3/0/0.mvt', '/tiles/V3/3/0/0.mvt', '/tiles/v2/3/0/0.mvt', '/tiles/v3/3/0.mvt'])
    expect((await edge().get(path)).status, path).toBe(404);
});

test('a tile can be requested with HEAD, but by no method that writes', async () => {
  const head = await edge().request(`/tiles/v3/${PORTLAND[15]}.mvt`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect((await head.arrayBuffer()).byteLength).toBe(0);
  const post = await edge().request(`/tiles/v3/${PORTLAND[15]}.mvt`, { method: 'POST' });
  expect(post.status).toBe(405);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edge } from '../testing.ts';

const TILE = '/tiles/v3/15/5217/11720.mvt';
const REGION = '/tiles/v3/picture/light/region7.5,45.5,-122.7.svg';
const STREETS = '/tiles/v3/picture/light/streets45.52018,-122.70587.svg';
const kept = new Map<string, Response>();
const cache = { match: vi.fn(), put: vi.fn() };

beforeEach(() => {
  kept.clear();
  cache.match.mockReset().mockImplementation(async (key: string) => kept.get(key)?.clone());
  cache.put.mockReset().mockImplementation(async (key: string, response: Response) => void kept.set(key, response));
  vi.stubGlobal('caches', { default: cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytesOf = async (path: string) => {
  const response = await edge().get(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

test('a map square and a picture of a vague place are drawn once, a picture of an exact one every time', async () => {
  for (const path of [TILE, REGION, STREETS]) expect(await bytesOf(path)).toEqual(await bytesOf(path));
  expect([...kept.keys()].map((key) => new URL(key).pathname)).toEqual([TILE, REGION]);
  expect(cache.put).toHaveBeenCalledTimes(2);
  kept.set(`http://127.0.0.1${TILE}`, new Response('kept'));
  expect(String(await bytesOf(TILE))).toBe('kept');
});

test('a failing cache is bypassed, and only the kind of error is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const drawn = await Promise.all([TILE, REGION].map(bytesOf));
  kept.clear();
  cache.match.mockRejectedValue(new RangeError(TILE));
  cache.put.mockRejectedValue(new RangeError(TILE));
  expect(await Promise.all([TILE, REGION].map(bytesOf))).toEqual(drawn);
  await new Promise((resolve) => setImmediate(resolve));
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/tile_cache_failed.*RangeError/);
  expect(lines.join()).not.toContain('5217');
});

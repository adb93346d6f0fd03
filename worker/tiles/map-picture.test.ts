import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { countryAssets } from '../../tests/support/country-assets.ts';
import { edge } from '../testing.ts';
import * as region from './draw-region.ts';
import * as streets from './draw-streets.ts';
import { PICTURE_COLORS } from './picture-colors.ts';

vi.mock('./draw-region.ts', { spy: true });
vi.mock('./draw-streets.ts', { spy: true });

const HERE = '/tiles/v3/picture';
const REGION = 'region7,44.8,-122.8';
const STREETS = 'streets45.52018,-122.70587';
const get = (path: string) => edge({}, { ASSETS: countryAssets } as never).get(`${HERE}/${path}`);
const picture = async (path: string) => (await get(path)).text();
const pathsIn = (svg: string, color: string) =>
  [...svg.matchAll(/<path (?:fill|stroke)="(#\w+)"[^>]* d="([^"]+)"/g)].filter(([, found]) => found === color);

test('a region has land, water, borders and roads, and gives away nobody’s place', async () => {
  const svg = await picture(`light/${REGION}.svg`);
  const { land, water, road, line } = PICTURE_COLORS.light;
  for (const color of [land, water, road, line]) expect(pathsIn(svg, color).length, color).toBeGreaterThan(0);
  expect(svg).not.toMatch(/<text|<circle|<style|style=|<script|href|NaN|undefined/);
  expect(svg.length).toBeLessThan(150_000);
  expect(await picture(`dark/${REGION}.svg`)).toContain(PICTURE_COLORS.dark.land);
});

test('from close up, a region has the streets of its towns, but never a grid without a town', async () => {
  const road = PICTURE_COLORS.light.road;
  const streetsIn = (svg: string) => svg.includes(`<g fill="none" stroke="${road}"`);
  expect(streetsIn(await picture('light/region11.5,45.523,-122.675.svg'))).toBe(true);
  expect(streetsIn(await picture(`light/${REGION}.svg`))).toBe(false);
});

test('the streets around a place have names, once each, and contain no style and no script', async () => {
  const svg = await picture(`light/${STREETS}.svg`);
  const names = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  expect(svg).not.toMatch(/<style|style=|<script|href|NaN|undefined/);
});

test('a picture of a region may be cached by everyone, one of an exact place by nobody', async () => {
  const shared = await get(`light/${REGION}.svg`);
  expect(shared.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shared.headers.get('content-type')).toBe('image/svg+xml');
  const { headers } = await get(`light/${STREETS}.svg`);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('if the files of the country cannot be read, nobody keeps a picture without them', async () => {
  const broken = edge({}, { ASSETS: { fetch: async () => new Response(null, { status: 503 }) } } as never);
  const response = await broken.get(`${HERE}/light/${REGION}.svg`);
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a picture is not drawn for a HEAD request', async () => {
  vi.mocked(region.drawRegion).mockClear();
  vi.mocked(streets.drawStreets).mockClear();
  for (const spot of [REGION, STREETS]) {
    const head = await edge().request(`${HERE}/light/${spot}.svg`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/svg+xml', '']);
  }
  expect(region.drawRegion).not.toHaveBeenCalled();
  expect(streets.drawStreets).not.toHaveBeenCalled();
});

test('there is one path for a picture, and none for an invalid place', async () => {
  const bad = [
    'light/region7.25,45.5,-122.7.svg',
    'light/region07,45.5,-122.7.svg',
    'light/region14,45.5,-122.7.svg',
    'light/region7,45.50,-122.7.svg',
    'light/region7,45.5001,-122.7.svg',
    'light/streets045,-122.svg',
    'light/streets45.123456,-122.svg',
    'light/streets86,0.svg',
    'light/streets45,181.svg',
    'light/streets-0,0.svg',
    'light/streets45.svg',
    'light/area45,-122.svg',
    'Light/streets45,-122.svg',
    'grey/streets45,-122.svg',
    'light/streets45,-122.png',
  ];
  for (const path of bad) expect((await get(path)).status, path).toBe(404);
  expect((await get('light/streets45,-122.svg')).status).toBe(200);
});

test("pictures have the page's colors", () => {
  const sheet = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8');
  const themes = { light: sheet.split('@media')[0], dark: sheet.split('prefers-color-scheme: dark')[1] };
  for (const [theme, css] of Object.entries(themes))
    for (const [name, color] of Object.entries(PICTURE_COLORS[theme as keyof typeof themes])) {
      const token = name === 'line' ? 'line-strong' : `map-${name}`;
      expect(new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(css ?? '')?.[1], `${theme} ${name}`).toBe(color);
    }
});

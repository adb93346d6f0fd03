import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { edge } from '../testing.ts';
import * as drawing from './draw-picture.ts';
import { PICTURE_COLORS } from './draw-picture.ts';

vi.mock('./draw-picture.ts', { spy: true });

const HERE = '/tiles/v2/picture';
const picture = async (path: string) => (await edge().get(`${HERE}/${path}`)).text();

test('a vague place is a circle, an exact one a pin', async () => {
  const area = await picture('light/area45.5,-122.7.svg');
  expect(area).toContain('r="74"');
  expect(area).not.toContain('translate(512 512)');
  const pin = await picture('dark/pin45.52018,-122.70587.svg');
  expect(pin).not.toContain('r="74"');
  expect(pin).toContain('translate(512 512)');
});

test('a picture shows street names, once each, and contains no style and no script', async () => {
  const svg = await picture('light/pin45.52018,-122.70587.svg');
  const names = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
  expect(svg).not.toMatch(/<style|style=|<script|href|NaN|undefined/);
});

test('a vague place is shown from farther away: roads between towns and no blocks', async () => {
  const area = await picture('light/area45.5,-122.7.svg');
  expect(area).toContain('stroke-width="3"');
  expect(area).not.toContain('stroke-width="9"');
  const block = `fill="${PICTURE_COLORS.light.block}"`;
  expect(area).not.toContain(block);
  expect(await picture('light/pin45.52018,-122.70587.svg')).toContain(block);
});

test('a picture of a vague place may be cached by everyone, one of an exact place by nobody', async () => {
  const area = await edge().get(`${HERE}/light/area45.5,-122.7.svg`);
  expect(area.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(area.headers.get('content-type')).toBe('image/svg+xml');
  const { headers } = await edge().get(`${HERE}/light/pin45.52018,-122.70587.svg`);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a picture is not drawn for a HEAD request', async () => {
  const draw = vi.mocked(drawing.drawPicture).mockClear();
  for (const spot of ['area45.5,-122.7', 'pin45.52018,-122.70587']) {
    const head = await edge().request(`${HERE}/light/${spot}.svg`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/svg+xml', '']);
  }
  expect(draw).not.toHaveBeenCalled();
});

test('there is one path for a picture, and none for an invalid place', async () => {
  const bad = [
    'light/area45.51,-122.7.svg',
    'light/area45.50,-122.7.svg',
    'light/pin045,-122.svg',
    'light/pin45.123456,-122.svg',
    'light/pin86,0.svg',
    'light/pin45,181.svg',
    'light/pin-0,0.svg',
    'light/pin45.svg',
    'light/spot45,-122.svg',
    'Light/pin45,-122.svg',
    'grey/pin45,-122.svg',
    'light/pin45,-122.png',
  ];
  for (const path of bad) expect((await edge().get(`${HERE}/${path}`)).status, path).toBe(404);
  expect((await edge().get(`${HERE}/light/pin45,-122.svg`)).status).toBe(200);
});

test("pictures have the page's colors", () => {
  const sheet = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8');
  const themes = { light: sheet.split('@media')[0], dark: sheet.split('prefers-color-scheme: dark')[1] };
  for (const [theme, css] of Object.entries(themes))
    for (const [name, color] of Object.entries(PICTURE_COLORS[theme as keyof typeof themes])) {
      const token = /^(?:pine|on-pine|surface)$/.test(name) ? name : `map-${name}`;
      expect(new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(css ?? '')?.[1], `${theme} ${name}`).toBe(color);
    }
});

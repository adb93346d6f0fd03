import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_PAPER, THEME_COLORS } from '../../client/theme-colors.ts';
import { icoFile } from '../../scripts/lib/icons/ico.ts';
import { iconSvg } from '../../scripts/lib/icons/icon-svg.ts';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { SITE_ICONS, SITE_MANIFEST_PATH } from '../../shared/urls/site-icons.ts';

const publicFile = (path: string): Buffer => readFileSync(join(ROOT, 'client/public', path));
const favicon = publicFile(SITE_ICONS.svg.path).toString();

test('the icons are squares of the size that they are named for, and the manifest lists them', async () => {
  const { apple, installed } = SITE_ICONS;
  for (const { path, side } of [apple, ...installed]) {
    const { width, height } = await sharp(publicFile(path)).metadata();
    expect([path, width, height]).toEqual([path, side, side]);
    expect(publicFile(path).length, path).toBeLessThan(8_000);
  }
  const manifest = JSON.parse(publicFile(SITE_MANIFEST_PATH).toString()) as Record<string, unknown>;
  expect(manifest.icons).toEqual(
    installed.map(({ path, side, purpose }) => ({ src: path, sizes: `${side}x${side}`, type: 'image/png', purpose })),
  );
  expect([manifest.theme_color, manifest.background_color]).toEqual([THEME_COLORS.light, ICON_PAPER]);
});

test('what is left of a maskable icon in a circle still holds the whole lantern', async () => {
  for (const { path, side, purpose } of SITE_ICONS.installed) {
    if (purpose !== 'maskable') continue;
    const { data, info } = await sharp(publicFile(path)).flatten().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) =>
      data.subarray((y * side + x) * info.channels, (y * side + x) * info.channels + 3).toString('hex');
    const paper = colorAt(0, 0);
    let farthest = 0;
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        if (colorAt(x, y) !== paper) farthest = Math.max(farthest, Math.hypot(x - side / 2, y - side / 2));
    expect(farthest, path).toBeGreaterThan(side * 0.2);
    expect(farthest, path).toBeLessThan(side * 0.4);
  }
});

test('the lantern in icons is the one of the site, and the colors are those of its style sheet', () => {
  const logo = readFileSync(join(ROOT, 'client/ui/text/Lantern.tsx'), 'utf8');
  const shapes = (text: string): string[] => [...text.matchAll(/\bd="([^"]+)"/g)].map(([, d = '']) => d);
  expect(shapes(favicon)).toEqual(shapes(logo));
  const tokens = readFileSync(join(ROOT, 'client/styles/tokens.css'), 'utf8');
  const valuesOf = (name: string): string[] =>
    [...tokens.matchAll(new RegExp(`--${name}: (#\\w+)`, 'g'))].map(([, color = '']) => color);
  expect(valuesOf('surface')).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
  expect(valuesOf('paper')[0]).toBe(ICON_PAPER);
});

test('the lantern is in the middle of its square; a file that is no drawing is refused', () => {
  const svg = iconSvg('<svg viewBox="-2 0 30 30"><path d="M0 0"/></svg>', { side: 60, paper: '#fff', share: 0.5 });
  expect(svg).toContain(
    '<rect width="60" height="60" fill="#fff"/><g transform="translate(17 15) scale(1)"><path d="M0 0"/>',
  );
  expect(() => iconSvg('<svg></svg>', { side: 60, paper: null, share: 1 })).toThrow('not a drawing');
});

test('a tab icon holds each of its pictures where its list says', () => {
  const frames = [16, 48].map((side) => ({ side, png: Buffer.from(`png of ${side}`) }));
  const file = icoFile(frames);
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
  for (const [at, { side, png }] of frames.entries()) {
    const entry = 6 + 16 * at;
    const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect([file.readUInt8(entry), file.subarray(offset, offset + bytes).toString()]).toEqual([side, png.toString()]);
  }
});

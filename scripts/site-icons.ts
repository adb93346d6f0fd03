// Draws the icons of tabs, bookmarks and home screens from client/public/favicon.svg, and writes site.webmanifest. Run it
// if the lantern, the name or the colors have changed: node scripts/site-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICON_PAPER, THEME_COLORS } from '../client/theme-colors.ts';
import { pageHeadCopy } from '../shared/copy/site/page-head.ts';
import { SITE_NAME } from '../shared/copy/site/site.ts';
import { SITE_ICONS, SITE_MANIFEST_PATH } from '../shared/urls/site-icons.ts';
import { icoFile } from './lib/icons/ico.ts';
import { type IconLook, iconSvg } from './lib/icons/icon-svg.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** No icon is larger, in bytes. */
const ICON_MAX_BYTES = 12_000;
/** Sides of the pictures in favicon.ico, for whatever cannot read the SVG. */
const TAB_SIDES = [16, 32, 48];
/** A mask may cut off all but the circle whose diameter is four fifths of the side: the lantern stays well inside it. */
const SHARES = { tab: 1, any: 0.72, maskable: 0.56 } as const;

const publicFile = (path: string): string => join(ROOT, 'client/public', path);

function write(path: string, content: Buffer | string): void {
  if (content.length > ICON_MAX_BYTES)
    throw new Error(`${path} has ${content.length} bytes: more than ${ICON_MAX_BYTES}`);
  writeFileSync(publicFile(path), content);
  say(`${path}: ${content.length} bytes`);
}

try {
  const favicon = readFileSync(publicFile(SITE_ICONS.svg.path), 'utf8');
  const draw = (look: IconLook): Promise<Buffer> =>
    sharp(Buffer.from(iconSvg(favicon, look)))
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toBuffer();

  const frames = await Promise.all(
    TAB_SIDES.map(async (side) => ({ side, png: await draw({ side, paper: null, share: SHARES.tab }) })),
  );
  write(SITE_ICONS.ico.path, icoFile(frames));
  const { apple, installed } = SITE_ICONS;
  write(apple.path, await draw({ side: apple.side, paper: ICON_PAPER, share: SHARES.any }));
  for (const { path, side, purpose } of installed)
    write(path, await draw({ side, paper: ICON_PAPER, share: SHARES[purpose] }));

  const manifest = {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: pageHeadCopy.home.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    // Addresses of pages are worth seeing and sharing.
    display: 'minimal-ui',
    theme_color: THEME_COLORS.light,
    background_color: ICON_PAPER,
    icons: installed.map(({ path, side, purpose }) => ({
      src: path,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  };
  write(SITE_MANIFEST_PATH, `${JSON.stringify(manifest, null, 2)}\n`);
} catch (error) {
  failWithSentence(error);
}

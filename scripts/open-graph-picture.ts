// Draws client/public/open-graph.png, the picture for shared links: the home page's scene under the brand. Run it after
// `npm run build` if the scene or the brand has changed: node scripts/open-graph-picture.ts
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { OPEN_GRAPH_PICTURE } from '../shared/urls/open-graph-picture.ts';
import { ensureBrowser, NO_BROWSER } from './lib/run/chromium.ts';
import { ROOT, startLocalServer } from './lib/run/local-server.ts';
import { localVars } from './lib/run/local-vars.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** Small enough that a preview never waits for it, in bytes. */
const PICTURE_MAX_BYTES = 60_000;

/** Only the hero, without its form, with the scene as large as possible. */
const STYLES = `
  header, search, h1 + p { display: none !important }
  main div:has(> svg[viewBox^='0 0 1440']) { position: fixed !important; inset: 0; z-index: 9 }
  main div > svg[viewBox^='0 0 1440'] { block-size: 400px !important }
  h1 { max-inline-size: 24ch !important; font-size: 60px !important }
  a[data-brand] { margin-block: 4px 26px; gap: 18px !important; font-size: 54px !important }
  a[data-brand] svg { block-size: 72px; inline-size: auto }
`;

try {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) throw new Error(NO_BROWSER);
  const file = join(ROOT, 'client/public', OPEN_GRAPH_PICTURE.path);
  const { server, url } = await startLocalServer({ port: 0, vars: localVars() });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const { width, height } = OPEN_GRAPH_PICTURE;
  const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(url.href);
  await page.addStyleTag({ content: STYLES });
  await page.evaluate(async () => {
    const brand = document.querySelector('header a')?.cloneNode(true);
    if (!(brand instanceof Element)) throw new Error('the home page has no brand');
    brand.setAttribute('data-brand', '');
    document.querySelector('h1')?.before(brand);
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  await browser.close();
  await server.dispose();
  const { size } = await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(file);
  if (size > PICTURE_MAX_BYTES) throw new Error(`${file} has ${size} bytes: more than ${PICTURE_MAX_BYTES}`);
  say(`${file}: ${size} bytes`);
} catch (error) {
  failWithSentence(error);
}

import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureBrowser } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { USER_AGENT } from './interaction.ts';
import { beginTable, print } from './table.ts';

/** 'Loaded within 5 s without input', in milliseconds. */
const SCRIPT_WINDOW_MS = 5_000;

/** What is counted, by Chromium's name for it. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['document', 'HTML'],
  ['stylesheet', 'CSS'],
  ['script', `JS within ${SCRIPT_WINDOW_MS / 1000} s, no input`],
  ['font', 'font (woff2 as it is)'],
]);

/** Bytes of a page as a phone loads it, gzip -9; scripts are counted for five seconds without input. */
export async function benchBytes(url: URL, path: string, what = 'anonymous person page'): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: bytes of a page view are not measured.');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    // The body of a beacon never comes.
    if (!COUNTED.has(response.request().resourceType())) return;
    pending.push(
      response.body().then(
        (body) => {
          const kind = response.request().resourceType();
          sizes.set(kind, (sizes.get(kind) ?? 0) + gzipSync(body, { level: 9 }).length);
        },
        () => undefined,
      ),
    );
  });
  await page.goto(new URL(path, url).href);
  await new Promise((resolve) => setTimeout(resolve, SCRIPT_WINDOW_MS));
  await Promise.all(pending);
  await browser.close();
  beginTable(`One ${what} at 390 px, bytes after gzip -9`);
  for (const [kind, name] of COUNTED) {
    print(name, `${(sizes.get(kind) ?? 0).toLocaleString('en-US')} B`);
  }
}

import { join } from 'node:path';
import type { Browser, Page, Response } from 'playwright';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, sidewaysScroll } from '../../tests/support/accessibility.ts';
import { logIn, observe, type Seen, USER_AGENT } from '../bench/interaction.ts';
import { type Box, boxesInPage } from './boxes.ts';
import type { PageKind } from './page-kinds.ts';

export const WIDTHS = [390, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;
const SCREEN_HEIGHTS: { readonly [W in (typeof WIDTHS)[number]]: number } = { 390: 844, 768: 1024, 1280: 800 };
/** A taller page than this is cut: Chromium cannot draw it in one picture. */
const TALLEST = 12_000;
const SCROLL_STEP = 600;

/** What a page looked like at one width. */
export interface Shot {
  readonly kind: PageKind;
  readonly width: (typeof WIDTHS)[number];
  readonly status: number;
  /** in CSS pixels */
  readonly height: number;
  readonly boxes: readonly Box[];
  /** whatever is wrong with it, one sentence each */
  readonly faults: readonly string[];
}

/** The file name of a picture. */
export const fileOf = (kind: string, width: number, theme: string) => `${kind}-${width}-${theme}.jpg`;

/** Takes the pictures of kinds of pages at one width in both themes, one page after the other. */
export async function* takeShots(
  browser: Browser,
  site: URL,
  kinds: readonly PageKind[],
  { width, folder }: { readonly width: (typeof WIDTHS)[number]; readonly folder: string },
): AsyncGenerator<Shot> {
  for (const email of new Set(kinds.map((kind) => kind.email))) {
    const isPhone = width < 600;
    const context = await browser.newContext({
      userAgent: USER_AGENT,
      viewport: { width, height: SCREEN_HEIGHTS[width] },
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
      // Limits per address then count each viewer alone.
      extraHTTPHeaders: { 'x-local-client': `shots-${width}-${email ?? 'visitor'}` },
    });
    await context.addInitScript(observe);
    if (email !== null) await logIn(context, site, email);
    for (const kind of kinds) {
      if (kind.email !== email) continue;
      const page = await context.newPage();
      yield await takeShot(page, site, kind, width, folder);
      await page.close();
    }
    await context.close();
  }
}

declare const seen: Seen;

async function takeShot(
  page: Page,
  site: URL,
  kind: PageKind,
  width: (typeof WIDTHS)[number],
  folder: string,
): Promise<Shot> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && isFault(message.text())) faults.push(`console: ${message.text()}`);
  });
  const response = await arrive(page, new URL(kind.path, site));
  await scrollThrough(page);
  const shift = await page.evaluate(() => seen.shift);
  if (shift > 0) faults.push(`layout shift: ${shift.toFixed(4)}`);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways`);
  const boxes = await page.evaluate(boxesInPage);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // The dark map is another picture.
    await page.evaluate(picturesThere);
    // A page too long for axe keeps nobody from the pictures of the others.
    const found = await accessibilityFaults(page).catch(({ message }: Error) => [message]);
    for (const fault of found) faults.push(`${theme}: ${fault}`);
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
    const path = join(folder, fileOf(kind.name, width, theme));
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true, clip });
  }
  return { kind, width, status: response?.status() ?? 0, height, boxes, faults };
}

/** Arrives by a link on another page of the site: a subscriber who only types the address uses no lookup. */
async function arrive(page: Page, url: URL): Promise<Response | null> {
  await page.goto(new URL(paths.peopleSearch(), url).href);
  const arrival = page.waitForNavigation({ waitUntil: 'load' });
  await page.evaluate((href) => location.assign(href), url.href);
  return arrival;
}

/** A page of an error is an error in the console; so is the speed of the renderer that draws maps here. */
const isFault = (text: string) => !text.startsWith('Failed to load resource') && !text.includes('GL Driver Message');

/** As a reader does, who first sees the page, so that pictures that come late are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.locator('html[data-booted]').waitFor({ timeout: 5_000 });
  await page.evaluate(async (step) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_STEP);
  await page.evaluate(picturesThere);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Runs in the page: waits until all pictures are loaded, or have failed, and are drawn. */
async function picturesThere(): Promise<void> {
  // One that is lazy and far away would not be loaded at all.
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

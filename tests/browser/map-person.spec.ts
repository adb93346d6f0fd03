import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';

// The map is drawn here without a GPU.
test.describe.configure({ timeout: 60_000 });

const person = lookAt('full page');
const PATH = `/name/-/-/${person.id}`;
/** Subscribers see exactly where a person lives. */
const PAYING = { email: 'unlimited@example.com', password: 'porchlight-demo' };

const credit = (page: Page) => page.getByText('© Map contributors');
const drawn = (page: Page) => page.locator('[data-map="drawn"]');

async function seeMap(page: Page): Promise<void> {
  await page.goto(PATH);
  await hydrated(page);
  await credit(page).scrollIntoViewIfNeeded();
  // It may have been in view already: then the reader's input is the trigger.
  await page.mouse.move(5, 5);
  await expect(drawn(page)).toBeVisible({ timeout: 20_000 });
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(PAYING.email);
  await page.getByLabel('Password', { exact: true }).fill(PAYING.password);
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

/** How a drawn map looks: the number of colors, one if there is only background, and the lightness, 0 to 255. */
async function looksOf(page: Page): Promise<{ readonly colors: number; readonly light: number }> {
  const picture = (await drawn(page).screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const bytes = context.getImageData(0, 0, image.width, image.height).data;
    const light = bytes.reduce((sum, byte, index) => (index % 4 === 0 ? sum + byte : sum), 0) / (bytes.length / 4);
    return { colors: new Set(new Uint32Array(bytes.buffer)).size, light };
  }, picture);
}

const pins = (page: Page) => page.locator('#person-map [data-pin]');

/** What covers something else on the map: pins and names, by their text. */
async function doubled(page: Page): Promise<readonly string[]> {
  return page.locator('#person-map').evaluate((map) => {
    const seen = [...map.querySelectorAll('svg text')].filter((text) =>
      text.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = seen.map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box: a }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ text: other, box: b }) =>
            text === other || (a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top),
        )
        .map(({ text: other }) => `${text} and ${other}`),
    );
  });
}

test('a free view has pins with the numbers of the life line, says how exact it is, and loads no script [P6-026]', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(PATH);
  await hydrated(page);
  await credit(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await expect(page.locator('#person-map').getByText('Cities only')).toBeVisible();
  await expect(page.locator('#person-map').getByText('Approximate area')).toBeVisible();
  const numbers = (await pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('data-pin') ?? '')))
    .flatMap((text) => text.split(' ').map(Number))
    .toSorted((a, b) => a - b);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(await doubled(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /\/map-|maplibre|\.mvt$/.test(path))).toEqual([]);
  // What is loaded tells a region, which many share.
  expect(loaded.filter((path) => path.includes('/picture/'))).toEqual([
    expect.stringMatching(/\/picture\/light\/region\d/),
  ]);
  await expect(page.locator('#person-map').getByRole('button')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a drawn map shows what its picture did, in the same places, and nothing twice', async ({ page }) => {
  await logIn(page);
  await page.goto(PATH);
  await hydrated(page);
  const seen = () =>
    page.locator('#person-map').evaluate((map) => {
      const { left, top } = map.getBoundingClientRect();
      return [...map.querySelectorAll('svg text')]
        .filter((text) => text.checkVisibility({ visibilityProperty: true }) && text.getBoundingClientRect().width > 0)
        .map((text) => {
          const box = text.getBoundingClientRect();
          // Tiles keep positions to an eighth of a pixel.
          return `${text.textContent} ${Math.round((box.left - left) / 4)} ${Math.round((box.top - top) / 4)}`;
        })
        .toSorted();
    });
  await credit(page).scrollIntoViewIfNeeded();
  const names = (all: readonly string[]) => all.map((text) => text.replace(/ -?\d+ -?\d+$/, ''));
  const before = await seen();
  expect(before.length).toBeGreaterThan(1);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await expect(drawn(page)).toBeVisible({ timeout: 20_000 });
  expect(names(await seen())).toEqual(names(before));
  expect(await doubled(page)).toEqual([]);
  // Who speaks to a device says what is seen: the numbers on a joined pin.
  const joined = drawn(page).locator('[data-pin*=" "]');
  expect(await joined.count()).toBeGreaterThan(0);
  for (const pin of await joined.all())
    expect(await pin.evaluate(({ ariaLabel, textContent }) => ariaLabel?.startsWith(`${textContent}: `))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  const { colors, light } = await looksOf(page);
  expect(colors).toBeGreaterThan(20);
  expect(light).toBeGreaterThan(160);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await looksOf(page)).light).toBeLessThan(80);
});

test('an exact map has numbered pins with popups and is zoomed by keyboard as far as 19 [F9-45]', async ({ page }) => {
  const events = await listenForEventNames(page);
  // Without motion each step is immediate.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  await seeMap(page);
  await expect.poll(() => events).toContain('map_shown');
  await expect(page.locator('#person-map').getByText('Approximate area')).toHaveCount(0);
  const pin = drawn(page).getByRole('button', { name: /(^|: )Current address: / });
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = drawn(page).locator('.maplibregl-popup');
  await expect(popup).toContainText(/\d+ .+[A-Z]{2} \d{5}/);
  const mapWidth = (await drawn(page).boundingBox())?.width ?? 0;
  expect(mapWidth).toBeGreaterThan(340);
  await expect(popup).toHaveCSS('max-width', '300px');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(pin).toBeFocused();

  const nearer = drawn(page).getByRole('button', { name: 'Zoom in' });
  await nearer.focus();
  for (let press = 0; press < 19 && (await nearer.getAttribute('aria-disabled')) === 'false'; press += 1)
    await page.keyboard.press('Enter');
  await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  await expect(nearer).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('selecting another main marker moves the center and redraws the markers [F4-18 F4-19]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logIn(page);
  await seeMap(page);
  const chunk = scripts.find((url) => /\/map-[^/]+\.js$/.test(url)) ?? '';
  const shown = await page.evaluate(async (url) => {
    // The script holds several modules, each an export of its own.
    const modules = Object.values((await import(url)) as Record<string, unknown>);
    const { startMap } = modules.find((one) => Object(one) === one && 'startMap' in (one as object)) as {
      startMap: typeof import('../../client/pages/person/map/start-map.ts')['startMap'];
    };
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 300px; height: 160px; z-index: 99';
    document.body.append(box);
    const marker = (heading: string, latitude: number, longitude: number) => ({
      ...{ latitude, longitude, beVague: false, index: 0, name: 'Portland' },
      tooltip: { heading, subheading: 'Portland, OR 97201', styles: 'current' as const },
    });
    const [first, second] = [marker('1 First St', 45.52, -122.68), marker('2 Second St', 44.05, -123.09)];
    const tilesUrl = '/tiles/v3/{z}/{x}/{y}.mvt';
    const control = startMap(box, { markers: [first], label: 'Map', tilesUrl });
    const pins = () =>
      [...box.querySelectorAll('button[aria-expanded]')].map((pin) => {
        const { left, width, bottom } = pin.getBoundingClientRect();
        return `${pin.ariaLabel} at ${Math.round(left + width / 2)} ${Math.round(bottom)}`;
      });
    const before = pins();
    control?.setMarkers([second]);
    const after = pins();
    box.querySelector<HTMLElement>('button[aria-expanded]')?.click();
    const popup = box.querySelector<HTMLElement>('.maplibregl-popup');
    const popupWidth = popup === null ? '' : getComputedStyle(popup).maxWidth;
    const pin = box.querySelector('button[aria-expanded] svg');
    const scale = pin === null ? '' : getComputedStyle(pin).scale;
    control?.destroy();
    control?.destroy();
    const left = box.childElementCount;
    box.remove();
    return { before, after, popupWidth, scale, left };
  }, chunk);
  expect(shown).toEqual({
    before: ['1: Current address: 1 First St, Portland, OR 97201 at 150 82'],
    after: ['1: Current address: 2 Second St, Portland, OR 97201 at 150 82'],
    popupWidth: '220px',
    scale: '0.7',
    left: 0,
  });
});

test('if the map cannot be drawn its picture stays, and one log entry says so without the place', async ({
  page,
  complaints,
}) => {
  const logged: string[] = [];
  await page.route('**/*.mvt', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/log-error', (route) => {
    logged.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await logIn(page);
  await page.goto(PATH);
  await credit(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(1);
  expect(logged[0]).toContain('"type":"map"');
  expect(logged[0]).not.toContain('/tiles/');
  const picture = page.getByRole('img', { name: /^Map of / });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  await expect(page.locator('canvas')).toHaveCount(0);
  // The browser itself logs each 503; nothing else does.
  expect(complaints.filter((line) => !line.includes('503'))).toEqual([]);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the map is a picture of the place', async ({ page }) => {
    await page.goto(PATH);
    const picture = page.getByRole('img', { name: /^Map of / });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(page.locator('#person-map').getByText('Cities only')).toBeVisible();
    await expect(pins(page).first()).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test('tiles come from files and from the worker with the same headers', async ({ request }) => {
  for (const path of ['5/5/11', '15/5217/11719']) {
    const response = await request.get(`/tiles/v3/${path}.mvt`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers()['set-cookie'], path).toBeUndefined();
    expect((await response.body()).length, path).toBeGreaterThan(500);
  }
  expect((await request.get('/tiles/v3/15/99999/0.mvt')).status()).toBe(404);
});

import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';

const LONG_LIST = lookAt('many addresses');
const LATE_IDS = lookAt('addresses whose ids come late');
const FULL = lookAt('a full page');
const RECOVERY = '**/api/v1/person/missing-address-ids?*';

const pathOf = ({ id }: { readonly id: string | null }) => `/name/-/-/${id}`;
const addressesOf = (page: Page) =>
  page.locator('section').filter({ has: page.locator('#person-details-address-section') });

async function openAsSubscriber(page: Page, path: string): Promise<void> {
  await page.request.post('/auth/login', {
    form: { email: 'unlimited@example.com', password: 'porchlight-demo', redirect: path },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await page.goto(path);
}

test('a grade is explained by keyboard, and the carousel goes from one end to the other [F2-72 F4-16 F4-17 F9-42 F9-43]', async ({
  page,
}) => {
  const events = await listenForEventNames(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsSubscriber(page, pathOf(LONG_LIST));
  await hydrated(page);
  const addresses = addressesOf(page);

  const strip = addresses.getByRole('region', { name: 'More addresses' });
  const back = addresses.getByRole('button', { name: 'Addresses before these' });
  const on = addresses.getByRole('button', { name: 'Addresses after these' });
  await addresses.locator('#more-addresses').press('Enter');
  await strip.scrollIntoViewIfNeeded();
  await expect(on).toBeVisible();
  await expect(back).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);

  const tag = addresses.getByRole('button', { name: /^[A-F]?\+? ?Appreciation grade/ }).first();
  await expect(tag.locator('svg')).toHaveJSProperty('clientWidth', 72);
  await tag.press('Enter');
  const note = addresses.locator('[popover]:popover-open');
  await expect(note).toContainText('A+: doubling in 5 years');
  await expect(note).toContainText('(this home)');
  const { width = 0, height = 0 } = (await note.boundingBox()) ?? {};
  expect([width <= 320, height <= 350]).toEqual([true, true]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);

  const at = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  const inside = await strip.evaluate((element) => element.clientWidth);
  const card = (await strip.locator('> ul > li').first().boundingBox())?.width ?? 0;
  expect(card).toBeLessThanOrEqual(inside);
  if (inside > 400) expect(Math.round(card)).toBe(357);
  await on.press('Enter');
  // Narrow cards snap to their own width; wide ones are 359 px apart.
  await expect.poll(at).toBe(inside > 400 ? Math.floor(inside / 359) * 359 : Math.round(card) + 2);
  await expect(back).toBeVisible();
  await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(on).toHaveCount(0);
  await expect(strip).toBeFocused();
  const end = await at();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBeLessThan(end);
  await expect(on).toBeVisible();
  const said = ['list_toggled', 'roi_explained', 'carousel_moved'];
  await expect.poll(() => events).toEqual(expect.arrayContaining(said));
});

test('ids that arrive late turn streets into links and move nothing; the page works without them [P3-040 P4-085 P8-025]', async ({
  page,
  complaints,
}) => {
  const events = await listenForEventNames(page);
  const logged = page.waitForRequest('**/api/log-info');
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(RECOVERY, async (route) => {
    await isHeld;
    await route.continue();
  });
  await openAsSubscriber(page, pathOf(LATE_IDS));
  const streets = addressesOf(page).locator('li h3');
  const links = streets.locator('a[href^="/address/"]');
  const before = await streets.allTextContents();
  const linkedBefore = await links.count();
  expect(linkedBefore).toBeLessThan(before.length);
  release();
  await expect(links).toHaveCount(before.length);
  expect(await streets.allTextContents()).toEqual(before);
  const { msg } = (await logged).postDataJSON();
  expect(msg).toMatchObject({ metric: 'address_hydration', route: 'name-name-location-id' });
  expect(msg.hydratedAddressIds).toHaveLength(before.length - linkedBefore);
  await expect.poll(() => events).toContain('addresses_recovered');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute(RECOVERY);
  await page.route(RECOVERY, (route) => route.fulfill({ status: 502, json: {} }));
  const answered = page.waitForResponse(RECOVERY);
  await page.reload();
  await answered;
  await hydrated(page);
  await expect(links).toHaveCount(linkedBefore);
  expect(await streets.allTextContents()).toEqual(before);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('502')]);
});

test('the map is beside or under the life line, and the banner appears only where its 728 px fit [P9-056]', async ({
  page,
}) => {
  await page.goto(pathOf(FULL));
  await hydrated(page);
  const banner = page.locator('[data-ad-size="728x90"]').filter({ visible: true });
  const box = banner.locator('div');
  const homes = page.locator('#person-life ol').first();
  const map = page.locator('#person-map').locator('..');
  for (const [width, fits] of [
    [390, false],
    [767, false],
    [768, true],
    [1023, true],
    [1100, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(banner).toHaveCount(fits ? 1 : 0);
    expect(await sidewaysScroll(page)).toBe(0);
    const [homesAt, mapAt] = [await homes.boundingBox(), await map.boundingBox()];
    if (width === 390) expect(mapAt?.y).toBeGreaterThan((homesAt?.y ?? 0) + (homesAt?.height ?? 0));
    if (width === 1280) expect(mapAt?.x).toBeGreaterThan((homesAt?.x ?? 0) + (homesAt?.width ?? 0));
    if (!fits) continue;
    const { x = 0, width: wide, height: high } = (await box.boundingBox()) ?? {};
    expect([wide, high]).toEqual([728, 90]);
    expect(x).toBeGreaterThanOrEqual(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every address is reached and a grade is explained', async ({ page }) => {
    await openAsSubscriber(page, pathOf(LONG_LIST));
    const addresses = addressesOf(page);
    const last = addresses.getByRole('region', { name: 'More addresses' }).locator('> ul > li').last();
    await expect(last).toBeHidden();
    await addresses.locator('#more-addresses').click();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('link').first()).toBeInViewport();
    await expect(addresses.getByRole('button', { name: 'Addresses after these' })).toHaveCount(0);
    await addresses
      .getByRole('button', { name: /Appreciation grade/ })
      .first()
      .click();
    await expect(addresses.getByText('A+: doubling in 5 years').filter({ visible: true })).toHaveCount(1);
  });
});

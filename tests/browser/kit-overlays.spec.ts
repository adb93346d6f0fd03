import type { Locator } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, test } from '../support/browser.ts';

/** How far the page's clock advances between two checks, in milliseconds. */
const STEP_MS = 100;
const person = lookAt('nothing but a name');

test('a dialog takes and returns focus, locks scrolling, and closes by Esc, its X and a click outside [F4-15]', async ({
  page,
}) => {
  await page.goto(`/name/-/-/${person.id}`);
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Monitor', exact: true }).first();
  const dialog = page.getByRole('dialog');
  const scrolled = () => page.evaluate(() => scrollY);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((e) => e.contains(document.activeElement))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  const before = await scrolled();
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  expect(await page.evaluate(() => document.documentElement.style.scrollbarGutter)).toBe('');
});

test('a snackbar stays 4 seconds, 40 px above the bottom edge or on phones beside what was pressed, and the next one replaces it [P9-036]', async ({
  page,
  isMobile,
}) => {
  await page.route('**/api/contact-list/person', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"isDone":true}' }),
  );
  await page.goto(`/auth/login?redirect=${encodeURIComponent(`/name/-/-/${person.id}`)}`);
  await page.getByLabel('Email').fill('fam@example.com');
  await page.getByLabel('Password').fill('porchlight-demo');
  await page.clock.install();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/${person.id}$`));
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.locator('button[value="save"], button[value="unsave"]').first();
  const snackbar = page.locator('[popover="manual"]');
  const text = snackbar.getByRole('status');
  /** Clicks, and advances the page's clock in small steps until a message appears. */
  const sayBy = async (isSaid: () => Promise<boolean>) => {
    await button.click();
    const goOn = async () => {
      await page.clock.runFor(STEP_MS);
      return isSaid();
    };
    await expect.poll(goOn, { intervals: [50] }).toBe(true);
  };
  await sayBy(async () => (await text.count()) === 1 && (await text.textContent()) !== '');
  const first = await text.textContent();
  const end = await page.evaluate(() => innerHeight);
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const at = await boxOf(snackbar);
  // On phones the button is in the bar at the bottom, and the message stands on it.
  const below = isMobile ? (await boxOf(button)).y - 8 : end - 40;
  expect(at.y + at.height).toBeCloseTo(below, 0);

  await sayBy(async () => (await text.textContent()) !== first && (await text.textContent()) !== '');
  await expect(snackbar).toHaveCount(1);
  await page.clock.runFor(4_000 - 2 * STEP_MS);
  await expect(snackbar).toBeVisible();
  await page.clock.runFor(2 * STEP_MS);
  await expect(snackbar).toHaveCount(0);
});

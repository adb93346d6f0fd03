import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';

const person = lookAt('full page');
const open = async (page: Page, path = `/name/-/-/${person.id}`) => {
  await page.goto(path);
  await hydrated(page);
};

test('related people are in tabs, chosen by keyboard or click, scrolled by controls where they do not fit [P2-166]', async ({
  page,
}) => {
  const told = await listenForEventNames(page);
  await open(page);
  const tabs = page.getByRole('tab');
  const count = await tabs.count();
  const strip = page.getByRole('tablist');
  const panel = page.getByRole('tabpanel');
  await strip.scrollIntoViewIfNeeded();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  const links = await panel.getByRole('link').count();
  expect(links).toBeGreaterThan(0);
  expect(links).toBeLessThanOrEqual(11);

  const on = page.getByRole('button', { name: 'Scroll the tabs right' });
  const back = page.getByRole('button', { name: 'Scroll the tabs left' });
  const hidden = () => strip.evaluate((e) => e.scrollWidth - e.clientWidth);
  if ((await hidden()) > 10) {
    await expect(on).toBeVisible();
    await expect(back).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    const step = Math.min(250, await hidden());
    await on.click();
    await expect.poll(() => strip.evaluate((e) => e.scrollLeft)).toBeCloseTo(step, -1);
    await expect(back).toBeVisible();
    await back.click();
    await expect(back).toBeHidden();
  } else {
    await expect(on).toBeHidden();
  }

  const pageTop = await page.evaluate(() => scrollY);
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  // The last tab is clear of the strip's edge, and the page does not move.
  const beyondEdge = async () =>
    (await tabs.last().evaluate((tab) => tab.getBoundingClientRect().right)) -
    (await strip.evaluate((e) => e.getBoundingClientRect().right));
  // Browsers scroll by whole pixels, and a tab ends within one.
  await expect.poll(beyondEdge).toBeLessThan(1);
  await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
  await expect(on).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(pageTop);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(count - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => strip.evaluate((e) => e.scrollLeft)).toBe(0);
  await tabs.nth(1).click();
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName((await tabs.nth(1).textContent()) ?? '');
  expect(await sidewaysScroll(page)).toBe(0);
  await expect.poll(() => told).toContain('related_tab_selected');
});

test('questions fold and unfold by keys, and lead to the section that says more', async ({ page }) => {
  await open(page);
  const faq = page.locator('section[aria-labelledby="person-details-faq"]');
  const items = faq.locator('details');
  await expect(items.first()).toHaveAttribute('open', '');
  await expect(items.nth(1)).not.toHaveAttribute('open', '');
  await items.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).not.toHaveAttribute('open', '');
  await items.nth(1).locator('summary').press('Space');
  expect(await accessibilityFaults(page)).toEqual([]);
  await faq.getByRole('link', { name: 'See addresses' }).click();
  await expect(page).toHaveURL(/#person-details-address-section$/);
  await expect(page.locator('#person-details-address-section')).toBeInViewport();
});

test('the summary shows one line on large screens and two on small ones until it is opened [P9-053]', async ({
  page,
}) => {
  await open(page);
  const text = page
    .locator('p', { hasText: `${person.fullName}` })
    .filter({ hasText: 'on record for' })
    .first();
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(await height()).toBe(isPhone ? 48 : 24);
  await page.getByText('...more', { exact: true }).click();
  await expect(page.getByText('less', { exact: true })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(isPhone ? 48 : 24);
  await page.getByText('less', { exact: true }).click();
  await expect.poll(height).toBe(isPhone ? 48 : 24);
});

test('the copied note disappears when the mouse leaves, otherwise after 4 seconds [F4-08 F4-09 F9-09]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, `/name/-/-/${lookAt('listed').id}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = page.getByRole('button', { name: /^Copy \(\d{3}\) 555-\d{4}$/ }).first();
  const note = page.getByText('Copied to clipboard!');
  await copy.click();
  await expect(note).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(note).toBeHidden();
  await copy.click();
  await expect(note).toBeVisible();
  await page.clock.runFor(3_999);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(note).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all related people show under their headings, without tabs', async ({ page }) => {
    await page.goto(`/name/-/-/${person.id}`);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const lists = page.getByRole('region', { name: 'Related people' }).getByRole('tabpanel');
    const count = await lists.count();
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at += 1) {
      await expect(lists.nth(at).getByRole('heading')).toBeVisible();
      await expect(lists.nth(at).getByRole('link').first()).toBeVisible();
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

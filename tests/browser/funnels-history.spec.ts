import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { watchShifts } from '../support/layout-shifts.ts';

const first = lookAt('full page');
const second = lookAt('listed landline');
const SECTION = 'Where you left off';

/** Opens a person and waits until the visit is recorded. */
async function visit(page: Page, { id }: ReturnType<typeof lookAt>): Promise<void> {
  await page.goto(`/name/-/-/${id}`);
  await page.waitForFunction((noted) => localStorage.getItem('viewed-history')?.includes(noted), String(id));
}

test('recently viewed people appear on home and beside results, and nothing moves for them', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, first);
  await visit(page, second);

  await page.goto('/');
  const recent = page.getByRole('region', { name: SECTION });
  await expect(recent.getByRole('listitem')).toHaveText([
    new RegExp(`${second.fullName}.*Today`),
    new RegExp(`${first.fullName}.*Today`),
  ]);
  expect(await shifts()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  const remove = recent.getByRole('button', { name: `Remove ${first.fullName}` });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect((await remove.boundingBox())?.height).toBe(isPhone ? 44 : 24);
  await remove.click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('button', { name: 'Undo' }).click();
  await recent.getByRole('link', { name: first.fullName }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.fullName);

  const search = `/name/${second.fullName.replaceAll(' ', '-')}/-`;
  await page.goto(search);
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByText('Search everywhere')).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

/** Records visits as a page would. */
async function note(page: Page, labels: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    const entries = names.map((label, n) => {
      const path = `/name/${label}/-/Pnoted0000000${n}`;
      return { type: 'person', path, id: null, timestamp: Date.now() - n, label, place: '' };
    });
    localStorage.setItem('viewed-history', JSON.stringify(entries));
  }, labels);
}

test('on the search page entries can be removed and restored, one or all, by keyboard too', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/people-search');
  await note(page, ['Ada', 'Bea', 'Cid']);
  await page.reload();
  const recent = page.getByRole('region', { name: SECTION });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  expect(await shifts()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  const remove = recent.getByRole('button', { name: 'Remove Bea' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  const undo = recent.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeVisible();
  await expect(recent.getByRole('heading')).toBeFocused();

  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent.getByRole('status')).toContainText('Cleared.');
  await expect(recent.getByRole('listitem')).toHaveCount(0);
  await undo.click();
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await recent.getByRole('button', { name: 'Clear' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('an unreadable history starts over, and every tab shows the same', async ({ page, context }) => {
  await page.goto('/people-search');
  await page.evaluate(() => localStorage.setItem('viewed-history', '{broken'));
  await page.reload();
  const recent = page.getByRole('region', { name: SECTION });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(recent).toHaveCount(0);

  const other = await context.newPage();
  await visit(other, first);
  expect(JSON.parse((await other.evaluate(() => localStorage.getItem('viewed-history'))) ?? '')).toMatchObject([
    { type: 'person', id: first.id },
  ]);
  await expect(recent.getByRole('listitem')).toHaveText([new RegExp(first.fullName)]);
  await other.evaluate(() => localStorage.setItem('search-history', localStorage.getItem('viewed-history') ?? ''));
  await other.goto('/');
  await other.getByRole('region', { name: SECTION }).getByRole('button', { name: 'Clear' }).click();
  // The tiles show only people: searches stay.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['search-history']);
  await expect(recent.getByRole('listitem')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no history, and no gap for one', async ({ page }) => {
    await page.goto('/people-search');
    await expect(page.getByText(SECTION)).toHaveCount(0);
  });
});

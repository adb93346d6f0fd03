import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { openHeader } from '../support/site-header.ts';

const namesakes = lookAt('namesakes');
const SUGGEST = '**/api/suggest?*';

/** Ten suggestions: as many as there can be. */
const LONG_LIST = {
  suggestions: Array.from({ length: 10 }, (_, at) => ({
    kind: at < 6 ? 'person' : 'last-name',
    text: `Ost${'abcdefghij'[at]}umbel`,
    detail: at < 6 ? 'Age 41, Portland, OR' : null,
    people: at < 6 ? null : 7,
    path: `/name/Ostumbel-${at}/-`,
  })),
};

const nameField = (page: Page, inside: 'banner' | 'main') =>
  page.getByRole(inside).getByLabel('Name, phone or address', { exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not visible');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('the list covers neither the next field nor the button, and is not cut at the edge', async ({ page }) => {
  await page.route(SUGGEST, (route) => route.fulfill({ json: LONG_LIST }));
  for (const [path, inside] of [
    ['/', 'main'],
    ['/people-search', 'main'],
    [`/name/${namesakes.fullName.replaceAll(' ', '-')}/-`, 'banner'],
  ] as const)
    for (const place of [false, true]) {
      await page.goto(path);
      await hydrated(page);
      if (inside === 'banner') await openHeader(page);
      const box = page.getByRole(inside).getByRole('search');
      await nameField(page, inside).focus();
      const field = place ? box.getByLabel('City, state or ZIP') : nameField(page, inside);
      await field.fill('ost');
      await expect(options(page)).toHaveCount(10);
      const where = `${path} ${place ? 'place' : 'name'}`;
      const list = await boxOf(page.locator('form [class]:has(> [role=listbox])').filter({ visible: true }));
      for (const control of await box.locator('input:visible, button:visible').all()) {
        const other = await boxOf(control);
        const isApart =
          other.right <= list.left || other.left >= list.right || other.bottom <= list.top || other.top >= list.bottom;
        const isWay = (await control.getAttribute('type')) === 'radio';
        expect(isApart || isWay, `${where} covers ${await control.getAttribute('name')}`).toBe(true);
      }
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(list.left, where).toBeGreaterThanOrEqual(0);
      expect(list.right, where).toBeLessThanOrEqual(width);
      expect(list.bottom, where).toBeLessThanOrEqual(height);
      if (width < 768) expect(list.right - list.left, where).toBe(width - 16);
      expect(await sidewaysScroll(page)).toBe(0);
      for (const option of await options(page).all()) {
        const { top, bottom } = await boxOf(option);
        expect(bottom - top).toBeGreaterThanOrEqual(44);
      }
    }
});

test('an on-screen keyboard leaves the field and the first suggestions visible', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'has no on-screen keyboard');
  await page.route(SUGGEST, (route) => route.fulfill({ json: LONG_LIST }));
  await page.goto('/');
  await hydrated(page);
  await nameField(page, 'main').fill('ost');
  await expect(options(page)).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 450 });
  await expect(nameField(page, 'main')).toBeInViewport({ ratio: 1 });
  await expect(options(page).nth(1)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
});

import type { Locator } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, test } from '../support/browser.ts';

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('every control is on /dev/kit in its states, with the looks that a pointer and the Tab key give it', async ({
  page,
}) => {
  await page.goto(paths.kit());
  await expectReadable(page);
  const buttons = page.locator('[data-control="Button pine"]').getByRole('button');
  const [rest, hover, focus] = [buttons.nth(0), buttons.nth(1), buttons.nth(2)];
  const [plain, hovered, ring] = await Promise.all([
    styleOf(rest, 'background-color'),
    styleOf(hover, 'background-color'),
    styleOf(focus, 'box-shadow'),
  ]);
  expect(hovered).not.toBe(plain);
  await rest.focus();
  await expect(rest).toHaveCSS('box-shadow', ring);
  await rest.hover();
  await expect(rest).toHaveCSS('background-color', hovered);
});

test('the colors of the kit can be chosen, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.kit());
  const body = page.locator('body');
  const dark = await styleOf(body, 'background-color');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(body).not.toHaveCSS('background-color', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(body).toHaveCSS('background-color', dark);
  await expectReadable(page);
});

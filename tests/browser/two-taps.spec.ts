import type { Page } from '@playwright/test';
import { personCopy } from '../../shared/copy/person/person.ts';
import { personHeaderCopy } from '../../shared/copy/person/person-header.ts';
import { phoneHeaderCopy } from '../../shared/copy/site/phone-header.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const person = lookAt('full page');
const path = `/name/-/-/${person.id}`;
const main = (page: Page) => page.getByRole('main');
/** A link of the first screen. */
const first = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'at most two taps from a person' : 'without JavaScript too', () => {
    test.use({ javaScriptEnabled });

    test('the prices', async ({ page }) => {
      await page.goto(path);
      await first(page, phoneHeaderCopy.prices).tap();
      await expect(page).toHaveURL(/\/checkout\/pricing$/);
      await expect(main(page)).toContainText('$');
    });

    test('the removal of the page', async ({ page }) => {
      await page.goto(path);
      await first(page, personCopy.isThisYou.link).tap();
      await expect(page).toHaveURL(/\/opt-out\?path=/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('others with the same name', async ({ page }) => {
      await page.goto(path);
      const link = first(page, personHeaderCopy.isThisTheOne);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap();
      // The comparison on the page, or the list.
      await expect(page).toHaveURL(/#[\w-]+$|\/name\/[^/]+\/-$/);
    });
  });

test('the name is within the first 160 px, the first fact within 320, and the buttons within reach of a thumb', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  const bottomOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('not visible');
    return box.y + box.height;
  };
  expect(await bottomOf(main(page).getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(160);
  expect(await bottomOf(main(page).locator('dl').first().locator('dd').first())).toBeLessThanOrEqual(320);
  const offer = page.locator('#person-thumb-offer a');
  for (const control of [
    main(page).getByRole('button', { name: 'Save', exact: true }),
    main(page).getByRole('button', { name: 'Monitor', exact: true }),
    offer,
  ]) {
    const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeGreaterThan(844 - 72);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await expect(offer).toContainText('$');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the bar covers neither the end of the page nor a dialog, and a message is above it', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const bar = page.locator('#person-actions').locator('..');
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);

  const monitor = main(page).getByRole('button', { name: 'Monitor', exact: true });
  await monitor.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const { x, y } = (await monitor.boundingBox()) ?? { x: 0, y: 0 };
  expect(
    await page.evaluate(([left, upper]) => document.elementFromPoint(left, upper)?.closest('dialog') !== null, [
      x + 5,
      y + 5,
    ] as const),
  ).toBe(true);
});

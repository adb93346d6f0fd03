import { gzipSync } from 'node:zlib';
import { SCRIPT_BUDGET, STYLE_BUDGET } from '../../scripts/lib/build/budgets.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';

const person = lookAt('full page');

test('a person page loads at most 100 kB of scripts and 15 kB of style sheets without input', async ({ page }) => {
  const weights = { script: 0, stylesheet: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    bodies.push(
      response.body().then((body) => {
        weights[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(`/name/-/-/${person.id}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(weights.script).toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(weights.stylesheet).toBeLessThanOrEqual(STYLE_BUDGET);
});

test('parts whose code never reaches the browser look as they should', async ({ page }) => {
  await page.goto(`/name/-/-/${person.id}`);
  await hydrated(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  const [first, second] = [await crumbs.nth(0).boundingBox(), await crumbs.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  for (const mark of await page.locator('header svg, footer svg').all())
    expect((await mark.boundingBox())?.width).toBeLessThan(40);
  const questions = page.locator('#person-questions summary');
  expect(await questions.first().evaluate((summary) => getComputedStyle(summary).fontWeight)).toBe('600');
  await expect(page.locator('#person-disclaimer')).toHaveCSS('display', 'block');
  expect(await page.locator('#person-disclaimer > *').evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe(
    '1px',
  );
});

import { gzipSync } from 'node:zlib';
import { SCRIPT_BUDGET, STYLE_BUDGET } from '../../scripts/lib/budgets.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';

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
  const person = lookAt('full page');
  await page.goto(`/name/-/-/${person.id}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(weights.script).toBeGreaterThan(0);
  expect(weights.script).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(weights.stylesheet).toBeLessThanOrEqual(STYLE_BUDGET);
});

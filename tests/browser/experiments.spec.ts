import type { DocumentModel } from '../../client/pages/page-model.ts';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';
import { listenForBatches } from '../support/page-events.ts';

// Locally the address may choose variants; with full=1 the whole page is there before any script runs.
const PERSON = `/name/-/-/${lookAt('full page').id}?full=1`;
const OTHERS = { PROPERTY_DISCOVERY: 1, SUBHEADER_CTA_PLACEMENT: 1, UPSELL_NEW_TAB: 1 };

for (const PROPERTY_UPSELL of [1, 2, 3]) {
  test(`variant ${PROPERTY_UPSELL} is the same on the server and in the browser, and is reported`, async ({ page }) => {
    const asked = { PROPERTY_UPSELL, ...OTHERS };
    const query = Object.entries(asked).map(([name, variant]) => `&exp.${name}=${variant}`);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    /** Every element with what it is called and says: what a reader could see change. */
    const drawn = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, main *')].map((element) => {
          const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
          const named = ['id', 'class', 'href', 'target', 'aria-label', 'hidden'].map((name) =>
            element.getAttribute(name),
          );
          return `${element.tagName} ${named.join(' ')} ${own.join('')}`;
        }),
      );
    await page.goto(PERSON + query.join(''), { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await drawn();
    const batches = await listenForBatches(page);
    scripts.resolve();
    await hydrated(page);
    await expect.poll(() => batches).not.toEqual([]);
    expect(await drawn()).toEqual(before);
    expect(batches[0]?.experiments).toEqual(asked);

    const { page: model } = JSON.parse((await page.locator('#page-data').textContent()) ?? '') as DocumentModel;
    expect((model as PersonPageModel).experiments).toEqual({ ...asked, PUBMAX_ADS: 0 });
  });
}

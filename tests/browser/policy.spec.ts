import type { Page } from '@playwright/test';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';

/** What the fixture of all these tests sees of a policy that refuses something: without it, they would prove nothing. */

const PERSON = `/name/-/-/${lookAt('a full page').id}`;

/** Serves our pages with this added to their HTML, under the policy that they always have. */
async function plant(page: Page, html: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) });
  });
}

const PLANTED = {
  'an inline script': "<script>document.title = 'planted'</script>",
  'a script of another host': '<script src="https://example.com/a.js"></script>',
  'an inline style': '<p style="color: red">Planted</p>',
  'a picture of another host': '<img src="https://example.com/a.png" alt="">',
  'a frame of another host': '<iframe src="https://example.com/" title="planted"></iframe>',
};

for (const [what, html] of Object.entries(PLANTED))
  test(`${what} is refused, and fails the test`, async ({ page, violations }) => {
    await plant(page, html);
    await page.goto(PERSON);
    await hydrated(page);
    await expect(page).not.toHaveTitle('planted');
    await expect.poll(() => violations.ours.length).toBeGreaterThan(0);
    expect(violations.ours.splice(0).join()).toContain('CSP refused');
  });

test('windows that a test opens by itself are watched too', async ({ browser, context, baseURL, violations }) => {
  const tab = await context.newPage();
  const other = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
  for (const page of [tab, other]) {
    await plant(page, PLANTED['an inline script']);
    await page.goto('/people-search');
    await expect.poll(() => violations.ours.length).toBeGreaterThan(0);
    violations.ours.length = 0;
  }
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what a page is refused is seen as well', async ({ page, violations }) => {
    await plant(page, PLANTED['a picture of another host']);
    await page.goto('/people-search');
    await expect.poll(() => violations.ours.length).toBeGreaterThan(0);
    violations.ours.length = 0;
  });
});

test('a form that would lead to another site is refused', async ({ page, violations }) => {
  await plant(page, '<form action="https://example.com/" method="post"><button>Planted</button></form>');
  await page.goto('/people-search');
  await hydrated(page);
  await page.locator('form[action^="https://example.com"]').evaluate((form) => (form as HTMLFormElement).submit());
  await expect.poll(() => violations.ours.length).toBeGreaterThan(0);
  violations.ours.length = 0;
  expect(new URL(page.url()).pathname).toBe('/people-search');
});

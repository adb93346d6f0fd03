import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';

test.describe.configure({ timeout: 90_000 });

/** A person with hundreds of records of every kind. */
const PATH = `/name/-/-/${lookAt('records of many kinds').id}`;
/** The shortest target, in px. */
const TARGET_MIN = 32;

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: REPORT_EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter these records' });
const rows = (page: Page) => page.getByRole('main').locator('a[data-record]');
const inUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' }).getByRole('link');

/** Narrow screens have the filters behind a control. */
async function choose(page: Page, value: RegExp, isMobile: boolean): Promise<void> {
  if (isMobile) await filters(page).getByText('Filter these records').click();
  await filters(page).getByRole('link', { name: value }).click();
}

/** The number of matching records, as the page says it. */
async function matching(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ records? match/).textContent();
  return Number(text?.match(/^[\d,]+/)?.[0].replace(',', ''));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a record is found by kind and outcome, opened, and left to the same list', async ({ page, isMobile }) => {
      await logIn(page);
      await page.goto(PATH);
      const find = page.getByRole('navigation', { name: 'Find a record' });
      await find.getByRole('link', { name: /^Search all [\d,]+ records by kind, year, county or outcome$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Records of /);
      await expect(rows(page)).toHaveCount(25);
      await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();

      await choose(page, /^Liens \d+ records?$/, isMobile);
      await expect(inUse(page)).toHaveText([/Liens/, 'Clear all']);
      const liens = await matching(page);
      await choose(page, /^Released \d+ records?$/, isMobile);
      await expect(inUse(page)).toHaveText([/Liens/, /Released/, 'Clear all']);
      const released = await matching(page);
      expect(released).toBeGreaterThan(0);
      expect(released).toBeLessThan(liens);
      for (const row of await rows(page).all()) await expect(row).toContainText('Released');
      await expect(page.getByText('not a consumer reporting agency').first()).toBeAttached();
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);

      const list = page.url();
      const row = rows(page).last();
      await row.scrollIntoViewIfNeeded();
      await row.click();
      await expect(page).toHaveURL(/\?view=records&record=liens\.[\w-]+&kind=liens&outcome=released$/);
      await page.goBack();
      await expect(page).toHaveURL(list);
      // The browser returns the reader to the row that was opened.
      await expect(rows(page).last()).toBeInViewport();

      // The record's own link leads there too.
      await rows(page).first().click();
      await page.getByRole('link', { name: 'Back to records' }).click();
      await expect(page).toHaveURL(list);

      // One filter at a time is taken away.
      await inUse(page).filter({ hasText: 'Released' }).click();
      await expect(inUse(page)).toHaveText([/Liens/, 'Clear all']);
      expect(await matching(page)).toBe(liens);
      await inUse(page).filter({ hasText: 'Clear all' }).click();
      await expect(page).toHaveURL(/\?view=records$/);
      await page.getByRole('link', { name: 'Back to the report' }).click();
      await expect(page).toHaveURL(/#person-details-bg-section$/);
    });

    test('pages follow one another, and nothing is behind the last', async ({ page }) => {
      await logIn(page);
      await page.goto(`${PATH}?view=records&kind=criminalAndTrafficRecords&page=9999`);
      const last = Number(new URL(page.url()).searchParams.get('page'));
      expect(last).toBeGreaterThan(1);
      await expect(page.getByText(`Page ${last} of ${last}`)).toBeVisible();
      await page.getByRole('link', { name: 'Previous' }).click();
      await expect(page).toHaveURL(last === 2 ? /criminalAndTrafficRecords$/ : new RegExp(`page=${last - 1}$`));
      await expect(rows(page)).toHaveCount(25);
    });

    test('filters that nothing matches say which one to remove', async ({ page }) => {
      await logIn(page);
      await page.goto(`${PATH}?view=records&kind=liens&outcome=acquitted`);
      await expect(page.getByText('No record matches all of these filters.')).toBeVisible();
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Remove “Not guilty (acquitted)”' }).click();
      await expect(inUse(page)).toHaveText([/Liens/, 'Clear all']);
      await expect(rows(page).first()).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('‘Show more’ in a report leads to the list of its section', async ({ page }) => {
    await logIn(page);
    await page.goto(PATH);
    await page.getByRole('link', { name: 'Show more : Public records' }).click();
    await expect(page).toHaveURL(/\?view=records&kind=publicRecords$/);
    await expect(inUse(page)).toHaveText([/Public records/, 'Clear all']);
    await expect(page.getByRole('heading', { level: 2, name: /^Public records/ })).toBeVisible();
  });

  test('the list is for the report’s buyer only', async ({ page }) => {
    await page.goto(`${PATH}?view=records`);
    await expect(page).not.toHaveURL(/view=records/);
  });
});

test('the list works by keyboard, and its targets are large enough for a finger', async ({ page, isMobile }) => {
  await logIn(page);
  await page.goto(`${PATH}?view=records&kind=liens`);
  const fold = filters(page).getByText('Filter these records');
  if (isMobile) await fold.press('Enter');
  const outcome = filters(page).getByRole('link', { name: /^Released/ });
  await outcome.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=liens&outcome=released$/);
  await inUse(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(inUse(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=liens$/);

  if (isMobile) await fold.click();
  const targets = page.locator('#person-records > :not(nav)').locator('a, summary').filter({ visible: true });
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(TARGET_MIN);
  }
});

test('no row is wider than the screen, whatever a court writes without a space [P4-098]', async ({ page }) => {
  await logIn(page);
  await page.goto(`${PATH}?view=records&outcome=other`);
  const chip = rows(page).locator('strong span').first();
  await expect(chip).toBeVisible();
  await rows(page)
    .first()
    .evaluate((row) => {
      // As long as titles, sentences and outcomes get.
      for (const leaf of row.querySelectorAll('bdi, strong > span, span > span'))
        leaf.textContent = 'W'.repeat(leaf.parentElement?.matches('strong') ? 40 : 160);
    });
  await expect(chip).toHaveText('W'.repeat(40));
  expect(await sidewaysScroll(page)).toBe(0);
});

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { accessibilityFaults, expect as expectSoon, lookAt, sidewaysScroll, test } from '../support/browser.ts';

test.describe.configure({ timeout: 90_000 });
/** Time for a chunk on a slow machine. */
const expect = expectSoon.configure({ timeout: 15_000 });

/** A person with every kind of record, and one who owns a home. */
const PATH = `/name/-/-/${lookAt('records of many kinds').id}`;
const OWNER_PATH = `/name/-/-/${lookAt('a full page').id}`;
const DISCLAIMER = /not a consumer reporting agency/;

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: REPORT_EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const rowOf = (page: Page, group: string) => page.locator(`a[data-record^="${group}."]`).first();

test('records open in dialogs, criminal ones after a warning, and closing returns the reader to the same place [P2-106 P4-105]', async ({
  page,
  isMobile,
}) => {
  // The blur behind a dialog fades in slowly without a GPU.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  await page.goto(PATH);
  const criminal = rowOf(page, 'criminalAndTrafficRecords');
  // The rows become interactive with the reader's first action once the page listens.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expectSoon(criminal).toHaveAttribute('aria-haspopup', 'dialog', { timeout: 1_000 });
  }).toPass();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/api/events')) calls.push(request.url());
  });

  const dialog = page.getByRole('dialog');
  const warning = page.getByRole('dialog', { name: 'Before you read criminal records' });
  await criminal.press('Enter');
  await expect(warning).toContainText('An arrest or a charge is not a conviction.');
  await warning.getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(criminal).toBeFocused();

  await criminal.press('Enter');
  await warning.getByRole('button', { name: 'I Understand' }).press('Enter');
  await expect(warning).toHaveCount(0);
  await expect(dialog.getByRole('heading', { level: 3, name: /^Offenses/ })).toBeVisible();
  await expect(dialog.getByRole('navigation', { name: 'Where this record belongs' })).toContainText(
    'Criminal & traffic',
  );
  await expect(dialog.getByText(DISCLAIMER)).toBeAttached();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  if (isMobile) {
    // The head stays, so that the X is over it and never over the text.
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    await expect(dialog.getByText(DISCLAIMER)).toBeInViewport();
    const [head, close] = await Promise.all([
      dialog.getByRole('heading', { level: 2 }).locator('xpath=../..').boundingBox(),
      dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    expect(head?.y).toBe(0);
    expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    await expect(dialog.getByRole('button', { name: 'Back to records' })).toBeInViewport();
  }
  const offense = dialog.getByRole('article').first();
  const control = offense.locator('details > summary');
  const folded = offense.getByText('NCIC code', { exact: true });
  await expect(folded).toBeHidden();
  await control.press('Enter');
  await expect(folded).toBeVisible();
  await expect(control).toHaveText(/Fewer fields/);
  const [last, below] = await Promise.all([offense.locator('dl').last().boundingBox(), control.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(criminal).toBeFocused();

  // The warning appeared once; one record of each other section is opened.
  await criminal.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3, name: /^Offenses/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to records' }).press('Enter');
  for (const group of ['pastProperties', 'bankruptcies', 'professionalLicenses', 'evictions']) {
    const row = rowOf(page, group);
    await row.press('Enter');
    await expect(dialog.getByText(/Last confirmed/).first()).toBeVisible();
    await expect(dialog.getByText(DISCLAIMER)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }
  expect(calls).toEqual([]);

  // A breadcrumb leads back to its section, and the dialog closes.
  await rowOf(page, 'bankruptcies').press('Enter');
  await dialog.getByRole('link', { name: 'Public records' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#report-publicRecords$/);
  await expect(page.locator('#report-publicRecords')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of record has a page for the report’s buyer, criminal ones behind a warning', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${PATH}?record=liens.R1`);
    await expect(page).not.toHaveURL(/record=/);

    await logIn(page);
    const hrefs = new Map<string, string>();
    for (const path of [PATH, OWNER_PATH]) {
      await page.goto(`${path}?full=1`);
      for (const group of RECORD_GROUPS) {
        const row = rowOf(page, group);
        if (!hrefs.has(group) && (await row.count()) > 0) hrefs.set(group, (await row.getAttribute('href')) ?? '');
      }
    }
    expect([...hrefs.keys()].sort()).toEqual([...RECORD_GROUPS].sort());

    for (const [group, href] of hrefs) {
      const response = await page.goto(href);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      if (group === 'criminalAndTrafficRecords') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you read criminal records');
        await expect(page.getByRole('main').locator('dl')).toHaveCount(0);
        await page.getByRole('link', { name: 'I Understand' }).click();
      }
      await expect(page.getByRole('main').locator('dl').first()).toBeVisible();
      await expect(page.getByRole('main').getByText(DISCLAIMER)).toHaveCount(1);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.getByRole('link', { name: 'Back to records' }).click();
    await expect(page).toHaveURL(/#report-\w+$/);

    const missing = await page.goto(`${PATH}?record=liens.Rnobodys`);
    expect(missing?.status()).toBe(404);
    expect(complaints.splice(0).every((line) => line.includes('404'))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record is not part of the report.');
  });
});

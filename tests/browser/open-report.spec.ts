import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { accessibilityFaults, expect as expectSoon, lookAt, sidewaysScroll, test } from '../support/browser.ts';

test.describe.configure({ timeout: 90_000 });
/** Time for a chunk and a call on a slow machine. */
const expect = expectSoon.configure({ timeout: 15_000 });

/** A person with more criminal records than two steps show. */
const PATH = `/name/-/-/${lookAt('records of many kinds').id}`;
/** Of further records; those that the page shows at first come by a call without a group. */
const CALL = /\/api\/v4\/person\/background\?.*group=/;
const FIRST = 3;
const STEP = 6;

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: REPORT_EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const criminal = (page: Page) => page.locator('section[aria-labelledby="report-criminal"]');
const rowsOf = (page: Page) => criminal(page).locator('a[data-record]');

test('records open in place, and more load on request, with loading and error states [P6-032]', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(page);
  let held = Promise.withResolvers<number | null>();
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    const status = await held.promise;
    await (status === null ? route.continue() : route.fulfill({ status, json: { title: 'no' } }));
  });
  // A narrow window has no room for a dialog: there a record is a page (records.spec.ts).
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PATH);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(FIRST);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The reader's first action makes the rows interactive; until then they are links.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await rows.first().getAttribute('aria-haspopup')).toBe('dialog');
  }).toPass();

  // A new window for those who ask for one.
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    rows.first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(new URL(beside.url()).searchParams.get('record')).toMatch(/^criminalAndTrafficRecords\./);
  await beside.close();
  const dialog = page.getByRole('dialog');
  await rows.first().press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  const status = criminal(page).getByRole('status');
  const control = criminal(page).getByRole('button', { name: /^(Show \d+ more|Try again)/ });
  await criminal(page)
    .getByRole('link', { name: `Show ${STEP} more` })
    .press('Enter');
  await expect(control).toBeFocused();
  await expect(status).toHaveText('Loading records');
  held.resolve(500);
  await expect(criminal(page).getByRole('alert')).toHaveText('More records did not load.');
  await expect(rows).toHaveCount(FIRST);
  expect(complaints.splice(0).every((line) => line.includes('Failed to load'))).toBe(true);

  held = Promise.withResolvers<number | null>();
  held.resolve(null);
  await expect(control).toHaveText(/^Try again/);
  await control.press('Enter');
  await expect(rows).toHaveCount(FIRST + STEP);
  await expect(control).toBeFocused();
  await expect(status).toHaveText(/^9 of [\d,]+ records shown\.$/);
  const references = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-record')));
  expect(new Set(references).size).toBe(FIRST + STEP);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  // A record that loaded later opens too, and folded records are shown again without a call.
  await rows.last().press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.last()).toBeFocused();
  const before = calls;
  await criminal(page)
    .getByRole('button', { name: /^Show less/ })
    .press('Enter');
  await expect(rows).toHaveCount(FIRST);
  await expect(control).toBeFocused();
  await control.press('Enter');
  await expect(rows).toHaveCount(FIRST + STEP);
  expect(calls).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the list of a section, another address to all records, and each record to its page', async ({
    page,
  }) => {
    await logIn(page);
    await page.goto(PATH);
    await expect(rowsOf(page)).toHaveCount(FIRST);
    // The list has all of them, so the link promises no number.
    await criminal(page)
      .getByRole('link', { name: /^Show more/ })
      .click();
    await expect(page).toHaveURL(/\?view=records&kind=criminalAndTrafficRecords$/);
    await expect(rowsOf(page)).toHaveCount(25);
    await page.goto(`${PATH}?full=1`);
    expect(await rowsOf(page).count()).toBeGreaterThan(25);
    await expect(page.getByText('Loading')).toHaveCount(0);
    const href = await rowsOf(page).last().getAttribute('href');
    expect((await page.goto(href ?? ''))?.status()).toBe(200);
    await page.goto(`${PATH}?view=print&parts=publicRecords`);
    await expect(page.locator('#person-print article').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

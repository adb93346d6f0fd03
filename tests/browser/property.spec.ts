import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { accessibilityFaults, expect as expectSoon, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEvents } from '../support/page-events.ts';

test.describe.configure({ timeout: 90_000 });
/** Time for a chunk, a call and a map picture on a slow machine. */
const expect = expectSoon.configure({ timeout: 15_000 });

const PATH = `/name/-/-/${lookAt('a full page').id}`;
const CALL = '**/api/property/*';

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const owned = (page: Page) => page.locator('#owned-properties');
const reportLink = (page: Page) =>
  owned(page)
    .getByRole('link', { name: /^Property report/ })
    .first();
const dialogOf = (page: Page) => page.getByRole('dialog');
/** Until its listener is added, a report link leads to the property page. */
const canOpen = (link: Locator) => expect(link).toHaveAttribute('aria-haspopup', 'dialog');

test('an anonymous reader opens the teaser by keyboard, with loading and error states, and returns to the link', async ({
  page,
  context,
  complaints,
}) => {
  const events = await listenForEvents(page);
  let held = Promise.withResolvers<number | null>();
  await page.route(CALL, async (route) => {
    const status = await held.promise;
    await (status === null ? route.continue() : route.fulfill({ status, json: { title: 'no' } }));
  });
  await page.goto(`${PATH}?exp.PROPERTY_UPSELL=1&exp.PROPERTY_DISCOVERY=1`);
  const link = reportLink(page);
  const dialog = dialogOf(page);

  await expect(owned(page)).toContainText('You see what its report holds before you pay.');
  await expect(owned(page).getByRole('link', { name: /See the property report/ })).toHaveAttribute(
    'href',
    /^\/checkout\/property-summary\?/,
  );
  const card = page.locator('#property-discovery');
  await expect(card.getByRole('link', { name: 'Open the property page (opens in a new window)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await canOpen(link);
  await link.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Loading the property report.');
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
  held.resolve(500);
  await expect(dialog.getByRole('alert')).toHaveText('The property report did not load.');
  expect(await accessibilityFaults(page)).toEqual([]);
  held = Promise.withResolvers();
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.locator('[aria-busy=true]')).toBeFocused();
  held.resolve(null);
  await expect(dialog.getByRole('listitem').filter({ hasText: /^\d+ changes? of ownership/ })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')]);

  await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText(/\d/);
  await expect(dialog).not.toContainText('Basic Property Information');
  await expect(dialog.getByRole('link', { name: /^Get the property report/ })).toHaveAttribute(
    'href',
    /^\/checkout\/property-summary\?.*wp_source=property.*propertyUrl=%2Fproperty%2F/,
  );
  await expect(dialog.getByRole('link', { name: 'Open the property page (opens in a new window)' })).toHaveAttribute(
    'href',
    /^\/property\/\w+$/,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
  const window = page.viewportSize();
  expect(window?.width === 390 ? [width, height] : [width]).toEqual(window?.width === 390 ? [390, 844] : [760]);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ name: 'property_report_opened', properties: { type: 'teaser' } }));

  // A click that asks for a new tab gets one.
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => (await tab).url()).toMatch(/\/property\/\w+$/);
  await expect(dialog).toHaveCount(0);
});

test('someone who unlocked an owner’s report reads it all; a subscriber is led to the plan [P2-107]', async ({
  page,
}) => {
  await logIn(page, 'bg@example.com');
  await page.goto(PATH);
  const dialog = dialogOf(page);
  const fromAddress = page
    .locator('#addresses-list > li')
    .first()
    .getByRole('link', { name: /^Property report/ });
  await canOpen(fromAddress);
  await fromAddress.click();
  for (const title of [
    'Basic Property Information',
    'Tax Assessment Information',
    'Mortgage and Transaction Information',
  ])
    await expect(dialog.getByRole('heading', { name: title, level: 3 })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/^\d/);
  await expect(dialog.getByText('Before you use this')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Get the property report/ })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const earlier = dialog.locator('details:not([open])').first();
  if ((await earlier.count()) > 0) await earlier.locator('summary').press('Enter');
  // A breadcrumb leads back to its target, and the dialog closes.
  await dialog.getByRole('navigation').getByRole('link', { name: 'Properties' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#person-details-owned-properties$/);
  await expect(owned(page)).toBeInViewport();

  await logIn(page, 'unlimited@example.com');
  await page.goto(`${PATH}?exp.PROPERTY_UPSELL=2`);
  await canOpen(reportLink(page));
  await expect(owned(page).getByRole('link', { name: 'Get property intel' })).toHaveAttribute(
    'href',
    /^\/billing\/manage-plan\?.*property=true/,
  );
  await reportLink(page).click();
  await expect(dialog.getByRole('link', { name: 'Get the property report' })).toHaveAttribute(
    'href',
    /^\/billing\/manage-plan\?.*wp_source=property.*property=true/,
  );
  await expect(dialog).not.toContainText('Basic Property Information');
  // Clicks outside the dialog, or its X if it fills the window.
  if (page.viewportSize()?.width === 390) await dialog.getByRole('button', { name: 'Close' }).click();
  else await page.mouse.click(20, 450);
  await expect(dialog).toHaveCount(0);
  await expect(reportLink(page)).toBeFocused();
});

for (const [who, buys] of [
  ['free@example.com', /^\/checkout\/property-summary\?/],
  ['credits@example.com', /^\/billing\/manage-plan\?.*property=true/],
  ['smb@example.com', /^\/billing\/manage-plan\?.*property=true/],
] as const)
  test(`the dialog leads ${who} to the checkout of the property report`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the foot is the same for every width');
    await logIn(page, who);
    await page.goto(PATH);
    await canOpen(reportLink(page));
    await reportLink(page).click();
    await expect(dialogOf(page).getByRole('link', { name: /^Get the property report/ })).toHaveAttribute('href', buys);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the property page in a new tab', async ({ page, context }) => {
    await page.goto(PATH);
    const link = reportLink(page);
    await expect(link.locator('noscript i')).toHaveText('(opens in a new window)');
    const tab = context.waitForEvent('page');
    await link.click();
    await expect(await tab).toHaveURL(/\/property\/\w+$/);
    await expect((await tab).getByRole('heading', { level: 2, name: 'What the report holds' })).toBeVisible();
    await page.goto(`${PATH}?exp.PROPERTY_DISCOVERY=1`);
    await expect(page.locator('#property-discovery')).toContainText('Its page lists what its report holds');
  });
});

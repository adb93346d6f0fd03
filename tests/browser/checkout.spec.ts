import type { Page, TestInfo } from '@playwright/test';
import { REPORT_SECTION_NAMES } from '../../shared/records/report-limits.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';

test.describe.configure({ timeout: 90_000 });

/** Has records in every section of a report. */
const PERSON = lookAt('records of many kinds');
const CHECKOUT = `/checkout/search?wp_content=background&funnelType=bg_onepages_1&wpId=${PERSON.id}`;
/** The page of the person, whose report a payment has just opened. */
const OPENED = /\/name\/.*\?paid=[\w-]+#person-details-bg-section$/;
const PAID = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const emailOf = ({ project, testId }: TestInfo) => `buyer-${project.name}-${testId}@example.com`;

const emailField = (page: Page) => page.getByRole('main').getByLabel('Email', { exact: true });

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('04 / 50');
  await page.getByLabel('Security code').fill('123');
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
}

test('a visitor without an account buys credits from an offer on a person page and gets a receipt', async ({
  page,
}, info) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout/search')) posts += 1;
  });
  await page.goto(`/name/-/-/${PERSON.id}`);
  const offer = page.locator('main a[href^="/checkout/search?"]').first();
  await page.goto((await offer.getAttribute('href')) ?? '');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Background report');
  await expect(page.getByRole('heading', { name: /^What is in .* report$/ })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ records: [\d,]+ criminal and traffic, /)).toBeVisible();
  // What one gets stands above the fields on a phone, and beside them where there is room.
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('#checkout-aside')).toBeLessThan(await top('#checkout-email'));
  // Nothing in the header leads away by accident.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Porchlight', /^Back to /]);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  // Nothing is preselected; only what was clicked is.
  await expect(page.locator('main [type=checkbox]:checked')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^1 report/ })).toBeChecked();
  await expect(pay(page)).toHaveText(/^Pay \$14\.99 and open the report/);
  const look = page.viewportSize();
  for (const width of [look?.width ?? 0, 768]) {
    await page.setViewportSize({ width, height: look?.height ?? 0 });
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('radio', { name: /^3 credits/ }).check();
  await expect(page.getByText('$29.99').nth(1)).toBeVisible();
  await pay(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('This field is required.');
  await expect(page.getByText(/fields need another look: Email, Card number/)).toBeVisible();
  await emailField(page).fill(emailOf(info));
  await fillCard(page, PAID);
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await agree(page);
  await expect(page.getByText('This field is required.')).toHaveCount(0);

  await expect(pay(page)).toHaveAccessibleName('Pay $29.99 for 3 credits');
  await pay(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/[\w-]+$/);
  expect(posts).toBe(1);
  await expect(page.getByRole('main')).toContainText('$29.99');
  await expect(page.getByRole('main')).toContainText('What you bought is open in this browser.');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto('/billing/purchase-credits');
  await expect(page.getByText(/You have 3 credits left\. The next one expires/)).toBeVisible();
  await page.goto('/dev/outbox');
  await expect(page.getByRole('main')).toContainText(emailOf(info));
});

test('a buyer without an account opens the purchase in another browser, by a link from the receipt', async ({
  page,
  browser,
}, info) => {
  const email = emailOf(info);
  await page.goto(CHECKOUT);
  await emailField(page).fill(email);
  await fillCard(page, PAID);
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await agree(page);
  await pay(page).click();
  await expect(page).toHaveURL(OPENED);
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/[\w-]+$/);
  const receipt = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Email me a log-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(page.url()).not.toContain('buyer');

  const token = await latestToken(page.request, email, '/auth/one-time-link');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`/auth/one-time-link?token=${token}`);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(elsewhere).toHaveURL(receipt);
  await expect(elsewhere.getByRole('main')).toContainText('background report');
  // It is an account now, and nothing is bound to one browser.
  await expect(elsewhere.getByRole('button', { name: 'Email me a log-in link' })).toHaveCount(0);
  await elsewhere.context().close();
});

test('one payment opens the report: a visitor reads one record of each section, and prints', async ({ page }, info) => {
  // Otherwise every click waits for motion behind a dialog.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CHECKOUT);
  await emailField(page).fill(emailOf(info));
  await fillCard(page, PAID);
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await agree(page);
  await pay(page).click();
  await expect(page).toHaveURL(OPENED);

  // With room for dialogs.
  await page.setViewportSize({ width: 1280, height: 900 });
  const rowIn = (section: string) =>
    page.locator(`section[aria-labelledby="report-${section}"] a[data-record]`).first();
  // The rows become interactive with the reader's first action once the page listens.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(rowIn('criminal')).toHaveAttribute('aria-haspopup', 'dialog', { timeout: 1_000 });
  }).toPass();
  const dialog = page.getByRole('dialog');
  for (const section of REPORT_SECTION_NAMES) {
    const row = rowIn(section);
    await row.press('Enter');
    if (section === 'criminal') await dialog.getByRole('button', { name: 'I Understand' }).press('Enter');
    await expect(dialog.getByText(/Last confirmed/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }

  await page.goto(`${new URL(page.url()).pathname}?view=print`);
  await page.getByRole('button', { name: 'Print these' }).click();
  await page.getByRole('link', { name: 'I Understand' }).click();
  // Hundreds of records: the whole page has to arrive.
  await page.waitForURL(/understood=1/);
  const paper = page.locator('#person-print');
  await expect(paper.getByRole('heading', { level: 2, name: /^Evictions/ })).toBeVisible();
  expect(await paper.getByRole('article').count()).toBeGreaterThan(REPORT_SECTION_NAMES.length);
});

test('after a declined card the page says that nothing was charged and keeps the form, and another card works', async ({
  page,
}, info) => {
  await page.goto(CHECKOUT);
  await hydrated(page);
  await emailField(page).fill(emailOf(info));
  await fillCard(page, DECLINED);
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await agree(page);
  // A guest's address may be mistyped, so their card is not kept.
  await expect(page.getByLabel(/^Save this payment method/)).toHaveCount(0);
  await pay(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/^Nothing was charged\./);
  await hydrated(page);
  // Said at the field, which has the focus, and beside the button.
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/This was declined\./);
  await expect(page.getByText(/^Nothing was charged\. .*1 field needs another look: Card number$/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await expect(page.getByLabel('ZIP code')).toHaveValue('97217');
  await expect(page.getByLabel(/^I will not use what I buy/)).toBeChecked();
  // The buyer has a session by now, and can leave it.
  await expect(emailField(page)).toHaveCount(0);
  await expect(page.getByText(`You are buying as ${emailOf(info)}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(emailField(page)).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`/checkout/search\\?.*wpId=${PERSON.id}`));
  await emailField(page).fill(emailOf(info));
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await agree(page);

  await fillCard(page, PAID);
  await pay(page).click();
  await expect(page).toHaveURL(OPENED);
});

test('a card that an account saves pays the next time with one click', async ({ page }) => {
  await makeAccount(page.context(), { email: newAddress('saves') });
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillCard(page, PAID);
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
  await page.getByLabel(/^Save this payment method/).check();
  await agree(page);
  await pay(page).click();
  await expect(page).toHaveURL(OPENED);

  await page.goto(`/billing/purchase-credits?wpId=${PERSON.id}`);
  await expect(page.getByRole('heading', { name: /^You already have this report, open until / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/billing/purchase-credits');
  await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
  await expect(page.getByLabel('Card number')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await agree(page);
  await pay(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('total and button follow the selection, PayPal works, and a property report can be bought', async ({
    page,
  }, info) => {
    await page.goto(CHECKOUT);
    await page.getByRole('radio', { name: /^3 credits/ }).check();
    await expect(page.getByText('Pay $29.99 for 3 credits')).toBeVisible();
    await expect(page.getByText('Pay $14.99 and open the report')).toBeHidden();
    await expect(page.locator('dl', { hasText: 'Total today' }).filter({ visible: true })).toHaveText(/\$29\.99/);
    await page.getByRole('radio', { name: /^1 report/ }).check();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await expect(page.getByLabel('Card number')).toBeHidden();
    await emailField(page).fill(emailOf(info));
    await agree(page);
    await page.getByLabel('PayPal email').fill('june');
    await pay(page).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`wpId=${PERSON.id}`));
    await page.getByLabel('PayPal email').fill('june@example.com');
    await pay(page).click();
    await expect(page).toHaveURL(OPENED);

    const html = await (await page.request.get(`/name/-/-/${lookAt('a full page').id}`)).text();
    const property = /href="(\/property\/[a-z0-9]+)"/.exec(html)?.[1] ?? '';
    await page.goto(property);
    await page.getByRole('link', { name: 'Open the property report' }).click();
    // A buyer is led to the plan, which leads on: no plan includes the report.
    await expect(page).toHaveURL(/\/checkout\/property-summary\?.*propertyUrl=/);
    await expect(pay(page)).toHaveText('Pay $9.99 and open the report');
    await fillCard(page, PAID);
    await page.getByLabel('Name on card').fill('June Reyes');
    await page.getByLabel('ZIP code').fill('97217');
    await agree(page);
    await pay(page).click();
    await expect(page).toHaveURL(new RegExp(`${property}\\?paid=`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\d/);
    await expect(page.getByText('Basic Property Information')).toBeVisible();
  });
});

import type { Page, TestInfo } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { DECLINED_CARD, fillBuyer, fillCard, PAID_CARD, payButton, renewalBox } from '../support/buy-plan.ts';

test.describe.configure({ timeout: 90_000 });

const PERSON = lookAt('a full page');
const PAGE = `/name/-/-/${PERSON.id}`;
const emailOf = ({ project, testId }: TestInfo) => `plan-${project.name}-${testId}@example.com`;

/** A number of the person that only its area code is shown of, which leads to the checkout. */
const lockedPhone = (page: Page) =>
  page.locator('main a[href^="/checkout/summary?"][href*="wp_content=phones"]').first();
const receipts = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Receipt PL-/ });

async function openCheckout(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.goto((await lockedPhone(page).getAttribute('href')) ?? '');
}

/** The page of the person, with what the plan opens, and where its receipt is. */
async function expectUnmasked(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${PERSON.id}\\?paid=`));
  await expect(page.getByRole('main')).toContainText('Your payment went through, and your plan is active.');
  await expect(lockedPhone(page)).toHaveCount(0);
  await expect(page.locator('main a[href^="/phone/1-"]').filter({ visible: true }).first()).toBeVisible();
}

test('a visitor without an account goes from a locked number to Premium and back to the number, through one page', async ({
  page,
}, info) => {
  await openCheckout(page);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium');
  await expect(page.getByRole('heading', { name: /^What it opens for/ })).toBeVisible();
  // Nothing is checked for the buyer but the plan of the button they clicked.
  await expect(page.locator('main [type=checkbox]:checked')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Premium Monthly/ })).toBeChecked();
  const look = page.viewportSize();
  for (const width of [look?.width ?? 0, 768]) {
    await page.setViewportSize({ width, height: look?.height ?? 0 });
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (look !== null) await page.setViewportSize(look);

  await fillBuyer(page, emailOf(info));
  await fillCard(page, PAID_CARD);
  // Another plan is another agreement.
  await page.getByRole('radio', { name: /^Premium Annual/ }).check();
  await expect(renewalBox(page)).not.toBeChecked();
  await expect(renewalBox(page)).toHaveAccessibleName(/Premium Annual renews every year for \$59\.99/);
  await expect(payButton(page)).toHaveAccessibleName('Pay $59.99 and start Premium Annual');
  await page.getByRole('radio', { name: /^Premium Monthly/ }).check();
  await payButton(page).click();
  await expect(renewalBox(page)).toBeFocused();
  await expect(page.getByText('To continue, please agree that it renews.')).toBeVisible();
  await renewalBox(page).check();
  await payButton(page).click();
  await expectUnmasked(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByRole('main')).toContainText('You started Premium Monthly');
  await expect(page.getByRole('main')).toContainText('$9.99');
  await page.getByRole('link', { name: /^Open .*page$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${PERSON.id}$`));
});

test('a declined card costs nothing and keeps the form; another card buys, once, even when the form is sent twice or Back leads to it', async ({
  page,
}, info) => {
  await openCheckout(page);
  await fillBuyer(page, emailOf(info));
  await fillCard(page, DECLINED_CARD);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^Nothing was charged\./);
  await hydrated(page);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByLabel('ZIP code')).toHaveValue('97217');
  await expect(renewalBox(page)).toBeChecked();
  await page.getByLabel('Card number').fill(PAID_CARD);
  await page.getByLabel('Security code').fill('123');

  // As a browser that lost the answer does: the same form, with the same key.
  const sent = await page
    .locator('main form[action^="/checkout/"]')
    .evaluate((form: HTMLFormElement) =>
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString(),
    );
  await payButton(page).click();
  await expectUnmasked(page);
  const checkout = page.url().replace(/.*/, `/checkout/summary?wpId=${PERSON.id}`);
  const again = await page.evaluate(
    async ([path = '', body = '']) =>
      (await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
        .url,
    [checkout, sent],
  );
  expect(again).toContain('?paid=');
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'You have Premium Monthly' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.goto('/billing/invoices');
  await expect(receipts(page)).toHaveCount(1);
});

test('Back after paying leads to the plan, not to another sale', async ({ page }, info) => {
  await openCheckout(page);
  await fillBuyer(page, emailOf(info));
  await fillCard(page, PAID_CARD);
  await payButton(page).click();
  await expectUnmasked(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You have Premium Monthly' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the page' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/checkout/pricing');
  await expect(page.getByRole('link', { name: 'Your plan: Premium' }).filter({ visible: true })).toHaveCount(1);
});

test('the table of plans fits, and leads to the checkout of each plan', async ({ page }) => {
  await page.goto('/checkout/pricing');
  const look = page.viewportSize();
  for (const width of [look?.width ?? 0, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: look?.height ?? 0 });
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.getByRole('table').getByRole('link', { name: 'Start Speed Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speed Search');
  await expect(payButton(page)).toHaveText('Pay $14.99 and start Speed Search');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('terms, agreement and button follow the plan, errors keep the form, and it is bought', async ({
    page,
  }, info) => {
    await openCheckout(page);
    await page.getByRole('radio', { name: /^Premium Annual/ }).check();
    await expect(page.getByText('Pay $59.99 and start Premium Annual')).toBeVisible();
    await expect(page.getByText('Pay $9.99 and start Premium Monthly')).toBeHidden();
    await expect(renewalBox(page)).toHaveAccessibleName(/every year for \$59\.99/);
    await fillBuyer(page, emailOf(info));
    await fillCard(page, '1234');
    await payButton(page).click();
    await expect(page.getByText('This is not a card number. Please check its digits.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Premium Annual/ })).toBeChecked();
    await fillCard(page, PAID_CARD);
    await payButton(page).click();
    await expectUnmasked(page);
  });
});

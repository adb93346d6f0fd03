import type { Page } from '@playwright/test';
import { expect as expectSoon, hydrated } from '../support/browser.ts';
import { payButton } from '../support/buy-plan.ts';
import {
  BOUGHT,
  CHECKOUT,
  chargesOf,
  expectReport,
  fillForm,
  hasReport,
  newBuyer,
  ordersOf,
  test,
} from '../support/paying-test.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectSoon.configure({ timeout: 15_000 });

/** Changes hidden fields of the filled form, as somebody does with the developer tools, and sends it past the page's own checks. */
async function sendForged(page: Page, changes: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('form:has([name=key])').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      for (const field of form.querySelectorAll<HTMLInputElement>(`[name=${name}]:is([type=hidden], :checked)`))
        field.value = value;
    form.submit();
  }, changes);
}

async function openFilled(page: Page, email: string): Promise<void> {
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
}

const saysNothingWasCharged = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' }).first()).toBeVisible();

test('a forged price or product is refused in words, and the form is still there', async ({ page, site }) => {
  const email = newBuyer();
  await openFilled(page, email);
  await sendForged(page, { shown: 'background-credit 0.01' });
  await saysNothingWasCharged(page);
  await expect(page.getByRole('alert').first()).toContainText('The price has changed since this page loaded.');
  await expect(page.getByLabel('ZIP code')).toHaveValue('97217');

  for (const product of ['premium-monthly', 'background-credits-0', '../../x']) {
    await openFilled(page, email);
    await sendForged(page, { product });
    await expect(page.getByText('Choose one of these.').first()).toBeVisible();
    await expect(payButton(page)).toBeVisible();
  }
  expect(ordersOf(site, email)).toEqual([]);
  expect(chargesOf(site, email)).toBe(0);
});

test('a forged key is replaced, and another buyer’s key makes an order of one’s own', async ({
  page,
  browser,
  site,
}) => {
  const [first, second] = [newBuyer(), newBuyer()];
  await openFilled(page, first);
  const key = await page.locator('[name=key]').inputValue();
  await sendForged(page, { key: 'x' });
  await expectReport(page);

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-local-client': second } });
  const stranger = await context.newPage();
  await openFilled(stranger, second);
  await sendForged(stranger, { key });
  await expectReport(stranger);
  await context.close();
  expect([chargesOf(site, first), chargesOf(site, second)]).toEqual([1, 1]);
});

test('another buyer’s order, receipt and page after paying tell a stranger nothing', async ({
  page,
  browser,
  site,
}) => {
  const email = newBuyer();
  await openFilled(page, email);
  await payButton(page).click();
  await expectReport(page);
  const receipt = new URL(page.url()).searchParams.get('paid') ?? '';
  const order = site.accounts.prepare('SELECT id FROM purchase WHERE sent_to = ?').get(email);

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-local-client': `not-${email}` } });
  const stranger = await context.newPage();
  await openFilled(stranger, newBuyer());
  await payButton(stranger).click();
  await expectReport(stranger);
  for (const path of [`/billing/orders/${String(order?.id)}`, `/billing/invoices/${receipt}`]) {
    const answer = await stranger.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(stranger.locator('body')).not.toContainText(email);
  }
  // The address of the page after a payment says nothing to anybody else, whatever they have bought themselves.
  await stranger.goto(`/name/-/-/${BOUGHT.id}?paid=${receipt}`);
  await expect(stranger.locator('#background-report')).toContainText('Unlocked until');
  await expect(stranger.locator('[data-paid]')).toHaveCount(0);
  await context.close();
  const anybody = await browser.newContext({ extraHTTPHeaders: { 'x-local-client': `nor-${email}` } });
  const passer = await anybody.newPage();
  await passer.goto(`/name/-/-/${BOUGHT.id}?paid=${receipt}`);
  await expect(passer.locator('[data-paid]')).toHaveCount(0);
  await expect(passer.locator('#background-report')).not.toContainText('Unlocked until');
  await anybody.close();
});

test('an unknown record of an open report is a clear answer, and the report stays open', async ({
  page,
  site,
  complaints,
}) => {
  const email = newBuyer();
  await openFilled(page, email);
  await payButton(page).click();
  await expectReport(page);
  const path = new URL(page.url()).pathname;
  const records = ['liens.Rnobody', 'x', '../../etc', "' OR 1=1"];
  for (const record of records) {
    const answer = await page.goto(`${path}?record=${encodeURIComponent(record)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(/\S/);
  }
  expect(complaints.splice(0)).toEqual(records.map(() => expect.stringContaining('404')));
  await page.goto(path);
  await expect(page.locator('#background-report')).toContainText('Unlocked until');
  expect(hasReport(site, email)).toBe(true);
  expect(chargesOf(site, email)).toBe(1);
});

test('nobody is sold a credit for a person who is unknown', async ({ page, complaints }) => {
  const answer = await page.goto('/checkout/search?wpId=PnobodyAtAll0001');
  expect(answer?.status()).toBe(404);
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\S/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

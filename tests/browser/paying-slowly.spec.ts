import { expect as expectSoon, hydrated } from '../support/browser.ts';
import { fillCard, PAID_CARD, payButton } from '../support/buy-plan.ts';
import {
  CHECKOUT,
  chargesOf,
  expectHeld,
  expectReport,
  fillForm,
  hasReport,
  newBuyer,
  ordersOf,
  test,
} from '../support/paying-test.ts';

// One after another: they share the gate between edge and origin, and an order waits up to half a minute.
test.describe.configure({ timeout: 180_000, mode: 'serial' });
const expect = expectSoon.configure({ timeout: 45_000 });

test.beforeEach(({ site }) => {
  site.gate.fate = 'passed';
});
test.afterEach(({ site }) => {
  site.gate.release();
});

test('when the answer of an order is lost, the page waits and leads to the report by itself', async ({
  page,
  site,
}) => {
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
  site.gate.fate = 'answer lost';
  await payButton(page).click();
  await expectReport(page);
  expect(ordersOf(site, email)).toEqual(['paid']);
  expect(chargesOf(site, email)).toBe(1);
});

test('an answer that comes too late is waited for, whatever is reloaded meanwhile', async ({ page, site }) => {
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
  site.gate.fate = 'answer held';
  const before = site.gate.passed;
  await payButton(page).click({ noWaitAfter: true });
  await expect.poll(() => site.gate.passed).toBe(before + 1);
  // The buyer loses patience, stops, and opens the page again: the browser never gets the answer, nor its cookies.
  site.gate.fate = 'passed';
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
  await payButton(page).click();
  await expect(page.getByText(/Unlocked until|You already have this report/).first()).toBeVisible();
  expect(hasReport(site, email)).toBe(true);
  expect(chargesOf(site, email)).toBe(1);
});

test('an order that never arrived is waited for, and then the form is there again with what was typed', async ({
  page,
  site,
}) => {
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
  site.gate.fate = 'order lost';
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/wait\?sent=/);
  await expect(page.getByRole('main')).toContainText('You are charged at most once');
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/(?:wait|search)\?/);
  await expect(page.getByRole('alert').filter({ hasText: 'Your order did not reach us.' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/again, your|send the form again/i);
  expect(ordersOf(site, email)).toEqual([]);

  await hydrated(page);
  await expect(page.getByLabel('ZIP code')).toHaveValue('97217');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByLabel(/^I will not use what I buy/)).toBeChecked();
  site.gate.fate = 'passed';
  await fillCard(page, PAID_CARD);
  await payButton(page).click();
  await expectReport(page);
  expect(ordersOf(site, email)).toEqual(['paid']);
  expect(chargesOf(site, email)).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the waiting page refreshes itself and leads on, and a second tab finds what was paid', async ({
    page,
    context,
    site,
  }) => {
    const email = newBuyer();
    await page.goto(CHECKOUT);
    await fillForm(page, email);
    site.gate.fate = 'answer lost';
    await payButton(page).click();
    await expectReport(page);
    site.gate.fate = 'passed';
    const other = await context.newPage();
    await other.goto(CHECKOUT);
    await expectHeld(other, /^You already have this report/);
    expect(chargesOf(site, email)).toBe(1);
  });
});

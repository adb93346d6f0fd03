import { expect as expectSoon, hydrated } from '../support/browser.ts';
import { DECLINED_CARD, fillCard, PAID_CARD, payButton } from '../support/buy-plan.ts';
import {
  agree,
  CHECKOUT,
  chargesOf,
  emailField,
  expectHeld,
  expectReport,
  fillForm,
  hasReport,
  newBuyer,
  ordersOf,
  test,
} from '../support/paying-test.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectSoon.configure({ timeout: 15_000 });

test('a report is paid once although two tabs sell it: the other form leads to the report', async ({
  page,
  context,
  site,
}) => {
  const email = newBuyer();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(CHECKOUT);
    await hydrated(tab);
    await fillForm(tab, email);
  }
  await payButton(page).click();
  await expectReport(page);
  await payButton(other).click();
  await expectHeld(other, /^You already have this report, open until/);
  await other.getByRole('link', { name: 'Open it' }).click();
  await expect(other.locator('#background-report')).toContainText('Unlocked until');

  const third = await context.newPage();
  await third.goto(CHECKOUT);
  await expectHeld(third, /^You already have this report, open until/);
  expect(chargesOf(site, email)).toBe(1);
});

test('two forms sent at the same moment are one charge', async ({ page, context, site }) => {
  const email = newBuyer();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(CHECKOUT);
    await hydrated(tab);
    await fillForm(tab, email);
  }
  await Promise.all([page, other].map((tab) => payButton(tab).click()));
  for (const tab of [page, other])
    await expect(tab.getByText(/Unlocked until|You already have this report|still open/).first()).toBeVisible();
  await page.goto(CHECKOUT);
  await expectHeld(page, /^You already have this report, open until/);
  expect(chargesOf(site, email)).toBe(1);
  expect(hasReport(site, email)).toBe(true);
});

test('Back after paying shows what is open, and the form from before buys nothing more', async ({ page, site }) => {
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email);
  const form = page.locator('form:has([name=key])');
  const fields = await form.evaluate((sent: HTMLFormElement) =>
    Object.fromEntries([...new FormData(sent)].map(([name, value]) => [name, String(value)])),
  );
  await payButton(page).click();
  await expectReport(page);
  await page.goBack();
  await expectHeld(page, /^You already have this report, open until/);
  // Not at the footer, which is now where the button was.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expectHeld(page, /^You already have this report, open until/);

  // A browser that kept the page sends its form once more, with the card in it; so does one with a form of its own.
  for (const key of [fields.key ?? '', crypto.randomUUID()]) {
    const answer = await page.request.post(CHECKOUT, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { ...fields, key },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? '');
    await expect(page.getByText(/Unlocked until|You already have this report/).first()).toBeVisible();
  }
  expect(chargesOf(site, email)).toBe(1);
});

test('after a declined card the account is said to be made, the form is kept, and another card pays', async ({
  page,
  site,
}) => {
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email, DECLINED_CARD);
  await payButton(page).click();
  await expect(page).toHaveURL(/[?&]sent=/);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
  await hydrated(page);
  // No second order is sent by a reload.
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
  expect(ordersOf(site, email)).toEqual(['declined']);

  await expect(page.getByText(`You are buying as ${email}.`)).toBeVisible();
  await expect(emailField(page)).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await expect(page.getByLabel('ZIP code')).toHaveValue('97217');
  await fillCard(page, PAID_CARD);
  await payButton(page).click();
  await expectReport(page);
  expect(ordersOf(site, email)).toEqual(['declined', 'paid']);
  expect(chargesOf(site, email)).toBe(1);
});

test('a buyer without an account can leave the address of a declined payment', async ({ page, site }) => {
  const [email, another] = [newBuyer(), newBuyer()];
  await page.goto(CHECKOUT);
  await hydrated(page);
  await fillForm(page, email, DECLINED_CARD);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(emailField(page)).toHaveValue('');
  await hydrated(page);
  await fillForm(page, another);
  await payButton(page).click();
  await expectReport(page);
  expect([chargesOf(site, email), chargesOf(site, another)]).toEqual([0, 1]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a declined card, another one, Back and a second tab are one charge', async ({ page, context, site }) => {
    const email = newBuyer();
    await page.goto(CHECKOUT);
    await fillForm(page, email, DECLINED_CARD);
    const other = await context.newPage();
    await other.goto(CHECKOUT);
    await fillForm(other, email);
    await payButton(page).click();
    await expect(page.getByText(/^Nothing was charged\./).first()).toBeVisible();
    await fillCard(page, PAID_CARD);
    await payButton(page).click();
    await expectReport(page);
    await page.goBack();
    await page.goto(CHECKOUT);
    await expectHeld(page, /^You already have this report/);
    await payButton(other).click();
    await expect(other.getByText(/You already have this report/).first()).toBeVisible();
    expect(chargesOf(site, email)).toBe(1);
  });
});

test('a credit that was bought before is offered instead of a second payment', async ({ page, site }) => {
  const email = newBuyer();
  await page.goto('/checkout/search');
  await hydrated(page);
  await fillForm(page, email);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/PL-/);
  await page.goto(CHECKOUT);
  await expectHeld(page, /^You have a credit that opens this report/);
  await page.getByRole('button', { name: 'Use 1 credit' }).click();
  await expect(page).toHaveURL(/#person-details-bg-section$/);
  await expect(page.locator('#background-report')).toContainText('Unlocked until');
  expect(chargesOf(site, email)).toBe(1);
});

test('only who says so buys another: credits twice within half an hour', async ({ page, site }) => {
  const email = newBuyer();
  await page.goto('/checkout/search');
  await hydrated(page);
  await page.getByRole('radio', { name: /^3 credits/ }).check();
  await fillForm(page, email);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/PL-/);
  await page.goto('/checkout/search');
  await expectHeld(page, /^You paid for this/);
  expect(chargesOf(site, email)).toBe(1);
  await page.getByRole('link', { name: 'Buy another' }).click();
  await hydrated(page);
  await page.getByRole('radio', { name: /^3 credits/ }).check();
  await fillCard(page, PAID_CARD);
  await agree(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/PL-/);
  expect(chargesOf(site, email)).toBe(2);
});

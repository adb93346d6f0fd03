import type { Page } from '@playwright/test';
import { expect as expectSoon, hydrated } from '../support/browser.ts';
import { payButton } from '../support/buy-plan.ts';
import type { FakeStripe } from '../support/fake-stripe.ts';
import type { PayingSite } from '../support/paying-site.ts';
import {
  agree,
  BOUGHT,
  CHECKOUT,
  emailField,
  expectHeld,
  hasReport,
  newBuyer,
  ordersOf,
  test,
} from '../support/paying-test.ts';

// One after another: they share one Stripe, where each counts its own pages.
test.describe.configure({ timeout: 120_000, mode: 'serial' });
test.use({ provider: 'stripe' });
const expect = expectSoon.configure({ timeout: 20_000 });

const CARD_NUMBER = '4242424242424242';

/** Stripe's page, which a redirect leads to: Playwright's own routes do not see those. */
async function playStripe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from('<title>Stripe</title><h1>Stripe’s page</h1>').toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'text/html; charset=utf-8' }];
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://checkout.stripe.com/*' }] });
}

test.beforeEach(({ page }) => playStripe(page));

/** Another tab of the same buyer. */
async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await playStripe(tab);
  return tab;
}

function stripeOf({ stripe }: PayingSite): FakeStripe {
  if (stripe === null) throw new Error('this site has no Stripe');
  return stripe;
}

/** The open pages at Stripe for orders of this address. */
function pagesFor(site: PayingSite, email: string): string[] {
  const rows = site.accounts.prepare('SELECT provider_ref FROM purchase WHERE sent_to = ?').all(email);
  return rows.map(({ provider_ref }) => String(provider_ref));
}

async function sendForm(page: Page, email: string | null): Promise<void> {
  await hydrated(page);
  if (email !== null) await emailField(page).fill(email);
  await agree(page);
  await payButton(page).click();
}

async function reachStripe(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Stripe’s page' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Follows a link of Stripe's page to where it sends buyers, paid or not: another site leads there. */
async function comeBack(page: Page, stripe: FakeStripe, session: string): Promise<void> {
  const at = [...stripe.sessions.keys()].indexOf(session);
  const pages = stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions');
  const url = pages[at]?.fields.success_url ?? '';
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, url);
}

/** After Stripe's page, perhaps by way of the receipt, the report is there. */
async function expectOpened(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/billing/invoices/PL-|/${BOUGHT.id}\\?paid=`));
  if (page.url().includes('/billing/invoices/')) await page.locator('#next a').click();
  await expect(page.locator('#background-report')).toContainText('Unlocked until');
}

const paidPages = (stripe: FakeStripe, sessions: readonly string[]) =>
  sessions.filter((session) => stripe.sessions.get(session)?.payment_status === 'paid').length;

test('the payment on Stripe’s page opens the report, once, and Back does not lead to a second one', async ({
  page,
  site,
}) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await sendForm(page, email);
  const session = await reachStripe(page);
  stripe.pay(session);
  await comeBack(page, stripe, session);
  await expectOpened(page);
  await page.goto(CHECKOUT);
  await expectHeld(page, /^You already have this report/);
  expect(ordersOf(site, email)).toEqual(['paid']);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(1);
});

test('a payment that is still open in another tab is continued, not doubled', async ({ page, site }) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  const other = await newTab(page);
  await other.goto(CHECKOUT);
  await page.goto(CHECKOUT);
  await sendForm(page, email);
  const session = await reachStripe(page);

  // The form that was open before, and one that is opened now.
  await sendForm(other, email);
  const third = await newTab(page);
  await third.goto(CHECKOUT);
  await expectHeld(third, /^Your payment for this is still open/);
  await third.getByRole('link', { name: 'Continue this payment' }).click();
  expect(await reachStripe(third)).toBe(session);
  expect(ordersOf(site, email)).toEqual(['pending']);
  expect(pagesFor(site, email)).toEqual([session]);

  stripe.pay(session);
  await comeBack(third, stripe, session);
  await expectOpened(third);
  await page.goto(CHECKOUT);
  await expectHeld(page, /^You already have this report/);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(1);
});

test('Back from Stripe’s page without paying leads to the same payment', async ({ page, site }) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await sendForm(page, email);
  const session = await reachStripe(page);
  await page.goBack();
  await page.reload();
  await expectHeld(page, /^Your payment for this is still open/);
  await page.getByRole('link', { name: 'Continue this payment' }).click();
  expect(await reachStripe(page)).toBe(session);
  stripe.pay(session);
  await comeBack(page, stripe, session);
  await expectOpened(page);
  expect(ordersOf(site, email)).toEqual(['paid']);
});

test('a page at Stripe that expired charged nothing, and the next order is a new one', async ({ page, site }) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await sendForm(page, email);
  const session = await reachStripe(page);
  stripe.expire(session);
  await comeBack(page, stripe, session);
  await expect(page.getByRole('main')).toContainText(/Nothing was charged|not paid/);
  await page.goto(CHECKOUT);
  await sendForm(page, null);
  const next = await reachStripe(page);
  expect(next).not.toBe(session);
  stripe.pay(next);
  await comeBack(page, stripe, next);
  await expectOpened(page);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(1);
});

test('while Stripe does not answer, nothing is charged and nobody has to send the form twice', async ({
  page,
  site,
}) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  stripe.fault = 'no answer';
  await sendForm(page, email);
  await expect(page.getByRole('main')).toContainText('You are charged at most once');
  const tab = await newTab(page);
  await tab.goto(CHECKOUT);
  await expectHeld(tab, /^Your payment for this is still open/);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(0);
  stripe.fault = null;
  // The page that waits finds out by itself that the order can be paid now.
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  const session = await reachStripe(page);
  stripe.pay(session);
  await comeBack(page, stripe, session);
  await expectOpened(page);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(1);
  expect(hasReport(site, email)).toBe(true);
});

test('card fields that are sent although Stripe takes the money go nowhere', async ({ page, site }) => {
  const stripe = stripeOf(site);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await emailField(page).fill(email);
  await agree(page);
  await page.locator('form:has([name=key])').evaluate((form: HTMLFormElement, number) => {
    const fields = {
      pay: 'card',
      cardNumber: number,
      expires: '04 / 50',
      securityCode: '739',
      cardName: 'June',
      zip: '97217',
    };
    for (const [name, value] of Object.entries(fields)) {
      const field = form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
    form.submit();
  }, CARD_NUMBER);
  await expect(page).toHaveURL(/[?&]sent=/);
  await expect(page.getByText('1 field needs another look: Pay with')).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  expect(await page.content()).not.toContain(CARD_NUMBER);
  expect(JSON.stringify(stripe.requests.map(({ fields }) => fields))).not.toContain(CARD_NUMBER);
  const tables = site.accounts.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  for (const { name } of tables)
    expect(JSON.stringify(site.accounts.prepare(`SELECT * FROM "${String(name)}"`).all())).not.toContain(CARD_NUMBER);
  expect(paidPages(stripe, pagesFor(site, email))).toBe(0);
});

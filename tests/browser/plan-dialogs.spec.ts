import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { expectReadable, expect as expectSoon, follow, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { DECLINED_CARD, fillCard, PAID_CARD } from '../support/buy-plan.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { listenForEvents } from '../support/page-events.ts';
import { becomeSubscriber, letDaysGoBy, openOthers } from '../support/subscriber.ts';

test.describe.configure({ timeout: 150_000 });
/** A chunk, some calls and a whole page may come between: as long as a slow machine takes for that. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** This card pays once, and is declined at the renewal. */
const FAILING_CARD = '4000 0000 0000 0341';
const ID = lookAt('a full page').id;
const PERSON = `/name/-/-/${ID}`;

const dialogOf = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => main(page).locator('#lookups-banner');
const offerOf = (page: Page, type: string) => main(page).locator(`a[data-upgrade=${type}]`).first();
/** Until its listener has come, the link leads to the page that offers the same. */
const canOpen = (page: Page, type: string) => expect(offerOf(page, type)).toHaveAttribute('aria-haspopup', 'dialog');
/** A number that only viewers who opened the person see. */
const wholeNumber = (page: Page) =>
  main(page).locator('a[href^="tel:"], a[href^="/phone/1-"]').filter({ visible: true }).first();
const queryOf = (page: Page) => page.evaluate(() => location.search);

async function logIn(page: Page, email: string): Promise<void> {
  // Else every click waits for what moves behind the dialog.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = { email, password: DEMO_PASSWORD };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
}

/** Both agreements; neither is checked in advance. */
async function agree(page: Page): Promise<void> {
  for (const box of await dialogOf(page).getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
}

test('out of lookups: the banner opens the upgrade, and once it is paid the person is unmasked [P4-047 P4-049 P2-104 P6-059 P9-010]', async ({
  page,
  isMobile,
}) => {
  const events = await listenForEvents(page);
  await becomeSubscriber(page, PAID_CARD);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOthers(page, 20, ID);
  await follow(page, PERSON);
  await expect(banner(page)).toContainText(
    /^You have opened all 20 of this month’s people\. People you have opened stay open\. New ones show the free view until \w{3} \d+, \d{4}\. See Premium Unlimited \$19\.99\/mo/,
  );
  await expect(async () => expect(events.filter(({ name }) => name === 'lookups_low')).toHaveLength(1)).toPass();
  expect(events.find(({ name }) => name === 'lookups_low')?.properties).toEqual({ left: 0 });
  await expectReadable(page);

  // By keyboard; closing it leads back to the link.
  await canOpen(page, 'default');
  const link = banner(page).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Premium Unlimited from today');
  await expect(dialog.getByRole('button', { name: 'Pay $19.99 and upgrade' })).toBeVisible();
  await expect(dialog).toContainText('Charged now, Visa ending in 4242$19.99');
  // All lookups are used, and each counts.
  await expect(dialog).toContainText('Refund for the unused part of Premium Monthly−$5.00');
  await expect(dialog).toContainText('Your cost after the refund$14.99');
  await expect(dialog).toContainText(/Then \$19\.99 on \w{3} \d+, \d{4} and every month until you cancel:/);
  await expectReadable(page);
  const box = await dialog.boundingBox();
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  // It slides up from below on a phone.
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)) === height && box?.width === width).toBe(isMobile);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  // Neither agreement may be missing.
  await link.press('Enter');
  const pay = dialog.getByRole('button', { name: 'Pay $19.99 and upgrade' });
  await pay.click();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await agree(page);
  // What is sent while the page is left is not heard: the next page waits.
  const heard = Promise.withResolvers<void>();
  await page.route(/\?paid=/, async (route) => {
    await heard.promise;
    await route.continue();
  });
  await pay.click();
  const type = 'default';
  for (const [name, properties] of [
    ['upgrade_opened', { type, from: 'offer' }],
    ['upgrade_paid', { type }],
  ])
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ name, properties }));
  heard.resolve();
  await expect(page).toHaveURL(new RegExp(`${ID}\\?paid=PL-`));
  await expect(main(page)).toContainText('Your payment went through, and');
  await expect(banner(page)).toHaveCount(0);
  await expect(wholeNumber(page)).toBeVisible();
});

test('a declined renewal: the dialog says what is due, a declined card changes nothing, another one pays [F1-22 F2-66 P2-060 P2-102 P4-021 P4-022]', async ({
  page,
  complaints,
}) => {
  const events = await listenForEvents(page);
  const { email } = await becomeSubscriber(page, FAILING_CARD);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letDaysGoBy(page, email, 32);
  await page.goto(`${PERSON}?showBadPaymentModal=true`);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Update Required');
  await expect.poll(() => events.map(({ name }) => name)).toContain('bad_payment_shown');
  await expect(dialog).toContainText(
    'We were unable to process your most recent payment. Please update your payment method to continue accessing your Premium benefits',
  );
  await expect(dialog).toContainText('Visa ending in 0341');
  await expect(dialog).toContainText('$9.99, Premium Monthly');
  const end = dialog.getByRole('link', { name: 'End plan' });
  await expect(end).toHaveAttribute('href', '/billing/manage-plan/cancel');
  await expect(dialog.getByRole('link', { name: 'Use another card' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(end).toBeFocused();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await queryOf(page)).toBe('');

  // The same when a viewer whose payment is overdue uses a button.
  const asked = page.waitForRequest('**/api/membership/delinquency-status');
  await main(page).getByRole('button', { name: 'Save', exact: true }).first().click();
  await asked;
  await expect(dialog).toContainText('Update Required');

  await dialog.getByRole('link', { name: 'Use another card' }).click();
  await expect(page).toHaveURL(/\/billing\/payment-method\?from=/);
  await fillCard(page, DECLINED_CARD);
  await main(page)
    .getByRole('button', { name: /pay \$9\.99/ })
    .click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  complaints.splice(0);
  await fillCard(page, PAID_CARD);
  await main(page)
    .getByRole('button', { name: /pay \$9\.99/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${ID}\\?paid=PL-`));
  await expect(main(page)).toContainText('Your payment went through, and');
  await expect(wholeNumber(page)).toBeVisible();
});

test('a declined upgrade changes nothing and offers another card; pressed twice it is sent once', async ({ page }) => {
  await becomeSubscriber(page, PAID_CARD);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const keys: (string | undefined)[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/api/billing/change-plan', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await held.promise;
    const order = {
      orderId: 'O1',
      status: 'declined',
      total: 29.99,
      message: 'Your bank declined this card.',
      redirectUrl: null,
      invoiceId: null,
    };
    await route.fulfill({ json: { order, plan: null } });
  });
  // The page that is the same without scripts.
  await page.goto(`/billing/upgrade?upgradeType=business&wpId=${ID}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Small Business from today');
  await expectReadable(page);
  await follow(page, PERSON);
  await canOpen(page, 'business');
  await offerOf(page, 'business').click();
  const dialog = dialogOf(page);
  const pay = dialog.getByRole('button', { name: 'Pay $29.99 and upgrade' });
  await expect(pay).toBeVisible();
  await agree(page);
  await pay.dblclick();
  await expect(pay).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  held.resolve();
  await expect(dialog.getByRole('alert')).toContainText(
    'Nothing was charged, and your plan has not changed. Your bank declined this card.',
  );
  await expect(pay).toBeFocused();
  expect(keys).toHaveLength(1);
  const back = new URL(
    (await dialog.getByRole('link', { name: 'Use another card' }).getAttribute('href')) ?? '',
    page.url(),
  );
  expect(back.pathname).toBe('/billing/payment-method');
  expect(back.searchParams.get('from')).toMatch(/\?changedPaymentMethod=true&upgradeType=business$/);
  // The next try is another payment.
  await pay.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('the address opens the upgrade only with both flags, and an unknown one is logged [P2-061 P4-053 P4-054 P8-021]', async ({
  page,
}) => {
  const logged: unknown[] = [];
  await page.route('**/api/log-error', async (route) => {
    logged.push(route.request().postDataJSON());
    await route.fulfill({ json: { isDone: true } });
  });
  await logIn(page, 'unlimited@example.com');
  const dialog = dialogOf(page);
  for (const [type, title] of [
    ['business', 'Small Business from today'],
    ['phone_activity', 'Small Business from today'],
    ['default', 'No monthly limit'],
  ] as const) {
    await page.goto(`${PERSON}?changedPaymentMethod=true&upgradeType=${type}`);
    await expect(dialog).toHaveAccessibleName(type === 'default' ? /No monthly limit|Premium Unlimited/ : title);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await queryOf(page)).toBe('');
  }
  await page.goto(`${PERSON}?changedPaymentMethod=true&upgradeType=platinum`);
  await expect.poll(() => logged).toEqual([{ type: 'one-click-upgrade', e: 'Error: Unknown OneClickUpgradeType' }]);
  for (const query of ['?upgradeType=business', '?changedPaymentMethod=true']) {
    await page.goto(PERSON + query);
    await canOpen(page, 'business');
    await expect(dialog).toHaveCount(0);
  }
});

test('an expired viewer sees the upgrade once, without ads behind it, and never again [P4-048 P4-051]', async ({
  page,
}) => {
  await logIn(page, 'expired@example.com');
  const shifts = await watchShifts(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/products', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/products');
  await page.goto(PERSON);
  const dialog = dialogOf(page);
  // Nobody pressed anything, so it comes whole.
  await asked;
  await expect(dialog).toHaveCount(0);
  held.resolve();
  await expect(dialog).toHaveAccessibleName('Premium Unlimited from today');
  await expect(dialog).toContainText('$19.99');
  await expect(page.locator('[data-ad]')).toHaveCount(0);
  await expectReadable(page);
  expect(await shifts()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('seen_upgrade');
  await page.reload();
  await expect(page.locator('html[data-booted]')).toHaveCount(1);
  await expect(main(page).locator('[data-ad]').first()).toBeAttached();
  await expect(dialog).toHaveCount(0);
});

test('the holder of a mobile plan and a viewer without billing info see no dialog [P4-050 P6-060 F5-25]', async ({
  page,
}) => {
  await logIn(page, 'mobile@example.com');
  // Another file looks at the full page as this viewer, who must not have opened it.
  await follow(page, `/name/-/-/${lookAt('a listed landline').id}?changedPaymentMethod=true&upgradeType=business`);
  await expect(page.locator('html[data-booted]')).toHaveCount(1);
  const offers = await main(page).locator('a[data-upgrade]').all();
  for (const offer of offers) await expect(offer).toHaveAttribute('href', /^\/billing\/manage-plan\?/);
  await expect(dialogOf(page)).toHaveCount(0);
  await logIn(page, 'free@example.com');
  const info = page.waitForResponse('**/api/billing/get-billing-info-for-user');
  await page.goto(`${PERSON}?showBadPaymentModal=true`);
  expect((await info).status()).toBe(204);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('the banner can be dismissed', async ({ page }) => {
  await becomeSubscriber(page, PAID_CARD);
  await openOthers(page, 16, ID);
  await follow(page, PERSON);
  await expect(main(page)).toContainText(/3 of 20 people left until \w{3} \d+, \d{4}/);
  await openOthers(page, 20, ID);
  const other = lookAt('a listed landline').id;
  await follow(page, `/name/-/-/${other}`);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('without JavaScript the banner leads to a page with the same terms, which pays and leads back to the person', async ({
  browser,
  isMobile,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, isMobile, viewport });
  const page = await context.newPage();
  await becomeSubscriber(page, PAID_CARD);
  await openOthers(page, 20, ID);
  await follow(page, PERSON);
  await expect(banner(page).getByRole('button')).toBeHidden();
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/billing\/upgrade\?.*upgradeType=default/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Premium Unlimited from today');
  await expect(main(page)).toContainText('Charged now, Visa ending in 4242');
  expect(await sidewaysScroll(page)).toBe(0);
  for (const box of await main(page).getByRole('checkbox').all()) await box.check();
  await main(page).getByRole('button', { name: 'Pay $19.99 and upgrade' }).click();
  await expect(page).toHaveURL(new RegExp(`${ID}\\?paid=PL-`));
  await expect(banner(page)).toHaveCount(0);
  // The flags are links to the same pages.
  await page.goto(`${PERSON}?showBadPaymentModal=true`);
  await expect(main(page).getByRole('link', { name: 'Update payment method' })).toHaveAttribute(
    'href',
    /^\/billing\/payment-method\?from=/,
  );
  await page.goto(`${PERSON}?changedPaymentMethod=true&upgradeType=business`);
  await main(page).getByRole('link', { name: 'See the upgrade' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Small Business from today');
  await context.close();
});

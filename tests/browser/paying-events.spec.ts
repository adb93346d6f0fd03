import type { Page } from '@playwright/test';
import { expect as expectSoon, hydrated } from '../support/browser.ts';
import { DECLINED_CARD, fillCard, PAID_CARD, payButton } from '../support/buy-plan.ts';
import type { PayingSite } from '../support/paying-site.ts';
import {
  BOUGHT,
  CHECKOUT,
  expectReport,
  fillForm,
  lastEvent,
  newBuyer,
  payingEvents,
  test,
} from '../support/paying-test.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectSoon.configure({ timeout: 15_000 });

/** Sends the form; its answer waits until the event of that has arrived, which a page that is left may lose. */
async function send(page: Page, site: PayingSite, expectSent: () => Promise<void>): Promise<void> {
  site.gate.fate = 'answer held';
  await payButton(page).click({ noWaitAfter: true });
  await expectSent();
  site.gate.fate = 'passed';
  site.gate.release();
}

const report = { goods: 'report' };
const credits = { goods: 'credits' };

test('a declined payment, a paid one and the report it opens are events, once each [F7-25]', async ({ page, site }) => {
  const before = lastEvent(site);
  const events = () => payingEvents(site, before);
  const email = newBuyer();
  await page.goto(CHECKOUT);
  await hydrated(page);
  await payButton(page).scrollIntoViewIfNeeded();
  await expect.poll(events).toEqual([['checkout_seen', report]]);
  // Refused by the page itself: not sent.
  await payButton(page).click();
  await fillForm(page, email, DECLINED_CARD);
  const sent = [
    ['checkout_seen', report],
    ['checkout_sent', report],
  ];
  await send(page, site, () => expect.poll(events).toEqual(sent));
  await expect(page).toHaveURL(/[?&]sent=/);
  const declined = [...sent, ['checkout_declined', report]];
  await expect.poll(events).toEqual(declined);
  await page.reload();
  await hydrated(page);
  await fillCard(page, PAID_CARD);
  const again = [...declined, ['checkout_sent', report]];
  await send(page, site, () => expect.poll(events).toEqual(again));
  await expectReport(page);
  const paid = [...again, ['checkout_paid', report], ['report_opened', { by: 'payment' }]];
  await expect.poll(events).toEqual(paid);

  // Not again: after a reload, Back, and on the receipt.
  await page.reload();
  await hydrated(page);
  await page.goto('/people-search');
  await page.goBack();
  await page.locator('[data-paid] a').click();
  await expect(page).toHaveURL(/\/billing\/invoices\//);
  await page.goto(CHECKOUT);
  await page.getByRole('link', { name: 'Open it' }).click();
  await hydrated(page);
  // An event of a later page shows that all of these have arrived.
  await page.goto('/checkout/search');
  await page.getByRole('link', { name: 'Buy another' }).or(payButton(page)).first().click();
  await payButton(page).scrollIntoViewIfNeeded();
  await expect.poll(events).toEqual([...paid, ['checkout_seen', credits]]);
  // Neither who bought it nor whom it is about.
  expect(JSON.stringify(events())).not.toMatch(new RegExp(`${BOUGHT.id}|${email}|PL-`));
});

test('a report that a credit opens is an event, and the pack that brought it is another [F7-25]', async ({
  page,
  site,
}) => {
  const before = lastEvent(site);
  const events = () => payingEvents(site, before);
  await page.goto('/checkout/search');
  await hydrated(page);
  await page.getByRole('radio', { name: /^3 credits/ }).check();
  await fillForm(page, newBuyer());
  const sent = [
    ['checkout_seen', credits],
    ['checkout_sent', credits],
  ];
  await send(page, site, () => expect.poll(events).toEqual(sent));
  await expect(page).toHaveURL(/\/billing\/invoices\/PL-/);
  const bought = [...sent, ['checkout_paid', credits]];
  await expect.poll(events).toEqual(bought);
  await page.goto(CHECKOUT);
  await page.getByRole('button', { name: 'Use 1 credit' }).click();
  await expect(page.locator('#background-report')).toContainText('Unlocked until');
  await expect.poll(events).toEqual([...bought, ['report_opened', { by: 'credit' }]]);
});

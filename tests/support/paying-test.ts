import type { Page } from '@playwright/test';
import { test as base, expect, lookAt } from './browser.ts';
import { fillCard, PAID_CARD, payButton } from './buy-plan.ts';
import { newAddress } from './new-account.ts';
import { type PayingSite, startPayingSite } from './paying-site.ts';

/** A site of its own for the tests of a file, with accounts that a test may read. */
export const test = base.extend<object, { provider: 'test' | 'stripe'; site: PayingSite }>({
  provider: ['test', { option: true, scope: 'worker' }],
  site: [
    async ({ provider }, use) => {
      const site = await startPayingSite(provider);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url.origin),
});

/** Whose report is bought: with records in every section. */
export const BOUGHT = lookAt('records of many kinds');
export const CHECKOUT = `/checkout/search?wp_content=background&funnelType=bg_onepages_1&wpId=${BOUGHT.id}`;

/** An address that only this test uses. */
export const newBuyer = () => newAddress('buyer');

export const emailField = (page: Page) => page.getByRole('main').getByLabel('Email', { exact: true });

export async function agree(page: Page): Promise<void> {
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
}

/** Fills in the checkout as a buyer without an account. */
export async function fillForm(page: Page, email: string, card = PAID_CARD): Promise<void> {
  await emailField(page).fill(email);
  await fillCard(page, card);
  await agree(page);
}

/** The page after a payment: the report, open, with a notice that it is paid. */
export async function expectReport(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/name/[^?]+/${BOUGHT.id}\\?paid=PL-[\\w-]+#person-details-bg-section$`));
  await expect(page.locator('#background-report')).toContainText('Unlocked until');
  await expect(page.locator('[data-paid]')).toBeVisible();
}

/** Instead of the form: the buyer has the report already. */
export async function expectHeld(page: Page, title: RegExp): Promise<void> {
  await expect(page.locator('#checkout-held').getByRole('heading')).toHaveText(title);
  await expect(payButton(page)).toHaveCount(0);
}

/** What was ordered with this address: the state of each order, the earliest first. */
export function ordersOf({ accounts }: PayingSite, email: string): string[] {
  return accounts
    .prepare('SELECT status FROM purchase WHERE sent_to = ? ORDER BY created_at')
    .all(email)
    .map(({ status }) => String(status));
}

/** How often money was taken for orders with this address, as the provider of tests noted it. */
export function chargesOf({ accounts }: PayingSite, email: string): number {
  const row = accounts
    .prepare(
      `SELECT count(*) AS charges FROM test_charge t JOIN purchase p ON p.id = t.purchase_id
       WHERE p.sent_to = ? AND t.outcome ->> 'kind' = 'paid'`,
    )
    .get(email);
  return Number(row?.charges);
}

/** Whether the report is open to whoever paid with this address. */
export function hasReport({ accounts }: PayingSite, email: string): boolean {
  const row = accounts
    .prepare(
      `SELECT 1 FROM report_access r JOIN purchase p ON p.account_id = r.account_id
       WHERE p.sent_to = ? AND r.person_id = ?`,
    )
    .get(email, BOUGHT.id);
  return row !== undefined;
}

/** The events of the paid path that pages have sent to this site, in order, after the one with this number. */
export function payingEvents(
  { accounts }: PayingSite,
  after: number,
): (readonly [name: string, properties: unknown])[] {
  return accounts
    .prepare(
      `SELECT name, properties FROM page_event
       WHERE id > ? AND (name GLOB 'checkout_*' OR name IN ('report_opened', 'court_runner_requested'))
       ORDER BY happened_at, id`,
    )
    .all(after)
    .map(({ name, properties }) => [String(name), JSON.parse(String(properties))] as const);
}

/** The number of the last event so far. */
export function lastEvent({ accounts }: PayingSite): number {
  return Number(accounts.prepare('SELECT coalesce(max(id), 0) AS last FROM page_event').get()?.last);
}

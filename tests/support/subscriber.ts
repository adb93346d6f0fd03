import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { fillCard, payButton, renewalBox } from './buy-plan.ts';
import { makeAccount, newAddress } from './new-account.ts';
import { FROM_OURS } from './raw-http.ts';

/** Makes an account of its own that buys Premium by the month with this card, and leaves the page logged in to it. */
export async function becomeSubscriber(page: Page, card: string): Promise<{ readonly email: string }> {
  const email = newAddress('dialogs');
  await makeAccount(page.context(), { email, password: 'a-password-of-dialogs', firstName: 'June' });
  await page.goto(paths.checkoutSummary({ plan: 'premium', period: 'month' }));
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
  await fillCard(page, card);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/billing\/invoices\/PL-/);
  return { email };
}

/** Opens this many people of whom much is hidden, other than `except`: each uses a lookup. */
export async function openOthers(page: Page, count: number, except: string | null): Promise<void> {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare('SELECT id FROM person WHERE is_dead = 0 AND fill_score > 80 AND id IS NOT ? ORDER BY id DESC LIMIT ?')
    .all(except, count) as { id: string }[];
  database.close();
  for (const { id } of rows) {
    const response = await page.request.get(`/name/-/-/${id}`, { headers: FROM_OURS });
    expect(response.ok()).toBe(true);
  }
}

/** Moves this account's plan forward by this many days; everything due on the way happens. */
export async function letDaysGoBy(page: Page, email: string, days: number): Promise<void> {
  const response = await page.request.post(paths.renewals(), { data: { days, email }, headers: FROM_OURS });
  expect(response.ok()).toBe(true);
}

import type { Page } from '@playwright/test';

/** The test provider's cards: the first pays, the second is declined. */
export const PAID_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** The form's button, with the price of the selected plan. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
/** The box about renewal: its text is that of the selected plan. */
export const renewalBox = (page: Page) => page.getByRole('checkbox', { name: /^I agree that/ });

/** Enters a card, with the name and ZIP code of its owner. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('04 / 50');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('June Reyes');
  await page.getByLabel('ZIP code').fill('97217');
}

/** Fills in the checkout of a plan as a buyer without an account, all but the card: address, purpose, both agreements. */
export async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Purpose').selectOption('reconnect');
  await page.getByLabel(/^I will not use what I buy/).check();
  await renewalBox(page).check();
}

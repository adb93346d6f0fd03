import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, PURCHASES_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, test } from '../support/browser.ts';

/** Types the password of the account that bought one of everything. */
async function logIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(PURCHASES_EMAIL);
  await page.getByRole('main').getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('what was bought is on one page, from which everything opens', async ({ page }) => {
  await page.goto(paths.purchases());
  await logIn(page);
  await expect(page).toHaveURL(paths.purchases());
  const main = page.getByRole('main');
  await expect(main.getByText(/^Open until .* · \d+ days left$/)).toHaveCount(2);
  await expect(main.getByText('3 credits')).toBeVisible();
  await expectReadable(page);

  await main
    .getByRole('link', { name: /^See the re(quest|sult)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/name\/.*#court-runner$/);
  await expect(page.locator('#court-runner')).toHaveAttribute('open', '');

  await page.goto(paths.purchases());
  await main.getByRole('link', { name: 'Open report' }).first().click();
  await expect(page).toHaveURL(/\/property\//);
});

test('the mail about a court runner leads through the log-in to the request', async ({ page }) => {
  await page.goto(paths.purchases({ part: 'court-runner' }));
  await logIn(page);
  await expect(page).toHaveURL(`${paths.purchases()}#court-runner`);
  await expect(page.getByRole('heading', { name: 'Court Runner' })).toBeInViewport();
});

test('a receipt says what is open, leads there right away, and how to get money back', async ({ page }) => {
  await page.goto(paths.invoices());
  await logIn(page);
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: 'Background report' });
  await line.getByRole('link').click();
  await expect(main.getByRole('status')).toContainText('This report is open until');
  for (const text of ['No sales tax was charged.', 'You can ask for your money back until', 'help@example.com'])
    await expect(main).toContainText(text);
  await expectReadable(page);
  await main.getByRole('link', { name: 'Open the report' }).click();
  await expect(page).toHaveURL(/\/name\/.*#person-details-bg-section$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('purchases are read and opened all the same', async ({ page }) => {
    await page.goto(paths.purchases());
    await logIn(page);
    await page.getByRole('main').getByRole('link', { name: 'Open report' }).last().click();
    await expect(page).toHaveURL(/\/name\//);
  });
});

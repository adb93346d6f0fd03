import type { BrowserContext, Page } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, lookAt, test } from '../support/browser.ts';
import { latestToken, newAddress, post } from '../support/new-account.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const confirmButton = (page: Page) => main(page).getByRole('button', { name: 'Confirm and get alerts' });

/** Monitors somebody by email in this browser, without an account, and returns the token of the mailed link. */
async function startMonitoring({ request }: BrowserContext, email: string): Promise<string> {
  await post(request, calls.createUser.path, { email });
  const { id: personId } = lookAt('full page');
  await post(request, calls.startMonitoring.path, { personId, displayText: 'A person', autoMonitor: false });
  return latestToken(request, email, paths.monitorConfirm());
}

test('in the browser that monitors, the link turns alerts on and leads to the list', async ({ page, context }) => {
  const email = newAddress('june');
  const token = await startMonitoring(context, email);
  await page.goto(paths.monitorConfirm({ token }));
  await expect(title(page)).toHaveText('Confirm your alerts');
  await expectReadable(page);
  expect(await page.content(), 'it says neither whose nor whom').not.toMatch(new RegExp(`${email}|A person`));
  expect((await confirmButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await confirmButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your alerts are on');
  await expectReadable(page);
  await main(page).getByRole('link', { name: 'People you monitor' }).click();
  await expect(main(page)).toContainText('1 person');
  await page.goto(paths.monitorConfirm({ token }));
  await expect(title(page)).toHaveText('This link has been used');
});

test('in another browser, it turns them on and asks to log in', async ({ page, browser }) => {
  const first = await browser.newContext();
  const token = await startMonitoring(first, newAddress('june'));
  await page.goto(paths.monitorConfirm({ token }));
  await confirmButton(page).click();
  await expect(title(page)).toHaveText('Your alerts are on');
  await expect(main(page)).toContainText('in a browser other than the one where you started');
  await main(page).getByRole('link', { name: 'Log in to see whom you monitor' }).click();
  await expect(title(page)).toHaveText('Log in');
  const elsewhere = await first.newPage();
  await elsewhere.goto(paths.monitoredReports());
  await expect(main(elsewhere), 'whoever typed the address').not.toContainText('1 person');
  await first.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it works as well', async ({ page, context }) => {
    const token = await startMonitoring(context, newAddress('june'));
    await page.goto(paths.monitorConfirm({ token }));
    await confirmButton(page).click();
    await expect(title(page)).toHaveText('Your alerts are on');
  });
});

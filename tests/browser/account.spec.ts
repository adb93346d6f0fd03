import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress, post } from '../support/new-account.ts';
import { expectLoggedOut, headerLine, openSiteMenu, siteMenu } from '../support/site-header.ts';

const PASSWORD = 'a lantern by the road';
const NEW_PASSWORD = 'two lanterns by the road';

const links = (page: Page) => page.getByRole('navigation', { name: 'Your account' }).getByRole('link');

/** How many rows they are laid out in. */
const rowsOf = (all: Locator) =>
  all.evaluateAll((each) => new Set(each.map((one) => one.getBoundingClientRect().top)).size);

/** Whether somebody is logged in, as the header says. */
const isLoggedIn = (page: Page) =>
  siteMenu(page)
    .count()
    .then((count) => count > 0);

test('one menu leads to everything an account has, and each page is in order', async ({ page, context }) => {
  await makeAccount(context, { email: newAddress('june'), password: PASSWORD, firstName: 'June' });
  await page.goto('/');
  await hydrated(page);
  await openSiteMenu(page);
  const names = [
    'Overview',
    'Your purchases',
    'My Contacts',
    'Monitored',
    'Plan',
    'Speed Search',
    'Lookups and credits',
    'Receipts',
    'Log-in',
    'Your data',
  ];
  await expect(siteMenu(page).getByRole('link')).toHaveText(names);
  await page.keyboard.press('Escape');
  await expect(siteMenu(page).getByRole('link', { name: 'Overview' })).toBeHidden();
  const line = headerLine(page);
  await expect((await line.isVisible()) ? line : siteMenu(page).locator('summary')).toBeFocused();
  for (const name of names) {
    await openSiteMenu(page);
    await siteMenu(page).getByRole('link', { name }).click();
    await expect(links(page).and(page.locator('[aria-current="page"]'))).toHaveText(name);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // On a phone the links are one row, which starts at the current one.
    await expect(links(page).and(page.locator('[aria-current="page"]'))).toBeInViewport({ ratio: 1 });
    expect(await rowsOf(links(page))).toBe((page.viewportSize()?.width ?? 0) < 1024 ? 1 : names.length);
    expect([name, await sidewaysScroll(page), await accessibilityFaults(page)]).toEqual([name, 0, []]);
  }
});

test('a page of an account asks an anonymous visitor to log in, and leads back', async ({ page }) => {
  for (const path of [
    '/account',
    '/account/purchases',
    '/account/ledger',
    '/account/security',
    '/account/data',
    '/account/export',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('a log-out of another browser takes effect there at once', async ({ page, context, browser }) => {
  const email = newAddress('may');
  await makeAccount(context, { email, password: PASSWORD });
  const other = await browser.newContext();
  const far = await other.newPage();
  const logInFar = async () => {
    await post(other.request, calls.login.path, { email, password: PASSWORD });
    await far.goto('/');
    expect(await isLoggedIn(far)).toBe(true);
  };
  await logInFar();
  await page.goto('/account/security');
  const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
  await rows.getByRole('button').click();
  await expect(page).toHaveURL('/account/security?done=session');
  await expect(page.getByText('That browser is logged out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await far.reload();
  expect([await isLoggedIn(far), await isLoggedIn(page)]).toEqual([false, true]);

  await logInFar();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('Every other browser is logged out.')).toBeVisible();
  await far.reload();
  expect(await isLoggedIn(far)).toBe(false);
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address changes once the new mailbox confirms it, and the old one is told', async ({ page, context }) => {
    const [old, wanted] = [newAddress('old'), newAddress('new')];
    await makeAccount(context, { email: old });
    await page.goto('/account/security');
    await page.getByLabel('New email address').fill(wanted);
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByRole('main')).toContainText(
      `We sent a link to ${wanted}. Your email address changes once you confirm it.`,
    );
    await expect(page.getByRole('main')).toContainText(`You log in with ${old}`);
    await page.goto('/dev/outbox');
    await expect(page.getByRole('article').filter({ hasText: old }).first()).toContainText(
      'asked to use another email address',
    );
    const token = await latestToken(context.request, wanted, paths.confirmEmail());
    await post(context.request, calls.confirmEmail.path, { token });
    await page.goto('/account/security');
    await expect(page.getByRole('main')).toContainText(`You log in with ${wanted}`);
  });

  test('an address that has an account gets the same answer', async ({ page, context }) => {
    await makeAccount(context, { email: newAddress('ann') });
    const [free, taken] = [newAddress('free'), 'premium@example.com'];
    const answers: string[] = [];
    for (const email of [free, taken]) {
      await page.goto('/account/security');
      await page.getByLabel('New email address').fill(email);
      await page.getByRole('button', { name: 'Change email address' }).click();
      answers.push((await page.getByRole('main').innerText()).replaceAll(email, 'it'));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('We sent a link to it.');
  });

  test('a password that is set ends the sessions of other browsers', async ({ page, context, browser, complaints }) => {
    const email = newAddress('pat');
    await makeAccount(context, { email });
    const other = await browser.newContext({ javaScriptEnabled: false });
    const far = await other.newPage();
    await post(other.request, calls.triggerOneTimeLogin.path, {
      email,
      redirect: '/',
      usersLocalTimestamp: '2026-11-25T14:41:00-05:00',
    });
    const token = await latestToken(other.request, email, paths.oneTimeLink());
    await post(other.request, calls.oneTimeLogin.path, { token });
    await far.goto('/account/security');
    await expect(far.getByText('You have no password')).toBeVisible();

    await page.goto('/account/security');
    await page.getByLabel('New password').fill('1234567890');
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/easy to guess/);
    await expect(page.getByLabel('New password')).toHaveValue('');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(page).toHaveURL('/account/security?done=password');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await far.reload();
    await expect(far).toHaveURL(/\/auth\/login/);
    await post(other.request, calls.login.path, { email, password: NEW_PASSWORD });
    await other.close();
    // The browser logs the page's 422.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/422/);
  });

  test('everything stored is one file, and the account can be deleted for good', async ({
    page,
    context,
    complaints,
  }) => {
    const email = newAddress('gone');
    await makeAccount(context, { email, password: PASSWORD, firstName: 'Gone' });
    await page.goto('/account/data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^porchlight-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email, firstName: 'Gone' }, sessions: [{}], purchases: [] });

    // The browser would ask for the box itself.
    await page.locator('form:has([name="agrees"])').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Please tick this box')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByLabel(`Delete the account ${email}`).check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/account/data?deleted=1');
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    await expectLoggedOut(page);
    await page.goto('/dev/outbox');
    await expect(page.getByRole('article').filter({ hasText: email }).first()).toContainText('were deleted');
    const again = await context.request.post(calls.login.path, {
      data: { email, password: PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(again.status()).toBe(401);
    // The browser logs the page's 400.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
  });
});

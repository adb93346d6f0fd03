import type { Browser, Page } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress, post } from '../support/new-account.ts';
import { expectLoggedInAs, expectLoggedOut } from '../support/site-header.ts';

const PASSWORD = 'lantern road 12';
const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => main(page).getByLabel('Email');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const isLoggedIn = async (page: Page, address: string) => expectLoggedInAs(page, address);
const isLoggedOut = async (page: Page) => expectLoggedOut(page);

/** The page of the latest link to this path that the address got. */
async function linkTo(page: Page, address: string, path: string): Promise<string> {
  return `${path}?token=${await latestToken(page.request, address, path)}`;
}

async function logInByLinkTwice(page: Page, browser: Browser, complaints: string[]): Promise<void> {
  const address = newAddress('june');
  const owner = await browser.newContext();
  await makeAccount(owner, { email: address });
  await owner.close();
  await page.goto('/auth/login?redirect=%2Fpeople-search');
  await email(page).fill(address);
  await button(page, 'Email me a one-time link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(main(page)).toContainText(`If ${address} has an account, a link is on its way.`);
  await expect(main(page)).toContainText(/Sent\s*\d+:\d\d.(AM|PM).*Works until\s*\d+:\d\d.(AM|PM)/s);
  expect(page.url()).not.toContain('june');

  const link = await linkTo(page, address, '/auth/one-time-link');
  for (const _ of [1, 2]) {
    await page.goto(link);
    await expect(button(page, 'Log in')).toBeVisible();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/people-search');
  await isLoggedIn(page, address);

  await page.goto(link);
  await button(page, 'Log in').click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await button(page, 'Send me a new link').click();
  await expect(main(page)).toContainText('If the link was one of ours, a new one is on its way');
  const renewed = await linkTo(page, address, '/auth/one-time-link');
  expect(renewed).not.toBe(link);
  await page.goto(renewed);
  await button(page, 'Log in').click();
  await isLoggedIn(page, address);
  // The browser logs the page's 410.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/410/);
}

async function setForgottenPassword(page: Page, browser: Browser, complaints: string[]): Promise<void> {
  const address = newAddress('may');
  const elsewhere = await browser.newContext();
  await makeAccount(elsewhere, { email: address, password: PASSWORD });
  const other = await elsewhere.newPage();
  await page.goto('/auth/login?redirect=%2Freverse-phone');
  await main(page).getByRole('link', { name: 'Forgot password' }).click();
  await email(page).fill(address);
  await button(page, 'Email me a link').click();
  await expect(main(page)).toContainText(`If ${address} has an account, a link is on its way.`);

  await page.goto(await linkTo(page, address, '/auth/reset-password'));
  await expect(main(page)).toContainText('A new password logs out every browser and removes your passkeys.');
  await main(page).getByLabel('New password').fill('1234567890');
  await button(page, 'Set the password').click();
  await expect(main(page).getByLabel('New password')).toHaveAccessibleDescription(/Please choose another\.$/);
  await main(page).getByLabel('New password').fill('another lantern road');
  await button(page, 'Set the password').click();
  await expect(page).toHaveURL('/reverse-phone');
  await isLoggedIn(page, address);
  await other.goto('/');
  await isLoggedOut(other);
  await elsewhere.close();
  // The browser logs the page's 422.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/422/);
}

test('a one-time link logs in once, however often its page is opened, and a used one is renewed [F7-15]', async ({
  page,
  browser,
  complaints,
}) => {
  await logInByLinkTwice(page, browser, complaints);
});

test('a forgotten password is replaced by a link, and every other browser is logged out', async ({
  page,
  browser,
  complaints,
}) => {
  await setForgottenPassword(page, browser, complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a one-time link logs in, and a used one is renewed', async ({ page, browser, complaints }) => {
    await logInByLinkTwice(page, browser, complaints);
  });

  test('a forgotten password is replaced by a link', async ({ page, browser, complaints }) => {
    await setForgottenPassword(page, browser, complaints);
  });
});

test('a new address is confirmed by its link where the account is logged in, and stays so', async ({
  page,
  context,
}) => {
  const after = newAddress('june.new');
  await makeAccount(context, { email: newAddress('june') });
  await post(context.request, calls.changeEmail.path, { email: after });
  await page.goto(await linkTo(page, after, '/auth/confirm-email'));
  await button(page, 'Use this address').click();
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/');
  await isLoggedIn(page, after);
});

test('a new address that is confirmed in any other browser leaves the account to the mailbox alone', async ({
  page,
  browser,
}) => {
  const after = newAddress('june.new');
  const asker = await browser.newContext();
  await makeAccount(asker, { email: newAddress('june') });
  await post(asker.request, calls.changeEmail.path, { email: after });
  await page.goto(await linkTo(page, after, '/auth/confirm-email'));
  await expect(main(page)).toContainText('it also logs out every browser');
  await button(page, 'Use this address').click();
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await isLoggedOut(page);
  const own = await asker.newPage();
  await own.goto('/');
  await isLoggedOut(own);
  await asker.close();
});

test('each page of a link is accessible, fits, and lets nobody in by being opened', async ({ page, complaints }) => {
  const token = 'x'.repeat(43);
  for (const path of ['finish-sign-up', 'one-time-link', 'reset-password', 'confirm-email']) {
    await page.goto(`/auth/${path}?token=${token}`);
    await hydrated(page);
    expect(await accessibilityFaults(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
    await isLoggedOut(page);
    // No link on the page repeats the token.
    await expect(page.locator('a[href*=token], a[href*=xxxx]')).toHaveCount(0);
  }
  await button(page, 'Use this address').click();
  await expect(button(page, 'Send me a new link')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/auth/one-time-link?token=cut');
  await expect(main(page)).toContainText('Please open it from the email again');
  await expect(button(page, 'Send me a new link')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The browser logs the pages' 401 and 400.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/40[01]/);
});

test('asking again says so for 7 seconds, and a failure says that nothing was sent and is logged [F4-10 F9-10 F8-20 F8-21]', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const address = newAddress('june');
  await page.goto('/auth/one-time-login');
  await hydrated(page);
  await email(page).fill(address);
  await button(page, 'Email me a one-time link').click();
  await expect(button(page, 'Send it again')).toBeVisible();
  await hydrated(page);
  const said = main(page).getByRole('status').filter({ hasText: 'We asked again.' });
  await page.clock.pauseAt(Date.now() + 600_000);
  await button(page, 'Send it again').click();
  await expect(said).toBeVisible();
  await page.clock.runFor(6_900);
  await expect(said).toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toHaveCount(0);

  await page.route('**/api/auth/trigger-one-time-login-email', (route) => route.fulfill({ status: 502, json: {} }));
  const logged = page.waitForRequest('**/api/log-error');
  await button(page, 'Send it again').click();
  await expect(main(page).getByRole('alert')).toHaveText('The email was not sent. Please try again.');
  await expect(said).toHaveCount(0);
  expect((await logged).postDataJSON()).toMatchObject({ type: 'account-mail' });
  expect((await logged).postData()).not.toContain(address);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/502/);
});

test('the address goes from one form to the next, and never into a URL', async ({ page }) => {
  const address = newAddress('june');
  await page.goto('/auth/one-time-login?redirect=%2Fpeople-search');
  await email(page).fill(address);
  await button(page, 'Email me a one-time link').click();
  for (const [name, path] of [
    ['Use my password', '/auth/login'],
    ['Email me a one-time link', '/auth/one-time-login'],
    ['Change the address', '/auth/one-time-login'],
  ] as const) {
    await button(page, name).click();
    await expect(page).toHaveURL(path);
    if (name.startsWith('Email')) await expect(main(page)).toContainText(address);
    else await expect(email(page)).toHaveValue(address);
    await expect(main(page).locator('input[name=redirect]').first()).toHaveValue('/people-search');
  }
});

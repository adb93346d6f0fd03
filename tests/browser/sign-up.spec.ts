import type { Page, Request } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { makeAccount, newAddress } from '../support/new-account.ts';
import { expectLoggedInAs } from '../support/site-header.ts';

const PASSWORD = 'lantern road 12';
const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => main(page).getByLabel('Email');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const isLoggedIn = async (page: Page, address: string) => expectLoggedInAs(page, address);

/** Opens the page of the latest link that this address got, as from a mail program. */
async function openMailedLink(page: Page, address: string): Promise<void> {
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: address }).first();
  const href = (await mail.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(new URL(href).pathname + new URL(href).search);
}

async function askToSignUp(page: Page, address: string): Promise<void> {
  await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
  await email(page).fill(address);
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('sign-up mails a link, whose page creates the account with a password and leads back', async ({ page }) => {
  const address = newAddress('june');
  await page.goto('/auth/login?redirect=%2Fpeople-search');
  await main(page).getByRole('link', { name: 'Create a free account' }).click();
  await expect(page).toHaveURL('/auth/sign-up?redirect=%2Fpeople-search');
  await hydrated(page);
  await email(page).fill('june');
  await email(page).press('Enter');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address\.$/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await email(page).fill(address);
  await main(page).getByLabel('First name').fill('June');
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(main(page)).toContainText(`A link for ${address} is on its way`);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await openMailedLink(page, address);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await hydrated(page);
  const password = main(page).getByLabel('Password (optional)');
  await password.fill('short');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Please use at least 10 characters\.$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await password.fill(PASSWORD);
  await button(page, 'Create my account').click();
  await expect(page).toHaveURL('/people-search');
  await isLoggedIn(page, address);
  // Logged-in visitors have nothing to do there.
  await page.goto('/auth/sign-up?redirect=%2Freverse-phone');
  await expect(page).toHaveURL('/reverse-phone');
});

test('a common password is refused below its field, and the link still works, also without a password', async ({
  page,
  complaints,
}) => {
  const address = newAddress('may');
  await askToSignUp(page, address);
  await openMailedLink(page, address);
  await main(page).getByLabel('Password (optional)').fill('1234567890');
  await button(page, 'Create my account').click();
  await expect(main(page).getByLabel('Password (optional)')).toHaveAccessibleDescription(/Please choose another\.$/);
  await expect(main(page).getByLabel('Password (optional)')).toBeFocused();
  await button(page, 'Create my account').click();
  await expect(page).toHaveURL('/people-search');
  await isLoggedIn(page, address);
  // The browser logs the page's 422.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/422/);
});

test('an address that has an account gets an email that logs in, and the page does not reveal it', async ({
  page,
  browser,
}) => {
  const address = newAddress('owner');
  const owner = await browser.newContext();
  await makeAccount(owner, { email: address, password: PASSWORD });
  await owner.close();
  await askToSignUp(page, address);
  await expect(main(page)).toContainText('to create your account, or to log in if you have one');
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article', { name: 'You already have an account' }).filter({ hasText: address });
  await expect(mail).toContainText('It already has an account.');
  await openMailedLink(page, address);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/people-search');
  await isLoggedIn(page, address);
});

test.describe('while an address is typed, the form says', () => {
  const found = (page: Page) => main(page).locator('form').first().getByRole('status');

  test('that it is free, or that it has an account, with or without a password [F5-27]', async ({ page, browser }) => {
    const [withPassword, without] = [newAddress('with'), newAddress('without')];
    const owner = await browser.newContext();
    await makeAccount(owner, { email: withPassword, password: PASSWORD });
    await makeAccount(owner, { email: without });
    await owner.close();
    await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
    await hydrated(page);
    await email(page).fill(newAddress('free'));
    await expect(found(page)).toHaveText('No account has this address yet.');

    await email(page).fill(withPassword);
    await expect(found(page)).toHaveText('This address has an account.');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await button(page, 'Log in').first().click();
    await expect(page).toHaveURL('/auth/login');
    await expect(email(page)).toHaveValue(withPassword);
    await expect(page.locator('input[name=redirect]').first()).toHaveValue('/people-search');

    await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
    await hydrated(page);
    await email(page).fill(without);
    await expect(found(page)).toHaveText('This address has an account without a password.');
    await button(page, 'Email me a log-in link').click();
    await expect(main(page)).toContainText(`If ${without} has an account, a link is on its way.`);
  });

  test('nothing of an answer to an earlier text, or of too many checks, and the form can be sent', async ({
    page,
    complaints,
  }) => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
    await page.route('**/api/auth/email-available?*', async (route) => {
      if (!route.request().url().includes('slow')) return route.fulfill({ status: 429, json: {} });
      await late;
      const json = { errorMessage: null, isValid: true, isAvailable: false, isFreeNoPassword: false };
      return route.fulfill({ json }).catch(() => {});
    });
    await page.goto('/auth/sign-up');
    await hydrated(page);
    const asked = page.waitForRequest(/email-available\?email=slow/);
    await email(page).fill('slow@example.com');
    await asked;
    const isSlow = (request: Request) => request.url().includes('slow');
    const ended = Promise.race([
      page.waitForEvent('requestfailed', isSlow),
      page.waitForEvent('requestfinished', isSlow),
    ]);
    const refused = page.waitForResponse((response) => response.status() === 429);
    const address = newAddress('other');
    await email(page).fill(address);
    await refused;
    answerLate();
    await ended;
    // What the answer would change is on the screen two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(found(page)).toHaveText('');
    await button(page, 'Email me the link').click();
    await expect(main(page)).toContainText(`A link for ${address}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/429/);
  });

  test('that the check failed, which is logged and stands in nobody’s way [F8-17 F8-18 F8-19]', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/auth/email-available?*', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/auth/sign-up');
    await hydrated(page);
    const logged = page.waitForRequest('**/api/log-error');
    const address = newAddress('unchecked');
    await email(page).fill(address);
    await expect(found(page)).toHaveText('There was a problem validating your email.');
    expect((await logged).postDataJSON()).toMatchObject({ type: 'email-check' });
    expect((await logged).postData()).not.toContain(address);
    await button(page, 'Email me the link').click();
    await expect(main(page)).toContainText(`A link for ${address}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/502/);
  });

  test('under its field what is wrong with it', async ({ page }) => {
    const errorMessage = 'Please enter a valid email address.';
    const json = { errorMessage, isValid: false, isAvailable: false, isFreeNoPassword: false };
    await page.route('**/api/auth/email-available?*', (route) => route.fulfill({ json }));
    await page.goto('/auth/sign-up');
    await hydrated(page);
    await email(page).fill(newAddress('refused'));
    await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address\.$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up says what is wrong, keeps what was typed, and creates an account', async ({ page, complaints }) => {
    const address = newAddress('may');
    await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
    await email(page).fill(address);
    await main(page).getByLabel('First name').fill('x'.repeat(101));
    await button(page, 'Email me the link').click();
    await expect(main(page).getByText('Please use fewer than 101 characters')).toBeVisible();
    await expect(main(page).getByLabel('First name')).toHaveValue('x'.repeat(100));
    await expect(email(page)).toHaveValue(address);
    await main(page).getByLabel('First name').fill('<b>May</b>');
    await button(page, 'Email me the link').click();
    await expect(main(page)).toContainText(`A link for ${address}`);
    await openMailedLink(page, address);
    await main(page).getByLabel('Password (optional)').fill(PASSWORD);
    await button(page, 'Create my account').click();
    await expect(page).toHaveURL('/people-search');
    await isLoggedIn(page, address);
    // The browser logs the page's 400.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
  });

  test('the address goes along to the log-in, and nowhere into a URL', async ({ page }) => {
    await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
    await email(page).fill('june@example.com');
    await button(page, 'Log in').click();
    await expect(page).toHaveURL('/auth/login');
    await expect(email(page)).toHaveValue('june@example.com');
    await expect(main(page).locator('input[name=redirect]')).toHaveValue('/people-search');
  });
});

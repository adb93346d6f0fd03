import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';

// Log-ins and sign-ups are limited by address.
test.use({ extraHTTPHeaders: { 'x-local-client': '198.51.100.81' } });

const PASSWORD = 'lantern road';

test('sign-up validates inline, logs in, leads back, and sends a welcome email', async ({ page }, { project }) => {
  const email = `june.${project.name}@example.com`;
  await page.goto('/auth/login?redirect=%2Fpeople-search');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/auth/sign-up?redirect=%2Fpeople-search');
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  const password = form.getByLabel('Password');
  await form.getByLabel('Email').fill(email);
  await password.fill('short');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('At least 8 characters. Please use at least 8 characters.');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await password.fill(PASSWORD);
  await expect(form.getByText('Please use')).toHaveCount(0);
  await form.getByLabel('First name').fill('June');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/people-search');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  // Logged-in visitors have nothing to do there.
  await page.goto('/auth/sign-up?redirect=%2Freverse-phone');
  await expect(page).toHaveURL('/reverse-phone');

  await page.goto('/dev/outbox');
  const mail = page.getByRole('article', { name: 'Welcome to Porchlight' }).filter({ hasText: email });
  await expect(mail).toContainText('You are getting this email because');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await mail.getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('an address that has an account gets an email, and the page does not reveal it', async ({ page }) => {
  await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill('premium@example.com');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('If this address already has an account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fpeople-search',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto('/dev/outbox');
  await expect(page.getByRole('article').filter({ hasText: 'premium@example.com' }).first()).toContainText(
    'It already has an account.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up says what is wrong, keeps what was typed, and succeeds', async ({ page, complaints }, { project }) => {
    await page.goto('/auth/sign-up?redirect=%2Fpeople-search');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Email').fill(`may.${project.name}@example.com`);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByLabel('First name').fill('x'.repeat(101));
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByText('Please use fewer than 101 characters')).toBeVisible();
    await expect(form.getByLabel('First name')).toHaveValue('x'.repeat(100));
    await expect(form.getByLabel('Password')).toHaveValue('');
    await expect(form.getByLabel('Email')).toHaveValue(`may.${project.name}@example.com`);
    await form.getByLabel('First name').fill('<b>May</b>');
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/people-search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    // The browser logs the page's 400.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
  });
});

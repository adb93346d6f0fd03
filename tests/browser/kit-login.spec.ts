import { WRONG_LOGIN } from '../../shared/copy/account/login.ts';
import { accessibilityFaults, expect, hydrated, test } from '../support/browser.ts';

const REQUIRED = 'This field is required.';
const NO_EMAIL = 'Please enter a valid email address.';

test('the log-in form checks fields on blur and on submit, and shows errors under the field [P5-009]', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await hydrated(page);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password');
  const form = page.locator('form', { has: password });
  await email.fill('june');
  await expect(form.getByText(NO_EMAIL)).toHaveCount(0);
  await password.focus();
  await expect(form.getByText(NO_EMAIL)).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(NO_EMAIL);
  // A corrected field says so while typing.
  await email.fill('free@example.com');
  await expect(form.getByText(NO_EMAIL)).toHaveCount(0);

  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(REQUIRED);
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await password.fill('porchlight-demo');
  await expect(form.getByText(REQUIRED)).toHaveCount(0);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a submitting form shows a spinner, and a second click sends nothing', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/login')) posts.push(request.url());
  });
  await page.goto('/auth/login');
  await hydrated(page);
  await page.getByLabel('Email').fill('free@example.com');
  await page.getByLabel('Password').fill('porchlight-demo');
  // Two presses before the browser leaves the page.
  const seen = await page.getByLabel('Password').evaluate(async ({ form }: HTMLInputElement) => {
    const stopped: boolean[] = [];
    addEventListener('submit', (event) => stopped.push(event.defaultPrevented));
    form?.requestSubmit();
    form?.requestSubmit();
    await null;
    return { stopped, hasSpinner: document.querySelector('[role=img][aria-label="Logging in"]') !== null };
  });
  expect(seen).toEqual({ stopped: [false, true], hasSpinner: true });
  await expect(page).toHaveURL(/\/$/);
  expect(posts).toHaveLength(1);
});

test('if the script of the form fails to load, the server validates', async ({ page, complaints }) => {
  await page.route(/\/assets\/account-.*\.js/, (route) => route.abort());
  await page.goto('/auth/login');
  await hydrated(page);
  await page.getByLabel('Email').fill('june@example.com');
  await page.getByLabel('Password').fill('lantern road');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(WRONG_LOGIN)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('june@example.com');
  // The browser logs the file and the page's 401.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|401/);
});

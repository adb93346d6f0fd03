import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';
import { expectLoggedInAs } from '../support/site-header.ts';

/** Somebody of whom little is known, so that the page loads quickly. */
function personPath(): string {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database.prepare('SELECT id FROM person WHERE is_dead = 0 AND fill_score = 0 ORDER BY id LIMIT 1').get();
  database.close();
  return `/name/-/-/${(row as { id: string }).id}`;
}

const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByLabel('Email');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** A link that would stop monitoring somebody asks to log in. */
async function openDialog(page: Page): Promise<string> {
  await page.goto(`${personPath()}?unmonitor=true`);
  await expect(dialog(page)).toBeVisible();
  await hydrated(page);
  return new URL(page.url()).pathname;
}

test('over a page, the log-in dialog mails a one-time link without leaving it, and the link leads back [P2-099 F2-65]', async ({
  page,
  browser,
}) => {
  const address = newAddress('june');
  const owner = await browser.newContext();
  await makeAccount(owner, { email: address });
  await owner.close();
  const path = await openDialog(page);
  await expect(email(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await email(page).fill(address);
  await button(page, 'Email me a one-time link').click();
  await expect(dialog(page)).toHaveAccessibleName('Check your email');
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).getByText(`If ${address} has an account`)).toBeFocused();
  await expect(dialog(page)).toContainText(/Sent\s*\d+:\d\d.(AM|PM)Works until\s*\d+:\d\d.(AM|PM)/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(path);

  const token = await latestToken(page.request, address, '/auth/one-time-link');
  await page.goto(`/auth/one-time-link?token=${token}`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === path);
  await expectLoggedInAs(page, address);
});

test('the same dialog asks for an address, keeps it on the way back, and says what failed', async ({
  page,
  complaints,
}) => {
  await openDialog(page);
  await email(page).fill('june');
  await button(page, 'Email me a one-time link').click();
  await expect(dialog(page)).toHaveAccessibleName('Log in by link');
  await expect(email(page)).toHaveValue('june');
  await expect(dialog(page).getByLabel('Password')).toHaveCount(0);
  await button(page, 'Email me a one-time link').click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(email(page)).toBeFocused();

  await page.route('**/api/auth/trigger-one-time-login-email', (route) => route.fulfill({ status: 502, json: {} }));
  await email(page).fill('june@example.com');
  await button(page, 'Email me a one-time link').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('The email was not sent. Please try again.');
  await expect(email(page)).toHaveValue('june@example.com');
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Use my password').click();
  await expect(dialog(page).getByLabel('Password')).toBeVisible();
  await expect(email(page)).toHaveValue('june@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/502/);
});

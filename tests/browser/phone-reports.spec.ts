import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';

const LINK = '/reverse-phone/confirm-report';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const reports = (page: Page) => page.getByRole('region', { name: /^(?:Is it spam|Has anyone reported it)\?$/ });

/** The page of a number that no other test reports. */
const newNumber = () => `/phone/1-503-555-${String(randomInt(10_000)).padStart(4, '0')}`;

async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Opens the form on the page of a number, and chooses what the call was about. */
async function choose(page: Page, number: string, kind: string): Promise<void> {
  await page.goto(number);
  await page.getByText('Report a call').click();
  await page.getByLabel(kind).check();
}

async function reportByMail(page: Page): Promise<void> {
  const number = newNumber();
  const address = newAddress('june');
  await choose(page, number, 'Silent call');
  await expect(reports(page)).toContainText('Nobody has reported this number');
  await main(page).getByLabel('Your email address').fill(address);
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(main(page)).toContainText(`A link for ${address} is on its way.`);
  expect(page.url()).not.toContain('june');
  await main(page).getByRole('link', { name: 'Back to' }).click();
  await expect(reports(page)).toContainText('Nobody has reported this number');

  const link = `${LINK}?token=${await latestToken(page.request, address, LINK)}`;
  // Opening it, as a mail scanner does, changes nothing.
  for (const _ of [1, 2]) await page.goto(link);
  await expect(main(page)).toContainText('Silent call');
  await expect(page.locator('a[href*=token]')).toHaveCount(0);
  await button(page, 'Make it count').click();
  await expect(page).toHaveURL(`${number}?reported=yes#reports`);
  await expect(reports(page).getByRole('status')).toHaveText('Thank you. Your report counts.');
  await expect(reports(page)).toContainText(/Silent call\s*a few people/);

  const used = await page.goto(link);
  expect(used?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
}

test('a report by email counts once its link’s button was pressed, and the link works once', async ({
  page,
  complaints,
}) => {
  await reportByMail(page);
  // The browser logs the page's 410.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/410/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a report by email counts once its link’s button was pressed', async ({ page, complaints }) => {
    await reportByMail(page);
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/410/);
  });
});

test('a reader who is logged in reports without an email, once', async ({ page, context }) => {
  await makeAccount(context, { email: newAddress('june') });
  const number = newNumber();
  await choose(page, number, 'Attempted scam');
  await expect(main(page).getByLabel('Your email address')).toHaveCount(0);
  await button(page, 'Send the report').click();
  await expect(reports(page).getByRole('status')).toHaveText('Thank you. Your report counts.');
  await expect(reports(page)).toContainText('A few reports');
  await choose(page, number, 'Sales call');
  await button(page, 'Send the report').click();
  await expect(reports(page).getByRole('status')).toContainText('already counts for this number');
  await expect(reports(page).locator('details li')).toHaveText([/Attempted scam/]);
  await expectSound(page);
});

async function confirmed(browser: Browser, number: string, client: string): Promise<string> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-local-client': client } });
  const page = await context.newPage();
  const address = newAddress('reader');
  await choose(page, number, 'Attempted scam');
  await main(page).getByLabel('Your email address').fill(address);
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(`${LINK}?token=${await latestToken(page.request, address, LINK)}`);
  await button(page, 'Make it count').click();
  const said = await reports(page).getByRole('status').innerText();
  await context.close();
  return said;
}

test('two mailboxes of one network are one report', async ({ browser }) => {
  const number = newNumber();
  const network = `2001:db8:${randomInt(65_536).toString(16)}`;
  expect(await confirmed(browser, number, `${network}:1::5`)).toBe('Thank you. Your report counts.');
  expect(await confirmed(browser, number, `${network}:2::5`)).toContain('already counts for this number');
});

test('a report that lacks something says what, and keeps the rest', async ({ page, complaints }) => {
  const number = newNumber();
  await page.goto(`${number}/report`);
  await hydrated(page);
  await expectSound(page);
  await page.getByLabel('Silent call').check();
  // As a browser that checks nothing.
  await page.locator('form[action$="/report"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await main(page).getByLabel('Your email address').fill('june@');
  await button(page, 'Email me the link').click();
  await expect(main(page).getByLabel('Your email address')).toHaveValue('june@');
  await expect(main(page).getByLabel('Your email address')).toBeFocused();
  await expect(main(page).getByLabel('Your email address')).toHaveAccessibleDescription(/email address/);
  await expect(page.getByLabel('Silent call')).toBeChecked();
  await expectSound(page);

  const address = newAddress('june');
  await main(page).getByLabel('Your email address').fill(address);
  await button(page, 'Email me the link').click();
  await expectSound(page);
  await button(page, 'Change the address').click();
  await expect(main(page).getByLabel('Your email address')).toHaveValue(address);
  await expect(page.getByLabel('Silent call')).toBeChecked();

  await page.goto(`${LINK}?token=${await latestToken(page.request, address, LINK)}`);
  await expectSound(page);
  await page.goto(`${LINK}?token=cut`);
  await expect(main(page)).toContainText('Please open it from the email again');
  await expectSound(page);
  // The browser logs the pages' 400.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
});

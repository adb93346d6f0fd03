import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, sidewaysScroll, test } from '../support/browser.ts';
import { latestToken, makeAccount, newAddress } from '../support/new-account.ts';
import { codesTo } from '../support/people-to-claim.ts';

const LINK = '/reverse-phone/confirm-dispute';
const WORDS = 'I got this number in May.';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const reports = (page: Page) => page.getByRole('region', { name: /^(?:Is it spam|Has anyone reported it)\?$/ });

/** A number that no other test reports, and how pages spell it. */
function newNumber(): { readonly path: string; readonly text: string; readonly digits: string } {
  const line = String(randomInt(10_000)).padStart(4, '0');
  return { path: `/phone/1-971-555-${line}`, text: `(971) 555-${line}`, digits: `971555${line}` };
}

async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Somebody with an account reports the number: it counts at once. */
async function report(page: Page, number: string): Promise<void> {
  await makeAccount(page.context(), { email: newAddress('reporter') });
  await page.goto(`${number}/report`);
  await page.getByLabel('Attempted scam').check();
  await button(page, 'Send the report').click();
  await expect(reports(page)).toContainText('A few reports');
  await page.context().clearCookies();
}

/** From the number's page to the page that says to look in the mail; the token of the link there. */
async function dispute(page: Page, number: string, look: (page: Page) => Promise<void>): Promise<string> {
  const address = newAddress('june');
  await page.goto(number);
  await reports(page).getByRole('link', { name: 'Dispute these reports' }).click();
  await look(page);
  await page.getByLabel('I got this number after the calls were made').check();
  await page.getByLabel('What else should we know?').fill(WORDS);
  await main(page).getByLabel('Your email address').fill(address);
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(page.url()).not.toContain('june');
  await button(page, 'Change what I wrote').click();
  await expect(page.getByLabel('What else should we know?')).toHaveValue(WORDS);
  return latestToken(page.request, address, LINK);
}

/** `look` is at every page on the way. */
async function disputeWithCode(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  const number = newNumber();
  await report(page, number.path);
  const token = await dispute(page, number.path, look);
  // Opening it, as a mail scanner does, changes nothing.
  for (const _ of [1, 2]) await page.goto(`${LINK}?token=${token}`);
  await expect(main(page)).toContainText(WORDS);
  await expect(page.locator('a[href*=token]')).toHaveCount(0);
  await look(page);
  await button(page, 'Confirm, and text me a code').click();
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible();
  await look(page);
  const [code = ''] = await codesTo(page.request, number.digits);
  await main(page)
    .getByLabel('Code')
    .fill(code === '000000' ? '000001' : '000000');
  await button(page, 'Prove that the number is mine').click();
  await expect(main(page)).toContainText('That is not the code. You can try 4 times more.');
  await main(page).getByLabel('Code').fill(code);
  await button(page, 'Prove that the number is mine').click();
  await expect(main(page)).toContainText('You proved that the number is yours.');

  await page.goto('/operator/disputes');
  const row = page.getByRole('row').filter({ hasText: number.text });
  await expect(row).toContainText(WORDS);
  await expect(row).toContainText('Typed the texted code');
  await look(page);
  await row.getByRole('button', { name: /^Withdraw the reports/ }).click();
  await expect(page.getByRole('status')).toContainText('is decided');
  await expect(page.getByRole('row').filter({ hasText: number.text })).toHaveCount(0);
  await page.goto(number.path);
  await expect(reports(page)).toContainText('Nobody has reported this number');
  const over = await page.goto(`${LINK}?token=${token}`);
  expect(over?.status()).toBe(410);
}

test('reports that somebody disputes, with a code that came to the number, are withdrawn for everybody', async ({
  page,
  complaints,
}) => {
  await disputeWithCode(page, expectSound);
  // The browser logs the 400 of the wrong code and the 410 of the used link.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400|410/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a dispute is made, proven and upheld', async ({ page, complaints }) => {
    // Nothing looks for faults without scripts: the same pages are looked at with them.
    await disputeWithCode(page, async () => {});
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400|410/);
  });
});

test('a dispute that lacks something says what, and keeps the rest', async ({ page, complaints }) => {
  const number = newNumber();
  await report(page, number.path);
  await page.goto(`${number.path}/dispute`);
  // As a browser that checks nothing.
  await page.locator('form[action$="/dispute"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByLabel('What else should we know?').fill(WORDS);
  await main(page).getByLabel('Your email address').fill('june@');
  await button(page, 'Email me the link').click();
  await expect(main(page)).toContainText('Choose why they are wrong.');
  await expect(page.getByLabel('What else should we know?')).toHaveValue(WORDS);
  await expect(main(page).getByLabel('Your email address')).toHaveValue('june@');
  await expectSound(page);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/400/);
});

test('a number that nobody reported has nothing to dispute, and its page does not offer to', async ({ page }) => {
  const number = newNumber();
  await page.goto(number.path);
  await expect(reports(page).getByRole('link', { name: 'Dispute these reports' })).toHaveCount(0);
  await page.goto(`${number.path}/dispute`);
  await page.getByLabel('Something else').check();
  await main(page).getByLabel('Your email address').fill(newAddress('june'));
  await button(page, 'Email me the link').click();
  await expect(page.getByRole('heading', { name: 'There is nothing to dispute.' })).toBeVisible();
  await expectSound(page);
});

import { expect, lookAt, test } from '../support/browser.ts';
import { expectLoggedOut, openSiteMenu } from '../support/site-header.ts';

test.use({ javaScriptEnabled: false });

const person = lookAt('full page');

test('without JavaScript search, results and person pages work [P2-084 P2-085]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByLabel('Name, phone or address').fill(person.fullName);
  await page.getByRole('main').getByLabel('City, state or ZIP').fill(`${person.city}, ${person.stateCode}`);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator(`main a[href*="${person.id}"]`).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.fullName);
  for (const id of ['person-details-phone-section', 'person-details-address-section'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  for (const name of ['Emails', 'Relatives'])
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`, 'i') }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/not a consumer reporting agency/)).toBeVisible();
});

test('without JavaScript the counts are on the page, or behind a link if they came too late', async ({ page }) => {
  await page.goto(`/name/-/-/${person.id}`);
  const card = page.locator('#person-details-sub-header-section');
  const link = card.getByRole('link', { name: 'Show the record counts' });
  await expect(link.or(card.getByText(/^\d+$/).first())).toBeVisible();
  if (await link.isVisible()) {
    await link.click();
    await expect(page).toHaveURL(/full=1/);
  }
  await expect(card.getByText(/^\d+$/).first()).toBeVisible();
});

test('without JavaScript logging in and out works', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('smb@example.com');
  await page.getByLabel('Password').fill('porchlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  await openSiteMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectLoggedOut(page);
});

test('without JavaScript every list can be read to its end [P4-089 P4-090]', async ({ page }) => {
  await page.goto(`/name/-/-/${person.id}`);
  const closed = page.locator('main details:not([open]) > summary:visible');
  const count = await closed.count();
  expect(count).toBeGreaterThan(1);
  // Always the first one left: opened ones drop out of the list.
  for (let left = count; left > 0; left -= 1) await closed.first().click();
  await expect(closed).toHaveCount(0);
});

test('without JavaScript a search without a name says what is missing and keeps the place', async ({
  page,
  complaints,
}) => {
  await page.goto('/search?name=&location=Portland%2C+OR');
  await expect(page.getByText('Enter a name, a phone number or an address.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('City, state or ZIP')).toHaveValue('Portland, OR');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/400/)]);
});

test('without JavaScript a long list has pages, and an empty one says what to try', async ({ page }) => {
  const { fullName, city, stateCode } = lookAt('namesakes');
  await page.goto(
    `/search?name=${encodeURIComponent(fullName)}&location=${encodeURIComponent(`${city}, ${stateCode}`)}`,
  );
  const first = await page.locator('main ol > li h2 a').first().getAttribute('href');
  await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('main ol > li h2 a').first()).toBeVisible();
  expect(await page.locator('main ol > li h2 a').first().getAttribute('href')).not.toBe(first);

  await page.goto('/name/Zzyzx-Qqwerty/Portland-OR');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';

const person = lookAt('full page');
const place = `${person.city}, ${person.stateCode}`;

test('a visitor types a name, gets results, opens a person and can go back [P2-135]', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByLabel('Name, phone or address').fill(person.fullName);
  await page.getByRole('main').getByLabel('City, state or ZIP').fill(place);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL(/\/name\/[\w-]+\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.fullName);
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const results = page.url();
  await page.locator(`main a[href*="${person.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${person.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.fullName);
  for (const name of ['Phone numbers', 'Addresses', 'Emails', 'Relatives']) {
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`, 'i') }).first()).toBeVisible();
  }
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.fullName);
});

test('the counts arrive after the shell and stay after hydration [P2-083]', async ({ page }) => {
  await page.goto(`/name/-/-/${person.id}`);
  await hydrated(page);
  const card = page.locator('#person-details-sub-header-section');
  await expect(card.getByText(/^\d+$/).first()).toBeVisible();
  await expect(page.getByText('Show the record counts')).toHaveCount(0);
});

test('the disclaimer is on the page and in the footer [P9-073]', async ({ page }) => {
  await page.goto(`/name/-/-/${person.id}`);
  await expect(page.getByRole('main').getByText(/not a consumer reporting agency/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/not a consumer reporting agency/)).toBeVisible();
});

test('free visitors see phones first, subscribers addresses first and complete numbers', async ({ page }) => {
  const order = async (): Promise<number[]> =>
    Promise.all(
      ['person-details-phone-section', 'person-details-address-section'].map(
        async (id) => (await page.locator(`#${id}`).boundingBox())?.y ?? -1,
      ),
    );
  await page.goto(`/name/-/-/${person.id}`);
  const [phones = 0, addresses = 0] = await order();
  expect(phones).toBeLessThan(addresses);
  // The header has a number on a narrow screen only.
  await expect(page.getByRole('main').getByText('888-8888').filter({ visible: true }).first()).toBeVisible();

  await page.goto(`/auth/login?redirect=${encodeURIComponent(`/name/-/-/${person.id}`)}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Email').fill('premium@example.com');
  await page.getByLabel('Password').fill('porchlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/${person.id}$`));
  const [paidPhones = 0, paidAddresses = 0] = await order();
  expect(paidAddresses).toBeLessThan(paidPhones);
  await expect(page.getByRole('main').getByText('888-8888')).toHaveCount(0);
  await hydrated(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a wrong password says so and keeps the address that was typed [P8-015]', async ({ page, complaints }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('free@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('free@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  // The browser logs the page's own 401.
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/401/)]);
});

test('a copied number says so [F4-07 F1-19]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const listed = lookAt('listed');
  await page.goto(`/name/-/-/${listed.id}`);
  await hydrated(page);
  const copy = page.getByRole('button', { name: /^Copy \(\d{3}\) 555-\d{4}$/ }).first();
  const number = (await copy.getAttribute('aria-label'))?.replace('Copy ', '') ?? '';
  // The one that stands in the same row, and no other.
  await expect(page.locator('li').filter({ has: copy })).toContainText(number);
  const note = page.getByText('Copied to clipboard!');
  await expect(note).toHaveCount(0);
  await copy.click();
  await expect(note).toHaveCount(1);
  await expect(note).toBeVisible();
  expect(number).not.toBe('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test('no results say what to try next', async ({ page }) => {
  await page.goto('/name/Zzyzx-Qqwerty/Portland-OR');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an unknown address is a page with a tracking id and a way on', async ({ page, complaints }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText(/tracking id/i).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/404/)]);
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    `/name/-/-/${person.id}`,
    '/people-search',
    `/name/${person.fullName.split(' ').at(-1)}/-`,
  ]) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

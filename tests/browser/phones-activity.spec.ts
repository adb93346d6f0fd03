import type { Locator, Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEvents } from '../support/page-events.ts';

const ACTIVITY = '**/api/phone/activity?*';
const person = lookAt('many phones');
const path = `/name/-/-/${person.id}`;

const phonesOf = (page: Page) => page.locator('section[aria-labelledby="person-details-phone-section"]');

async function logIn(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/auth/login', {
    form: { email, password: DEMO_PASSWORD },
    // Log-ins are limited by address, so every test file has its own.
    headers: { 'sec-fetch-site': 'same-origin', 'x-local-client': '198.51.100.35' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** The person's page on the business plan, hydrated. */
async function openAsBusiness(page: Page): Promise<Locator> {
  await logIn(page, 'smb@example.com');
  await page.goto(path);
  await hydrated(page);
  return phonesOf(page);
}

// The address map above starts when it is visible; it draws slowly here and is not part of this test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  }),
);

const scoreOf = (route: Route, activityScore: number | null) => ({
  json: {
    data: {
      results: [{ phoneNumber: new URL(route.request().url()).searchParams.get('phoneNumbers'), activityScore }],
    },
  },
});

test('the phone check goes from offer to checking to result by keyboard alone [P4-062 P4-073]', async ({ page }) => {
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ACTIVITY, async (route) => {
    asked.push(route.request().url());
    const score = asked.length === 1 ? 84 : 12;
    await held;
    await route.fulfill(scoreOf(route, score));
  });
  const events = await listenForEvents(page);
  const phones = await openAsBusiness(page);
  const start = phones.getByRole('button', { name: 'Check now' });
  await start.focus();
  await page.keyboard.press('Enter');

  const said = phones.getByRole('status').filter({ hasText: /\w/ });
  await expect(said).toHaveText('Checking 2 numbers');
  await expect(start).toHaveCount(0);
  // The focus stays where the button was.
  await expect(phones.locator('div[tabindex="-1"]')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const height = async () => (await phones.boundingBox())?.height ?? 0;
  const heightWhileChecking = await height();

  answer();
  await expect(said).toContainText(/^Complete\. Checked today at \d{1,2}:\d\d\s[AP]M\./);
  expect(asked).toHaveLength(2);
  await expect(phones.getByText('Active', { exact: true })).toBeVisible();
  await expect(phones.getByText('High confidence connected', { exact: true })).toBeVisible();
  await expect(phones.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(phones.getByText('Likely disconnected and inactive', { exact: true })).toBeVisible();
  expect(await height()).toBe(heightWhileChecking);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.keyboard.press('Tab');
  await expect(phones.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(phones.getByRole('link').first()).toBeFocused();
  const checked = { name: 'phone_activity_checked', properties: { phones: 2, outcome: 'known' } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(checked));
  await expect.poll(() => events.map(({ name }) => name)).toContain('phone_activity_dismissed');
  await expect(phones.getByText('Active', { exact: true })).toBeVisible();
});

test('a check that fails is logged and leaves every number unknown', async ({ page, complaints }) => {
  await page.route(ACTIVITY, (route) => route.fulfill({ status: 500, json: {} }));
  const logged = page.waitForRequest('**/api/log-error');
  const phones = await openAsBusiness(page);
  await phones.getByRole('button', { name: 'Check now' }).click();
  await expect(
    phones.getByRole('status').filter({ hasText: /^Looks like you have the most up to date/ }),
  ).toBeVisible();
  await expect(phones.getByText(/^(Active|Inactive|Unknown)$/)).toHaveCount(0);
  expect((await logged).postDataJSON()).toMatchObject({ type: 'get-phone-activity' });
  expect(await accessibilityFaults(page)).toEqual([]);
  // The browser logs the 500s.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/500/);
});

test.describe('on screens of any width', () => {
  test.skip(({ isMobile }) => isMobile, 'one width is enough');

  test('the origin answers which of the first numbers is active', async ({ page }) => {
    const phones = await openAsBusiness(page);
    await phones.getByRole('button', { name: 'Check now' }).click();
    await expect(phones.getByText('Active', { exact: true })).toBeVisible();
    await expect(phones.getByText('Inactive', { exact: true })).toBeVisible();
  });

  test('an unanswered check ends at its time limit and is reported as a timeout', async ({ page }) => {
    await page.clock.install();
    await page.route(ACTIVITY, () => {});
    const events = await listenForEvents(page);
    const phones = await openAsBusiness(page);
    const asked = page.waitForRequest(ACTIVITY);
    await phones.getByRole('button', { name: 'Check now' }).click();
    await asked;
    await page.clock.fastForward(8_000);
    await expect(phones.getByText('Looks like you have the most up to date information.')).toBeVisible();
    await page.clock.fastForward(2_000);
    const timeout = { component: 'phones', path: '/api/phone/activity' };
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ name: 'Timeout', properties: timeout }));
  });

  test('if the code fails to load, the offer stays', async ({ page, complaints }) => {
    await page.route('**/assets/phones-*.js', (route) => route.abort());
    const phones = await openAsBusiness(page);
    const start = phones.getByRole('button', { name: 'Check now' });
    await start.click();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(start).toBeEnabled();
    // The browser logs what it could not load.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED/);
  });

  test('viewing a list of numbers and copying one send events without the number', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const events = await listenForEvents(page);
    const phones = await openAsBusiness(page);
    await phones
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    const emails = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Emails/ }) });
    await emails
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    const more = phones.locator('summary:visible', { hasText: /^View \d+ More/ }).first();
    if ((await more.count()) > 0) await more.click();
    const seen = (name: string, properties: object) =>
      expect.poll(() => events).toContainEqual(expect.objectContaining({ name, properties }));
    await seen('copied', { kind: 'phone' });
    await seen('copied', { kind: 'email' });
    if ((await more.count()) > 0) await seen('list_toggled', { list: 'phones', isOpen: true });
    expect(JSON.stringify(events.map(({ properties }) => properties))).not.toMatch(/555|@/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers and email addresses are there, and the script-only phone check is not', async ({ page }) => {
    await logIn(page, 'smb@example.com');
    await page.goto(path);
    const phones = phonesOf(page);
    await expect(phones.getByText('Check now')).toBeHidden();
    await expect(phones.getByText('Are these numbers in use?')).toBeHidden();
    const more = phones.locator('details:not([open]) > summary:visible');
    for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
    const numbers = await phones.locator('li a').all();
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    for (const number of numbers) await expect(number).toBeVisible();
  });
});

test('subscribers without business features see an upsell for them, free viewers see masks', async ({ page }) => {
  await page.goto(path);
  const phones = phonesOf(page);
  await expect(phones.getByText('888-8888').first()).toBeVisible();
  await expect(phones.getByText('Premium', { exact: true })).toBeVisible();
  await expect(phones.getByText(/in use|Small Business/)).toHaveCount(0);

  await logIn(page, 'unlimited@example.com');
  await page.goto(path);
  await hydrated(page);
  await expect(phones.getByText('Activity and best time to call are part of Small Business.')).toBeVisible();
  await expect(phones.getByRole('link', { name: 'Add phone activity' })).toHaveAttribute(
    'href',
    /phoneintelUpgrade=true/,
  );
  await expect(phones.getByText('Check now')).toHaveCount(0);
  const emails = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Emails/ }) });
  await expect(emails.getByText('Small Business', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { recentCopy } from '../../shared/copy/search/recent.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';
import { expectLoggedOut, openSiteMenu } from '../support/site-header.ts';

const person = lookAt('many phones');
const isBlank = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length === 0);

/** Reads about a person, and only then logs in: what an anonymous visitor has read is still there. */
async function readAndLogIn(page: Page, client: string): Promise<void> {
  const history = () => page.evaluate(() => localStorage.getItem('viewed-history') ?? '');
  await page.goto(`/name/-/-/${person.id}`);
  await expect.poll(history).toContain(person.id);
  const response = await page.request.post('/auth/login', {
    form: { email: 'free@example.com', password: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin', 'x-local-client': client },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await page.goto('/');
  await hydrated(page);
  expect(await history()).toContain(person.id);
}

test('after a log-out nothing in this browser reveals who was looked up, even without scripts', async ({ page }) => {
  await readAndLogIn(page, '198.51.100.61');
  // Bypasses the script that listens for it: only the response header can have done it.
  const form = page.locator('form[action="/auth/logout"]');
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(await isBlank(page)).toBe(true);
});

test('where the header is ignored a script does the same, however little of the page has loaded', async ({ page }) => {
  // React never comes.
  await page.route('**/kit-*.js', () => {});
  await readAndLogIn(page, '198.51.100.62');
  // An empty response: the page stays and has done its part.
  await page.route('**/auth/logout', (route) => route.fulfill({ status: 204 }));
  await openSiteMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => isBlank(page)).toBe(true);
});

test('another tab that was open writes nothing back, drops its own notes, and shows nobody once it is reloaded', async ({
  page,
  context,
}) => {
  await readAndLogIn(page, '198.51.100.63');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: recentCopy.clear }).click();
  const undo = other.getByRole('button', { name: recentCopy.undo });
  await expect(undo).toBeVisible();
  await other.evaluate((id) => sessionStorage.setItem(`understood-${id}`, 'true'), person.id);

  await openSiteMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectLoggedOut(page);

  await expect.poll(() => isBlank(other)).toBe(true);
  await undo.click();
  expect(await isBlank(other)).toBe(true);
  await other.reload();
  await expectLoggedOut(other);
  await expect(other.getByText('free@example.com')).toHaveCount(0);
  expect(await isBlank(other)).toBe(true);
});

test('the consent choice, the visitor’s number and the known device outlive a log-out', async ({
  page,
  context,
  baseURL,
}) => {
  const lasting = ['OptanonConsent', 'device', 'visitor_id'];
  await context.addCookies([{ name: 'OptanonConsent', value: 'groups=C0002:1', url: baseURL ?? '' }]);
  await readAndLogIn(page, '198.51.100.64');
  const named = async () => (await context.cookies()).filter(({ name }) => lasting.includes(name));
  const before = await named();
  expect(before.map(({ name }) => name).sort()).toEqual(lasting);
  await page.locator('form[action="/auth/logout"]').evaluate((element: HTMLFormElement) => element.submit());
  await expectLoggedOut(page);
  const values = (cookies: typeof before) => cookies.map(({ name, value }) => `${name}=${value}`).sort();
  expect(values(await named())).toEqual(values(before));
});

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/people-database.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';

const person = lookAt('many phones');
const isBlank = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length === 0);

/** Reads about a person, and logs in only then: what an anonymous visitor has read is still there. */
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

test('after a log-out nothing tells in this browser who was looked up, without any script', async ({
  page,
  complaints,
}) => {
  await readAndLogIn(page, '198.51.100.61');
  // Sent past the script that listens for it: only the answer's header can have done it.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/auth/logout') && response.status() === 303),
    page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/auth/logout"]')?.submit()),
  ]);
  await page.waitForURL('/');
  await expect.poll(() => isBlank(page)).toBe(true);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/405|Clear-Site-Data/);
});

test('where the header is not heeded a script does the same', async ({ page, complaints }) => {
  await readAndLogIn(page, '198.51.100.62');
  await page.route('**/auth/logout', (route) => route.abort());
  const left = page.waitForEvent('requestfailed');
  await page.locator('summary', { hasText: 'free@example.com' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await left;
  await expect.poll(() => isBlank(page)).toBe(true);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/405|ERR_FAILED/);
});

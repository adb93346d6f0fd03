import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import {
  accessibilityFaults,
  expect as expectSoon,
  hydrated,
  lookAt,
  sidewaysScroll,
  test,
} from '../support/browser.ts';
import { listenForEvents } from '../support/page-events.ts';

test.describe.configure({ timeout: 120_000 });
/** A chunk, a call and a whole page may come between: as long as a slow machine takes for that. */
const expect = expectSoon.configure({ timeout: 15_000 });

/** Whose report nobody unlocks here: other files look at it locked. */
const LOCKED = `/name/-/-/${lookAt('a full page').id}`;
const CALL = '**/api/reports/submit-credits-payment-for-report';
/** Has three credits: two are used here, and the third is what other files look for. */
const EMAIL = 'credits@example.com';

async function logIn(page: Page): Promise<void> {
  // Else every click waits for what moves behind the dialog.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const report = (page: Page) => page.locator('#background-report');
const offer = (page: Page) => report(page).getByRole('link', { name: 'Use 1 credit', exact: true });
const tag = (page: Page) => report(page).getByRole('link', { name: 'Background Report (use 1 credit)' });
const dialogOf = (page: Page) => page.getByRole('dialog');
/** Until its listener has come, the link leads to the page that asks the same. */
const canOpen = (page: Page) => expect(offer(page)).toHaveAttribute('aria-haspopup', 'dialog');

test('the dialog asks, waits, fails in our words, retries and reloads the page [F4-01 F4-02 F4-03 F4-06 F6-25 P6-034]', async ({
  page,
  complaints,
}) => {
  await logIn(page);
  const events = await listenForEvents(page);
  let held = Promise.withResolvers<number>();
  const asked: unknown[] = [];
  await page.route(CALL, async (route) => {
    asked.push(route.request().postDataJSON());
    const status = await held.promise;
    const json = status === 200 ? { payload: { id: 'R1', fullName: 'x' } } : { title: 'SQLITE_BUSY at line 7' };
    await route.fulfill({ status, json });
  });
  await page.goto(LOCKED);
  await canOpen(page);
  await expect(dialogOf(page)).toHaveCount(0);

  // The tag starts it as the offer does, by an event of its own (F6-25).
  await tag(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName(/^Use (?:1 of [23] credits|your last credit)$/);
  await expect(dialog).toContainText(/It stays open for you for 30 days, until \w{3} \d{1,2}, \d{4}\./);
  await expect(dialog).toContainText(/expires \w{3} \d{1,2}, \d{4}\./);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tag(page)).toBeFocused();
  expect(asked).toEqual([]);

  // While it runs the button is off and turns, and the dialog stays.
  await offer(page).click();
  const use = dialog.getByRole('button', { name: 'Use 1 credit' });
  await use.dblclick();
  await expect(use).toBeDisabled();
  await expect(use.locator('span[aria-hidden]')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText('Unlocking the report');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);

  held.resolve(500);
  const sentence =
    'The report could not be unlocked. Please try again. A report that is already open takes no second credit.';
  await expect(dialog.getByRole('alert')).toHaveText(sentence);
  await expect(use).toBeEnabled();
  await expect(use).toBeFocused();
  await expect(dialog).not.toContainText('SQLITE');

  // The last one was used in another tab meanwhile.
  held = Promise.withResolvers();
  held.resolve(402);
  await use.click();
  await expect(dialog).toHaveAccessibleName('You have no credits');
  await expect(dialog).toContainText('Premium Unlimited and Small Business include a credit a month.');
  await expect(dialog.getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    /^\/billing\/purchase-credits\?wpId=P/,
  );
  await dialog.getByRole('button', { name: 'Not now' }).click();

  held = Promise.withResolvers();
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await offer(page).click();
  await use.click();
  // Before the page goes: what it sends as it goes is not heard here.
  await expect
    .poll(() => events.filter(({ name }) => name === 'unlock_started').map(({ properties }) => properties))
    .toEqual([{ from: 'tag' }, { from: 'offer' }, { from: 'offer' }]);
  // Neither is what it sends as it goes: the reload waits.
  const heard = Promise.withResolvers<void>();
  await page.route(/\/name\//, async (route) => {
    if (route.request().isNavigationRequest()) await heard.promise;
    await route.continue();
  });
  held.resolve(200);
  await expect.poll(() => events.map(({ name }) => name)).toContain('report_unlocked');
  heard.resolve();
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(page).toHaveURL(/#person-details-bg-section$/);
  await expect(report(page).getByRole('heading', { name: /^Background report/ })).toBeInViewport();
  await expect(report(page).getByRole('heading', { name: /^Background report/ })).toBeFocused();

  expect(events.map(({ name }) => name)).not.toContain('upsell_clicked');
  const refused = complaints.filter((complaint) => /status of (?:500|402)/.test(complaint));
  expect(refused).toHaveLength(2);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !refused.includes(complaint)));
});

test('a credit opens the report in place, once [F4-05]', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the account has few credits');
  await logIn(page);
  await page.goto(`/name/-/-/${lookAt('an age that comes late').id}`);
  await canOpen(page);
  await offer(page).click();
  await dialogOf(page).getByRole('button', { name: 'Use 1 credit' }).click();
  // First, since it does not stay.
  await expect(page.getByRole('status').filter({ hasText: /^The report is open until / })).toHaveText(
    /^The report is open until \w{3} \d{1,2}, \d{4}\. You have (?:\d credits?|no credits) left\.$/,
  );
  await expect(report(page)).toContainText(/Unlocked until \w{3} \d{1,2}, \d{4}/);
  const heading = report(page).getByRole('heading', { name: /^Background report/ });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  // Nothing lies over what was opened.
  await expect(page.getByText(/in My Contacts and find this page again/)).toBeHidden();
  await expect(page.locator('a[data-credit]')).toHaveCount(0);
});

test('without scripts the page of the offer asks, and its button opens the report', async ({
  browser,
  isMobile,
  viewport,
}) => {
  test.skip(!isMobile, 'the account has few credits');
  const context = await browser.newContext({ javaScriptEnabled: false, isMobile, viewport });
  const page = await context.newPage();
  await logIn(page);
  const path = `/name/-/-/${lookAt('addresses whose ids come late').id}?full=1`;
  await page.goto(path);
  await offer(page).click();
  await expect(page).toHaveURL(/\/billing\/unlock-report\?.*wpId=P/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Use (?:1 of [23] credits|your last credit)$/);
  expect(await sidewaysScroll(page)).toBe(0);
  await main.getByRole('button', { name: 'Use 1 credit' }).click();
  await expect(page).toHaveURL(/\/name\/[^/]+\/[^/]+\/P[^/]+#person-details-bg-section$/);
  await expect(report(page)).toContainText('Unlocked until');
  // What is open takes no second one.
  await page.goto(`/billing/unlock-report?wpId=${lookAt('addresses whose ids come late').id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This report is open to you');
  await expect(main.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the page that asks is readable, and leads logged-out visitors to the log-in and back', async ({ page }) => {
  const path = `/billing/unlock-report?wpId=${lookAt('a full page').id}`;
  await page.goto(path);
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`);
  await logIn(page);
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Use 1 credit' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

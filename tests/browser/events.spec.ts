import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { expect as expectSoon, hydrated, lookAt, test } from '../support/browser.ts';
import { listenForBatches, listenForEvents, type SentEvent } from '../support/page-events.ts';

// Events are sent two seconds after they happen.
const expect = expectSoon.configure({ timeout: 15_000 });
const FULL = `/name/-/-/${lookAt('a full page').id}`;

/** Waits for an event with these properties, and no others. */
const heard = (events: readonly SentEvent[], name: string, properties: object) =>
  expect.poll(() => events).toContainEqual(expect.objectContaining({ name, properties }));

/**
 * The next navigation of this page does not come until it is released: what a page sends while it is left is not heard,
 * so it stays until its events are sent.
 */
async function holdLeaving(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const isMeant = (url: URL) => url.pathname !== '/api/events';
  await page.route(isMeant, async (route) => {
    if (route.request().isNavigationRequest()) await held.promise;
    await route.fallback();
  });
  return () => held.resolve();
}

/** Clicks on a link to another page, without leaving this one. */
async function clickAway(link: Locator): Promise<void> {
  await link.evaluate((element) => {
    // Only the browser's own part is left out.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    (element as HTMLElement).click();
  });
}

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  expect((await page.request.post('/auth/login', { form, headers, maxRedirects: 0 })).status()).toBe(303);
}

test('a person page tells which of its links are used, and by position of no more than five relatives [P7-053]', async ({
  page,
  isMobile,
}) => {
  const events = await listenForEvents(page);
  await logIn(page, 'unlimited@example.com');
  await page.goto(FULL);
  await hydrated(page);
  await heard(events, 'page_viewed', { page: 'person' });
  const relatives = page.locator('section[aria-labelledby="person-details-relatives-section"] li > a');
  const count = await relatives.count();
  await heard(events, 'relatives_shown', { count: Math.min(count, 5) });
  for (const link of (await relatives.all()).slice(0, 7)) await clickAway(link);
  const positions = () => events.filter(({ name }) => name === 'relative_clicked').map(({ properties }) => properties);
  await expect
    .poll(positions)
    .toEqual(Array.from({ length: Math.min(count, 5) }, (_, index) => ({ position: index + 1 })));

  const main = page.getByRole('main');
  await clickAway(main.locator('a[href^="/phone/"]').first());
  await heard(events, 'person_link_clicked', { link: 'phone' });
  await clickAway(main.locator('a[href^="/address/"]').first());
  await heard(events, 'person_link_clicked', { link: 'address' });
  const crumbs = page.locator('nav[aria-label="Breadcrumb"] a');
  const toCrumb = main.locator('a[data-event*="crumb_clicked"]').filter({ visible: true });
  await clickAway(toCrumb.first());
  // A phone has only the step back to the last crumb.
  await heard(events, 'crumb_clicked', { position: isMobile ? await crumbs.count() : 1 });
  // None says who it was.
  const said = JSON.stringify(events.map(({ properties }) => properties));
  expect(said).not.toMatch(/555|@|\/name\/|P[a-z0-9]{11}/i);
});

test('folds, questions and the summary are events when they open and close', async ({ page }) => {
  const events = await listenForEvents(page);
  await page.goto(FULL);
  await hydrated(page);
  const summary = page.locator('details[data-event*="text_toggled"] summary').first();
  await summary.click();
  await heard(events, 'text_toggled', { isOpen: true });
  await summary.click();
  await heard(events, 'text_toggled', { isOpen: false });
  await page.locator('details[data-event*="faq_toggled"] summary').nth(1).click();
  await heard(events, 'faq_toggled', { index: 1, isOpen: true });
});

test('the partner’s searches, on the sponsored card, are events that name the kind of record alone', async ({
  page,
}) => {
  const events = await listenForEvents(page);
  await page.goto(FULL);
  await hydrated(page);
  await clickAway(page.getByRole('link', { name: /^Birth records/ }));
  await heard(events, 'genealogy_clicked', { search: 'birth' });
});

test('a search says what it searched by, a filter which one it was, and neither what for', async ({ page }) => {
  const events = await listenForEvents(page);
  await page.goto('/people-search');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('search');
  await form.getByText('Phone', { exact: true }).click();
  await form.getByLabel('Phone number').fill('503-555-0142');
  const release = await holdLeaving(page);
  await form.getByRole('button', { name: 'Search' }).click({ noWaitAfter: true });
  await heard(events, 'search_sent', { by: 'phone' });
  release();
  await page.unrouteAll({ behavior: 'wait' });

  const later = await listenForEvents(page);
  await page.goto('/name/Smith/-');
  await hydrated(page);
  const filter = page.locator('select[name=sort]');
  const hold = await holdLeaving(page);
  await filter.selectOption({ index: 1 }, { noWaitAfter: true });
  await heard(later, 'filter_changed', { filter: 'sort' });
  hold();
  expect(JSON.stringify([events, later])).not.toMatch(/Smith|0142/);
});

test('a log-in says by which way, and the next page what came of it', async ({ page, complaints }) => {
  const events = await listenForEvents(page);
  await page.goto('/auth/login');
  await hydrated(page);
  const password = page.getByLabel('Password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
  // Refused by the page itself: not sent.
  await submit.click();
  await page.getByLabel('Email').fill('free@example.com');
  await password.fill('wrong-password');
  const release = await holdLeaving(page);
  await submit.click({ noWaitAfter: true });
  await heard(events, 'login_sent', { by: 'password' });
  release();
  await heard(events, 'login_failed', { by: 'password' });
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  expect(events.filter(({ name }) => name === 'login_sent')).toHaveLength(1);

  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/$/);
  await heard(events, 'logged_in', { by: 'password' });
  // Once.
  await page.reload();
  await hydrated(page);
  await heard(events, 'page_viewed', { page: 'home' });
  expect(events.filter(({ name }) => name === 'logged_in')).toHaveLength(1);
});

test('asking for a log-in link and signing up are events of their own', async ({ page }) => {
  const events = await listenForEvents(page);
  await page.goto('/auth/login');
  await hydrated(page);
  await page.getByLabel('Email').fill('nobody-here@example.com');
  const release = await holdLeaving(page);
  await page.getByRole('button', { name: 'Email me a one-time link' }).click({ noWaitAfter: true });
  await heard(events, 'login_link_asked', {});
  release();
  expect(events.map(({ name }) => name)).not.toContain('login_sent');

  await page.goto('/auth/sign-up');
  await hydrated(page);
  await page.getByLabel('Email').fill('somebody-new@example.com');
  const hold = await holdLeaving(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Email me a link' })
    .or(page.locator('form[action="/auth/sign-up"] button[type=submit]'))
    .first()
    .click({ noWaitAfter: true });
  await heard(events, 'sign_up_sent', {});
  hold();
});

test('an error page is an event with its status, and a print with its page', async ({ page, complaints }) => {
  const events = await listenForEvents(page);
  await page.goto('/no-such-page');
  await hydrated(page);
  await heard(events, 'error_shown', { status: 404 });
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await logIn(page, 'unlimited@example.com');
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(`${FULL}?view=print&parts=contact`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await heard(events, 'printed', { page: 'person-print' });
});

test('more records of an open report are an event that names their section', async ({ page }) => {
  const events = await listenForEvents(page);
  await logIn(page, REPORT_EMAIL);
  await page.goto(`/name/-/-/${lookAt('records of many kinds').id}`);
  await hydrated(page);
  const more = page.locator('a[data-more]').first();
  const section = await more.getAttribute('data-more');
  await more.click();
  await heard(events, 'records_expanded', { section });
});

test('a recent view that is opened again is an event that does not say of whom', async ({ page }) => {
  const events = await listenForEvents(page);
  await page.goto(FULL);
  await hydrated(page);
  await page.goto('/');
  await hydrated(page);
  await clickAway(page.locator('[data-recent] section a').first());
  await heard(events, 'recent_view_opened', {});
});

test('each page view reports its web vitals once, the last of them when it is hidden', async ({ page }) => {
  const events = await listenForEvents(page);
  const vitals = () => events.filter(({ name }) => name === 'web_vital').map(({ properties }) => properties);
  await page.goto('/people-search');
  await hydrated(page);
  const of = (name: string) => expect.objectContaining({ name, page: 'people-search', value: expect.any(Number) });
  await expect.poll(vitals).toEqual(expect.arrayContaining([of('TTFB'), of('FCP')]));
  // A first click ends the search for the largest paint, so it must find the script that measures in place.
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(vitals).toEqual(expect.arrayContaining([of('LCP')]));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(vitals).toEqual(expect.arrayContaining([of('CLS')]));
  const names = vitals().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { value } of vitals()) expect(Number.isInteger(value)).toBe(true);
});

test.describe('a reader who refuses analytics', () => {
  test('gets no script that measures, and sends nothing', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'OptanonConsent', value: 'groups=C0001:1,C0002:0,C0004:0', url: baseURL ?? '' }]);
    const events = await listenForEvents(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(FULL);
    await hydrated(page);
    await page.locator('details[data-event*="faq_toggled"] summary').nth(1).click();
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(events).toEqual([]);
    expect(loaded.filter((path) => path.includes('/vitals-'))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('events of a person page carry the test behind its definition [P3-015]', async ({ page }) => {
  const batches = await listenForBatches(page);
  const chosen = { id: 'PRODUCT_REGISTRY:named', name: 'PRODUCT_REGISTRY', segment: 'named' };
  await page.route(`**${FULL}`, async (route) => {
    const response = await route.fetch();
    // As if another set of offers were chosen.
    const body = (await response.text()).replace(
      '"kind":"person",',
      `"kind":"person","test":${JSON.stringify(chosen)},`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(FULL);
  await hydrated(page);
  await expect.poll(() => batches[0]?.test).toEqual(chosen);
});

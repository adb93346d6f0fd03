import { DatabaseSync } from 'node:sqlite';
import type { Page, TestInfo } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { resultsCopy } from '../../shared/copy/search/results.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';
import { listenForEventNames } from '../support/page-events.ts';
import { expectLoggedInAs } from '../support/site-header.ts';

// Each test goes through a table of addresses.
test.describe.configure({ timeout: 60_000 });

/** Log-ins are limited by address, so every test file has its own. */
const CLIENT = { 'x-local-client': '198.51.100.43' };
const SUBSCRIBER = 'unlimited@example.com';

type Row = { id: string; name: string };

function peopleWhere(where: string): Row[] {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const sql = `SELECT id, full_name AS name FROM person WHERE is_dead = 0 AND ${where} ORDER BY id LIMIT 8`;
  const rows = database.prepare(sql).all() as unknown as Row[];
  database.close();
  return rows;
}

/** A person that only one test in one project monitors and saves; only a name is known. Each test has its own `number`. */
function personFor({ project }: TestInfo, number: 0 | 1 | 2 | 3): { path: string; name: string } {
  const row = peopleWhere('fill_score = 0')[number * 2 + (project.name === 'phone' ? 0 : 1)];
  if (row === undefined) throw new Error(`nobody for test ${number}`);
  return { name: row.name, path: `/name/-/-/${row.id}` };
}

/** A person with something for sale, a hidden number among it, on a page that loads quickly. */
function shortPage(): string {
  const hasMobile = "id IN (SELECT person_id FROM phone WHERE line_type = 'Mobile')";
  const [row] = peopleWhere(`fill_score BETWEEN 30 AND 35 AND ${isLiving()} AND ${hasMobile}`);
  if (row === undefined) throw new Error('nobody of whom little is known');
  return `/name/-/-/${row.id}`;
}

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin', ...CLIENT };
  const form = { email: SUBSCRIBER, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** Time for what must be fetched first, on a slow machine. */
const SLOW = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const snackbar = (page: Page) => page.locator('[popover=manual]');
const expectSaid = (page: Page, text: string) => expect(snackbar(page).filter({ hasText: text })).toBeVisible(SLOW);
const addressOf = (page: Page) => page.evaluate(() => location.search + location.hash);

/** The data the page was rendered from: nothing else is said later. */
const modelOf = async (page: Page) => JSON.parse((await page.locator('#page-data').textContent()) ?? '').page;

/** Records the address bar's query at every call of a page; returns those of the open page. */
async function watchCalls(page: Page): Promise<{ queries(): Promise<string[]> }> {
  await page.addInitScript(() => {
    const queries: string[] = [];
    Object.assign(window, { queriesAtCalls: queries });
    const ask = window.fetch;
    window.fetch = (...sent) => {
      queries.push(location.search);
      return ask(...sent);
    };
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...sent) => {
      queries.push(location.search);
      return beacon(...sent);
    };
  });
  return {
    queries: () => page.evaluate(() => (window as unknown as { queriesAtCalls: string[] }).queriesAtCalls),
  };
}

/** Follows a link on this site, like a click. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    location.href = href;
  }, to);

test('a flag that changes something acts for visitors from our pages, asks all others, and is announced once [P2-047 P2-049]', async ({
  page,
}, info) => {
  const { path, name } = personFor(info, 0);
  await logIn(page);
  await page.goto('/people-search');

  await follow(page, `${path}?monitor=true&deltas_seen=false&email=june@example.com#main`);
  await expectSaid(page, `You are now monitoring ${name}.`);
  await expect(main(page).getByRole('button', { name: 'Monitored' })).toHaveAttribute('aria-pressed', 'true');
  expect(await addressOf(page)).toBe('?deltas_seen=false#main');
  expect(await accessibilityFaults(page)).toEqual([]);

  // Nothing is left in the address that could repeat or reveal it.
  await page.reload();
  await hydrated(page);
  expect((await modelOf(page)).flags).toMatchObject({ outcomes: [], asks: [] });
  await expect(snackbar(page)).toHaveCount(0);

  await follow(page, `${path}?unmonitor=true&save_contact=true`);
  await expectSaid(page, `You are no longer monitoring ${name}. ${name} was added to My Contacts.`);
  await expect(main(page).getByRole('button', { name: 'Monitor', exact: true })).toBeVisible();
  const saved = main(page).getByRole('button', { name: 'Saved' });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await addressOf(page)).toBe('');
  await saved.click();
  await expectSaid(page, `${name} was removed from My Contacts.`);

  // A typed address, or one from an email, is not yet a request.
  await page.goto(`${path}?monitor=true&save_contact=true`);
  await hydrated(page);
  const asked = (text: string) => main(page).getByRole('status').filter({ hasText: text });
  const [monitor, save] = [asked('Do you want to monitor'), asked('to My Contacts?')];
  await expect(save).toContainText(`Do you want to add ${name} to My Contacts?`);
  await expect(main(page).getByRole('button', { name: 'Saved' })).toHaveCount(0);
  await expect.poll(() => addressOf(page)).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await save.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, `${name} was added to My Contacts.`);
  await expect.poll(() => addressOf(page)).toBe('');
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${path}?monitor=true`);
  await monitor.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(path);
  await expect(monitor).toHaveCount(0);
  await page.goto(`${path}?monitor=true`);
  await monitor.getByRole('button', { name: 'Monitor' }).click();
  await expectSaid(page, `You are now monitoring ${name}.`);
  await page.goto(`${path}?unmonitor=true`);
  await asked('stop monitoring').getByRole('button', { name: 'Stop Monitoring' }).click();
  await expectSaid(page, `You are no longer monitoring ${name}.`);
});

test('logged-out visitors are asked to log in if is_free is not true, and return to the page [F2-59 P2-044 P2-051 P4-061]', async ({
  page,
}) => {
  const path = shortPage();
  const events = await listenForEventNames(page);
  const calls = await watchCalls(page);
  await page.goto(`${path}?is_free=false&email=june%40example.com#person-top`);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Log In', exact: true });
  const [email, password] = [dialog.getByLabel('Email'), dialog.getByLabel('Password')];
  await expect(dialog).toBeVisible(SLOW);
  await expect(email).toHaveValue('june@example.com');
  await expect(password).toBeFocused();
  expect(await addressOf(page)).toBe('?is_free=false#person-top');
  await expect(dialog.getByRole('link', { name: 'Sign up for Premium' })).toHaveAttribute(
    'href',
    /^\/checkout\/pricing\?/,
  );
  await expect(dialog.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
    'href',
    /^\/auth\/forgot-password\?redirect=%2Fname/,
  );
  await expect(snackbar(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The log-in link stays, and receives the focus that had no place.
  await expect(main(page).getByRole('status').getByRole('link', { name: 'Log in' })).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => events.filter((name) => name === 'login_dialog_shown')).toHaveLength(1);
  // The email address was gone before the page requested anything.
  expect([...new Set(await calls.queries())]).toEqual(['?is_free=false']);

  await page.setExtraHTTPHeaders(CLIENT);
  await page.reload();
  await expect(email).toBeFocused(SLOW);
  await expect(email).toHaveValue('');
  await email.fill(SUBSCRIBER);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('This field is required.');
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(page.locator('#site-menu')).toContainText(SUBSCRIBER, SLOW);
  await expect(page).toHaveURL(`${path}?is_free=false`);
  await hydrated(page);
  expect((await modelOf(page)).asksToLogIn).toBeNull();
  await expect(dialog).toHaveCount(0);
});

test('a monitoring link opens the dialog for logged-out visitors, which asks an account to log in', async ({
  page,
}, info) => {
  const { path, name } = personFor(info, 2);
  await page.setExtraHTTPHeaders(CLIENT);
  await page.goto(`${path}?monitor=true&email=${encodeURIComponent(SUBSCRIBER)}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: `Monitor ${name}`, exact: true });
  await expect(dialog).toContainText('This address has an account. Log in to monitor.', SLOW);
  expect(await addressOf(page)).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByLabel('Password').press('Enter');
  // Only a name is known of this person, so there are no relatives to choose from.
  await expectSaid(page, `You are now monitoring ${name}.`);
  await hydrated(page);
  await expect.poll(() => addressOf(page)).toBe('');
  await expectLoggedInAs(page, SUBSCRIBER);
  await main(page).getByRole('button', { name: 'Monitored' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop Monitoring' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Stop monitoring ${name}?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Stop Monitoring' }).click();
  await expectSaid(page, `You are no longer monitoring ${name}.`);
});

test('nothing is saved for logged-out visitors; flags that are only passed along do no harm', async ({ page }) => {
  const path = shortPage();
  await page.goto(`${path}?save_contact=true`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Saving people to My Contacts is part of Premium.', SLOW);
  expect(await addressOf(page)).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const report = main(page).locator('#person-report');
  await expect(report).toBeVisible();

  const carried =
    '?stub=true&deltas_seen=false&is_weekend=true&force_backup=true&debug_registry=true&showBadPaymentModal=true' +
    '&changedPaymentMethod=true&upgradeType=business&from_monitored_reports=true&is_free=true';
  await page.goto(path + carried);
  await hydrated(page);
  await expect(dialog).toHaveCount(0);
  await expect(snackbar(page)).toHaveCount(0);
  expect(await addressOf(page)).toBe(carried);
  const { flags, counts, asksToLogIn } = await modelOf(page);
  expect(flags).toMatchObject({ outcomes: [], debugsRegistry: true, showsBadPayment: true, upgrade: 'business' });
  expect([counts, asksToLogIn]).toEqual([null, null]);
  await expect(main(page).locator('[data-registry-slot=phones]')).toContainText('backup');
  // A stub shows a person without their records.
  await expect(report).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/name/Maya-Ostrowski/Portland-OR/Pnobodynobody12?from_monitored_reports=true');
  await expect(page).toHaveURL('/name/Maya-Ostrowski/Portland-OR?show_info_banner=true');
  await expect(main(page)).toContainText(resultsCopy.infoBannerOfNobody);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts a monitoring link leads through the log-in to its question', async ({ page }, info) => {
    const { path, name } = personFor(info, 3);
    await page.setExtraHTTPHeaders(CLIENT);
    await page.goto(`${path}?unmonitor=true`);
    await expect(main(page).getByRole('status')).toContainText(`Log in to stop monitoring ${name}.`);
    await page.goto(`${path}?monitor=true`);
    await main(page).getByRole('status').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(SUBSCRIBER);
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const question = main(page)
      .getByRole('status')
      .filter({ hasText: `Do you want to monitor ${name}?` });
    await question.getByRole('link', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    await page.goBack();
    await question.getByRole('button', { name: 'Monitor' }).click();
    await expect(main(page).getByRole('status')).toContainText(`You are now monitoring ${name}.`);
    await expect(question).toHaveCount(0);
    await page.goto(`${path}?unmonitor=true`);
    await main(page).getByRole('button', { name: 'Stop Monitoring' }).click();
    await expect(main(page).getByRole('status')).toContainText(`You are no longer monitoring ${name}.`);
  });

  test('without scripts a notice says what flags did, ask for or lack [F2-64 P2-052]', async ({ page }, info) => {
    const { path, name } = personFor(info, 1);
    const notice = (text: string) => main(page).getByRole('status').filter({ hasText: text });
    await page.goto(`${path}?is_free=false`);
    await expect(
      notice('Log in to see everything your plan includes').getByRole('link', { name: 'Log in' }),
    ).toHaveAttribute('href', /^\/auth\/login\?redirect=.*is_free%3Dfalse$/);
    await page.goto(`${path}?save_contact=true`);
    await expect(notice('Saving people to My Contacts is part of Premium.').getByRole('link')).toHaveAttribute(
      'href',
      /^\/auth\/login\?redirect=/,
    );

    await logIn(page);
    for (const [flag, question, button, sentence] of [
      ['monitor', `Do you want to monitor ${name}?`, 'Monitor', `You are now monitoring ${name}.`],
      ['unmonitor', 'Do you want to stop', 'Stop Monitoring', `You are no longer monitoring ${name}.`],
      ['save_contact', `Do you want to add ${name}`, 'Save', `${name} was added to My Contacts.`],
    ] as const) {
      await page.goto(`${path}?${flag}=true`);
      await notice(question).getByRole('button', { name: button }).click();
      await expect(notice(sentence)).toBeVisible();
    }
    await main(page).getByRole('button', { name: 'Saved' }).click();
    await expect(main(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });
});

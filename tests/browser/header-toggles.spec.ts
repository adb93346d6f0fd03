import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, hydrated, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';

// Each test goes through every state of its switch.
test.describe.configure({ timeout: 60_000 });

/**
 * A person that only one test in one project changes, since both projects share the databases. Only a name is known, so
 * the page loads quickly and has a second monitoring button. Each test has its own `number`.
 */
function personFor({ project }: TestInfo, number: 0 | 1 | 2 | 3): { id: string; path: string; name: string } {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare('SELECT id, full_name AS name FROM person WHERE is_dead = 0 AND fill_score = 0 ORDER BY id DESC LIMIT 8')
    .all() as { id: string; name: string }[];
  database.close();
  const row = rows[number * 2 + (project.name === 'phone' ? 0 : 1)];
  if (row === undefined) throw new Error(`nobody for test ${number}`);
  return { ...row, path: `/name/-/-/${row.id}` };
}

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** The browser's calls: each is counted, and answered by `answer` or, if that is null, by the site. */
async function listen(page: Page, path: string) {
  const heard = {
    calls: [] as string[],
    logged: [] as string[],
    events: await listenForEventNames(page),
    answer: null as number | null,
    /** what an answer waits for, so that the state before it can be seen */
    held: null as PromiseWithResolvers<void> | null,
  };
  await page.route(`**${path}`, async (route) => {
    heard.calls.push(route.request().method());
    await heard.held?.promise;
    if (heard.answer === null) await route.continue();
    else if (heard.answer === 204) await route.fulfill({ status: 204 });
    else await route.fulfill({ status: heard.answer, json: { title: 'no' } });
  });
  await page.route('**/api/log-error', async (route) => {
    heard.logged.push(route.request().postDataJSON().type);
    await route.fulfill({ json: { isDone: true } });
  });
  return heard;
}

/** A page's calls that failed as intended. */
const failed = (complaints: string[]) => complaints.splice(0).filter((line) => line.includes('Failed to load'));
/** Events are batched; leaving the page sends them. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

/** Waits for the message after a call, as long as a slow machine takes. */
const expectSaid = (page: Page, text: string) =>
  expect(page.locator('[popover=manual]').filter({ hasText: text })).toBeVisible({ timeout: 15_000 });
/** Faster than calls go out, however slow the machine is. */
const clickThrice = (button: Locator) =>
  button.evaluate((element) => {
    for (const _ of [1, 2, 3]) (element as HTMLElement).click();
  });
const main = (page: Page) => page.getByRole('main');

test('a subscriber starts and stops monitoring; a failure reverts and says so [P4-009 P4-017]', async ({
  page,
  complaints,
}, info) => {
  const { path, name } = personFor(info, 0);
  await logIn(page, 'free@example.com');
  const heard = await listen(page, '/api/monitor/');
  await page.goto(path);
  await hydrated(page);
  const button = main(page).getByRole('button', { name: /^Monitor(ed)?$/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Monitored');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('button', { name: 'You’re Monitoring' })).toBeVisible();
  await expectSaid(page, `You are now monitoring ${name}.`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(button).toHaveText('Monitored');

  const dialog = page.getByRole('dialog');
  const stop = () => dialog.getByRole('button', { name: 'Stop Monitoring' }).click();
  heard.calls = [];
  await button.click();
  await expect(dialog).toContainText('You’re up to date!');
  await stop();
  await expect(dialog).toContainText(`Stop monitoring ${name}?`);
  await stop();
  await expectSaid(page, `You are no longer monitoring ${name}.`);
  expect(heard.calls).toEqual(['DELETE']);
  await leave(page);
  await expect.poll(() => heard.events).toContain('monitor_toggled');
  await expect(button).toHaveText('Monitor');

  heard.answer = 204;
  await button.click();
  await expectSaid(page, 'Problem monitoring report at this time');
  await expect(button).toHaveText('Monitor');
  expect(heard.logged).toEqual([]);
  heard.answer = null;
  await button.click();
  await expectSaid(page, 'You are now monitoring');
  const askAndStop = async () => {
    await button.click();
    await expect(dialog).toContainText('You’re up to date!');
    await stop();
    await expect(dialog).toContainText('Stop monitoring');
    await stop();
  };
  heard.answer = 500;
  await askAndStop();
  await expectSaid(page, 'Problem unmonitoring report at this time');
  await expect(button).toHaveText('Monitored');
  expect(heard.logged).toEqual(['monitor-person']);

  heard.answer = 401;
  await askAndStop();
  await expect(dialog).toContainText(`Log in to stop monitoring ${name}.`);
  await expect(button).toHaveText('Monitored');
  expect(failed(complaints)).toEqual([expect.stringMatching(/500/), expect.stringMatching(/401/)]);
});

test('every button of an anonymous reader asks for what it lacks [P4-010 P4-037 P6-036]', async ({
  page,
  context,
  complaints,
}, info) => {
  const { path, name } = personFor(info, 1);
  const heard = await listen(page, '/api/monitor/');
  await page.goto(path);
  await hydrated(page);
  const button = main(page).getByRole('button', { name: 'Monitor' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(`Monitor ${name}`);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(heard.calls).toEqual([]);

  await main(page).getByRole('button', { name: 'Get Notified' }).click();
  await expect(dialog).toHaveAccessibleName(`Monitor ${name}`);
  await page.keyboard.press('Escape');

  const save = main(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog).toContainText('Saving people to My Contacts is part of Premium.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await leave(page);
  await expect.poll(() => heard.events).toContain('save_out_of_lookups');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(save).toHaveAttribute('aria-pressed', 'false');

  // The cookie enables the switch; only the site knows whether it is valid.
  await context.addCookies([{ name: 'user_id', value: 'u1', url: page.url() }]);
  await button.click();
  await expect(dialog).toBeVisible();
  expect(heard.calls).toEqual(['POST']);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(failed(complaints)).toEqual([expect.stringMatching(/401/)]);
});

test('saving works, and says so only once it is done [P3-119 P4-038 P4-045 P4-046]', async ({
  page,
  complaints,
}, info) => {
  const { path, name } = personFor(info, 2);
  await logIn(page, 'unlimited@example.com');
  const heard = await listen(page, '/api/contact-list/person');
  await page.goto(path);
  await hydrated(page);
  const button = main(page).getByRole('button', { name: /^Saved?$/ });
  await expect(page.getByText('My Contacts').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('save_tooltip_seen');
  expect(await accessibilityFaults(page)).toEqual([]);

  await button.click();
  await expect(button).toHaveText('Saved');
  await expectSaid(page, `${name} was added to My Contacts.`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(button).toHaveText('Saved');
  await clickThrice(button);
  await expectSaid(page, `${name} was removed from My Contacts.`);
  expect(heard.calls).toEqual(['PUT', 'DELETE']);
  await leave(page);
  await expect.poll(() => heard.events).toEqual(expect.arrayContaining(['save_toggled']));

  heard.answer = 500;
  await page.reload();
  await hydrated(page);
  heard.held = Promise.withResolvers();
  await button.click();
  await expect(button).toHaveText('Saved');
  heard.held.resolve();
  await expect(button).toHaveText('Save');
  await expect.poll(() => heard.logged).toEqual(['save-contact']);
  await expect(page.locator('[popover=manual]')).toHaveCount(0);
  expect(failed(complaints)).toEqual([expect.stringMatching(/500/)]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the buttons work or lead to the log-in', async ({ page }, info) => {
    const { path } = personFor(info, 3);
    await page.goto(path);
    await main(page).getByRole('button', { name: 'Monitor' }).click();
    await expect(page).toHaveURL(/\/monitor\/P[^/]+$/);
    await page.goto(path);
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fname/);

    await logIn(page, 'unlimited@example.com');
    await page.goto(path);
    for (const [off, on] of [
      ['Monitor', 'Monitored'],
      ['Save', 'Saved'],
    ] as const) {
      await main(page).getByRole('button', { name: off, exact: true }).click();
      await expect(main(page).getByRole('button', { name: on })).toHaveAttribute('aria-pressed', 'true');
      await main(page).getByRole('button', { name: on }).click();
      // Nothing stops without a question.
      if (off === 'Monitor') await main(page).getByRole('button', { name: 'Stop Monitoring' }).click();
      await expect(main(page).getByRole('button', { name: off, exact: true })).toHaveAttribute('aria-pressed', 'false');
    }
  });
});

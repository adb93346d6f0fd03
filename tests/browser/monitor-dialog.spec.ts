import { DatabaseSync } from 'node:sqlite';
import type { Page, TestInfo } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { makeAccount, newAddress } from '../support/new-account.ts';
import { listenForEventNames, listenForEvents } from '../support/page-events.ts';
import { expectLoggedInAs } from '../support/site-header.ts';

// Each test goes through several steps of the dialog, on a page of some length.
test.describe.configure({ timeout: 60_000 });

const PASSWORD = 'a quiet harbor at dusk';

/** A living person with relatives whose ages are known, for one test in one project. */
function personFor({ project }: TestInfo, number: number): { path: string; name: string; id: string } {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT p.id, p.full_name AS name FROM person p
       WHERE p.is_dead = 0 AND p.birth_year BETWEEN 1950 AND 1990 AND (
         SELECT COUNT(*) FROM relation r JOIN person o ON o.id = r.other_id
         WHERE r.person_id = p.id AND r.kind = 'Relative' AND o.is_dead = 0 AND o.birth_year BETWEEN 1940 AND 1995
       ) >= 2 ORDER BY p.id LIMIT 40`,
    )
    .all() as { id: string; name: string }[];
  database.close();
  const row = rows[number * 2 + (project.name === 'phone' ? 0 : 1)];
  if (row === undefined) throw new Error(`nobody for test ${number}`);
  return { ...row, path: `/name/-/-/${row.id}` };
}

/** The calls to a path, in order: 'POST {"personId":…}'. */
async function listen(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === path) calls.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  return calls;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const toggle = (page: Page) => page.locator('#person-actions').getByRole('button', { name: /^Monitor(ed)?$/ });
const expectSaid = (page: Page, text: string) =>
  expect(page.locator('[popover=manual]').filter({ hasText: text })).toBeVisible({ timeout: 15_000 });
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

async function openDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expect(email(page)).toBeFocused();
}

/** Types an address, accepts the terms and presses Complete. */
async function complete(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await dialog(page).getByRole('checkbox').check();
  await button(page, 'Complete').click();
}

test('a visitor without an account gets a modal dialog that asks for an address and the terms [P2-100 P2-115 P4-011 P4-023 P4-025]', async ({
  page,
}, info) => {
  const { path, name } = personFor(info, 0);
  await openDialog(page, path);
  await expect(dialog(page)).toHaveAccessibleName(`Monitor ${name}`);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  for (const link of ['Terms of Service', 'Privacy Policy'])
    await expect(dialog(page).getByRole('link', { name: link })).toHaveAttribute('target', '_blank');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the address is checked 500 ms after the last key, and Complete waits for it [P4-026 P4-027 P5-011 P9-037]', async ({
  page,
}, info) => {
  const { path } = personFor(info, 1);
  const checks = await listen(page, '/api/auth/email-available');
  await openDialog(page, path);
  await expect(button(page, 'Complete')).toBeDisabled();
  await page.clock.install();
  await email(page).fill('june@');
  await page.keyboard.press('Tab');
  await expect(email(page)).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await expect(button(page, 'Complete')).toBeDisabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await email(page).fill(newAddress('june'));
  await expect(dialog(page).getByRole('status')).toHaveText('Checking this address …');
  await expect(button(page, 'Complete')).toBeDisabled();
  await page.clock.runFor(450);
  expect(checks).toEqual([]);
  await page.clock.runFor(100);
  await expect(button(page, 'Complete')).toBeEnabled();
  expect(checks).toHaveLength(1);
});

test('a new address: Complete needs the terms, then makes a user and monitors [P4-030 P4-031 P5-010 P6-037 P7-022]', async ({
  page,
}, info) => {
  const { path, name, id } = personFor(info, 2);
  const users = await listen(page, '/api/auth/create-new-user');
  const monitors = await listen(page, '/api/monitor/');
  const address = newAddress('june');
  await openDialog(page, path);
  await email(page).fill(address);
  await button(page, 'Complete').click();
  const terms = dialog(page).getByRole('checkbox');
  await expect(terms).toHaveAccessibleDescription('Please agree to the Terms of Service');
  await expect(terms).toBeFocused();
  expect(users).toEqual([]);
  await page.keyboard.press('Space');
  await email(page).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(/^You’re monitoring .+\. Relatives, too\?$/);
  await expect(dialog(page)).toContainText(`open the link we emailed to ${address} within 7 days`);
  await expect(toggle(page)).toHaveText('Monitored');
  expect(users).toEqual([`POST {"email":"${address}"}`]);
  expect(monitors).toEqual([`POST ${JSON.stringify({ personId: id, displayText: name, autoMonitor: false })}`]);
  const names = (await page.context().cookies()).map((cookie) => cookie.name);
  expect(names).toEqual(expect.arrayContaining(['session', 'user_id', 'wp_user']));
});

test('then relatives, as many as are checked, and the dialog reports and closes [P4-032 P4-033 P4-034 P5-014]', async ({
  page,
}, info) => {
  const { path, name } = personFor(info, 3);
  const monitors = await listen(page, '/api/monitor/');
  const events = await listenForEventNames(page);
  await openDialog(page, path);
  await complete(page, newAddress('ivy'));
  await expect(button(page, 'Submit')).toBeDisabled();
  const boxes = dialog(page).getByRole('checkbox');
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await boxes.first().check();
  await expect(button(page, 'Submit')).toBeEnabled();
  await button(page, 'Submit').click();
  await expect(dialog(page)).toHaveCount(0);
  await expectSaid(page, `You are now monitoring ${name} and 1 relative.`);
  expect(monitors).toHaveLength(2);
  await leave(page);
  const said = ['monitor_dialog_shown', 'relatives_monitored', 'monitor_dialog_closed'];
  await expect.poll(() => events).toEqual(expect.arrayContaining(said));
  await page.reload();
  await hydrated(page);
  await expect(toggle(page)).toHaveText('Monitored');
});

test('an address without a password: its user is fetched, and a relative who cannot be monitored is skipped [P4-030 P4-035]', async ({
  page,
  browser,
  complaints,
}, info) => {
  const { path, name } = personFor(info, 4);
  const address = newAddress('may');
  const owner = await browser.newContext();
  await makeAccount(owner, { email: address });
  await owner.close();
  const users = await listen(page, '/api/auth/get-user-by-email');
  await openDialog(page, path);
  await complete(page, address);
  await expect(button(page, 'Submit')).toBeVisible();
  expect(users).toHaveLength(1);
  await page.route('**/api/monitor/', (route) => route.fulfill({ status: 500, json: { title: 'no' } }));
  await dialog(page).getByRole('checkbox').first().check();
  await button(page, 'Submit').click();
  await expect(dialog(page)).toHaveCount(0);
  await expectSaid(page, `You are now monitoring ${name}.`);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/500/);
});

test('an account with a password logs in: a wrong one says so and can be put away [P4-028 P4-029 P7-052 P8-016]', async ({
  page,
  browser,
  complaints,
}, info) => {
  const { path, name } = personFor(info, 5);
  const address = newAddress('ada');
  const owner = await browser.newContext();
  await makeAccount(owner, { email: address, password: PASSWORD });
  await owner.close();
  const logins = await listen(page, '/api/auth/login');
  await openDialog(page, path);
  await email(page).fill(address);
  const password = dialog(page).getByLabel('Password');
  await expect(password).toBeVisible();
  await expect(email(page)).toBeFocused();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Log in').click();
  await expect(password).toHaveAccessibleDescription('This field is required.');
  await password.fill('not this one');
  await password.press('Enter');
  const wrong = dialog(page).getByRole('alert');
  await expect(wrong).toHaveText('Incorrect email or password. Please try again.');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await wrong.getByRole('button', { name: 'Dismiss' }).click();
  await expect(wrong).toHaveCount(0);
  await password.fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(dialog(page)).toHaveAccessibleName(/Relatives, too\?$/);
  await expect(dialog(page)).not.toContainText('open the link');
  expect(logins).toHaveLength(2);
  await dialog(page)
    .getByRole('button', { name: /^Only / })
    .click();
  // The page of whoever has logged in.
  await expectSaid(page, `You are now monitoring ${name}.`);
  await expectLoggedInAs(page, address);
  await expect(toggle(page)).toHaveText('Monitored');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/);
});

test('errors: of the check, of the address, and of whatever fails afterward [P4-024 P4-027 P4-033 P8-017 P8-018 P8-019]', async ({
  page,
  complaints,
}, info) => {
  const { path } = personFor(info, 6);
  let answer: object | null = null;
  await page.route('**/api/auth/email-available?*', (route) =>
    answer === null ? route.fulfill({ status: 500, json: { title: 'no' } }) : route.fulfill({ json: answer }),
  );
  await openDialog(page, path);
  await email(page).fill('june@example.com');
  await expect(email(page)).toHaveAccessibleDescription(/Error validating email/);
  await expect(button(page, 'Complete')).toBeDisabled();
  answer = {
    isValid: false,
    isAvailable: false,
    isFreeNoPassword: false,
    errorMessage: 'This address cannot be used.',
  };
  await button(page, 'Check again').click();
  await expect(email(page)).toHaveAccessibleDescription(/This address cannot be used\./);
  await expect(button(page, 'Complete')).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);

  answer = { isValid: true, isAvailable: true, isFreeNoPassword: false, errorMessage: null };
  await email(page).fill(newAddress('june'));
  await dialog(page).getByRole('checkbox').check();
  await page.route('**/api/auth/create-new-user', (route) => route.fulfill({ status: 502, json: {} }));
  await button(page, 'Complete').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Unable to monitor');
  await page.unroute('**/api/auth/create-new-user');
  await page.route('**/api/monitor/', (route) => route.fulfill({ status: 204 }));
  await button(page, 'Dismiss').click();
  await button(page, 'Complete').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Unable to monitor');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveText('Monitor');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/50[02]/);
});

test('closed by Esc or by a click beside it, it reports that nothing is monitored [P4-024 P4-033]', async ({
  page,
}, info) => {
  const { path } = personFor(info, 7);
  const monitors = await listen(page, '/api/monitor/');
  const events = await listenForEvents(page);
  const closed = () =>
    events.filter(({ name }) => name === 'monitor_dialog_closed').map(({ properties }) => properties);
  await openDialog(page, path);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  expect(monitors).toEqual([]);
  await leave(page);
  await expect.poll(() => closed()).toEqual([{ isMonitored: false }, { isMonitored: false }]);
});

test('nothing stops without a question: closing it, or choosing to keep, leaves monitoring on [P2-101 P4-012 F1-24 F2-68 F4-11 F4-12]', async ({
  page,
}, info) => {
  const { path, name, id } = personFor(info, 8);
  const account = newAddress('ida');
  await makeAccount(page.context(), { email: account, password: PASSWORD });
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expectSaid(page, `You are now monitoring ${name}.`);
  const monitors = await listen(page, '/api/monitor/');

  // Without counts on the page, a press asks at once; closing and keeping change nothing.
  await toggle(page).click();
  await expect(dialog(page)).toHaveAccessibleName(`Stop monitoring ${name}?`);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await toggle(page).click();
  await button(page, 'Keep Monitoring').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveText('Monitored');
  expect(monitors).toEqual([]);

  await toggle(page).click();
  await button(page, 'Stop Monitoring').click();
  await expectSaid(page, `You are no longer monitoring ${name}.`);
  await expect(toggle(page)).toHaveText('Monitor');
  expect(monitors).toEqual([`DELETE ${JSON.stringify({ personId: id })}`]);
});

test('the button of a monitored report lists what changed; each leads to its section, and stopping asks [P4-014 P4-015 P4-016 P4-018 P4-019]', async ({
  page,
}, info) => {
  const { path, name } = personFor(info, 9);
  const events = await listenForEvents(page);
  await makeAccount(page.context(), { email: newAddress('ida'), password: PASSWORD });
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expectSaid(page, `You are now monitoring ${name}.`);

  await page.reload();
  await hydrated(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('You’re up to date!');
  await expect(button(page, 'Stop Monitoring')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();

  const news = [
    { kind: 'phone', count: 2 },
    { kind: 'criminal', count: 1 },
  ];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"changes":[]', `"changes":${JSON.stringify(news)}`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  await hydrated(page);
  await toggle(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Recent updates');
  await expect(dialog(page).getByRole('link')).toHaveText([
    '2 phone number changes',
    '1 criminal or traffic record change',
  ]);
  await expect(dialog(page).getByRole('link').first()).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#person-details-phone-section$/);
  await expect(page.locator('#person-details-phone-section')).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  await toggle(page).click();
  await button(page, 'Stop Monitoring').click();
  await expect(dialog(page)).toHaveAccessibleName(`Stop monitoring ${name}?`);
  await button(page, 'Stop Monitoring').click();
  await expectSaid(page, `You are no longer monitoring ${name}.`);
  await expect(toggle(page)).toHaveText('Monitor');
  const shown = { name: 'changes_shown', properties: { kinds: 2 } };
  await expect.poll(() => events).toContainEqual(expect.objectContaining(shown));
});

test('if the dialog does not load, its page asks the same', async ({ page, complaints }, info) => {
  const { path, name, id } = personFor(info, 10);
  await page.route('**/assets/monitor-*.js', (route) => route.abort());
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expect(page).toHaveURL(new RegExp(`/monitor/${id}$`));
  await expect(main(page).getByRole('heading', { name: `Monitor ${name}` })).toBeVisible();
  complaints.splice(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts a page asks for all of it: address, terms, log-in, relatives, and whether to stop [P4-011 P4-012 P4-028 P4-031 P4-034]', async ({
    page,
    browser,
    complaints,
  }, info) => {
    const { path, name } = personFor(info, 11);
    const known = newAddress('eve');
    const owner = await browser.newContext();
    await makeAccount(owner, { email: known, password: PASSWORD });
    await owner.close();
    const address = main(page).getByRole('textbox', { name: 'Email' });
    const press = (what: string | RegExp) => main(page).getByRole('button', { name: what }).click();
    await page.goto(path);
    await toggle(page).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Monitor ${name}`);
    await address.fill(known);
    await main(page).getByRole('checkbox').check();
    await press('Complete');
    await main(page).getByLabel('Password').fill('not this one');
    await press('Log in');
    await expect(main(page).getByRole('alert')).toHaveText('Incorrect email or password. Please try again.');
    await expect(address).toHaveValue(known);

    await page.goto(path);
    await toggle(page).click();
    await address.fill(newAddress('zoe'));
    await main(page).getByRole('checkbox').check();
    await press('Complete');
    await expect(main(page)).toContainText('open the link in the email we sent you within 7 days');
    await main(page).getByRole('checkbox').first().check();
    await press('Submit');
    await expect(toggle(page)).toHaveText('Monitored');
    await toggle(page).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`You’re monitoring ${name}`);
    await press('Stop Monitoring');
    await expect(toggle(page)).toHaveText('Monitor');
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/);
  });
});

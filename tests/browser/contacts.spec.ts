import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page, TestInfo } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect, expectReadable, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';

// Each test goes through every form of the page.
test.describe.configure({ timeout: 60_000 });

const PAGE = '/account/contact-lists';

/** People whom only one test in one project saves, with phones on record. Each test has its own `number`. */
function peopleFor({ project }: TestInfo, number: 0 | 1 | 2): readonly { path: string; name: string }[] {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT id, full_name AS name FROM person WHERE fill_score BETWEEN 40 AND 60 AND ${isLiving()}
       AND id IN (SELECT person_id FROM phone WHERE line_type = 'Mobile') ORDER BY id DESC LIMIT 12`,
    )
    .all() as { id: string; name: string }[];
  database.close();
  const start = number * 4 + (project.name === 'phone' ? 0 : 2);
  return rows.slice(start, start + 2).map(({ id, name }) => ({ name, path: `/name/-/-/${id}` }));
}

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
/** Waits for what the page says after a form, as long as a slow machine takes. */
const expectSaid = (page: Page, text: string) =>
  expect(main(page).getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 15_000 });
const expectSnackbar = (page: Page, text: string) =>
  expect(page.locator('[popover=manual]').filter({ hasText: text })).toBeVisible({ timeout: 15_000 });
const find = async (page: Page, text: string) => {
  await page.getByLabel('Search these people').fill(text);
  await page.getByRole('button', { name: 'Show' }).click();
};

test('a person who is saved on their page is in My Contacts, until they are removed; failures say so [P1-010 P2-111]', async ({
  page,
  complaints,
}, info) => {
  const [person] = peopleFor(info, 0);
  if (person === undefined) throw new Error('nobody to save');
  await logIn(page, 'smb@example.com');
  await page.goto(person.path);
  await hydrated(page);
  const save = main(page).getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expectSnackbar(page, 'was added to My Contacts.');

  await page.goto(PAGE);
  await find(page, person.name);
  const row = rowOf(page, person.name);
  await expect(row.getByRole('link', { name: `Call ${person.name}` })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expectReadable(page);
  await row.locator('summary').click();
  await row.getByLabel('Your note').fill('Sold me the pickup');
  await row.getByRole('button', { name: 'Save note' }).click();
  await expectSaid(page, 'Note saved.');
  await expect(row).toContainText('Sold me the pickup');

  // By keyboard: remove, and undo.
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: `Remove ${person.name}` }).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Removed from My Contacts.');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectSaid(page, 'Back on your list');
  await expect(row).toContainText('Sold me the pickup');

  // Unsaved on their page, and back with the note.
  await page.goto(person.path);
  await hydrated(page);
  await save.click();
  await expectSnackbar(page, 'was removed from My Contacts.');
  await save.click();
  await expectSnackbar(page, 'was added to My Contacts.');
  await page.goto(PAGE);
  await find(page, 'sold pickup');
  await expect(row).toHaveCount(1);

  // A call that fails: the button is back as it was, and nothing was removed.
  await page.goto(person.path);
  await hydrated(page);
  await page.route('**/api/contact-list/person', (route) => route.fulfill({ status: 500, json: { title: 'no' } }));
  await page.route('**/api/log-error', (route) => route.fulfill({ json: { isDone: true } }));
  const failure = page.waitForResponse('**/api/contact-list/person');
  await save.click();
  await failure;
  await expect(save).toHaveText('Saved');
  await page.goto(PAGE);
  await find(page, person.name);
  await row.locator('summary').click();
  await row.getByRole('button', { name: `Remove ${person.name}` }).click();
  await expectSaid(page, 'Removed from My Contacts.');
  expect(complaints.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
});

test('the files have what the page shows, and never what is masked', async ({ page }, info) => {
  const [open, closed] = peopleFor(info, 1);
  if (open === undefined || closed === undefined) throw new Error('nobody to save');
  await logIn(page, 'smb@example.com');
  for (const { path } of [open, closed]) {
    await page.goto(path);
    await hydrated(page);
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expectSnackbar(page, 'was added to My Contacts.');
  }
  await page.goto(`${PAGE}?q=${encodeURIComponent(open.name)}`);
  const shown = (await rowOf(page, open.name).getByRole('link', { name: 'Call' }).textContent()) ?? '';
  for (const [name, ending] of [
    ['Export as CSV', 'csv'],
    ['Export as vCard', 'vcf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^my-contacts-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain(shown);
    expect(text).toContain(open.name);
    expect(text).not.toContain(closed.name);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, people are saved, listed, moved, searched and removed', async ({ page, complaints }, info) => {
    const [person] = peopleFor(info, 2);
    if (person === undefined) throw new Error('nobody to save');
    const list = `Neighbors on ${info.project.name}`;
    await page.goto(PAGE);
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Faccount%2Fcontact-lists/);
    await logIn(page, 'smb@example.com');
    await page.goto(person.path);
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto(PAGE);

    await page.getByLabel('New list').fill(' ');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByLabel('New list')).toHaveAccessibleDescription('Please enter a name for the list.');
    // The page with what is wrong is a 400, which the browser notes.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByLabel('New list').fill(list);
    await page.getByRole('button', { name: 'Create list' }).click();
    await expectSaid(page, 'List created.');
    await expect(main(page)).toContainText('Nobody on this list yet');

    await page.getByRole('link', { name: /^All lists/ }).click();
    await find(page, person.name);
    const row = rowOf(page, person.name);
    await row.locator('summary').click();
    await row.getByLabel('Move to').selectOption(list);
    await row.getByRole('button', { name: 'Move', exact: true }).click();
    await expectSaid(page, 'Moved.');
    await expect(row).toContainText(`in ${list}`);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('link', { name: new RegExp(`^${list}`) }).click();
    await expect(row).toBeVisible();
    await page.getByText(`Delete “${list}”`).click();
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expectSaid(page, 'List deleted.');
    await find(page, person.name);
    await expect(row).toBeVisible();
    await row.locator('summary').click();
    await row.getByRole('button', { name: `Remove ${person.name}` }).click();
    await expectSaid(page, 'Removed from My Contacts.');
    await expect(main(page)).toContainText('Nobody matches');
  });
});

test('an account that saved nobody is told how; its page is readable in both color schemes', async ({ page }) => {
  await logIn(page, 'free@example.com');
  await page.goto(PAGE);
  await expect(main(page)).toContainText('Nobody here yet');
  await expectReadable(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

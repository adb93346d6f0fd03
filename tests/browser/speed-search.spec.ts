import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessibilityFaults, expect as expectSoon, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { fillBuyer, fillCard, PAID_CARD, payButton, renewalBox } from '../support/buy-plan.ts';
import { holdScripts, logInAs } from '../support/early-acts.ts';

test.describe.configure({ timeout: 120_000 });
/** Several pages come between: as long as a slow machine takes for that. */
const expect = expectSoon.configure({ timeout: 15_000 });

const PATH = '/account/speed-search';
const CLIENT = '198.51.100.78';
/** Has Speed Search, and no limit on lookups. */
const UNLIMITED = 'smb@example.com';

/** Lines of the test population: names that one person and several people of a place have. */
function knownLines(): { readonly clear: readonly string[]; readonly several: string } {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const linesOf = (having: string) =>
    database
      .prepare(
        `SELECT p.first_name || ' ' || p.last_name || ', ' || l.city || ', ' || l.state_code AS line
         FROM person p JOIN place l ON l.id = p.current_place_id
         WHERE p.is_dead = 0 AND p.fill_score > 60 AND LENGTH(p.first_name) > 3
         GROUP BY p.first_name, p.last_name, l.id HAVING ${having} ORDER BY line DESC LIMIT 2`,
      )
      .all()
      .map(({ line }) => String(line));
  const known = { clear: linesOf('COUNT(*) = 1'), several: linesOf('COUNT(*) BETWEEN 2 AND 6')[0] ?? '' };
  database.close();
  return known;
}

const { clear, several } = knownLines();
const list = (page: Page) => page.getByLabel('Names or phone numbers, one on each line');
const file = (page: Page) => page.getByLabel('Or a CSV file');
const lookUp = (page: Page) => page.getByRole('button', { name: 'Look up this list' });
const results = (page: Page) => page.getByRole('heading', { level: 1, name: 'Results' });
const row = (page: Page, line: string) => page.getByRole('listitem').filter({ hasText: `You wrote: ${line}` });
const csvOf = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^speed-search-\d{4}-\d\d-\d\d\.csv$/);
  return readFileSync(await download.path(), 'utf8');
}

test('a visitor starts Speed Search, looks up a list, chooses who was meant, and downloads what was found', async ({
  page,
}, info) => {
  await page.goto(PATH);
  await expect(page.getByRole('main')).toContainText('Speed Search, $14.99 a month');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'Start Speed Search' }).click();
  await fillBuyer(page, `speed-${info.project.name}-${info.testId}@example.com`);
  await fillCard(page, PAID_CARD);
  await renewalBox(page).check();
  await expect(payButton(page)).toHaveAccessibleName('Pay $14.99 and start Speed Search');
  await payButton(page).click();
  await expect(page.getByText('You started Speed Search')).toBeVisible();

  await page.goto(PATH);
  await hydrated(page);
  await expect(page.getByText('50 of 50 lookups left')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const [first = ''] = clear;
  await list(page).fill(`${first}\n${several}\nZzyzx Nobodyatall, Bend, OR\n???`);
  await expect(page.getByText('4 of 50 lines')).toBeVisible();
  await lookUp(page).click();

  await expect(results(page)).toBeVisible();
  expect(page.url()).toMatch(/\/account\/speed-search$/);
  await expect(page.getByText('1 of 4 lines found. 1 lookup used, 49 of 50 lookups left')).toBeVisible();
  await expect(row(page, first)).toContainText('1 lookup used');
  await expect(row(page, several)).toContainText('Who did you mean?');
  await expect(row(page, 'Zzyzx')).toContainText('We found nobody.');
  await expect(row(page, '???')).toContainText('neither a name nor a ten-digit phone number');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  // The free page of somebody it may mean uses no lookup: the counts below stay as they are.
  const [free] = await Promise.all([
    page.waitForEvent('popup'),
    row(page, several)
      .getByRole('link', { name: /^Free page of / })
      .last()
      .click(),
  ]);
  await expect(free.getByRole('heading', { level: 1 })).toBeVisible();
  expect(free.url()).toContain('?stub=true');
  await free.close();

  // Nothing is chosen for the reader; by keyboard the first key chooses.
  const choices = row(page, several).getByRole('radio');
  await expect(row(page, several).getByRole('radio', { checked: true })).toHaveCount(0);
  await choices.first().focus();
  await page.keyboard.press('Space');
  await expect(choices.first()).toBeChecked();
  await page.getByRole('button', { name: 'Open the people I chose' }).click();
  await expect(page.getByText('2 of 4 lines found. 1 lookup used, 48 of 50 lookups left')).toBeVisible();
  await expect(row(page, first)).toContainText('No lookup used');
  await expect(row(page, several)).toContainText('1 lookup used');

  const table = await downloaded(page);
  expect(table.split('\r\n')).toHaveLength(6);
  expect(table).toMatch(/^\uFEFFYour line,Result,Name,/);
  expect(table).toContain(`"${first}",Found,`);
  // Neither the download nor the page of somebody who was found uses a lookup.
  const [person] = await Promise.all([page.waitForEvent('popup'), row(page, first).getByRole('link').first().click()]);
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(PATH);
  await expect(page.getByText('48 of 50 lookups left')).toBeVisible();
});

test('a CSV file becomes lines of the list, and one that cannot be read says why', async ({ page }) => {
  await logInAs(page, UNLIMITED, CLIENT);
  await page.goto(PATH);
  await hydrated(page);
  await list(page).fill('(503) 555-0142');
  await file(page).setInputFiles(
    csvOf('\uFEFFCity;Full Name;State\r\nBend;"Ostrowski, Maya";OR\r\nSalem;June Li;OR\r\n'),
  );
  await expect(page.getByText('Lines added from your file: 2.')).toBeVisible();
  await expect(list(page)).toHaveValue('(503) 555-0142\nMaya Ostrowski, Bend, OR\nJune Li, Salem, OR');
  await expect(page.getByText('3 of 50 lines')).toBeVisible();

  await file(page).setInputFiles({ ...csvOf(''), buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) });
  await expect(page.getByText('This file is not text.')).toBeVisible();
  await file(page).setInputFiles(csvOf('x'.repeat(70_000)));
  await expect(page.getByText('This file is larger than 64 KB.')).toBeVisible();
  await expect(list(page)).toHaveValue(/^\(503\) 555-0142\n/);

  await list(page).fill(Array.from({ length: 51 }, (_, at) => `Name Number ${at}`).join('\n'));
  await expect(page.getByText('51 of 50 lines')).toBeVisible();
});

test('a file that is chosen before the scripts are there becomes lines once they are, or is sent with the form', async ({
  page,
}) => {
  await logInAs(page, UNLIMITED, CLIENT);
  const { release } = await holdScripts(page, 'every script');
  await page.goto(PATH, { waitUntil: 'commit' });
  await file(page).setInputFiles(csvOf('Name\nMaya Ostrowski'));
  release();
  await expect(list(page)).toHaveValue('Maya Ostrowski');
  await expect(page.getByText('1 of 50 lines')).toBeVisible();

  await page.route('**/assets/typeahead-*.js', () => {});
  await page.goto(PATH);
  await file(page).setInputFiles(csvOf('Zzyzx Nobodyatall'));
  await lookUp(page).click();
  await expect(row(page, 'Zzyzx Nobodyatall')).toContainText('We found nobody.');
});

test('a plan without Speed Search leads to its change', async ({ page }) => {
  await logInAs(page, 'premium@example.com', CLIENT);
  await page.goto(PATH);
  await expect(page.getByRole('navigation', { name: 'Your account' }).getByText('Speed Search')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Change your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Speed Search' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is sent with the form, errors keep the list, and choices and the download work', async ({
    page,
    complaints,
  }) => {
    await logInAs(page, UNLIMITED, CLIENT);
    await page.goto(PATH);
    await lookUp(page).click();
    await expect(page.getByText('Please enter at least one name or phone number.')).toBeVisible();

    const long = Array.from({ length: 60 }, (_, at) => `Name Number ${at}`).join('\n');
    await list(page).fill('June Li');
    await file(page).setInputFiles(csvOf(long));
    await lookUp(page).click();
    await expect(page.getByText('This list has 61 lines')).toBeVisible();
    await expect(list(page)).toHaveValue(`June Li\n${long}`);

    const [, second = ''] = clear;
    await list(page).fill(several);
    await file(page).setInputFiles(csvOf(second));
    await lookUp(page).click();
    await expect(results(page)).toBeVisible();
    await expect(row(page, second)).toContainText('Phones');
    await row(page, several).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Open the people I chose' }).click();
    await expect(page.getByText('2 of 2 lines found.')).toBeVisible();
    expect(await downloaded(page)).toContain(`"${several}",Found,`);
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/400/), expect.stringMatching(/400/)]);
  });
});

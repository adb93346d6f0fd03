import type { Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';
import { logInAs } from '../support/early-acts.ts';
import { openFilledDatabase } from '../support/sqlite-database.ts';

// Limits count by client address: each project is its own visitor.
test.beforeEach(async ({ page }, { project }) => {
  await page.setExtraHTTPHeaders({ 'x-local-client': project.name === 'phone' ? '198.51.100.63' : '198.51.100.163' });
});

/** Whose log-ins count together. */
const CLIENT = '198.51.100.64';

interface Line {
  readonly number: string;
  readonly full_name: string;
  readonly id: string;
}

/** Only in a crowd is a hidden number on record for everybody (phone-search/crowds.ts). */
const IN_CROWD = `EXISTS (SELECT 1 FROM hidden_number_count c
  WHERE c.area_code = substr(f.number, 1, 3) AND c.line_type = f.line_type AND c.numbers >= 50)`;
const OF_ONE = 'NOT EXISTS (SELECT 1 FROM phone o WHERE o.number = f.number AND o.person_id <> f.person_id)';

/** The first year in which nobody is born who counts as dead by age alone. */
const OLDEST = new Date().getUTCFullYear() - 100;

/** The n-th number of a kind in the test database that only one person has, a living adult. */
async function lineOf(where: string, n: number): Promise<Line> {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const row = await openFilledDatabase(peopleFile)
    .prepare(
      `SELECT f.number, p.full_name, p.id FROM phone f JOIN person p ON p.id = f.person_id
       WHERE ${where} AND ${OF_ONE} AND p.birth_year BETWEEN ?2 AND 1999 AND p.is_dead = 0 ORDER BY f.number LIMIT 1 OFFSET ?1`,
    )
    .bind(n, OLDEST)
    .first<Line>();
  if (row === null) throw new Error(`no number of a person alone: ${where}`);
  return row;
}

/** What one width has opened stays open: the other one takes other numbers. */
const ofProject = ({ name }: { readonly name: string }, n: number): number => (name === 'phone' ? n : n + 10);

const pathOf = ({ number }: Pick<Line, 'number'>) =>
  `/phone/1-${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
const headingOf = ({ number }: Pick<Line, 'number'>) =>
  `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;

async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('a publicly listed number names its owner, to search engines too', async ({ page }) => {
  const line = await lineOf("f.is_listed = 1 AND f.line_type = 'Landline'", 3);
  await page.goto(pathOf(line));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(line));
  await expect(page.getByText(/^Listed landline · area code of .+$/)).toBeVisible();
  await expect(page.getByText('listed in a public directory, so who has it is free to see')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathOf(line)}$`));
  await expectSound(page);
  await page.getByRole('link', { name: line.full_name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${line.id}$`));
  // And back: the person's page links to the number, in a list that may be folded.
  await expect(page.locator(`a[href="${pathOf(line)}"]`).first()).toBeAttached();
});

const owners = (page: Page) => page.getByRole('region', { name: 'Who has this number', exact: true });
const show = (page: Page) => owners(page).getByRole('button', { name: /^Show who it is/ });

test('of a hidden number a free reader learns that it is on record, and what a plan would show [F2-13]', async ({
  page,
}) => {
  const line = await lineOf(`f.line_type = 'Mobile' AND ${IN_CROWD}`, 5);
  const answer = await page.goto(pathOf(line));
  const html = (await answer?.text()) ?? '';
  expect(html).not.toContain(line.id);
  expect(html).not.toContain(line.full_name);
  await hydrated(page);
  await expect(page.getByText(/^Cell phone · area code of .+$/)).toBeVisible();
  await expect(owners(page)).toContainText('One lookup shows who it is. If we find nobody, you use none.');
  await expect(owners(page).getByRole('link', { name: /^See who it is/ })).toHaveAttribute(
    'href',
    /^\/checkout\/phone-summary\?.*wp_source=phone/,
  );
  await expect(show(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSound(page);
  // It is in this browser's history once the code after hydration has run.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(pathOf(line));
  await page.goto('/reverse-phone');
  await expect(page.getByRole('link', { name: headingOf(line) })).toBeVisible();
});

test('a subscriber sees what it costs to learn who has a number, and opens it once [F2-13]', async ({ page }, {
  project,
}) => {
  const line = await lineOf("f.line_type = 'Mobile'", ofProject(project, 7));
  await logInAs(page, 'speed@example.com', CLIENT);
  await page.goto(pathOf(line));
  expect(await page.content()).not.toContain(line.id);
  const cost = (await show(page).textContent()) ?? '';
  const left = Number(/^Show who it is \(uses 1 of your (\d+) lookups\)$/.exec(cost)?.[1]);
  expect(left).toBeGreaterThan(2);
  await expectSound(page);
  // Another tab has the same button, which means the same person.
  const other = await page.context().newPage();
  await other.goto(pathOf(line));
  await show(page).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(line)}#owners$`));
  await expect(owners(page).getByRole('link', { name: line.full_name })).toBeVisible();
  await expect(owners(page)).toContainText('Everybody we can show for this number is shown.');
  await expectSound(page);
  await show(other).click();
  await expect(owners(other).getByRole('link', { name: line.full_name })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(owners(page).getByRole('link', { name: line.full_name })).toBeVisible();
  // One was used, and the page of the person is open, too.
  await page.goto(pathOf(await lineOf("f.line_type = 'Mobile'", ofProject(project, 8))));
  await expect(show(page)).toHaveText(`Show who it is (uses 1 of your ${left - 1} lookups)`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a business opens who has a number, which its plan includes [F2-13]', async ({ page }, { project }) => {
    const line = await lineOf("f.line_type = 'Mobile'", ofProject(project, 9));
    await logInAs(page, 'smb@example.com', CLIENT);
    await page.goto(pathOf(line));
    await expect(owners(page)).toContainText('Included in your plan.');
    await show(page).press('Enter');
    await expect(owners(page).getByRole('link', { name: line.full_name })).toBeVisible();
  });
});

test('a partial number lists listed landlines, an unknown number says so, and too few digits ask for more [F2-13]', async ({
  page,
}) => {
  const line = await lineOf("f.is_listed = 1 AND f.line_type = 'Landline'", 9);
  await page.goto(paths.phone({ phone: line.number.slice(0, 7) }));
  await expect(page.getByText(/landlines? in a public directory match(?:es)?\.$/)).toBeVisible();
  await expect(page.getByText(/other numbers on record match\./)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: headingOf(line) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(line));
  await expect(owners(page).getByRole('link', { name: line.full_name })).toBeVisible();

  await page.goto('/phone/1-200-555-0199');
  await expect(owners(page)).toContainText('We do not say which.');
  await expectSound(page);

  const short = await page.goto('/phone/503');
  expect(short?.status()).toBe(200);
  const field = page.getByRole('main').getByLabel('Phone number');
  await expect(field).toHaveValue('(503) XXX-XXXX');
  await expect(page.getByText(/too many numbers match\. Replace 4 of the X’s/)).toBeVisible();
  await expectSound(page);
  await field.fill(line.number);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathOf(line)}$`));
});

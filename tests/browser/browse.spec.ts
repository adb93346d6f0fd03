import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { type StateCode, US_STATES } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, sidewaysScroll, test } from '../support/browser.ts';
import { isLiving } from '../support/living.ts';

const person = inBigCity();
const { city, lastName } = person;
const place = `${city}, ${person.stateCode}`;
const state = US_STATES[person.stateCode];
/** A letter with many last names, which fill several pages. */
const LONG_LETTER = 'M';

interface Listed {
  readonly id: string;
  readonly fullName: string;
  readonly lastName: string;
  readonly city: string;
  readonly stateCode: StateCode;
}

/** Somebody in the biggest city, whose people fill several pages, with a last name whose people fill only one. */
function inBigCity(): Listed {
  const database = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = database
    .prepare(
      `SELECT p.id, p.full_name AS fullName, p.last_name AS lastName, l.city, l.state_code AS stateCode
       FROM person p JOIN place l ON l.id = p.current_place_id
       WHERE l.id = (SELECT place_id FROM place_count ORDER BY people DESC, place_id LIMIT 1)
         AND ${isLiving('p')} AND p.fill_score >= ${INDEXABLE_FILL_SCORE}
         AND p.suffix IS NULL AND p.full_name NOT GLOB '*[^A-Za-z ]*' AND p.last_name GLOB '[A-Z]??*'
         AND substr(p.last_name, 2) NOT GLOB '*[^a-z]*'
         AND p.last_name IN (SELECT last_name FROM person GROUP BY last_name HAVING COUNT(*) < 50)
       ORDER BY p.id LIMIT 1`,
    )
    .get() as Listed | undefined;
  database.close();
  if (row === undefined) throw new Error('nobody with a plain, rare last name lives in the biggest city');
  return row;
}

const main = (page: Page): Locator => page.getByRole('main');
const letter = (page: Page, text: string): Locator =>
  main(page).getByRole('link', { name: `Last names that start with ${text}`, exact: true });
/** A name or place in a list, with its number of people. */
const counted = (page: Page, text: string): Locator =>
  main(page).getByRole('link', { name: new RegExp(`^${text} [\\d,]+ (?:person|people)$`) });
const parts = (page: Page): Locator => page.getByRole('navigation', { name: 'Parts of this list' }).getByRole('link');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The person in a list of people. */
const line = (page: Page): Locator => main(page).locator(`a[href*="${person.id}"]`);

async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

async function openLetter(page: Page, text: string): Promise<void> {
  await letter(page, text).click();
  await expect(heading(page)).toHaveText(`Last names that start with ${text}`);
}

/** Unfolds the group that has the person. */
async function unfold(page: Page): Promise<void> {
  const group = main(page)
    .locator('details')
    .filter({ has: line(page) });
  if ((await group.count()) > 0 && (await group.getAttribute('open')) === null) await group.locator('summary').click();
  await expect(line(page)).toBeVisible();
}

/** From the page of a city to the one that has the person: by the letter, and on if the letter goes on. */
async function turnToLetter(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: `People whose last name starts with ${lastName.charAt(0)}` })
    .click();
  await page.waitForURL(/#people/);
  while ((await line(page).count()) === 0) {
    const number = new URL(page.url()).searchParams.get('page');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('page') !== number);
  }
}

/** Goes through the parts of a list until one shows the entry. */
async function turnTo(page: Page, entry: Locator): Promise<void> {
  const hrefs = await parts(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs.slice(1)) {
    if ((await entry.count()) > 0) break;
    await page.locator(`nav a[href="${href}"]`).first().click();
    await page.waitForURL(({ pathname, search }) => pathname + search === href);
  }
  await expect(entry).toHaveCount(1);
}

async function openPerson(page: Page): Promise<void> {
  await expect(main(page).getByText(/not a consumer reporting agency/)).toBeVisible();
  await expect(main(page).getByText('Is your name here?')).toBeVisible();
  await line(page).click();
  await expect(heading(page)).toHaveText(person.fullName);
}

test('a person is found from home by letter and last name, and a long list is split into parts', async ({
  page,
  complaints,
}) => {
  await page.goto(paths.home());
  await openLetter(page, LONG_LETTER);
  await expectSound(page);
  await parts(page).last().click();
  await expect(page).toHaveURL(/\/directory\/name\/m\?page=\d+$/);
  await expect(parts(page).last()).toHaveAttribute('aria-current', 'true');
  await openLetter(page, lastName.charAt(0));
  await turnTo(page, counted(page, lastName));
  await counted(page, lastName).click();
  await expect(heading(page)).toHaveText(`People named ${lastName}`);
  await expect(main(page).getByRole('heading', { name: 'Where they live' })).toBeVisible();
  await expectSound(page);
  await unfold(page);
  expect((await page.goto(paths.directoryName({ lastName, page: 999 })))?.status()).toBe(404);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/404/)]);
});

test('a person is found from search by state and city, and a name search there keeps the place', async ({ page }) => {
  await page.goto(paths.peopleSearch());
  await expectSound(page);
  await counted(page, state).click();
  await expect(heading(page)).toHaveText(`White pages for ${state}`);
  await counted(page, city).click();
  await expect(heading(page)).toHaveText(`People in ${city}, ${state}`);
  await expect(main(page).getByRole('heading', { name: 'Nearby' })).toBeVisible();
  await expectSound(page);
  await turnToLetter(page);
  await unfold(page);
  await expectSound(page);
});

test('the footer leads to the white pages of every state, and a place that is typed there to its own', async ({
  page,
  complaints,
}) => {
  await page.goto(paths.home());
  await page.getByRole('contentinfo').getByRole('link', { name: 'White pages' }).click();
  await expect(heading(page)).toHaveText('White pages by state');
  await expectSound(page);
  await expect(counted(page, state)).toBeVisible();
  await main(page).getByLabel('City, state or ZIP').fill(place);
  await main(page).getByRole('button', { name: 'Find the place' }).click();
  await expect(heading(page)).toHaveText(`People in ${city}, ${state}`);
  await page.goto(`${paths.whitePagesHome()}?location=`);
  await expect(main(page).getByText('Enter a city, a state or a ZIP code.')).toBeVisible();
  await expectSound(page);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/400/)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('letters, states and pages of lists are plain links', async ({ page }) => {
    await page.goto(paths.home());
    await page.getByText('Or by state').click();
    await counted(page, state).click();
    await counted(page, city).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/white-pages\/[a-z-]+\?page=2$/);
    await expect(main(page).getByText(/not a consumer reporting agency/)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'White pages' }).click();
    await expect(heading(page)).toHaveText('White pages by state');
    await main(page).getByRole('link', { name: 'Browse by last name' }).click();
    await openLetter(page, lastName.charAt(0));
    await turnTo(page, counted(page, lastName));
    await counted(page, lastName).click();
    await unfold(page);
    await openPerson(page);
  });
});

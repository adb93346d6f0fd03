import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { BROWSE_PAGE_SIZE } from '../../shared/contract/finding/browse.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { openFilledDatabase } from '../support/sqlite-database.ts';

test.describe.configure({ timeout: 90_000 });

const OWNER = `/name/-/-/${lookAt('a full page').id}`;
const LOOKS = [
  { colorScheme: 'light' as const, width: null },
  { colorScheme: 'dark' as const, width: 768 },
];

interface Place {
  readonly city: string;
  readonly stateCode: string;
  readonly properties: number;
  /** of most of its properties */
  readonly zip: string;
}

/** The place with most properties: they fill more than one page. */
async function placeOfManyProperties(): Promise<Place> {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const place = await openFilledDatabase(peopleFile)
    .prepare(
      `SELECT l.city, l.state_code AS stateCode, c.properties,
         (SELECT y.zip5 FROM property y WHERE y.city = l.city AND y.state_code = l.state_code
          GROUP BY y.zip5 ORDER BY COUNT(*) DESC, y.zip5 LIMIT 1) AS zip
       FROM place_count c JOIN place l ON l.id = c.place_id ORDER BY c.properties DESC LIMIT 1`,
    )
    .first<Place>();
  if (place === null || place.properties <= BROWSE_PAGE_SIZE) throw new Error('no place has two pages of properties');
  return place;
}

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** A state or city in a list, with its number of properties. */
const counted = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${text} [\\d,]+ propert(?:y|ies)$`) });

const UNTOLD = 'No details on record';
/** What tells a home in a list: '3 beds · 1,800 sq ft · built 1962', as far as it is on record. */
const TOLD = new RegExp(
  `^(?:${UNTOLD}|(?:(?:\\d+\\sbeds?|studio)(?: · |$))?(?:[\\d,]+00\\ssq\\sft(?: · |$))?(?:built\\s\\d{4})?)$`,
);

/** The letter of the forecast with what it means and how it is made, or that there is none. */
async function expectGrade(page: Page): Promise<void> {
  const grade = page.getByRole('region', { name: 'Forecast appreciation' });
  await expect(grade).toContainText(/Grade (?:A\+|[ABCDF])\s*Forecast gain in value over 5 years: |No grade/);
  if (await grade.getByText('No grade').isVisible()) return;
  await expect(grade).toContainText('This is a forecast');
  await grade.getByText('How the grade is calculated').press('Enter');
  await expect(grade.getByText('(this home)')).toBeVisible();
}

/** The page of a property owned by the person with a full page. */
async function propertyOf(page: Page): Promise<string> {
  const html = await (await page.request.get(OWNER)).text();
  const path = /href="(\/property\/[a-z0-9]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('nothing is owned');
  return path;
}

/**
 * In light mode at the project's width, in dark mode at 768 px too: nothing scrolls sideways, nothing is out of reach.
 */
async function looksRight(page: Page): Promise<void> {
  const { width: own = 0, height = 0 } = page.viewportSize() ?? {};
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: width ?? own, height });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: own, height });
}

test('property search leads by keyboard to a place, a street and a house without its number', async ({
  page,
  complaints,
}) => {
  await page.goto('/property');
  await hydrated(page);
  const place = page.getByLabel('City, state or ZIP', { exact: true }).and(page.locator('main input'));
  await place.fill('Atlantis');
  await place.press('Enter');
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(/No property is on record in “Atlantis”/);
  await looksRight(page);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/404/)]);

  const { city, stateCode } = await placeOfManyProperties();
  await place.fill(`${city}, ${stateName(stateCode)}`.toLowerCase());
  await place.press('Enter');
  await expect(page).toHaveURL(paths.propertySearch({ location: `${city}, ${stateCode}` }));
  await expect(page).toHaveTitle(`Property in ${city}, ${stateName(stateCode)} | Porchlight`);
  await hydrated(page);
  await looksRight(page);

  // Homes are told apart without their numbers; a street with several opens by keyboard.
  const streets = page.getByRole('region', { name: 'Streets' });
  const folded = streets.locator('details:not([open])').first();
  const street = (await folded.locator('summary > span').textContent()) ?? '';
  await folded.locator('summary').press('Enter');
  const first = streets.locator('details', { hasText: street }).getByRole('link').first();
  await expect(first).toBeVisible();
  const line = (await first.getAttribute('aria-label'))?.replace(/^(?:\d+ of \d+ on )?.*?: /, '') ?? '';
  expect(line).toMatch(TOLD);
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A home on ${street}`);
  if (line !== UNTOLD) await expect(page.getByText(`${city}, ${stateName(stateCode)} · ${line}`)).toBeVisible();
  await expectGrade(page);
  await expect(page).toHaveTitle(`${street}, ${city}, ${stateCode} | Property | Porchlight`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  );
  await hydrated(page);
  await looksRight(page);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('link', { name: 'Open the property report' })).toHaveAttribute(
    'href',
    `/checkout/property-summary?wp_content=property&wp_source=property&wp_medium=onepages&funnelType=default&propertyUrl=${encodeURIComponent(path)}`,
  );

  // This browser keeps the reader's recent places and shows them in the next place search.
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('search-history') ?? '[]') as object[]);
  await expect
    .poll(kept)
    .toEqual([
      expect.objectContaining({ type: 'related-property', path, label: street, place: `${city}, ${stateCode}` }),
    ]);
  // Phones have one step back in place of the breadcrumbs.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Property', exact: true }).click();
  await expect(page).toHaveURL(/\/property$/);
  const recent = page.getByRole('region', { name: 'Where you left off' });
  await expect(recent.getByRole('link', { name: street })).toHaveAttribute('href', path);
});

test('the list of a city fits a few screens of a phone, and a sample of the report is one step from a property', async ({
  page,
}) => {
  const { city, stateCode } = await placeOfManyProperties();
  await page.goto(paths.propertySearch({ location: `${city}, ${stateCode}` }));
  // Without the foot of the site, which every page has.
  const { height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  expect(height).toBeLessThan(3_000);
  const links = page.getByRole('main').locator('a[href^="/property/"]');
  expect(await links.count()).toBe(BROWSE_PAGE_SIZE);

  await page.goto((await links.first().getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'See a sample' }).click();
  await expect(page.getByText('Sample report. This person is invented')).toBeVisible();
  await expect(page.getByText('Basic Property Information').first()).toBeVisible();
});

test('someone who unlocked an owner’s report reads the whole page; a subscriber is led to the plan', async ({
  page,
}) => {
  const path = await propertyOf(page);
  await logIn(page, 'bg@example.com');
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^\d+ /);
  const report = main.getByRole('region', { name: 'Property report' });
  await expect(report.getByRole('heading', { level: 3 })).toHaveText([
    'Basic Property Information',
    'Tax Assessment Information',
    'Mortgage and Transaction Information',
  ]);
  await expect(report.getByText('Sale amount').first()).toBeVisible();
  // Who is on the line is in the report, opened by a touch.
  const line = main.getByRole('region', { name: 'Owners and sales on one line' });
  await expect(line.getByRole('link').first()).toHaveAttribute('href', '#owner-1');
  await line.getByText('Show as a list').click();
  await expect(line.getByText(/years?$|under a year$|owns it now/).first()).toBeVisible();
  await expect(main.getByText('“Not in this record” does not mean none or zero.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^(Get|Open) the property report/ })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Forecast appreciation' })).toContainText(/Score \d+ of 100|No grade/);
  await looksRight(page);
  // The latest transfer is open; the others open by keyboard.
  const second = report.locator('details').nth(1);
  await second.locator('summary').press('Enter');
  await expect(second.getByText('Document type')).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, 'premium@example.com');
  await page.goto(path);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/\d/);
  await expect(main.getByRole('link', { name: 'Open the property report' })).toHaveAttribute(
    'href',
    /^\/billing\/manage-plan\?.*propertyUrl=%2Fproperty%2F\w+&property=true$/,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('places are found, lists have pages, and a property page is complete', async ({ page }) => {
    await page.goto('/property');
    const { city, stateCode, zip } = await placeOfManyProperties();
    const state = stateName(stateCode);
    await counted(page, state).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Property in ${state}`);
    await counted(page, city).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(paths.propertySearch({ location: `${city}, ${stateCode}`, page: 2 }));
    await expect(page.getByRole('navigation', { name: 'Parts of this list' }).locator('[aria-current]')).toHaveCount(1);
    const last = page.getByRole('region', { name: 'Streets' }).locator('details').last();
    await last.locator('summary').click();
    await last.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'What the report holds' })).toBeVisible();
    await expectGrade(page);
    await expect(page.getByRole('link', { name: 'Open the property report' })).toBeVisible();
    await page.goto(`/property?location=${zip}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Property in ${city}, ${state}`);
    await expect(page.getByText('nobody is listed here')).toHaveCount(0);
  });
});

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

  const first = page.locator('main a[href^="/property/"]').first();
  const name = await first.evaluate((link) => link.getAttribute('aria-label') ?? link.textContent);
  const street = name?.replace(/^Home \d+ of \d+ on /, '') ?? '';
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
  await expect(page).toHaveTitle(`${street}, ${city}, ${stateCode} | Property | Porchlight`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  );
  await hydrated(page);
  await looksRight(page);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('link', { name: 'Get the property report' })).toHaveAttribute(
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
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Property' }).click();
  await expect(page).toHaveURL(/\/property$/);
  const recent = page.getByRole('region', { name: 'Where you left off' });
  await expect(recent.getByRole('link', { name: street })).toHaveAttribute('href', path);
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
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Basic Property Information',
    'Tax Assessment Information',
    'Mortgage and Transaction Information',
  ]);
  await expect(main.getByText('Sale amount')).toBeVisible();
  await expect(main.getByText('“Not in this record” does not mean none or zero.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^(Get|About) the property report/ })).toHaveCount(0);
  await looksRight(page);
  // The latest transfer is open; the others open by keyboard.
  const second = main.locator('details').nth(1);
  await second.locator('summary').press('Enter');
  await expect(second.getByText('Document type')).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, 'premium@example.com');
  await page.goto(path);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/\d/);
  await expect(main.getByRole('link', { name: 'Get the property report' })).toHaveAttribute(
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
    await page.locator('main a[href^="/property/"]').last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Property report' })).toBeVisible();
    await expect(page.getByText('This report holds:')).toBeVisible();
    await page.goto(`/property?location=${zip}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Property in ${city}, ${state}`);
    await expect(page.getByText('nobody is listed here')).toHaveCount(0);
  });
});

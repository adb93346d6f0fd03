import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';

const home = someHome();
const PATH = paths.address({ street: home.line1, location: home.place, id: home.id });

interface Home {
  readonly id: string;
  /** with the house number that a free reader must know */
  readonly line1: string;
  readonly place: string;
  /** who lives there */
  readonly personId: string;
  readonly fullName: string;
}

/** A house with a property record, of whose residents, now and before, every age is known and nobody has died. */
function someHome(): Home {
  const db = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = db
    .prepare(
      `SELECT r.address_id AS id, r.house_number || ' ' || r.street AS line1, r.city || ', ' || r.state_code AS place,
         p.id AS personId, p.full_name AS fullName
       FROM residence r JOIN person p ON p.id = r.person_id
       WHERE r.is_current = 1 AND r.unit IS NULL AND r.pnp_id IS NOT NULL AND r.is_address_id_late = 0
         AND p.fill_score = 100 AND p.full_name NOT GLOB '*[^A-Za-z ]*'
         AND r.street NOT GLOB '*[^A-Za-z ]*' AND r.city NOT GLOB '*[^A-Za-z ]*'
         AND NOT EXISTS (SELECT 1 FROM residence o JOIN person n ON n.id = o.person_id
           WHERE o.address_id = r.address_id AND (n.is_dead = 1 OR ifnull(n.birth_year, 0) < 1940))
       ORDER BY p.id LIMIT 1`,
    )
    .get() as Home | undefined;
  db.close();
  if (row === undefined) throw new Error('no home has only residents of known ages');
  return row;
}

async function logIn(page: Page, email: string): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

async function search(page: Page, street: string, place: string): Promise<void> {
  const form = page.getByRole('main').getByRole('search');
  await form.getByLabel('Street with house number').fill(street);
  await form.getByLabel('City, state or ZIP').fill(place);
  await form.getByRole('button', { name: 'Search' }).click();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const residents = (page: Page) => page.getByRole('region', { name: /^Who live[sd] here/ });

test('an anonymous reader finds an address from the parts they know, and nobody is named', async ({ page }) => {
  await page.goto('/address-search');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await search(page, home.line1.toLowerCase(), home.place.replace(',', '').toLowerCase());

  await expect(title(page)).toHaveText(home.line1);
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expect(residents(page).getByRole('listitem').first()).toContainText(/^\S\. \S\.(?:In their|65 or older|Age)/);
  await expect(residents(page).getByText('Names are part of Premium.')).toBeVisible();
  await expect(residents(page).getByRole('link', { name: 'See the residents' })).toHaveAttribute(
    'href',
    /^\/checkout\/phone-summary\?.*funnelType=address&addressId=/,
  );
  await expect(page.getByRole('main').locator('a[href^="/name/"], a[href^="/address/"]')).toHaveCount(0);
  expect(await page.content()).not.toContain(home.personId);
  await expect(page.getByRole('img', { name: `Map of ${home.place}, approximate area` })).toBeVisible();
  await expect(page.getByRole('main').getByText(/not a consumer reporting agency/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-history'))).toContain(`"type":"address"`);
  await page.goto('/address-search');
  await expect(page.getByRole('main').locator(`a[href="${PATH}"]`)).toContainText(home.line1);
});

test('an address without a record offers next steps, and an invalid one says what is wrong', async ({
  page,
  complaints,
}) => {
  await page.goto('/address-search');
  await search(page, '99999 Nowhere Way', home.place);
  await expect(page.getByRole('heading', { name: 'We have no record of this address' })).toBeVisible();
  await expect(page.getByLabel('Street with house number')).toHaveValue('99999 Nowhere Way');
  const state = home.place.slice(-2);
  await expect(page.getByRole('main').getByRole('link', { name: /^White pages of / })).toHaveAttribute(
    'href',
    paths.whitePages({ location: state }),
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  // A house number that does not match the id is as unknown as a nonexistent address.
  const wrong = await page.request.get(PATH.replace(/\/address\/\d+/, '/address/99999'));
  const unknown = await page.request.get(PATH.replace(home.id, 'Anobody00000'));
  expect([wrong.status(), unknown.status()]).toEqual([404, 404]);

  await page.goto(paths.addressSearch({ street: 'Halyard Ave', location: '1234' }));
  const street = page.getByLabel('Street with house number');
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription(/house number/);
  await expect(page.getByLabel('City, state or ZIP')).toHaveAccessibleDescription(/five digits/);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Chromium logs every 400.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
});

test('a subscriber comes from a person to the page of the address in the same tab, where people are named', async ({
  page,
  context,
}) => {
  await logIn(page, 'unlimited@example.com');
  await page.goto(`/name/-/-/${home.personId}`);
  await page.getByRole('link', { name: home.line1, exact: true }).first().click();
  await expect(title(page)).toHaveText(home.line1);
  expect(context.pages()).toHaveLength(1);
  const own = residents(page).getByRole('link', { name: home.fullName });
  await expect(own).toHaveAttribute('href', new RegExp(`/${home.personId}$`));
  await expect(residents(page).getByText('Premium')).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Map of ${home.place}`, exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an address is found and read', async ({ page }) => {
    await page.goto('/address-search');
    await search(page, home.line1, home.place);
    await expect(title(page)).toHaveText(home.line1);
    await expect(residents(page).getByText('Now').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The property' })).toBeVisible();
  });
});

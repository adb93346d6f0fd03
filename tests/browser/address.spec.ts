import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { paths } from '../../shared/urls/paths.ts';
import { streetAnchor } from '../../shared/urls/street-anchor.ts';
import { accessibilityFaults, expect, hydrated, sidewaysScroll, test } from '../support/browser.ts';

const home = someHome();
const place = { street: home.street, location: home.place };
const STREET = paths.street(place);
const LINE1 = `${home.houseNumber} ${home.street}`;
const HOUSE = paths.address({ street: LINE1, location: home.place, id: home.id });

interface Home {
  readonly id: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly place: string;
  /** somebody who lives there, alone among those on record there */
  readonly personId: string;
  readonly fullName: string;
}

/** A house with a property record and one person, now and before, who has no listed landline. */
function someHome(): Home {
  const db = new DatabaseSync(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, { readOnly: true });
  const row = db
    .prepare(
      `SELECT r.address_id AS id, r.house_number AS houseNumber, r.street, r.city || ', ' || r.state_code AS place,
         p.id AS personId, p.full_name AS fullName
       FROM residence r JOIN person p ON p.id = r.person_id
       WHERE r.is_current = 1 AND r.unit IS NULL AND r.pnp_id IS NOT NULL AND r.is_address_id_late = 0
         AND p.fill_score = 100 AND p.is_dead = 0 AND p.birth_year > 1940 AND p.full_name NOT GLOB '*[^A-Za-z ]*'
         AND r.street NOT GLOB '*[^A-Za-z ]*' AND r.city NOT GLOB '*[^A-Za-z ]*'
         AND NOT EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id AND f.is_listed = 1)
         AND (SELECT COUNT(*) FROM residence o WHERE o.house_number = r.house_number AND o.street = r.street
           AND o.place_id = r.place_id) = 1
       ORDER BY p.id LIMIT 1`,
    )
    .get() as Home | undefined;
  db.close();
  if (row === undefined) throw new Error('nobody lives alone in a house with a property record');
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
const asks = (page: Page) => page.getByRole('region', { name: 'Who lives at a house number?' });
const showButton = (page: Page) => residents(page).getByRole('button', { name: /^Show who lives at / });

test('an anonymous reader who searches for a house finds its street, which says nothing of the house', async ({
  page,
}) => {
  await page.goto('/address-search');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await search(page, LINE1.toLowerCase(), home.place.replace(',', '').toLowerCase());

  await expect(title(page)).toHaveText(`${home.street} in ${home.place}`);
  expect(new URL(page.url()).pathname).toBe(STREET);
  await expect(page.getByRole('main').getByText(/homes? on this street are on record/i)).toBeVisible();
  await expect(residents(page)).toHaveCount(0);
  await expect(page.getByText(`You looked up ${home.houseNumber}`)).toBeVisible();
  await expect(asks(page).getByRole('link', { name: 'Start Premium' })).toHaveAttribute(
    'href',
    /^\/checkout\/phone-summary\?.*funnelType=address$/,
  );
  expect(await page.content()).not.toContain(home.personId);
  expect(await page.content()).not.toContain(LINE1);
  await expect(page.getByRole('img', { name: `Map of ${home.place}, approximate area` })).toBeVisible();
  await expect(page.getByRole('main').getByText(/not a consumer reporting agency/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-history'))).toContain(`"type":"address"`);
  await page.goto('/address-search');
  await expect(page.getByRole('main').locator(`a[href="${STREET}"]`)).toContainText(home.street);

  const wrong = await page.request.get(HOUSE.replace(/\/address\/\w+/, '/address/99999'), { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([302, `${STREET}?number=99999`]);
});

test('the page of a street leads to its homes in the list of properties, whose group is then open', async ({
  page,
}) => {
  await page.goto(STREET);
  await page.getByRole('link', { name: `Homes on ${home.street}` }).click();
  await expect(title(page)).toHaveText(/^Property in /);
  const inside = page.locator(`#${streetAnchor(home.street)}`);
  await expect(inside.getByRole('link').first()).toBeVisible();
  await expect(inside).toBeInViewport();
});

test('a street without a record offers next steps, and an invalid address says what is wrong', async ({
  page,
  complaints,
}) => {
  await page.goto('/address-search');
  await search(page, '99999 Nowhere Way', home.place);
  await expect(page.getByRole('heading', { name: 'We have no record of this street' })).toBeVisible();
  await expect(page.getByLabel('Street with house number')).toHaveValue('99999 Nowhere Way');
  const state = home.place.slice(-2);
  await expect(page.getByRole('main').getByRole('link', { name: /^White pages of / })).toHaveAttribute(
    'href',
    paths.whitePages({ location: state }),
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(paths.addressSearch({ street: '2417', location: '1234' }));
  const street = page.getByLabel('Street with house number');
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription(/street/);
  await expect(page.getByLabel('City, state or ZIP')).toHaveAccessibleDescription(/five digits/);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Chromium logs every 400.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
});

test('a subscriber comes from a person to the house in the same tab, and opens who lives there for nothing more', async ({
  page,
  context,
}) => {
  await logIn(page, 'unlimited@example.com');
  await page.goto(`/name/-/-/${home.personId}`);
  await page.getByRole('link', { name: LINE1, exact: true }).first().click();
  await expect(title(page)).toHaveText(LINE1);
  expect(context.pages()).toHaveLength(1);
  // The person was opened a moment ago.
  const resident = residents(page).getByRole('link', { name: home.fullName });
  await expect(resident).toHaveAttribute('href', new RegExp(`/${home.personId}$`));
  await expect(residents(page).getByText('Everybody on record at this address is shown.')).toBeVisible();
  await expect(page.getByRole('img', { name: `Map of ${home.place}`, exact: true })).toBeVisible();
  // The property of the house: what its report holds, its page and where it is sold.
  const property = page.getByRole('region', { name: 'The property' });
  await expect(property.getByRole('heading', { level: 3 })).toHaveText(`${LINE1}, ${home.place}`);
  await expect(property.getByText('This report holds:')).toBeVisible();
  const own = property.getByRole('link', { name: /^Open the property page/ });
  const path = (await own.getAttribute('href')) ?? '';
  await expect(property.getByRole('link', { name: 'Get the property report' })).toHaveAttribute(
    'href',
    new RegExp(`propertyUrl=${encodeURIComponent(path)}`),
  );
  expect((await page.request.get(path)).status()).toBe(200);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('a subscriber sees what the button uses before it names somebody, and that a wrong number uses nothing', async ({
  page,
}) => {
  await logIn(page, 'annual@example.com');
  await page.goto(paths.address({ ...place, street: `99999 ${home.street}` }));
  await expect(title(page)).toHaveText(`99999 ${home.street}`);
  await expect(showButton(page)).toHaveText(/\(uses (?:1 of your \d+ lookups|your last lookup)\)$/);
  const before = await showButton(page).textContent();
  await showButton(page).click();
  await expect(residents(page).getByText('No lookup was used.')).toBeVisible();
  await expect(showButton(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(HOUSE);
  await expect(residents(page).getByRole('link')).toHaveCount(0);
  await expect(showButton(page)).toHaveText(before?.replace('99999', home.houseNumber) ?? '');
  await showButton(page).click();
  await expect(residents(page).getByRole('link', { name: home.fullName })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The property' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a street is found and read, and a subscriber opens a house', async ({ page }) => {
    await page.goto('/address-search');
    await search(page, LINE1, home.place);
    await expect(title(page)).toHaveText(`${home.street} in ${home.place}`);
    await expect(page.getByRole('heading', { name: `Listed on ${home.street}` })).toBeVisible();
    await logIn(page, 'smb@example.com');
    await page.goto(HOUSE);
    await showButton(page).click();
    await expect(residents(page).getByRole('link', { name: home.fullName })).toBeVisible();
  });
});

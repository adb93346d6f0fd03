import type { Page, Route } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';
import { openHeader } from '../support/site-header.ts';

const person = lookAt('full page');
const namesakes = lookAt('namesakes');
const SUGGEST = '**/api/suggest?*';

const nameField = (page: Page, inside: 'banner' | 'main') =>
  page.getByRole(inside).getByLabel('Name, phone or address', { exact: true });
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page, name?: string) => list(page).getByRole('option', name === undefined ? {} : { name });

/** A suggestion of a last name that nobody has, so that a search for it finds nothing and is not remembered. */
const lastName = (text: string) => ({
  suggestions: [{ kind: 'last-name', text, detail: null, people: 7, path: `/name/${text}/-` }],
});

/** Answers that the test releases on demand, by typed text. */
async function holdAnswers(page: Page) {
  const waiting = new Map<string, PromiseWithResolvers<object>>();
  const answerTo = (typed: string) => {
    const answer = waiting.get(typed) ?? Promise.withResolvers<object>();
    waiting.set(typed, answer);
    return answer;
  };
  const asked: string[] = [];
  await page.route(SUGGEST, async (route: Route) => {
    const typed = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(typed);
    // A request the page has aborted takes no answer.
    await route.fulfill({ json: await answerTo(typed).promise }).catch(() => {});
  });
  return { asked, give: (typed: string, json: object) => answerTo(typed).resolve(json) };
}

test('arrow keys move through suggestions in the header and open a person', async ({ page }) => {
  await page.goto(`/name/${namesakes.fullName.replaceAll(' ', '-')}/-`);
  await hydrated(page);
  const field = nameField(page, 'banner');
  const heading = page.getByRole('heading', { level: 1 });
  await field.focus();
  const before = await heading.boundingBox();
  await field.fill(person.fullName.toUpperCase());
  await expect(field).toHaveAttribute('role', 'combobox');
  await expect(options(page, person.fullName).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page)).toHaveAttribute('id', (await field.getAttribute('aria-controls')) ?? '');
  const count = await options(page).count();
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    count === 1 ? '1 suggestion' : `${count} suggestions`,
  );
  expect(await heading.boundingBox()).toEqual(before);
  expect(await sidewaysScroll(page)).toBe(0);
  // The first options are visible.
  expect((await options(page).first().boundingBox())?.y).toBeLessThan(400);
  // Partly covered controls are not clickable now.
  const faults = await accessibilityFaults(page);
  expect(faults.filter((fault) => !fault.startsWith('target-size'))).toEqual([]);

  const selected = list(page).locator('[role=option][aria-selected=true]');
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText((await options(page).last().textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page)).toBeHidden();
  await expect(field).toHaveValue(person.fullName.toUpperCase());

  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveAttribute('id', (await options(page).first().getAttribute('id')) ?? '');
  while (!(await selected.textContent())?.startsWith(person.fullName)) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/name\/[^/]+\/[^/]+\/P/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.fullName.split(' ')[0] ?? '');
});

test('a stale answer is dropped, and a click opens a suggestion', async ({ page }) => {
  const { asked, give } = await holdAnswers(page);
  await page.goto('/');
  await hydrated(page);
  const field = nameField(page, 'main');
  await field.fill('os');
  await expect.poll(() => asked).toEqual(['os']);
  // A request is pending, and there is nothing to choose yet.
  await expect(page.locator('form [class]:has(> [role=listbox])')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await field.fill('ostr');
  await expect.poll(() => asked).toEqual(['os', 'ostr']);
  give('ostr', lastName('Ostrumbel'));
  await expect(options(page)).toHaveText(/^Ostrumbel Everyone with this name 7/);
  await expect(options(page).locator('b')).toHaveText('Ostr');
  give('os', lastName('Osquill'));
  give('ost', { suggestions: [] });
  await field.fill('ost');
  // The answer after the stale one is shown; the stale one never was.
  await expect(options(page)).toHaveText(/^Search for “ost”/);
  await field.fill('ostr');
  await expect(options(page)).toHaveText(/^Ostrumbel/);
  expect(asked).toEqual(['os', 'ostr', 'ost']);
  await options(page).click();
  await expect(page).toHaveURL(/\/name\/Ostrumbel\/-$/);
});

test('while a request is pending the keys choose nothing from the previous list', async ({ page }) => {
  const { asked, give } = await holdAnswers(page);
  await page.goto('/');
  await hydrated(page);
  const field = nameField(page, 'main');
  give('os', lastName('Osquill'));
  await field.fill('os');
  await expect(options(page)).toHaveText(/^Osquill/);
  await field.fill('ostr');
  await expect.poll(() => asked).toEqual(['os', 'ostr']);
  // The old list is still there, and the key moves nothing in it.
  await expect(options(page)).toHaveText(/^Osquill/);
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  give('ostr', lastName('Ostrumbel'));
  await expect(list(page).locator('[role=option][aria-selected=true]')).toHaveText(/^Ostrumbel/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/name\/Ostrumbel\/-$/);

  await page.goto('/');
  await hydrated(page);
  await field.fill('os');
  await expect(options(page)).toHaveText(/^Osquill/);
  await field.fill('ost');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The typed text is searched for, not the suggestion under it.
  await expect(page).toHaveURL(/\/name\/Ost\/-$/i);
});

test('a field focused before the scripts loaded suggests too', async ({ page }) => {
  const focused = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await focused.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await nameField(page, 'main').focus();
  focused.resolve();
  await expect(nameField(page, 'main')).toHaveAttribute('role', 'combobox');
});

test('a place fills its field; without an answer the form still works', async ({ page, complaints }, { project }) => {
  const events = await listenForEventNames(page);
  await page.goto('/people-search');
  await hydrated(page);
  const place = page.getByRole('main').getByLabel('City, state or ZIP');
  await place.fill('portl');
  if (project.name === 'desktop') await expect(page.getByText('Enter to fill it in')).toBeVisible();
  await options(page, 'Portland, OR').click();
  await expect(place).toHaveValue('Portland, OR');
  await expect.poll(() => events).toContain('suggestion_used');
  await expect(place).toBeFocused();
  await expect(list(page)).toBeHidden();

  const field = nameField(page, 'main');
  await page.route(SUGGEST, (route) => route.fulfill({ status: 429, json: {} }));
  const refused = page.waitForResponse(SUGGEST);
  await field.fill(namesakes.fullName);
  await refused;
  await expect(list(page)).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/name\/[\w-]+\/Portland-OR$/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('everybody of the typed name comes first, with the number that their list has', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const field = nameField(page, 'main');
  await field.fill(namesakes.fullName.toLowerCase());
  const first = options(page).first();
  await expect(first).toHaveText(new RegExp(`^${namesakes.fullName} Everyone with this name \\d+`));
  const people = await first.locator('small').last().textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/name/${namesakes.fullName.replaceAll(' ', '-')}/-$`));
  await expect(page.getByText(`${people} people go by this name`)).toBeVisible();
});

test('a misspelled name offers the one that may be meant', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const [firstName = '', lastName = ''] = namesakes.fullName.split(' ');
  const swapped = lastName.slice(0, 2) + (lastName[3] ?? '') + (lastName[2] ?? '') + lastName.slice(4);
  await nameField(page, 'main').fill(`${firstName} ${swapped}`);
  const near = list(page).getByRole('group', { name: 'Close spellings' });
  await expect(near.getByText('Close spellings')).toBeVisible();
  await near.getByRole('option', { name: namesakes.fullName }).first().click();
  await expect(page).toHaveURL(new RegExp(`/name/${namesakes.fullName.replaceAll(' ', '-')}/-$`));
});

test('a name with the beginning of a place leads to the people of that name there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { fullName, city, stateCode } = namesakes;
  await nameField(page, 'main').fill(`${fullName} ${(city ?? '').slice(0, 4)}`);
  await options(page, `${fullName} in ${city}, ${stateCode}`).click();
  await expect(page).toHaveURL(new RegExp(`/name/${fullName.replaceAll(' ', '-')}/[\\w-]+-${stateCode}$`));
});

test('a number typed where a name goes is looked up without asking for people', async ({ page }) => {
  const { asked } = await holdAnswers(page);
  await page.goto('/');
  await hydrated(page);
  await nameField(page, 'main').fill('503-555-0142');
  await expect(options(page)).toHaveText(/^Look up \(503\) 555-0142/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/phone\/1-503-555-0142$/);
  expect(asked).toEqual([]);
});

test('an empty field lists recent searches until they are cleared', async ({ page }) => {
  const events = await listenForEventNames(page);
  await page.goto(`/name/${namesakes.fullName.replaceAll(' ', '-')}/-`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-history'))).toContain(namesakes.fullName);
  await page.goto('/');
  await hydrated(page);
  const field = nameField(page, 'main');
  await field.click();
  await expect(options(page)).toHaveText([
    new RegExp(`^${namesakes.fullName} Search everywhere Today`),
    /^Clear recent searches Kept only on this device/,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveText(/^Put them back/);
  await expect.poll(() => events).toContain('recent_views_cleared');
  expect(await page.evaluate(() => localStorage.getItem('search-history'))).toBeNull();
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('missing input is flagged at its field before anything is sent', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  await nameField(page, 'main').focus();
  // The form's validation loads with the first focus; until then the server validates.
  await expect(nameField(page, 'main')).toHaveAttribute('role', 'combobox');
  await main.getByRole('radio', { name: 'Address' }).check();
  await main.getByLabel('City, state or ZIP').focus();
  await main.getByRole('button', { name: 'Search' }).click();
  const street = main.getByLabel('Street with house number');
  await expect(street).toBeFocused();
  // Under the field, as the page of the server says it, and of every field that is wrong.
  await expect(street).toHaveAccessibleDescription(/Enter the street, with the house number if you know it\.$/);
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('Enter a city and state, or a ZIP code.')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await street.fill('12 Elm St');
  await expect(main.getByText(/^Enter the street/)).toHaveCount(0);
  await expect(street).not.toHaveAttribute('aria-invalid');
  await main.getByRole('radio', { name: 'Phone' }).check();
  await main.getByLabel('Phone number').fill('503 555 0142');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/phone\/1-503-555-0142$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three kinds of search show their fields, lead to their pages, and say what is wrong', async ({
    page,
    complaints,
  }) => {
    await page.goto('/people-search');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Phone number')).toBeHidden();
    await main.getByRole('radio', { name: 'Phone' }).check();
    await expect(nameField(page, 'main')).toBeHidden();
    await expect(main.getByLabel('City, state or ZIP')).toBeHidden();
    await main.getByLabel('Phone number').fill('503 555');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Enter at least 7 digits of the phone number.')).toBeVisible();
    await expect(main.getByLabel('Phone number')).toBeFocused();
    await expect(main.getByLabel('Phone number')).toHaveValue('503 555');
    expect(await sidewaysScroll(page)).toBe(0);

    await main.getByRole('radio', { name: 'Address' }).check();
    await main.getByLabel('Street with house number').fill('12');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(/^Enter the street, with/)).toBeVisible();
    await expect(page.getByText('Enter a city and state, or a ZIP code.')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Address' })).toBeChecked();
    await expect(main.getByLabel('Street with house number')).toHaveValue('12');
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/400/), expect.stringMatching(/400/)]);

    await main.getByRole('radio', { name: 'Phone' }).check();
    await main.getByLabel('Phone number').fill('(503) 555-0142');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/phone\/1-503-555-0142$/);

    // The header's box knows what is searched by here.
    const banner = page.getByRole('banner');
    await openHeader(page);
    await banner.getByRole('radio', { name: 'Address' }).check();
    const { city, stateCode } = person;
    await banner.getByLabel('Street with house number').fill(`1 Elm St, ${city}, ${stateCode}`);
    await banner.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/address(?:-search\?street=1\+Elm\+St&|\/1-Elm-St\/)/);
    complaints.splice(0);
  });
});

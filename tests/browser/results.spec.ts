import type { Page } from '@playwright/test';
import { type SearchAnswer, searchAnswerSchema } from '../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../shared/copy/search/results.ts';
import { resultsNoneCopy } from '../../shared/copy/search/results-none.ts';
import { parseSearchName } from '../../shared/people/names/person-name.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accessibilityFaults, expect, lookAt, sidewaysScroll, test } from '../support/browser.ts';

test.describe.configure({ timeout: 90_000 });

/** A common last name, so that there is something to filter. */
const NAME = parseSearchName(lookAt('namesakes').fullName).lastName;
const LIST = paths.personSearch({ name: NAME, location: '' });
const words = resultsCopy.filters;

const select = (page: Page, label: string) => page.getByRole('form', { name: words.label }).getByLabel(label);
const applyButton = (page: Page) => page.getByRole('button', { name: words.apply });
const places = (page: Page) => page.locator('main ol > li dl > div:first-child dd');
/** The filters apply automatically once they say how to turn that off. */
const isWatched = (page: Page) =>
  expect(page.getByRole('form', { name: words.label })).toHaveAttribute('aria-describedby');

/** The site's own answer for the name. */
async function ask(page: Page, query: Record<string, string> = {}): Promise<SearchAnswer> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.get('/api/search/people', { params: { name: NAME, ...query }, headers });
  expect(response.status()).toBe(200);
  return searchAnswerSchema.parse(await response.json());
}

/** The state where most of them live: it fills more than one page and excludes others. */
async function commonState(page: Page): Promise<{ code: string; people: number }> {
  const { facets, total } = await ask(page);
  const [first] = [...(facets?.state ?? [])].sort((a, b) => b.people - a.people);
  if (first === undefined) throw new Error(`nobody is named ${NAME}`);
  expect(first.people).toBeGreaterThan(10);
  expect(first.people).toBeLessThan(total);
  return { code: first.value, people: first.people };
}

test('a filter applies at once, paging and sorting keep it, and Back removes it', async ({ page }) => {
  const state = await commonState(page);
  await page.goto(`${LIST}?show_info_banner=true`);
  await isWatched(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: resultsCopy.dismiss }).click();
  await expect(page.getByText(resultsCopy.infoBanner)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveURL(LIST);

  await select(page, words.state).selectOption(state.code);
  await expect(page).toHaveURL(`${LIST}?state=${state.code}`);
  await isWatched(page);
  await expect(select(page, words.state)).toBeFocused();
  await expect(select(page, words.state).locator('option:checked')).toHaveText(
    new RegExp(`\\(${state.people.toLocaleString('en-US')}\\)$`),
  );
  await expect(places(page)).toHaveText(Array(10).fill(new RegExp(`, ${state.code}$`)));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LIST}?state=${state.code}&page=2`);
  await isWatched(page);
  // An applied filter is not requested again: Back would pass it twice.
  const said = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('#filters-apply')?.click();
    return document.querySelector('[data-updating]')?.textContent;
  });
  expect(said).toBe('');
  await select(page, words.sort).selectOption('name');
  await expect(page).toHaveURL(`${LIST}?state=${state.code}&sort=name`);

  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?state=${state.code}&page=2`);
  await expect(select(page, words.sort)).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(select(page, words.state)).toHaveValue('');
});

test('by keyboard a filter waits for Enter or the button', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keys to step with');
  await page.goto(LIST);
  await isWatched(page);
  const age = select(page, words.age);
  await age.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const band = await age.inputValue();
  expect(band).toMatch(/^\d+-\d+$/);
  await expect(page).toHaveURL(LIST);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?age=${band}`);
  await isWatched(page);
  await expect(age).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(select(page, words.state)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const code = await select(page, words.state).inputValue();
  await applyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?age=${band}&state=${code}`);
  await isWatched(page);
  await expect(applyButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
});

test('no match for a filter, and no match at all, both offer a next step', async ({ page }) => {
  await page.goto(`${LIST}?city=Nowhere%2C+OR&sort=name`);
  await isWatched(page);
  await expect(page.getByRole('heading', { level: 2, name: words.nobody.title })).toBeVisible();
  await expect(select(page, words.city).locator('option:checked')).toHaveText('Nowhere, OR (0)');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('#results-list').getByRole('link', { name: 'Everyone found for' }).click();
  await expect(page).toHaveURL(`${LIST}?sort=name`);
  await expect(places(page)).toHaveCount(10);

  await page.goto('/name/Zzyzx-Qqwerty/Portland-OR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zzyzx Qqwerty in Portland, Oregon');
  await expect(page.getByRole('heading', { level: 2, name: 'Nobody by that name in Portland, OR' })).toBeVisible();
  await expect(page.getByRole('form', { name: words.label })).toHaveCount(0);
  await expect(page.getByRole('link', { name: resultsNoneCopy.change })).toBeVisible();
  await expect(page.getByRole('link', { name: resultsNoneCopy.otherWays.phone })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters apply by button, and paging keeps them', async ({ page }) => {
    const state = await commonState(page);
    await page.goto(`${LIST}?show_info_banner=true`);
    await expect(page.getByText(resultsCopy.infoBanner)).toBeVisible();
    await expect(page.getByRole('button', { name: resultsCopy.dismiss })).toBeHidden();
    await select(page, words.state).selectOption(state.code);
    await applyButton(page).click();
    await expect(page).toHaveURL(new RegExp(`[?&]state=${state.code}(&|$)`));
    await expect(places(page)).toHaveText(Array(10).fill(new RegExp(`, ${state.code}$`)));
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?state=${state.code}&page=2`);
    await expect(select(page, words.state)).toHaveValue(state.code);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(page).toHaveURL(LIST);
  });
});

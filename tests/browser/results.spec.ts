import type { Locator, Page } from '@playwright/test';
import { type SearchAnswer, searchAnswerSchema } from '../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../shared/copy/search/results.ts';
import { resultsNoneCopy } from '../../shared/copy/search/results-none.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { parseSearchName } from '../../shared/people/names/person-name.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';
import {
  accessibilityFaults,
  expect,
  expectReadable,
  hydrated,
  lookAt,
  sidewaysScroll,
  test,
} from '../support/browser.ts';
import { listenForEventNames } from '../support/page-events.ts';

test.describe.configure({ timeout: 90_000 });

/** A common name, so that there is something to filter. */
const NAMESAKE = lookAt('namesakes');
const NAME = parseSearchName(NAMESAKE.fullName).lastName;
const LIST = paths.personSearch({ name: NAME, location: '' });
const PLACE = `${NAMESAKE.city}, ${NAMESAKE.stateCode}`;
const IN_PLACE = paths.personSearch({ name: NAME, location: PLACE });
const words = resultsCopy.filters;
/** One line of 56 px and its rule. */
const HEADER_MAX_PX = 57;
/** What WCAG 1.4.12 lets readers set. */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

const select = (page: Page, label: string) =>
  page.getByRole('form', { name: words.label }).getByLabel(label, { exact: true });
const applyButton = (page: Page) => page.getByRole('button', { name: words.apply });
const removeLink = (page: Page, text: string) => page.getByRole('link', { name: words.remove(text) });
const rows = (page: Page) => page.locator('#results-list ol > li');
const places = (page: Page) => rows(page).locator('p[id^="about-"] > span:first-child');
const placeChip = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: `in ${PLACE} ${words.removePlace}` });
const header = (page: Page) => page.getByRole('banner');
const nameField = (page: Page) => header(page).getByRole('combobox').or(header(page).getByRole('textbox')).first();
const placeField = (page: Page) => header(page).getByLabel(searchBoxCopy.fields.location);
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

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

test('a filter applies at once and is a chip that removes it; paging and sorting keep it, and Back removes it', async ({
  page,
}) => {
  const state = await commonState(page);
  const events = await listenForEventNames(page);
  await page.goto(`${LIST}?show_info_banner=true`);
  await isWatched(page);
  await expect(applyButton(page)).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: resultsCopy.dismiss }).click();
  await expect(page.getByText(resultsCopy.infoBanner)).toHaveCount(0);
  await expect.poll(() => events).toContain('banner_dismissed');
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
  await removeLink(page, stateName(state.code)).click();
  await expect(page).toHaveURL(LIST);
  await expect(select(page, words.state)).toHaveValue('');
});

test('by keyboard a filter waits for Enter or the button, which shows only then', async ({ page }, { project }) => {
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
  await expect(applyButton(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?age=${band}`);
  await isWatched(page);
  await expect(age).toBeFocused();
  await expect(applyButton(page)).toBeHidden();

  // Behind the chip’s own way off.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(select(page, words.state)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const code = await select(page, words.state).inputValue();
  await applyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?age=${band}&state=${code}`);
  await isWatched(page);
  await expect(select(page, words.state)).toBeFocused();
  await page.getByRole('link', { name: words.clear }).press('Enter');
  await expect(page).toHaveURL(LIST);
});

test('no match for a filter, and no match at all, both offer a next step', async ({ page }) => {
  await page.goto(`${LIST}?city=Nowhere%2C+OR&sort=name`);
  await isWatched(page);
  await expect(page.getByRole('heading', { level: 2, name: words.nobody.title })).toBeVisible();
  await expect(select(page, words.city).locator('option:checked')).toHaveText('Nowhere, OR (0)');
  expect(await accessibilityFaults(page)).toEqual([]);
  await removeLink(page, 'Nowhere, OR').click();
  await expect(page).toHaveURL(`${LIST}?sort=name`);
  await expect(places(page)).toHaveCount(10);

  await page.goto('/name/Zzyzx-Qqwerty/Portland-OR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zzyzx Qqwerty in Portland, Oregon');
  await expect(page.getByRole('heading', { level: 2, name: resultsNoneCopy.title('in Portland, OR') })).toBeVisible();
  await expect(page.getByRole('form', { name: words.label })).toHaveCount(0);
  await expect(page.getByRole('link', { name: resultsNoneCopy.otherWays.phone })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: `in Portland, OR ${words.removePlace}` })
    .click();
  await expect(page).toHaveURL('/name/Zzyzx-Qqwerty/-');
});

test('a row is one link over all of it, about 88 px high, with a ring around it; readable in both color schemes', async ({
  page,
}) => {
  await page.goto(LIST);
  await expectReadable(page);
  await expect(rows(page).getByRole('link')).toHaveCount(await rows(page).count());
  for (const row of await rows(page).all()) {
    const { height } = await boxOf(row);
    expect(height).toBeGreaterThanOrEqual(88);
    expect(height).toBeLessThan(130);
  }
  const first = rows(page).first();
  const link = first.getByRole('link');
  await link.focus();
  const ring = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(ring).toBe('solid');
  await expect(link).toHaveAccessibleDescription(/./);
  // Its last pixels, where the chevron is.
  const { width, height } = await boxOf(first);
  await first.click({ position: { x: width - 6, y: height - 6 } });
  await expect(page).toHaveURL(/\/name\/[^/]+\/[^/]+\/P/);
});

test('the place of a search is a chip that removes it and keeps the filters', async ({ page }) => {
  await page.goto(`${IN_PLACE}?sort=name`);
  await placeChip(page).click();
  await expect(page).toHaveURL(`${LIST}?sort=name`);
  await expect(placeChip(page)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the header on a phone' : 'the header on a phone without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('is one line that shows the whole search, and opens to both fields and every link', async ({ page }, {
      project,
    }) => {
      test.skip(project.name !== 'phone', 'elsewhere all of it shows all the time');
      await page.goto(IN_PLACE);
      const line = header(page).locator('summary').first();
      expect((await boxOf(header(page))).height).toBeLessThanOrEqual(HEADER_MAX_PX);
      await expect(line).toContainText(`${NAME} · ${PLACE}`);
      await expect(nameField(page)).toBeHidden();

      await line.tap();
      await expect(nameField(page)).toHaveValue(NAME);
      await expect(placeField(page)).toHaveValue(PLACE);
      for (const name of ['Home', 'Pricing', 'Log in', 'Sign up'])
        await expect(header(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toBe(0);
      await header(page).getByText(searchBoxCopy.ways.phone, { exact: true }).tap();
      await expect(header(page).getByLabel(searchBoxCopy.fields.phone)).toBeVisible();
      await header(page).getByText(searchBoxCopy.ways.name, { exact: true }).tap();
      await placeField(page).fill('');
      await placeField(page).press('Enter');
      await expect(page).toHaveURL(LIST);
    });
  });
}

test('the header of a phone opens and closes by keyboard', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'elsewhere all of it shows all the time');
  await page.goto(IN_PLACE);
  await hydrated(page);
  const line = header(page).locator('summary').first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('radio', { name: searchBoxCopy.ways.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nameField(page)).toBeHidden();
  await expect(line).toBeFocused();
});

test('at 320 px no header is wider than the page, even with the widest spacing of text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [IN_PLACE, '/']) {
    await page.goto(path);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    const wide = await header(page).evaluate(
      (element) =>
        [...element.querySelectorAll('nav, nav > *, search, form')].filter(
          (part) => part.getBoundingClientRect().right > document.documentElement.clientWidth,
        ).length,
    );
    expect(wide, path).toBe(0);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
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
    await removeLink(page, stateName(state.code)).click();
    await expect(page).toHaveURL(LIST);
  });
});

import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { BOOT_BUDGET, SCRIPT_BUDGETS, SHEETS_MAX } from '../../scripts/lib/build/budgets.ts';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { recentCopy } from '../../shared/copy/search/recent.ts';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';
import { holdScripts, logInAs } from '../support/early-acts.ts';

const person = lookAt('full page');
const PERSON = `/name/-/-/${person.id}`;
const PAGES = [PERSON, '/', '/name/Smith/-', '/auth/login', '/people-search'] as const;

/** Most requests before a page has loaded. */
const REQUESTS_MAX = 10;

/** The responses that a page gets from now on. */
function responsesOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

const kindOf = (response: Response) => response.request().resourceType();

async function weigh(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

for (const path of PAGES) {
  const [name, sheets, most] =
    path === PERSON ? ['a person page', 'one style sheet', 1] : [path, 'two style sheets', SHEETS_MAX];
  test(`${name} waits for one small script and at most ${sheets}, and nothing loads twice`, async ({ page }) => {
    const responses = responsesOf(page);
    // Scripts that the boot script asks for wait until the page has loaded: what comes before is what the page needs.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const response = await page.goto(path, { waitUntil: 'load' });
    const scripts = responses.filter((response) => kindOf(response) === 'script');
    const isForm = path === '/auth/login';
    if (!isForm) expect(scripts.map((response) => new URL(response.url()).pathname)).toHaveLength(1);
    expect(await weigh(scripts.slice(0, 1))).toBeLessThanOrEqual(BOOT_BUDGET);
    const html = (await response?.text()) ?? '';
    expect(html.match(/<link rel="stylesheet"/g)?.length).toBeLessThanOrEqual(most);
    if (!isForm) expect(responses.length).toBeLessThanOrEqual(REQUESTS_MAX);
    const urls = responses.map((response) => response.url());
    expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  });
}

test('all scripts of a person page stay within their budget once its islands are alive', async ({ page }) => {
  const responses = responsesOf(page);
  await page.goto(PERSON);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Ads and web vitals have a budget of their own (check-budgets).
  const scripts = responses.filter(
    (response) => kindOf(response) === 'script' && !/\/(?:ads|vitals)-/.test(response.url()),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(await weigh(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGETS.person);
});

test('a page without islands never loads React, not even for a reader with a history', async ({ page }) => {
  await page.goto('/name/Jones/-');
  await hydrated(page);
  const responses = responsesOf(page);
  await page.goto('/name/Smith/-');
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: recentCopy.title }).getByRole('link')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const files = responses.filter((response) => kindOf(response) === 'script').map((response) => response.url());
  expect(files).toContainEqual(expect.stringMatching(/\/boot-/));
  expect(files.filter((url) => url.includes('/kit-'))).toEqual([]);
});

test('parts whose code never reaches the browser look as they should', async ({ page, isMobile }) => {
  await page.goto(PERSON);
  await hydrated(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const back = page.getByRole('link', { name: /^Back to / });
  if (isMobile) {
    await expect(crumbs).toHaveCount(0);
    expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  } else {
    const items = crumbs.getByRole('listitem');
    const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await expect(back).toHaveCount(0);
  }
  for (const mark of await page.locator('header svg, footer svg').filter({ visible: true }).all())
    expect((await mark.boundingBox())?.width).toBeLessThan(40);
  const questions = page.locator('#person-questions summary');
  expect(await questions.first().evaluate((summary) => getComputedStyle(summary).fontWeight)).toBe('600');
  await expect(page.locator('#person-disclaimer')).toHaveCSS('display', 'block');
  expect(await page.locator('#person-disclaimer > *').evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe(
    '1px',
  );
});

/** Class names in the document without a rule in any style sheet that it links. */
function classesWithoutRules(): string[] {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join();
  const names = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  return [...names].filter((name) => !new RegExp(`\\.${CSS.escape(name)}(?![\\w-])`).test(rules));
}

for (const [name, path, email] of [
  ['anonymous readers', PERSON, null],
  ['a reader with flags in the address', `${PERSON}?monitor=true`, null],
  ['a subscriber who may save', PERSON, 'unlimited@example.com'],
  ['a business, whose phones can be checked', `/name/-/-/${lookAt('many phones').id}`, 'smb@example.com'],
  ['the buyer of a report', `/name/-/-/${lookAt('records of many kinds').id}`, REPORT_EMAIL],
] as const) {
  test(`the page of a person has the rules for all it shows to ${name}`, async ({ page }) => {
    if (email !== null) await logInAs(page, email, '198.51.100.78');
    await holdScripts(page, 'every script');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => page.evaluate(classesWithoutRules)).toEqual([]);
  });
}

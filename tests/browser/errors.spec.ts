import type { Page } from '@playwright/test';
import { expect, hydrated, lookAt, test } from '../support/browser.ts';

interface Told {
  readonly type: string;
  readonly e: string;
}

/** What a page sends to the site's log, intercepted. */
async function listenForErrors(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.route('**/api/log-error', async (route) => {
    told.push(route.request().postDataJSON() as Told);
    await route.fulfill({ json: { isDone: true } });
  });
  return told;
}

/** Makes a built file do something more, such as throwing. */
const alsoDo = (page: Page, file: RegExp, code: string) =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${code}` });
  });

test('an uncaught error and a rejection are each reported once, with built file, line and column', async ({
  page,
  complaints,
}) => {
  const told = await listenForErrors(page);
  await alsoDo(
    page,
    /\/assets\/boot-.*\.js/,
    `for (let at = 0; at < 3; at++) setTimeout(() => { undefined.map(location); });
     Promise.reject(new TypeError('No answer for maya@example.com of ' + location.href));`,
  );
  await page.goto(`/name/-/-/${lookAt('many phones').id}`);
  await expect.poll(() => told.length).toBe(2);
  const place = /^boot-[\w-]{8}\.js:\d+:\d+ /;
  for (const { e } of told) expect(e).toMatch(place);
  const said = told.map(({ type, e }) => ({ type, e: e.replace(place, '') }));
  expect(said).toContainEqual({
    type: 'uncaught-error',
    e: "TypeError: Cannot read properties of undefined (reading 'map')",
  });
  expect(said).toContainEqual({ type: 'unhandled-rejection', e: 'TypeError: No answer for [e-mail] of [address]' });
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/^uncaught: (?:Cannot read|No answer)/);
});

test('a file that fails to load is reported by name, even if it keeps an island from coming to life', async ({
  page,
  complaints,
}) => {
  const told = await listenForErrors(page);
  for (const file of ['kit', 'person']) {
    await page.route(new RegExp(`/assets/${file}-.*\\.js`), (route) => route.abort());
    await page.goto(`/name/-/-/${lookAt('many phones').id}`);
    await expect
      .poll(() => told)
      .toContainEqual({
        type: 'chunk-load',
        e: expect.stringMatching(
          /^TypeError: Failed to fetch dynamically imported module: (?:kit|person)-[\w-]{8}\.js$/,
        ),
      });
  }
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|dynamically imported/);
});

test('an error from an extension, or from an unknown source, is not reported', async ({ page }) => {
  const told = await listenForErrors(page);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const foreign = new TypeError('e is undefined');
    foreign.stack = 'TypeError: e is undefined\n    at f (chrome-extension://abcdef/page.js:1:2)';
    const own = new TypeError('own');
    own.stack = '';
    for (const error of [foreign, null]) dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.' }));
    dispatchEvent(new ErrorEvent('error', { error: own }));
  });
  // When the last one arrives, the others had their turn.
  await expect.poll(() => told).toEqual([{ type: 'uncaught-error', e: 'TypeError: own' }]);
});

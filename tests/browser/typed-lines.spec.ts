import type { Page } from '@playwright/test';
import { paths } from '../../shared/urls/paths.ts';
import { expect, expectReadable, test } from '../support/browser.ts';
import { rotatingSample } from '../support/sample.ts';
import type { TypedCase } from '../typed-lines/typed-case.ts';
import { TYPED_LINES, titleOf } from '../typed-lines/typed-lines.ts';

/** One in so many lines a day, at each width. */
const SHARE = 12;
/** Lines that one test types: fewer page loads than a limit allows a visitor within a minute. */
const LINES_PER_TEST = 12;

const FIELD = { name: 'name', phone: 'phone', address: 'street' } as const;

test.describe.configure({ timeout: 120_000 });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const lines = rotatingSample(TYPED_LINES, SHARE);
    for (let from = 0; from < lines.length; from += LINES_PER_TEST)
      test(`lines lead where they are meant to, ${from + 1} to ${Math.min(lines.length, from + LINES_PER_TEST)}`, async ({
        page,
        complaints,
      }) => {
        for (const line of lines.slice(from, from + LINES_PER_TEST))
          await test.step(titleOf(line), async () => {
            await type(page, line);
            await expectOutcome(page, line);
            // The browser logs the status of a page that is not a 200; what such a page is was just checked.
            for (const told of complaints.splice(0)) expect(told).toMatch(/ 40[04] /);
          });
      });
  });

test('the page that asks is readable, and its links go on', async ({ page }) => {
  await page.goto(paths.search({ name: 'Houston' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which did you mean?');
  await expectReadable(page);
  for (const link of await page.locator('#which-meant a').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('#which-meant a').first().click();
  await expect(page).toHaveURL('/white-pages/houston-tx');
});

test('the page about an email address says what is possible, and is readable', async ({ page }) => {
  await page.goto(paths.search({ name: 'maria.garcia@example.com' }));
  await expect(page.locator('#which-meant a')).toHaveText([
    /^People named Maria Garcia/,
    /^Search by name/,
    /^Search by phone number/,
    /^Search by address/,
  ]);
  await expectReadable(page);
});

/** Types a line into the form of the page, by keyboard, and sends it. */
async function type(page: Page, { by, values }: TypedCase): Promise<void> {
  await page.goto(paths.peopleSearch());
  const form = page.getByRole('main').getByRole('search').locator('form');
  await form.locator(`input[name=by][value=${by}]`).check({ force: true });
  for (const [field, text] of Object.entries(values)) await form.locator(`input[name=${field}]`).fill(text);
  await form.locator(`input[name=${FIELD[by]}]`).press('Enter');
}

async function expectOutcome(page: Page, { comes, values }: TypedCase): Promise<void> {
  if ('goes' in comes) {
    await expect(page).toHaveURL(
      comes.goes.startsWith('/address-search')
        ? /\/address(?:-search\?|\/)/
        : // Lists go by city: the white pages lead on from 'near'.
          wordsOf(comes.goes.replace('/white-pages/near-', '/white-pages/')),
    );
    return;
  }
  if ('form' in comes) {
    const form = page.getByRole('main').getByRole('search').locator('form');
    await expect(form.getByText(comes.says)).toBeVisible();
    await expect(form.locator(`input[name=${comes.field}]`)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator(`input[name=by][value=${comes.form}]`)).toBeChecked();
    return;
  }
  const links = page.locator('#which-meant a');
  const [first] = 'asks' in comes ? comes.asks : comes.name === undefined ? [] : [comes.name];
  if (first !== undefined) await expect(links.first()).toHaveAttribute('href', first);
  await expect(page.getByRole('main').locator('input[name=name], input[name=phone], input[name=street]')).toHaveCount(
    3,
  );
  for (const [field, text] of Object.entries(values))
    await expect(page.getByRole('main').locator(`input[name=${field}]`)).toHaveValue(text.replace(/\s+/g, ' ').trim());
}

/** A ZIP code's white pages are those of its city. */
function wordsOf(path: string): string | RegExp {
  return /^\/white-pages\/\d{5}/.test(path) ? /\/white-pages\// : path;
}

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { expectReadable, expect as expectSoon, lookAt, sidewaysScroll, test } from '../support/browser.ts';
import { type PrintedPdf, readPdf } from '../support/pdf.ts';
import { openTwoRecords } from '../support/two-records.ts';

test.describe.configure({ timeout: 120_000 });
/** Time for a long report on a slow machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** A person with hundreds of records. */
const MANY = lookAt('records of many kinds').id;
const ALL = 'contact.addresses.people.criminal.properties.publicRecords.licenses.evictions.courtRunner';
const print = (id: string | null, parts: string | null = null, more = '') =>
  `/name/-/-/${id}?view=print${parts === null ? '' : `&parts=${parts}`}${more}`;
/** On every sheet of paper. */
const DISCLAIMER =
  'Not from a consumer reporting agency. Not for decisions about employment, credit, insurance or housing. May be about somebody else.';

async function logIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = { email: REPORT_EMAIL, password: DEMO_PASSWORD };
  const response = await page.request.post('/auth/login', { form, headers, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

const paper = (page: Page) => page.locator('#person-print');
const boxes = (page: Page) => page.getByRole('group', { name: 'What do you want to print?' }).getByRole('checkbox');
const submit = (page: Page) => page.getByRole('button', { name: 'Print these' });

/** Every sheet has its number, the name, the day and what the records are not for. */
function expectFooted({ pages, texts }: PrintedPdf, name: string): void {
  const plain = (text: string) => text.replace(/\s/g, '');
  expect(texts).toHaveLength(pages);
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`Page ${at + 1} of ${pages}`);
    expect(plain(text)).toMatch(new RegExp(`${plain(name)}Printed[A-Z][a-z]{2}\\d+,\\d{4}\\.`));
    // A long name makes the line two.
    expect(plain(text)).toContain(plain(DISCLAIMER));
  }
}

test.describe('what to print', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is chosen first, and a form with nothing checked says so', async ({ page }) => {
        await logIn(page);
        await page.goto(print(lookAt('a full page').id));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to print?');
        const count = await boxes(page).count();
        expect(count).toBeGreaterThan(2);
        for (const box of await boxes(page).all()) await expect(box).toBeChecked();
        await expect(page.getByText(/it takes about \d+ pages?\./)).toBeVisible();

        for (const box of await boxes(page).all()) await box.uncheck();
        await submit(page).click();
        await expect(page.getByText('Nothing is checked. Check at least one section to print.')).toBeVisible();
        for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();

        await page.getByLabel(/^Contact/).check();
        await page.getByLabel(/^Addresses/).check();
        await submit(page).click();
        await expect(paper(page).getByRole('heading', { level: 2 })).toHaveText(['Contact', 'Addresses']);
        await expect(paper(page)).toContainText('Left out of this print: Relatives and associates');
        const button = page.getByRole('button', { name: 'Print', exact: true });
        await (javaScriptEnabled ? expect(button).toBeVisible() : expect(button).toBeHidden());
      });

      test('has a warning before criminal records, and none of them in its page [P4-105]', async ({ page }) => {
        await logIn(page);
        await page.goto(print(MANY, ALL, '&understood=1'));
        const titles = await paper(page)
          .locator('section', { hasText: 'Criminal & traffic' })
          .locator('h3 bdi')
          .evaluateAll((found) => found.map((title) => (title.textContent ?? '').replace(/^\d+\. /, '')));
        const cases = await paper(page)
          .locator('dl > div', { hasText: 'Case number' })
          .locator('dd')
          .evaluateAll((found) => found.map((value) => value.textContent ?? ''));
        expect([titles.length > 20, cases.length > 20]).toEqual([true, true]);
        for (const path of [print(MANY), print(MANY, ALL), print(MANY, 'criminal')]) {
          const html = await (await page.request.get(path)).text();
          expect([...titles, ...cases].filter((text) => html.includes(text))).toEqual([]);
        }

        await page.goto(print(MANY));
        await submit(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you read criminal records');
        await page.getByRole('link', { name: 'Go back' }).click();
        await expect(boxes(page).first()).toBeVisible();
        await submit(page).click();
        await page.getByRole('link', { name: 'Print without criminal records' }).click();
        await expect(paper(page)).not.toContainText('Criminal & traffic (');
        await expect(paper(page)).toContainText('Left out of this print: Criminal & traffic');
        await page.goBack();
        await page.getByRole('link', { name: 'I Understand' }).click();
        await expect(paper(page).getByRole('heading', { level: 2, name: /^Criminal & traffic \(\d+\)/ })).toBeVisible();
        await expect(page).toHaveURL(/understood=1/);
      });
    });
  }

  test('the choice and the warning are readable in both color schemes, and their targets are large', async ({
    page,
  }) => {
    await logIn(page);
    for (const path of [print(MANY), print(MANY, ''), print(MANY, ALL)]) {
      await page.goto(path);
      await expectReadable(page);
      for (const target of await page.locator('main').locator('label, a, button').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
  });
});

test.describe('on paper', () => {
  test('two records take one sheet, of Letter and of A4', async ({ page }) => {
    await logIn(page);
    await page.goto(print(openTwoRecords(), ALL, '&understood=1'));
    await expect(paper(page).getByRole('article')).toHaveCount(2);
    const name = (await paper(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    for (const format of ['Letter', 'A4']) {
      const printed = readPdf(await page.pdf({ format }));
      expect([format, printed.pages]).toEqual([format, 1]);
      expectFooted(printed, name);
    }
  });

  test('hundreds of records take at most 120 sheets, each with its number, the day and the disclaimer', async ({
    page,
  }) => {
    await logIn(page);
    await page.goto(print(MANY));
    const estimate = Number(/about (\d+) pages/.exec((await page.locator('main').textContent()) ?? '')?.[1]);
    await page.goto(print(MANY, ALL, '&understood=1'));
    expect(await paper(page).getByRole('article').count()).toBeGreaterThan(350);
    const name = (await paper(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    const printed = readPdf(await page.pdf({ format: 'Letter' }));
    expect(printed.pages).toBeLessThanOrEqual(120);
    expectFooted(printed, name);
    // 'About' is a promise, too.
    expect(estimate / printed.pages).toBeGreaterThan(0.75);
    expect(estimate / printed.pages).toBeLessThan(1.33);
    // The whole disclaimer stands on the first sheet.
    expect(printed.texts[0]).toContain('consumer reporting agency under the Fair Credit Reporting Act');
    // What stays together.
    await page.emulateMedia({ media: 'print' });
    await expect(paper(page).getByRole('heading', { level: 2 }).first()).toHaveCSS('break-after', 'avoid');
    await expect(paper(page).locator('article > div').first()).toHaveCSS('break-after', 'avoid');
  });

  test('it is white in dark mode too, and has no buttons', async ({ page }) => {
    await logIn(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(print(lookAt('a full page').id, ALL, '&understood=1'));
    await expect(paper(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectReadable(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const buttons = page.getByRole('navigation', { name: 'Print view' });
    await expect(buttons.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(buttons).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(paper(page).locator('dd').first()).toHaveCSS('color', 'rgb(17, 17, 17)');
    await page.emulateMedia({ media: 'screen' });
    await buttons.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page.locator('#report-criminal')).toBeAttached();
  });
});
